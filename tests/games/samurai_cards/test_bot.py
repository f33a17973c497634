"""The search of Samurai: the card game weighs cards fast, plays a round, and judges who may win."""

import pytest

from tatami.core.actions import noun, verb
from tatami.core.cards import size
from tatami.core.chance import Dice
from tatami.core.counts import one_of
from tatami.core.frames import CHANCE
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.bot.evaluation import SamuraiCardsHeuristics, chances_to_win
from tatami.games.samurai_cards.bot.policy import (
    ExpectedStones,
    GreedySamuraiCards,
    cost,
    end_turn,
    quickly_best,
    values_of,
)
from tatami.games.samurai_cards.rules import LAY, PLACE
from tatami.games.samurai_cards.state import SamuraiCards
from tatami.search.majorities import standing

SEATS = [2, 3, 4]


def after(seats: int, decisions: int, seed: str, wanted: int = PLACE) -> SamuraiCards:
    """A table after so many random decisions, where somebody has to decide such a thing."""
    s = GAME.new(seats=seats)
    dice = Dice(seed.encode())
    decided = 0
    while s.asking is not None:
        seat = s.asking.seat
        action = s.asking.sample(s, seat, dice)
        if seat != CHANCE:
            if decided >= decisions and verb(action) == wanted:
                return s
            decided += 1
        s.apply(seat, action)
    raise AssertionError("the match was over too early")


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_is_worth_what_the_table_is_worth_with_it(seats: int) -> None:
    compared = 0
    for decisions in range(20):
        s = after(seats, decisions, f"worth {seats} {decisions}")
        seat = s.actors()[0]
        legal = s.legal(seat)
        for action, worth in zip(legal, values_of(s, seat, legal), strict=True):
            trial = s.clone()
            trial.apply(seat, action)
            if size(trial.pile) == size(s.pile) and trial.top == s.top:
                # No village came, so nothing else has changed.
                found = ExpectedStones(trial, seat).found
                assert worth == standing(found, seats, seat) - cost(action)
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("seats", SEATS)
def test_a_village_is_worth_what_it_promises_where_it_lies(seats: int) -> None:
    for seed in range(10):
        s = after(seats, 6, f"village {seats} {seed}", LAY)
        seat = s.actors()[0]
        legal = s.legal(seat)
        for action, worth in zip(legal, values_of(s, seat, legal), strict=True):
            trial = s.clone()
            trial.lay_village(s.taken, noun(action))
            assert worth == standing(ExpectedStones(trial, seat).found, seats, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_the_simple_choice_is_the_best_card_on_the_best_place(seats: int) -> None:
    for decisions in range(20):
        s = after(seats, decisions, f"simple {seats} {decisions}")
        seat = s.actors()[0]
        values = dict(zip(s.legal(seat), values_of(s, seat, s.legal(seat)), strict=True))
        assert values[quickly_best(s, seat, Dice(b"any"))] == max(values.values())


def test_where_a_village_goes_is_not_thought_about_fast() -> None:
    s = after(3, 6, "chance", LAY)
    assert quickly_best(s, s.actors()[0], Dice(b"any")) in s.legal(s.actors()[0])


@pytest.mark.parametrize("seats", SEATS)
def test_playing_on_lets_everybody_have_a_turn(seats: int) -> None:
    s = after(seats, 5, "playing on")
    mover = s.actors()[0]
    cards = [size(s.hands[seat]) + size(s.piles[seat]) for seat in range(seats)]
    SamuraiCardsHeuristics(GAME).play_on(s, Dice(b"any"))
    assert s.actors() == [mover]
    assert [size(s.hands[seat]) + size(s.piles[seat]) + 1 for seat in range(seats)] == cards


@pytest.mark.parametrize("seats", SEATS)
def test_two_leads_promise_more_than_one_high_one(seats: int) -> None:
    s = after(seats, 0, "leads")
    s.stones += 3 * one_of(0, 0) + 3 * one_of(0, 1)
    s.stones += 6 * one_of(1, 2)
    found = chances_to_win(s, 0)
    assert sum(found) == pytest.approx(1.0)
    assert max(found) == found[0] > found[1]


@pytest.mark.parametrize("seats", SEATS)
def test_a_lead_counts_more_when_few_turns_are_left(seats: int) -> None:
    s = after(seats, 0, "few left")
    s.stones += 2 * one_of(0, 0) + 2 * one_of(0, 1)
    early = chances_to_win(s, 0)[0]
    for seat in range(seats):
        s.piles[seat] = 0
    assert chances_to_win(s, 0)[0] > early > 1 / seats


def test_the_greedy_bot_sees_the_villages_that_come() -> None:
    s = after(2, 4, "greedy")
    seat = s.actors()[0]
    action = GreedySamuraiCards(GAME, Dice(b"any")).choose(GAME.view(s, seat), s.legal(seat))
    assert action in s.legal(seat)
    s.apply(seat, action)
    end_turn(s, Dice(b"any"))
    assert s.taken == s.due == 0

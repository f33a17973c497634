"""Samurai's search plays on fast, as the greedy bot would, and judges who may win."""

import pytest

from tatami.core.actions import verb
from tatami.core.chance import Dice
from tatami.core.counts import one_of
from tatami.core.frames import CHANCE
from tatami.games.samurai import GAME
from tatami.games.samurai.actions import END, EXCHANGE, LAY, hex_of, tile_of
from tatami.games.samurai.bot.evaluation import SamuraiHeuristics, chances_to_win
from tatami.games.samurai.bot.policy.expected import ExpectedFigures
from tatami.games.samurai.bot.policy.rollout import quick_choices, quickly_best
from tatami.games.samurai.pieces import INFLUENCED
from tatami.games.samurai.state import Samurai

SEATS = [2, 3, 4]


def after(seats: int, decisions: int, seed: str) -> Samurai:
    """A table where the seats have laid tiles at random, so many times, and one may go on."""
    s = GAME.new(seats=seats)
    dice = Dice(seed.encode())
    laid = 0
    while s.asking is not None:
        for seat in s.asking.actors(s):
            action = s.asking.sample(s, seat, dice)
            if verb(action) >= LAY and seat != CHANCE:
                laid += 1
                if laid > decisions:
                    return s
            s.apply(seat, action)
    raise AssertionError("the match was over too early")


def is_simple(s: Samurai, action: int) -> bool:
    """Whether it lays a tile that influences a figure, or ends the turn."""
    if verb(action) == LAY:
        return s.kinds_beside(hex_of(action)) & INFLUENCED[tile_of(action)] != 0
    return action == END


@pytest.mark.parametrize("seats", SEATS)
def test_the_simple_choice_is_the_best_of_all_simple_ones(seats: int) -> None:
    lifted = 0
    for decisions in range(40):
        s = after(seats, decisions, f"simple {seats} {decisions}")
        seat = s.actors()[0]
        for action in s.legal(seat):
            if verb(action) == EXCHANGE:
                s.apply(seat, action)
                lifted += 1
                break
        expected = ExpectedFigures(s)
        simple = [action for action in s.legal(seat) if is_simple(s, action)]
        best = max(expected.after(seat, action) for action in simple)
        assert expected.after(seat, quickly_best(s, seat, Dice(b"any"))) == best
    assert lifted > 0


@pytest.mark.parametrize("seats", SEATS)
def test_below_the_first_decision_only_what_is_simple_and_exchanges_are_thought_of(
    seats: int,
) -> None:
    heuristics = SamuraiHeuristics(GAME)
    for decisions in range(40):
        s = after(seats, decisions, f"offers {seats} {decisions}")
        seat = s.actors()[0]
        legal = s.legal(seat)
        kept = [action for action in legal if is_simple(s, action) or verb(action) == EXCHANGE]
        assert sorted(quick_choices(s, seat)) == sorted(kept)
        assert sorted(heuristics.offers(s, seat)) == sorted(kept or legal)


def test_where_nothing_is_simple_everything_is_thought_of() -> None:
    s = after(2, 0, "nothing simple")
    for kind in range(3):
        s.figures[kind] = 0
    assert quick_choices(s, 0) == []
    assert SamuraiHeuristics(GAME).offers(s, 0) == s.legal(0)


def test_rivals_are_expected_to_do_what_is_quickly_best() -> None:
    s = after(3, 5, "rivals")
    seat = s.actors()[0]
    expected = SamuraiHeuristics(GAME).foresee(s, seat, Dice(b"any"))
    assert expected == quickly_best(s, seat, Dice(b"any"))


def test_without_anything_simple_to_do_it_does_what_it_may() -> None:
    s = after(2, 0, "nothing simple")
    for kind in range(3):
        s.figures[kind] = 0
    assert quickly_best(s, 0, Dice(b"any")) in s.legal(0)


@pytest.mark.parametrize("seats", SEATS)
def test_playing_on_lets_everybody_have_a_turn(seats: int) -> None:
    s = after(seats, 4, "playing on")
    mover = s.actors()[0]
    tiles = [s.hands[seat] | s.supplies[seat] for seat in range(seats)]
    SamuraiHeuristics(GAME).play_on(s, Dice(b"any"))
    assert s.actors() == [mover]
    assert not s.has_laid
    assert all(s.hands[seat] | s.supplies[seat] != tiles[seat] for seat in range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_two_leads_promise_more_than_one_high_one(seats: int) -> None:
    s = after(seats, 0, "leads")
    s.captured += 3 * one_of(0, 0) + 3 * one_of(0, 1)
    s.captured += 6 * one_of(1, 2)
    found = chances_to_win(s, 0)
    assert sum(found) == pytest.approx(1.0)
    assert max(found) == found[0] > found[1]


@pytest.mark.parametrize("seats", SEATS)
def test_a_lead_counts_more_when_few_figures_are_left(seats: int) -> None:
    s = after(seats, 0, "few left")
    s.captured += 2 * one_of(0, 0) + 2 * one_of(0, 1)
    early = chances_to_win(s, 0)[0]
    for kind in range(3):
        s.figures[kind] = s.figures[kind] & -s.figures[kind]
    assert chances_to_win(s, 0)[0] > early > 1 / seats


def test_who_has_the_next_turn_has_the_better_chances() -> None:
    s = after(4, 0, "next")
    found = chances_to_win(s, 2)
    assert sorted(range(4), key=lambda seat: -found[seat]) == [2, 3, 0, 1]

"""5. Scoring a village."""

import pytest

from tatami.core.cards import NONE
from tatami.core.chance import dice_of
from tatami.core.frames import WATCHER
from tatami.core.version import is_compiled
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.rules import (
    DrawCard,
    LayVillages,
    PlaceCard,
    ScoredVillage,
    ScoreVillages,
    StoneTaken,
    VillagesScored,
    card_of,
    cell_of,
)
from tatami.games.samurai_cards.state import SamuraiCards
from tatami.games.samurai_cards.terminal import Board
from tatami.games.samurai_cards.view import LaidVillage
from tests.games.samurai_cards.table import table


def test_5_1_a_village_is_scored_when_its_fourth_side_is_taken() -> None:
    t = table("h@0,0", ["h2@1,0+h3@0,1", "b2@-1,0"], ["h4", "b4"])
    t.places(0, "h4 0,-1")
    assert t.scored == [(0, 0)]
    assert t.stones(0) == [1, 0, 0]


def test_5_1_three_sides_are_not_enough() -> None:
    t = table("h@0,0", ["h2@1,0", "b2@-1,0"], ["h4", "b4"])
    t.places(0, "h4 0,-1")
    assert t.scored == []
    assert t.stones(0) == [0, 0, 0]


def test_5_1_one_card_can_close_several_villages() -> None:
    first = "h2@0,1+h3@-1,0+s1@0,-1"
    second = "b2@2,1+b3@3,0+s1@2,-1"
    t = table("h@0,0+b@2,0+r@1,1+r@1,-1", [f"{first}+{second}", "-"], ["h4", "b4"])
    t.places(0, "h4 1,0")
    assert t.scored == [(0, 0), (2, 0)]
    assert t.stones(0) == [1, 1, 0]


def test_5_1_a_village_that_is_closed_when_it_is_laid_is_scored_at_once() -> None:
    t = table("h@0,0+r@2,2", ["h2@0,1+h3@2,1+s1@1,2", "-"], ["h4", "b4"], turn=1, top="hb")
    t.places(1, "b4 1,0")
    assert t.scored == [(1, 1)]
    assert t.stones(0) == [1, 0, 0]
    assert t.stones(1) == [0, 1, 0]


def test_5_2_the_worked_example() -> None:
    # Seats: 0 green, 1 red, 2 blue. The card numbers are ours, the outcome is the rulebook's.
    t = table(
        "hbr@0,0+h@1,1+b@-1,1",
        ["r4@1,0", "s2@-1,0", "h2@0,1"],
        ["h4", "b4", "r2"],
        turn=2,
        top="h",
    )
    t.places(2, "r2 0,-1")
    t.turns_up("b")
    t.lays(2, "1,-1")
    assert [t.stones(seat) for seat in range(3)] == [[0, 0, 1], [0, 1, 0], [0, 0, 0]]
    assert t.scored == [(0, 0)]
    assert t.villages[1, -1] == "h"
    assert t.villages[-1, -1] == "b"


def test_5_2_the_worked_example_goes_on() -> None:
    # The village that is laid next has cards all round it already: green takes its round Buddha.
    t = table(
        "hbr@0,0+h@2,-2",
        ["r4@1,0+b3@1,-2", "s2@-1,0+s1@2,-1", "h2@0,1"],
        ["h4", "b4", "r2"],
        turn=2,
        top="b",
    )
    t.places(2, "r2 0,-1")
    t.nature()
    t.lays(2, "1,-1")
    assert [t.stones(seat) for seat in range(3)] == [[0, 1, 1], [0, 1, 0], [0, 0, 0]]
    assert t.scored == [(0, 0), (1, -1)]


def test_5_2_samurai_count_for_every_symbol() -> None:
    t = table("hbr@0,0", ["s1@1,0+s2@0,1+b4@0,-1", "-"], ["s3", "b3"], stones="0.0.0/0.0.0")
    t.places(0, "s3 -1,0")
    assert t.stones(0) == [1, 1, 1]


def test_5_2_strengths_are_added_up() -> None:
    t = table("h@0,0", ["h2@1,0+s1@0,1", "-"], ["s3", "h4+s1"], turn=1)
    t.places(1, "h4 -1,0")
    t.nature()
    t.places(0, "s3 0,-1")
    assert t.stones(0) == [1, 0, 0]


def test_5_2_only_cards_beside_the_village_count() -> None:
    t = table("h@0,0+b@2,0", ["h2@1,0+h3@3,0+h4@2,1", "s1@-1,0+s1@0,1"], ["s2", "s1"], turn=1)
    t.places(1, "s1 0,-1")
    assert t.stones(1) == [1, 0, 0]


def test_5_3_a_tie_gives_nobody_a_stone() -> None:
    t = table("h@0,0", ["h2@1,0+r2@0,1", "s1@-1,0"], ["h4", "s1"], turn=1)
    t.places(1, "s1 0,-1")
    assert t.scored == [(0, 0)]
    assert t.stones(0) == t.stones(1) == [0, 0, 0]


def test_5_3_a_third_seat_does_not_profit_from_a_tie() -> None:
    t = table("h@0,0", ["h4@1,0", "h4@0,1", "s1@-1,0"], ["r4", "b4", "s1"], turn=2)
    t.places(2, "s1 0,-1")
    assert [t.stones(seat) for seat in range(3)] == [[0, 0, 0]] * 3


def test_5_3_without_influence_nobody_takes_a_stone() -> None:
    t = table("b@0,0", ["h4@1,0+r3@0,1", "r4@-1,0"], ["h3", "h2"], turn=1)
    t.places(1, "h2 0,-1")
    assert t.scored == [(0, 0)]
    assert t.stones(0) == t.stones(1) == [0, 0, 0]


def test_5_4_a_scored_village_is_turned_over_for_all_to_see() -> None:
    t = table("h@0,0", ["h2@1,0+h3@0,1", "b2@-1,0"], ["h4", "b4"])
    t.places(0, "h4 0,-1")
    assert GAME.view(t.s, 1).villages[0] == LaidVillage(
        cell=0, symbols=1, is_turned=True, stones=[]
    )


def test_5_4_the_stones_lie_open_before_their_owners() -> None:
    t = table("hb@0,0", ["h2@1,0+h3@0,1", "b2@-1,0"], ["h4", "b4"])
    t.places(0, "h4 0,-1")
    for viewer in (0, 1, WATCHER):
        assert GAME.view(t.s, viewer).stones == ((1, 0, 0), (0, 1, 0))


def test_5_4_a_card_among_scored_villages_is_turned_over_too() -> None:
    villages = "h*@0,0+b*@2,0+r*@1,1+hb{}@1,-1"
    for scored, turned in (("*", True), ("", False)):
        t = table(villages.format(scored), ["h2@1,0", "b2@-1,0"], ["h4", "b4"])
        placed = {lying.card: lying.is_turned for lying in GAME.view(t.s, 0).placed}
        assert list(placed.values()) == [turned, False]
        style = Board(GAME.view(t.s, 0)).faces[1, 0].style
        assert ("dim" in str(style)) == turned


def test_5_4_it_is_never_scored_again() -> None:
    t = table("h*@0,0+b@2,0", ["h2@1,0+h3@0,1+h4@-1,0+s1@0,-1", "-"], ["s3", "b4"])
    t.places(0, "s3 2,1")
    assert t.stones(0) == [0, 0, 0]


def test_5_5_stones_are_counted_beyond_the_supply() -> None:
    t = table("h@0,0", ["h2@1,0+h3@0,1", "b2@-1,0"], ["h4", "b4"], stones="10.0.0/0.0.0", turn=0)
    t.places(0, "h4 0,-1")
    assert t.stones(0) == [11, 0, 0]


def test_5_the_log_tells_who_took_what() -> None:
    t = table("hb@0,0", ["h2@1,0+h3@0,1", "r2@-1,0"], ["h4", "b4"])
    t.s.log = []
    t.places(0, "h4 0,-1")
    told = next(entry for entry in t.s.log if entry.frame == ScoreVillages())
    stones = [
        StoneTaken(symbol=0, taker=0, influence=[9, 0]),
        StoneTaken(symbol=1, taker=NONE, influence=[0, 0]),
    ]
    assert told.event == VillagesScored([ScoredVillage(cell=0, stones=stones)])


# Laying or scoring first


def place_scoring_first(s: SamuraiCards, seat: int, action: int) -> None:
    """Place a card as in the printed example: villages are scored before others are laid."""
    s.asking = None
    s.place(seat, card_of(action), cell_of(action))
    if s.piles[seat]:
        s.then(DrawCard(seat))
    elif seat + 1 < s.seats:
        s.then(PlaceCard(seat + 1))
    ScoreVillages().run(s)
    s.due = s.sides_due()
    s.then(LayVillages(seat))
    s.settle()


@pytest.mark.parametrize("gap", ["strict", "wide"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_5_laying_or_scoring_first_gives_the_same_result(seats: int, gap: str) -> None:
    for number in range(40 if is_compiled() else 6):
        s = GAME.new(seats, GAME.options(gap=gap))
        other = GAME.new(seats, GAME.options(gap=gap))
        dice = dice_of(number, "order")
        while s.asking is not None:
            asked = s.asking
            action = asked.sample(s, asked.seat, dice)
            s.apply(asked.seat, action)
            if isinstance(asked, PlaceCard):
                place_scoring_first(other, asked.seat, action)
            else:
                other.apply(asked.seat, action)
            if isinstance(s.asking, PlaceCard):
                assert GAME.write(other) == GAME.write(s)
        assert GAME.write(other) == GAME.write(s)

"""Ninjan in words."""

from tatami.core.cards import NONE
from tatami.core.frames import NOBODY, WATCHER
from tatami.core.state import Entry
from tatami.games.ninjan import GAME
from tatami.games.ninjan.rules import (
    Compared,
    CompareSigns,
    Count,
    Counted,
    Round,
    RoundBegun,
    Thrown,
)
from tatami.games.ninjan.story import NinjanNarrator
from tests.games.ninjan.table import ending

NARRATOR = NinjanNarrator(["Aki", "Botan", "Chiyo"], GAME)


def told(entry: Entry) -> str:
    return NARRATOR.story(GAME.view(ending("5S/3P/4P").s, WATCHER), entry)


def test_a_seat_with_one_point_below_nothing_is_counted_too() -> None:
    counted = Entry(Count(), NOBODY, NONE, Counted([3, -1, 0]))
    minus = "\N{MINUS SIGN}"
    assert f"Aki +3, Botan {minus}1, Chiyo 0" in told(counted)


def test_only_those_who_threw_are_told() -> None:
    thrown = Entry(CompareSigns(), NOBODY, NONE, Compared([Thrown(0, 1), Thrown(2, 0)]))
    assert "Botan" not in told(thrown)
    assert "Chiyo" in told(thrown)


def test_after_the_last_round_no_round_begins() -> None:
    t = ending("5S/3P")
    t.s.log = []
    t.lays(1, 1)
    assert Round() not in [entry.frame for entry in t.s.log]
    assert told(Entry(Round(), NOBODY, NONE, RoundBegun(3))) != ""

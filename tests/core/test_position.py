"""Kinds and columns: from a state to a view and to text, and all the way back."""

from dataclasses import dataclass
from typing import Any

import pytest

from tatami.core.cards import NONE, numbers, set_of
from tatami.core.counts import one_of
from tatami.core.errors import TatamiError
from tatami.core.kinds import Bits, Each, Flag, Kind, Number, Piece, Reading, Seat, SetOf, Word
from tatami.core.named import Named
from tatami.core.position import (
    Column,
    Custom,
    Field,
    Group,
    NamedGroup,
    Position,
    Tally,
    keep,
    show,
)
from tests.core.toy import Compare, Deal, Pick, Round, Toy

CARDS = {"ace": 0, "two": 1, "six": 5}


@dataclass
class Duel(Named):
    striker: int
    hits: int


class Table(Toy):
    """A toy with fields of all kinds."""

    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats)
        self.round = 4
        self.is_late = True
        self.top = 5
        self.trick = numbers([0, NONE, 1])
        self.leaders = set_of([0, 2])
        self.bags = numbers([set_of([0, 1]), 0, 0])
        self.stones = 2 * one_of(0, 1) + one_of(2, 0)
        self.striker = 2
        self.hits = 1
        self.winners = set_of([1])


COLUMNS: list[Column] = [
    Group("round.late", [Field("round", Number(0, 9)), Field("is_late", Flag())]),
    Field("top", Word(CARDS)),
    Field("trick", Each(Word(CARDS))),
    Field("leaders", SetOf(Seat())),
    Field("bags", Each(SetOf(Word(CARDS)))),
    Tally("stones", 3, 9),
    Group(
        "end",
        [
            NamedGroup(
                "duel", Duel, [Field("striker", Number(NONE, 9)), Field("hits", Number(0, 9))]
            ),
            Field("winners", Bits(7)),
        ],
    ),
]
POSITION = Position(COLUMNS, [Deal, Round, Pick, Compare], range(2, 4), first="leaders trick")
TEXT = "a=1 0+2 ace/-/two 4.1 six ace+two/-/- 0.2.0/0.0.0/1.0.0 2.1.2 -"


def test_the_line_has_the_words_that_are_named_first_and_then_the_others() -> None:
    assert POSITION.write(Table(), {"a": 1}) == TEXT
    names = "leaders trick round.late top bags stones end"
    assert POSITION.names == ["options", *names.split(), "pending"]


def read(text: str) -> Table:
    words = POSITION.split(text)
    s = Table(POSITION.seats(words["trick"]))
    for name in ("round", "is_late", "top", "trick", "leaders", "bags", "stones", "winners"):
        setattr(s, name, 0)
    POSITION.read(words, s, [])
    return s


def test_what_is_written_is_read_back() -> None:
    assert POSITION.write(read(TEXT), {"a": 1}) == TEXT


class Seen:
    """A view, as far as columns know."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.__dict__ = seen


def test_a_view_shows_plain_numbers_and_they_can_be_kept_again() -> None:
    seen = show(COLUMNS, Table())
    assert seen == {
        "round": 4,
        "is_late": True,
        "top": 5,
        "trick": (0, NONE, 1),
        "leaders": (0, 2),
        "bags": ((0, 1), (), ()),
        "stones": ((0, 2, 0), (0, 0, 0), (1, 0, 0)),
        "duel": Duel(2, 1),
        "winners": (1,),
    }
    s = read("a=1 - -/-/- 0.0 - -/-/- 0.0.0/0.0.0/0.0.0 -1.0.0 -")
    keep(COLUMNS, s, Seen(seen))
    assert POSITION.write(s, {"a": 1}) == TEXT


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("0+2", "0+3", "“3”.*0..2"),
        ("0+2", "0+-", "“-”.*0..2"),
        ("ace+two/-/-", "ace+two/-", "“ace\\+two/-”.*-/-/-"),
        ("ace/-/two", "ace/-/ten", "“ten”.*ace, two, six"),
        ("4.1", "4.2", "“2”.*0..1"),
        ("4.1", "4", "“4”.*round.is_late"),
        ("4.1", "10.1", "“10”.*0..9"),
        ("ace+two/", "ace+-/", "“ace\\+-”"),
        ("0.2.0/", "0.2/", "“0.2”.*0.0.0"),
        ("0.2.0/", "0.12.0/", "“12”.*0..9"),
        ("2.1.2", "2.1", "“2.1”.*striker.hits.winners"),
        ("2.1.2", "2.1.8", "“8”.*0..7"),
        (" -", "", "options leaders trick"),
    ],
)
def test_a_word_that_cannot_be_read_says_what_would_be_right(
    old: str, new: str, complaint: str
) -> None:
    bad = TEXT.replace(old, new, 1) if old != " -" else TEXT.removesuffix(old)
    with pytest.raises(TatamiError, match=complaint):
        read(bad)


def test_a_piece_is_in_one_place_only() -> None:
    reading = Reading(Table(), [0, 1, 1])
    cards = SetOf(Piece(CARDS))
    assert cards.read("ace+two", reading) == (0, 1)
    assert reading.left == [1]
    assert Piece(CARDS).read("-", reading) == NONE
    with pytest.raises(TatamiError, match="card ace is in two places"):
        cards.read("ace", reading)


def test_a_column_of_its_own_is_written_but_never_shown_unasked() -> None:
    def read_round(s: Any, text: str) -> None:
        s.round = len(text)

    column = Custom("tally", ["round"], lambda s: "I" * s.round, read_round)
    s = Table()
    assert column.write(s) == "IIII"
    column.read("II", Reading(s, []))
    assert s.round == 2
    with pytest.raises(NotImplementedError, match="tally"):
        column.show(s, {})
    with pytest.raises(NotImplementedError, match="tally"):
        column.keep(s, Seen({}))


def test_a_kind_has_to_say_how_it_is_read() -> None:
    with pytest.raises(NotImplementedError):
        Kind().read("1", Reading(Table(), []))

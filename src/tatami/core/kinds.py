"""Kinds of things that a state keeps: how each is shown in a view, and written in a position.

Inside the rules a set is bits and a row of numbers is packed; a view has tuples of numbers, and
the text of a position has names. A kind knows the way from each to the next, and back.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tatami.core.cards import NONE, members, numbers, set_of
from tatami.core.errors import TatamiError
from tatami.core.notation import bad_position, parts, read_number
from tatami.core.state import State

NOTHING: Final = "-"
"""What is written where there is none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading:
    """A position that is being read: the table so far, and the pieces that are not on it yet."""

    def __init__(self, s: Any, pieces: list[int]) -> None:
        self.s = s
        self.left = pieces.copy()

    def take(self, piece: int, name: str) -> int:
        """A piece of which the text tells where it is; it can be there once only."""
        if piece not in self.left:
            raise TatamiError("card-twice", card=name)
        self.left.remove(piece)
        return piece


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How a value is kept in a state, shown in a view, and written in a position."""

    def shown(self, kept: Any) -> Any:
        """What a view has of it."""
        return kept

    def kept(self, shown: Any) -> Any:
        """What a state keeps, from what a view has."""
        return shown

    def write(self, shown: Any, s: State[Any]) -> str:
        """The text of what a view has."""
        return str(shown)

    def read(self, text: str, reading: Reading) -> Any:
        """What a view has, from its text; what it cannot be is refused."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Kind):
    """A number within bounds; they catch a slip of the pen, not what the rules forbid."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = lowest
        self.highest = highest

    def read(self, text: str, reading: Reading) -> Any:
        return read_number(text, self.lowest, self.highest)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Kind):
    """Yes or no, written 1 or 0."""

    def write(self, shown: Any, s: State[Any]) -> str:
        return "1" if shown else "0"

    def read(self, text: str, reading: Reading) -> Any:
        return read_number(text, 0, 1) == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Kind):
    """The number of a seat."""

    def read(self, text: str, reading: Reading) -> Any:
        return read_number(text, 0, reading.s.seats - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Kind):
    """One of several things with names, or NONE, which is a dash."""

    def __init__(self, values: dict[str, int], wanted: str = "") -> None:
        self.values = values
        self.names = {value: name for name, value in values.items()}
        self.wanted = wanted or ", ".join(values)

    def write(self, shown: Any, s: State[Any]) -> str:
        return NOTHING if shown == NONE else self.names[shown]

    def read(self, text: str, reading: Reading) -> Any:
        if text == NOTHING:
            return NONE
        if text not in self.values:
            raise bad_position(text, self.wanted)
        return self.values[text]


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Word):
    """A piece with a name, of which the text may tell once."""

    def read(self, text: str, reading: Reading) -> Any:
        piece = super().read(text, reading)
        return NONE if piece == NONE else reading.take(piece, text)


@mypyc_attr(allow_interpreted_subclasses=True)
class SetOf(Kind):
    """A set of things of a kind: bits in the state, a tuple in a view."""

    def __init__(self, kind: Kind, between: str = "+") -> None:
        self.kind = kind
        self.between = between

    def shown(self, kept: Any) -> Any:
        return tuple(members(kept))

    def kept(self, shown: Any) -> Any:
        return set_of(list(shown))

    def write(self, shown: Any, s: State[Any]) -> str:
        return self.between.join([self.kind.write(one, s) for one in shown]) or NOTHING

    def read(self, text: str, reading: Reading) -> Any:
        if text == NOTHING:
            return ()
        names = text.split(self.between) if self.between else list(text)
        found = [self.kind.read(name, reading) for name in names]
        if NONE in found:
            raise bad_position(text, NOTHING)
        return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bits(SetOf):
    """A set of seats whose bits are written as one number."""

    def __init__(self, highest: int) -> None:
        super().__init__(Number(0, highest))

    def write(self, shown: Any, s: State[Any]) -> str:
        return str(set_of(list(shown)))

    def read(self, text: str, reading: Reading) -> Any:
        return tuple(members(self.kind.read(text, reading)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Kind):
    """A value for each seat: packed in the state, a tuple in a view."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def shown(self, kept: Any) -> Any:
        return tuple([self.kind.shown(one) for one in kept])

    def kept(self, shown: Any) -> Any:
        return numbers([self.kind.kept(one) for one in shown])

    def write(self, shown: Any, s: State[Any]) -> str:
        return "/".join([self.kind.write(one, s) for one in shown])

    def read(self, text: str, reading: Reading) -> Any:
        words = parts(text, "/", reading.s.seats, "/".join([NOTHING] * reading.s.seats))
        return tuple([self.kind.read(word, reading) for word in words])

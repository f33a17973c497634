"""Kinds of things that a state keeps: how each is shown in a view, and written in a position.

Inside the rules a set is bits and a row of numbers is packed; a view has tuples of numbers, the
text of a position has names, and programs that learn get zeros and ones. A kind knows the way from
each to the next, and back.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tatami.core.cards import NONE, members, numbers, set_of
from tatami.core.errors import TatamiError
from tatami.core.notation import bad_position, parts, read_number
from tatami.core.sheet import LARGEST, SMALLEST, Scan, Sheet
from tatami.core.state import State

NOTHING: Final = "-"
"""What is written where there is none."""


def joined(items: list[str]) -> str:
    """The items with a plus between them; a dash if there are none."""
    return "+".join(items) or NOTHING


def items_of(text: str) -> list[str]:
    """The items between the pluses; none for a dash."""
    return text.split("+") if text != NOTHING else []


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

    def keep_in(self, s: Any, name: str, shown: Any) -> None:
        """Let a state keep, in the field with this name, what a view has."""
        setattr(s, name, self.kept(shown))

    def write(self, shown: Any, s: State[Any]) -> str:
        """The text of what a view has."""
        return str(shown)

    def read(self, text: str, reading: Reading) -> Any:
        """What a view has, from its text; what it cannot be is refused."""
        raise NotImplementedError

    # As numbers: unless a kind says otherwise, one of several things, a one among zeros.

    def ways(self, seats: int) -> int:
        """How many things it can be, beside NONE."""
        raise TatamiError("no-numbers-of-kind", kind=type(self).__name__)

    def place(self, shown: Any, sheet: Sheet) -> int:
        """Which of them this is, counted from 0; NONE if it is none."""
        return int(shown)

    def at_place(self, place: int, scan: Scan) -> Any:
        """The thing that this is the place of."""
        return place

    def shape(self, seats: int) -> list[int]:
        """How many numbers it takes, as rows of rows where it has such."""
        return [self.ways(seats)]

    def put(self, shown: Any, sheet: Sheet) -> None:
        """Write what a view has as numbers."""
        sheet.one_of(self.place(shown, sheet), self.ways(sheet.seats))

    def take(self, scan: Scan) -> Any:
        """What a view has, from its numbers."""
        place = scan.one_of(self.ways(scan.seats))
        return NONE if place == NONE else self.at_place(place, scan)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Kind):
    """A number within bounds; they catch a slip of the pen, not what the rules forbid."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = lowest
        self.highest = highest

    def read(self, text: str, reading: Reading) -> Any:
        return read_number(text, self.lowest, self.highest)

    def ways(self, seats: int) -> int:
        return self.highest - self.lowest + 1

    def place(self, shown: Any, sheet: Sheet) -> int:
        return int(shown) - self.lowest

    def at_place(self, place: int, scan: Scan) -> Any:
        return place + self.lowest

    def shape(self, seats: int) -> list[int]:
        return [1] if self.is_short() else [2]

    def is_short(self) -> bool:
        """Whether one byte is enough."""
        return self.lowest >= SMALLEST and self.highest <= LARGEST

    def put(self, shown: Any, sheet: Sheet) -> None:
        if self.is_short():
            sheet.number(int(shown))
        else:
            sheet.long_number(int(shown))

    def take(self, scan: Scan) -> Any:
        return scan.number() if self.is_short() else scan.long_number()


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Kind):
    """Yes or no, written 1 or 0."""

    def write(self, shown: Any, s: State[Any]) -> str:
        return "1" if shown else "0"

    def read(self, text: str, reading: Reading) -> Any:
        return read_number(text, 0, 1) == 1

    def shape(self, seats: int) -> list[int]:
        return [1]

    def put(self, shown: Any, sheet: Sheet) -> None:
        sheet.number(1 if shown else 0)

    def take(self, scan: Scan) -> Any:
        return scan.number() == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Kind):
    """The number of a seat."""

    def read(self, text: str, reading: Reading) -> Any:
        return read_number(text, 0, reading.s.seats - 1)

    def ways(self, seats: int) -> int:
        return seats

    def place(self, shown: Any, sheet: Sheet) -> int:
        return sheet.relative(int(shown)) if shown >= 0 else NONE

    def at_place(self, place: int, scan: Scan) -> Any:
        return scan.absolute(place)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Kind):
    """One of several things with names, or NONE, which is a dash."""

    def __init__(self, values: dict[str, int], wanted: str = "") -> None:
        self.values = values
        self.names = {value: name for name, value in values.items()}
        self.wanted = wanted or ", ".join(values)
        self.in_order = sorted(self.names)
        self.places = {value: place for place, value in enumerate(self.in_order)}

    def write(self, shown: Any, s: State[Any]) -> str:
        return NOTHING if shown == NONE else self.names[shown]

    def read(self, text: str, reading: Reading) -> Any:
        if text == NOTHING:
            return NONE
        if text not in self.values:
            raise bad_position(text, self.wanted)
        return self.values[text]

    def ways(self, seats: int) -> int:
        return len(self.in_order)

    def place(self, shown: Any, sheet: Sheet) -> int:
        return self.places.get(int(shown), NONE)

    def at_place(self, place: int, scan: Scan) -> Any:
        return self.in_order[place]


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

    def shape(self, seats: int) -> list[int]:
        return [self.kind.ways(seats)]

    def put(self, shown: Any, sheet: Sheet) -> None:
        """How many there are of each: most sets have one or none."""
        places = [self.kind.place(one, sheet) for one in shown]
        places.sort()
        at = 0
        found = 0
        while found < len(places):
            place = places[found]
            count = 1
            while found + count < len(places) and places[found + count] == place:
                count += 1
            sheet.blank(place - at)
            sheet.number(count)
            at = place + 1
            found += count
        sheet.blank(self.kind.ways(sheet.seats) - at)

    def take(self, scan: Scan) -> Any:
        counts = scan.several(self.kind.ways(scan.seats))
        found: list[Any] = []
        for place, count in enumerate(counts):
            found += [self.kind.at_place(place, scan)] * count
        return tuple(sorted(found))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bits(SetOf):
    """A set of seats whose bits are written as one number."""

    def __init__(self, highest: int) -> None:
        super().__init__(Number(0, highest))

    def write(self, shown: Any, s: State[Any]) -> str:
        return str(set_of(list(shown)))

    def read(self, text: str, reading: Reading) -> Any:
        return tuple(members(self.kind.read(text, reading)))

    def shape(self, seats: int) -> list[int]:
        return SEATS.shape(seats)

    def put(self, shown: Any, sheet: Sheet) -> None:
        SEATS.put(shown, sheet)

    def take(self, scan: Scan) -> Any:
        return SEATS.take(scan)


SEATS: Final = SetOf(Seat())


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Kind):
    """A value for each seat: packed in the state, a tuple in a view."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def shown(self, kept: Any) -> Any:
        return tuple([self.kind.shown(one) for one in kept])

    def kept(self, shown: Any) -> Any:
        return numbers([self.kind.kept(one) for one in shown])

    def keep_in(self, s: Any, name: str, shown: Any) -> None:
        # Into the row that is there: one that is set by its name is never given back, because the
        # setters that mypyc makes count a reference too many. Bots imagine a thousand times a move.
        kept = self.kept(shown)
        row: Any = getattr(s, name, None)
        if type(row) is not type(kept) or len(row) != len(kept):
            setattr(s, name, kept)
            return
        for place, one in enumerate(kept):
            row[place] = one

    def write(self, shown: Any, s: State[Any]) -> str:
        return "/".join([self.kind.write(one, s) for one in shown])

    def read(self, text: str, reading: Reading) -> Any:
        words = parts(text, "/", reading.s.seats, "/".join([NOTHING] * reading.s.seats))
        return tuple([self.kind.read(word, reading) for word in words])

    def shape(self, seats: int) -> list[int]:
        return [seats, *self.kind.shape(seats)]

    def put(self, shown: Any, sheet: Sheet) -> None:
        """The viewer's first, then those of the others clockwise."""
        for away in range(sheet.seats):
            self.kind.put(shown[sheet.absolute(away)], sheet)

    def take(self, scan: Scan) -> Any:
        from_viewer = [self.kind.take(scan) for _ in range(scan.seats)]
        return tuple([from_viewer[scan.relative(seat)] for seat in range(scan.seats)])

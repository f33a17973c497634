"""Kinds that are made of others: rows, records, boards, and what is pending.

Nothing of this kind is written in a position by itself; an observation has it (`observation.py`).
"""

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from tatami.core.cards import NONE, set_of
from tatami.core.errors import TatamiError
from tatami.core.frames import Frame
from tatami.core.kinds import Kind, Seat
from tatami.core.notation import FrameKinds
from tatami.core.sheet import LANES, Scan, Sheet
from tatami.core.state import State

SEAT = Seat()


def total(shape: list[int]) -> int:
    """How many numbers there are in a shape."""
    product = 1
    for length in shape:
        product *= length
    return product


class Width:
    """How many numbers a kind takes, worked out once for each number of seats."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.known: dict[int, int] = {}

    def at(self, seats: int) -> int:
        """At a table of so many seats."""
        found = self.known.get(seats)
        if found is None:
            found = total(self.kind.shape(seats))
            self.known[seats] = found
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class BitSet(Kind):
    """A set that a view shows as one number, whose bits are what is in it."""

    def __init__(self, size: int) -> None:
        self.bits = size

    def shape(self, seats: int) -> list[int]:
        return [self.bits]

    def put(self, shown: Any, sheet: Sheet) -> None:
        sheet.bits(shown, self.bits)

    def take(self, scan: Scan) -> Any:
        bits = scan.several(self.bits)
        return set_of([place for place in range(self.bits) if bits[place]])


@mypyc_attr(allow_interpreted_subclasses=True)
class Times(Kind):
    """So many things of a kind, in an order that has nothing to do with seats."""

    def __init__(self, count: int, kind: Kind) -> None:
        self.count = count
        self.kind = kind

    def shape(self, seats: int) -> list[int]:
        return [self.count, *self.kind.shape(seats)]

    def put(self, shown: Any, sheet: Sheet) -> None:
        for one in shown:
            self.kind.put(one, sheet)

    def take(self, scan: Scan) -> Any:
        return tuple([self.kind.take(scan) for _ in range(self.count)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Kind):
    """Up to so many things of a kind in a row; before each stands a one, where there is one."""

    def __init__(self, most: int, kind: Kind) -> None:
        self.most = most
        self.kind = kind
        self.width = Width(kind)

    def shape(self, seats: int) -> list[int]:
        return [self.most, 1 + total(self.kind.shape(seats))]

    def put(self, shown: Any, sheet: Sheet) -> None:
        if len(shown) > self.most:
            raise TatamiError("too-many-for-numbers", count=len(shown), most=self.most)
        for one in shown:
            sheet.number(1)
            self.kind.put(one, sheet)
        left = self.most - len(shown)
        if left:
            sheet.blank(left * (1 + self.width.at(sheet.seats)))

    def take(self, scan: Scan) -> Any:
        width = total(self.kind.shape(scan.seats))
        found = []
        for _ in range(self.most):
            if scan.number():
                found.append(self.kind.take(scan))
            else:
                scan.several(width)
        return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordOf(Kind):
    """A record: its fields one after another, each of its kind."""

    def __init__(self, make: Callable[..., Any], fields: list[tuple[str, Kind]]) -> None:
        self.make = make
        self.fields = fields

    def shape(self, seats: int) -> list[int]:
        return [sum([total(kind.shape(seats)) for _, kind in self.fields])]

    def put(self, shown: Any, sheet: Sheet) -> None:
        for name, kind in self.fields:
            kind.put(getattr(shown, name), sheet)

    def take(self, scan: Scan) -> Any:
        return self.make(*[kind.take(scan) for _, kind in self.fields])


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Kind):
    """Records that lie on numbered places of a board, at most one on each: a row for each place.

    The first field of the record is the place. A row begins with a one if something lies there.
    """

    def __init__(
        self, size: int, make: Callable[..., Any], place: str, fields: list[tuple[str, Kind]]
    ) -> None:
        self.size = size
        self.make = make
        self.field = place
        self.fields = fields
        self.width = Width(RecordOf(make, fields))
        """Of one place, but for the number that says whether something lies there."""

    def shape(self, seats: int) -> list[int]:
        return [self.size, 1 + self.width.at(seats)]

    def put(self, shown: Any, sheet: Sheet) -> None:
        width = 1 + self.width.at(sheet.seats)
        next_place = 0
        for one in shown:
            place = getattr(one, self.field)
            if place > next_place:
                sheet.blank((place - next_place) * width)
            sheet.number(1)
            for name, kind in self.fields:
                kind.put(getattr(one, name), sheet)
            next_place = place + 1
        if next_place < self.size:
            sheet.blank((self.size - next_place) * width)

    def take(self, scan: Scan) -> Any:
        width = self.width.at(scan.seats)
        found = []
        for place in range(self.size):
            if scan.number():
                found.append(self.make(place, *[kind.take(scan) for _, kind in self.fields]))
            else:
                scan.several(width)
        return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Maybe(Kind):
    """Something that a view has only now and then; before that it has an empty tuple."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.width = Width(kind)

    def shape(self, seats: int) -> list[int]:
        return [1 + self.width.at(seats)]

    def put(self, shown: Any, sheet: Sheet) -> None:
        sheet.number(1 if shown else 0)
        if shown:
            self.kind.put(shown, sheet)
        else:
            sheet.blank(self.width.at(sheet.seats))

    def take(self, scan: Scan) -> Any:
        if scan.number():
            return self.kind.take(scan)
        scan.several(total(self.kind.shape(scan.seats)))
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending(Kind):
    """The pending frames, the question on the table first: which frame, and its fields.

    The first field of a frame is a seat, as the viewer counts them, unless `plain` names the
    frame; the others are numbers.
    """

    def __init__(self, frames: FrameKinds, deepest: int, fields: int, plain: str = "") -> None:
        self.frames = frames
        self.names = list(frames)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.deepest = deepest
        self.fields = fields
        """The most that a frame has."""
        self.plain = plain.split()

    def shape(self, seats: int) -> list[int]:
        return [self.deepest, self.width(seats)]

    def put(self, shown: Any, sheet: Sheet) -> None:
        left = self.room_beside(len(shown))
        for frame in shown[::-1]:
            self.put_frame(frame, sheet)
        sheet.blank(left * self.width(sheet.seats))

    def put_pending(self, s: State[Any], sheet: Sheet) -> None:
        """Write what is pending straight from a state, without a list of it."""
        asked = s.asking
        upcoming = s.next
        waiting: int = s.stack.depth
        left = self.room_beside(waiting + (asked is not None) + (upcoming is not None))
        if asked is not None:
            self.put_frame(asked, sheet)
        if upcoming is not None:
            self.put_frame(upcoming, sheet)
        while waiting > 0:
            waiting -= 1
            self.put_frame(s.stack.room[waiting], sheet)
        sheet.blank(left * self.width(sheet.seats))

    def room_beside(self, count: int) -> int:
        """How many frames are told less than there is room for; too many are refused."""
        if count > self.deepest:
            raise TatamiError("too-many-for-numbers", count=count, most=self.deepest)
        return self.deepest - count

    def width(self, seats: int) -> int:
        """The numbers of one frame."""
        return len(self.names) + seats + 1 + 2 * self.fields

    def put_frame(self, frame: Frame[Any], sheet: Sheet) -> None:
        """One frame: its kind, its seat, how many fields it has, and those that are numbers."""
        name = type(frame).__name__
        fields = frame.fields()
        sheet.one_of(self.numbers[name], len(self.names))
        if fields and name not in self.plain:
            sheet.one_seat(fields[0])
            fields[0] = 0
        else:
            sheet.blank(sheet.seats)
        sheet.number(len(fields))
        for field in fields:
            sheet.long_number(field)
        sheet.blank(2 * (self.fields - len(fields)))

    def take(self, scan: Scan) -> Any:
        found: list[Frame[Any]] = []
        for _ in range(self.deepest):
            number = scan.one_of(len(self.names))
            seat = SEAT.take(scan)
            count = scan.number()
            fields = [scan.long_number() for _ in range(self.fields)][:count]
            if number != NONE:
                name = self.names[number]
                if fields and name not in self.plain:
                    fields[0] = seat
                found.append(self.frames[name](*fields))
        return found[::-1]


def padding(size: int) -> int:
    """How many zeros make a row of so many numbers a row of whole words."""
    return -size % LANES

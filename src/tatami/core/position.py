"""A position as one line of text, and what everybody sees of it: both from the same columns.

A game declares a column for what its state keeps. Those that hold no secret stand beside its view:
they are shown there and put back by `imagine` without another word. All of them together are the
text of a position.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tatami.core.compounds import RecordOf, Times
from tatami.core.counts import count_of, one_of
from tatami.core.frames import Frame
from tatami.core.game import Options
from tatami.core.kinds import Each, Kind, Number, Reading
from tatami.core.notation import (
    FrameKinds,
    parts,
    read_frames,
    read_number,
    write_frames,
    write_options,
)
from tatami.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Column:
    """One word of a position: what a state keeps in some of its fields."""

    def __init__(self, name: str, holds: list[str], width: int = 1) -> None:
        self.name = name
        self.holds = holds
        """The fields of the state that it tells of."""
        self.width = width
        """How many values with dots between them it takes in a group."""

    @abstractmethod
    def write(self, s: Any) -> str:
        """The word for this state."""

    @abstractmethod
    def read(self, text: str, reading: Reading) -> None:
        """Put what the word tells into the state that is being read."""

    def show(self, s: Any, seen: dict[str, Any]) -> None:
        """Add what everybody sees of it to the fields of a view."""
        raise NotImplementedError(f"{self.name} is not shown as it is")

    def keep(self, s: Any, view: Any) -> None:
        """Put what a view shows of it back into a state."""
        raise NotImplementedError(f"{self.name} is not shown as it is")

    def kinds_shown(self) -> dict[str, Kind]:
        """The kinds of the fields of a view that it shows, as far as they are known by its own."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Column):
    """One field of the state, of a kind; a view has it under the same name."""

    def __init__(self, name: str, kind: Kind) -> None:
        super().__init__(name, [name])
        self.kind = kind

    def write(self, s: Any) -> str:
        return self.kind.write(self.kind.shown(getattr(s, self.name)), s)

    def read(self, text: str, reading: Reading) -> None:
        self.kind.keep_in(reading.s, self.name, self.kind.read(text, reading))

    def show(self, s: Any, seen: dict[str, Any]) -> None:
        seen[self.name] = self.kind.shown(getattr(s, self.name))

    def keep(self, s: Any, view: Any) -> None:
        self.kind.keep_in(s, self.name, getattr(view, self.name))

    def kinds_shown(self) -> dict[str, Kind]:
        return {self.name: self.kind}


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Column):
    """Several columns in one word, with dots between them."""

    def __init__(self, name: str, columns: list[Column]) -> None:
        width = sum([column.width for column in columns])
        super().__init__(name, [held for column in columns for held in column.holds], width)
        self.columns = columns

    def write(self, s: Any) -> str:
        return ".".join([column.write(s) for column in self.columns])

    def read(self, text: str, reading: Reading) -> None:
        values = parts(text, ".", self.width, ".".join(self.holds))
        for column in self.columns:
            column.read(".".join(values[: column.width]), reading)
            values = values[column.width :]

    def show(self, s: Any, seen: dict[str, Any]) -> None:
        for column in self.columns:
            column.show(s, seen)

    def keep(self, s: Any, view: Any) -> None:
        for column in self.columns:
            column.keep(s, view)

    def kinds_shown(self) -> dict[str, Kind]:
        return kinds_shown(self.columns)


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedGroup(Group):
    """A group that a view shows as one record with named parts, in the order of the fields."""

    def __init__(self, name: str, make: Callable[..., Any], fields: list[Field]) -> None:
        super().__init__(name, list(fields))
        self.make = make
        self.fields = fields

    def show(self, s: Any, seen: dict[str, Any]) -> None:
        values = [field.kind.shown(getattr(s, field.name)) for field in self.fields]
        seen[self.name] = self.make(*values)

    def keep(self, s: Any, view: Any) -> None:
        record = getattr(view, self.name)
        for field, part in zip(self.fields, type(record).__dataclass_fields__, strict=True):
            field.kind.keep_in(s, field.name, getattr(record, part))

    def kinds_shown(self) -> dict[str, Kind]:
        names = list(getattr(self.make, "__dataclass_fields__", {}))
        pairs = zip(names, self.fields, strict=True)
        return {self.name: RecordOf(self.make, [(name, field.kind) for name, field in pairs])}


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Column):
    """How many every seat has of each kind, counted in one number (`core/counts.py`)."""

    def __init__(self, name: str, kinds: int, highest: int) -> None:
        super().__init__(name, [name])
        self.kinds = kinds
        self.highest = highest

    def counted(self, s: Any) -> list[list[int]]:
        """The counts of each seat."""
        counts = getattr(s, self.name)
        return [
            [count_of(counts, seat, kind) for kind in range(self.kinds)] for seat in range(s.seats)
        ]

    def write(self, s: Any) -> str:
        return "/".join([".".join([str(count) for count in own]) for own in self.counted(s)])

    def read(self, text: str, reading: Reading) -> None:
        nought = ".".join(["0"] * self.kinds)
        counts = 0
        for seat, own in enumerate(parts(text, "/", reading.s.seats, f"{nought}/{nought}")):
            for kind, count in enumerate(parts(own, ".", self.kinds, nought)):
                counts += read_number(count, 0, self.highest) * one_of(seat, kind)
        setattr(reading.s, self.name, counts)

    def show(self, s: Any, seen: dict[str, Any]) -> None:
        seen[self.name] = tuple([tuple(own) for own in self.counted(s)])

    def keep(self, s: Any, view: Any) -> None:
        counts = 0
        for seat, own in enumerate(getattr(view, self.name)):
            for kind, count in enumerate(own):
                counts += count * one_of(seat, kind)
        setattr(s, self.name, counts)

    def kinds_shown(self) -> dict[str, Kind]:
        return {self.name: Each(Times(self.kinds, Number(0, self.highest)))}


class Custom(Column):
    """A column with functions of its own; its game shows what is to be seen of it."""

    def __init__(
        self,
        name: str,
        holds: list[str],
        write: Callable[[Any], str],
        read: Callable[[Any, str], None],
    ) -> None:
        super().__init__(name, holds)
        self.written_by = write
        self.read_by = read

    def write(self, s: Any) -> str:
        return self.written_by(s)

    def read(self, text: str, reading: Reading) -> None:
        self.read_by(reading.s, text)


def show(columns: list[Column], s: State[Any]) -> dict[str, Any]:
    """What everybody sees, by the names of the view's fields."""
    seen: dict[str, Any] = {}
    for column in columns:
        column.show(s, seen)
    return seen


class Sharing:
    """What everybody sees of some states, made for the first who looks and kept for the others.

    Whoever begins it knows that these states do not change until it is ended.
    """

    def __init__(self) -> None:
        self.seen: dict[int, tuple[State[Any], dict[str, Any]]] = {}

    def of(self, s: State[Any]) -> dict[str, Any] | None:
        """What everybody sees of a state, if somebody has looked."""
        found = self.seen.get(id(s))
        return None if found is None else found[1]


class Sharer:
    """Whether what everybody sees is shared just now, and with whom."""

    def __init__(self) -> None:
        self.sharing: Sharing | None = None


SHARER: Final = Sharer()
"""The house looks at a table for many in one go; nothing else goes on in its thread meanwhile."""


def shared(s: State[Any], look: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
    """What everybody sees of a state, by the names of the view's fields: as `look` finds it, or as
    it was found for somebody else."""
    sharing = SHARER.sharing
    if sharing is None:
        return look(s)
    found = sharing.seen.get(id(s))
    if found is not None:
        return found[1]
    seen = look(s)
    sharing.seen[id(s)] = (s, seen)
    return seen


def keep(columns: list[Column], s: State[Any], view: Any) -> None:
    """Put what everybody sees into a state."""
    for column in columns:
        column.keep(s, view)


def kinds_shown(columns: list[Column]) -> dict[str, Kind]:
    """The kinds of the fields that these columns show in a view."""
    found: dict[str, Kind] = {}
    for column in columns:
        found.update(column.kinds_shown())
    return found


class Position:
    """The text of a position: options, the columns, and what is pending."""

    def __init__(
        self,
        columns: list[Column],
        frames: list[type[Frame[Any]]],
        seats: range,
        first: str = "",
        derived: str = "",
    ) -> None:
        self.columns = columns
        """In the order in which they are read."""
        self.derived = derived.split()
        """The fields of the state that are not written, because they follow from the others."""
        self.frames: FrameKinds = {kind.__name__: kind for kind in frames}
        """What may be pending, by name."""
        self.range_of_seats = seats
        named = {column.name: column for column in columns}
        self.words = [named.pop(name) for name in first.split()]
        """In the order in which they are written: those named `first`, then the others."""
        self.words += named.values()
        self.names = ["options", *[column.name for column in self.words], "pending"]

    def write(self, s: State[Any], options: Options) -> str:
        """The whole position on one line."""
        words = [column.write(s) for column in self.words]
        return " ".join([write_options(options), *words, write_frames(s.pending())])

    def split(self, text: str) -> dict[str, str]:
        """The words of a line by their names."""
        words = parts(text, " ", len(self.names), " ".join(self.names))
        return dict(zip(self.names, words, strict=True))

    def seats(self, word: str) -> int:
        """How many seats there are, by a word that tells something of each."""
        return read_number(
            str(word.count("/") + 1), self.range_of_seats[0], self.range_of_seats[-1]
        )

    def read(self, words: dict[str, str], s: State[Any], pieces: list[int]) -> Reading:
        """Put what the words tell into an empty table; which of the pieces are left."""
        reading = Reading(s, pieces)
        for column in self.columns:
            column.read(words[column.name], reading)
        return reading

    def pending(self, words: dict[str, str], seats: int) -> list[Frame[Any]]:
        return read_frames(words["pending"], self.frames, seats)

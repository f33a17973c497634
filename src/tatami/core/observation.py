"""What a seat sees, as a row of numbers with named parts; made from what the game declares.

The kinds of what everybody sees stand beside the view (`PUBLIC`); those of the view's other fields,
and what follows from the rest, stand in the game's `numbers.py`. From these the row is written and
read back. A game may also write its rows by itself, straight from its state and much quicker
(`Writer`); the law of observations checks that both agree.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tatami.core.cards import NONE
from tatami.core.compounds import padding, total
from tatami.core.errors import TatamiError
from tatami.core.first import FIRST, begun_by, first_seat
from tatami.core.frames import WATCHER
from tatami.core.game import Game, Options
from tatami.core.kinds import Kind, Seat
from tatami.core.sheet import Scan, Sheet
from tatami.core.state import State

ALWAYS: Final = ["seat", "seats", "options"]
"""The fields of every view that are known beforehand, but for who begins."""

OWN_SEAT: Final = "seat"
"""Where the viewer sits. All else is seen from there, but actions name seats by their numbers."""

SEAT: Final = Seat()


class Span:
    """A part of an observation: what it is, where it begins, and its shape."""

    def __init__(self, name: str, offset: int, shape: list[int], kind: Kind | None) -> None:
        self.name = name
        self.offset = offset
        self.shape = shape
        self.size = total(shape)
        self.kind = kind

    def __repr__(self) -> str:
        return f"Span({self.name!r}, offset={self.offset}, shape={self.shape})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """Writes the observations of a game straight from its state, in the order of its spans."""

    def write(self, s: Any, seat: int, sheet: Sheet) -> None:
        """Write what this seat sees; the row is begun already, and is ended later."""
        raise NotImplementedError


class Observation:
    """How the observations of a table are laid out."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        kinds: dict[str, Kind],
        derived: dict[str, object],
        writer: Writer | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.writer = writer
        self.make: Any = type(game.view(game.new(seats, options), WATCHER))
        """The game's own kind of view."""
        self.names = [name for name in self.make.__dataclass_fields__ if name not in ALWAYS]
        self.derived = derived
        """What follows from the others, and what stands there where it is not told."""
        self.names = [name for name in self.names if name not in derived]
        for name in self.names:
            if name not in kinds:
                raise TatamiError("numbers-unknown-field", game=game.name, field=name)
        self.begins = FIRST in [option.name for option in game.declared]
        """Whether it tells who begins: that can be decided by lot."""
        self.spans: list[Span] = []
        self.size = 0
        self.add(OWN_SEAT, [seats], None)
        if self.begins:
            self.add(FIRST, [seats], SEAT)
        for name in self.names:
            self.add(name, kinds[name].shape(seats), kinds[name])
        self.unpadded = self.size

    def add(self, name: str, shape: list[int], kind: Kind | None) -> None:
        """One more span, after the others."""
        self.spans.append(Span(name, self.size, shape, kind))
        self.size += total(shape)

    def pad(self) -> None:
        """Zeros at the end, so that every row begins with a new word."""
        if self.size % 8:
            self.add("padding", [padding(self.size)], None)

    def write(self, s: State[Any], seat: int, sheet: Sheet) -> None:
        """Write what this seat, or a watcher, sees; the row is begun already, and ended later."""
        sheet.one_of(seat, self.seats)
        if self.writer is not None:
            self.writer.write(s, seat, sheet)
        else:
            self.write_view(self.game.view(s, seat), sheet)

    def write_view(self, view: Any, sheet: Sheet) -> None:
        """Write a view by the kinds of its fields, after where the viewer sits."""
        if self.begins:
            SEAT.put(first_seat(view.options), sheet)
        for span in self.spans:
            if span.kind is not None and span.name != FIRST:
                span.kind.put(getattr(view, span.name), sheet)

    def read(self, row: list[int], seat: int) -> Any:
        """The view that was written so, but for the fields that follow from the others."""
        scan = Scan(row, self.seats, seat)
        scan.several(self.seats)
        options = self.options
        seen: dict[str, Any] = dict(self.derived)
        for span in self.spans:
            if span.kind is not None:
                value = span.kind.take(scan)
                if span.name != FIRST:
                    seen[span.name] = value
                elif value != NONE:
                    options = begun_by(options, value)
        return self.make(seat=seat, seats=self.seats, options=options, **seen)

"""Encoding: a table of a game in NumPy arrays. Rows are made by `core/numbers.py`."""

from collections.abc import Sequence
from functools import partial
from operator import index as as_index
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from tatami.core.chance import Dice, dice_of
from tatami.core.errors import TatamiError
from tatami.core.frames import WATCHER
from tatami.core.game import Game, Options, Value
from tatami.core.indexing import Saying, Slot
from tatami.core.numbers import Numbers, Table
from tatami.core.observation import Span
from tatami.core.sheet import Sheet
from tatami.core.state import State
from tatami.games import GAMES, game_named
from tatami.research.recall import Recall

Row = npt.NDArray[np.int8]


class Encoding:
    """How a game with so many seats and these options is told in numbers.

    An observation has `size` numbers, described by `fields`; an action is one or several indices
    below `num_actions`. All rows are int8.
    """

    def __init__(self, game: Game[Any, Any], seats: int, options: Options | None = None) -> None:
        self.numbers = Numbers(game, seats, options)
        self.game = game
        self.seats = seats
        self.options = self.numbers.options
        self.size: int = self.numbers.size
        self.num_actions: int = self.numbers.num_actions
        self.is_flat: bool = self.numbers.is_flat
        """Whether an action is one index; otherwise it is said step by step."""
        self.fields: list[Span] = self.numbers.observation.spans
        self.slots: list[Slot] = self.numbers.index.slots
        self.recall = Recall(self.numbers)
        self.information_size: int = self.size + self.recall.size
        """How many numbers an information state has: the observation, and what is remembered."""
        self._observations = self.numbers.sheet(1)
        self._masks = self.numbers.mask_sheet(1)

    def __reduce__(self) -> Any:
        """For copies and other processes: an encoding follows from its game, seats and options."""
        if GAMES.get(self.game.name) is not self.game:
            raise TatamiError("numbers-no-copy", game=self.game.name)
        return partial(encoding, self.game.name, self.seats, **self.options), ()

    def field(self, name: str) -> Span:
        """The part of an observation with this name."""
        for span in self.fields:
            if span.name == name:
                return span
        raise TatamiError(
            "numbers-no-field", name=name, names=", ".join([span.name for span in self.fields])
        )

    def slice(self, name: str) -> slice:
        """Where that part is."""
        span = self.field(name)
        return slice(span.offset, span.offset + span.size)

    # Playing

    def new(self, seed: SupportsIndex = 0, log: bool = False) -> Table:
        """A match in which nature's answers follow from the seed."""
        return Table(self.numbers, dice_of(as_index(seed), "research"), log)

    def new_with(self, dice: Dice, log: bool = False) -> Table:
        """A match in which nature's answers come from these dice."""
        return Table(self.numbers, dice, log)

    def returns(self, s: State[Any]) -> list[float]:
        """What a match was worth to each seat; see `Numbers.returns`."""
        return self.numbers.returns(s)

    # Seeing

    def observe(
        self, table: Table, seat: SupportsIndex | None = None, out: Row | None = None
    ) -> Row:
        """What this seat sees, or the one that is asked; into `out`, if it is given.

        Seats are counted from 0; WATCHER is somebody who has none.
        """
        self.check_table(table)
        viewer = table.seat
        if seat is not None:
            viewer = self.checked_seat(seat)
        table.put_observation(self._observations, 0, viewer)
        return copied(self._observations, self.size, out)

    def mask(self, table: Table, out: Row | None = None) -> Row:
        """A one for each index that the seat that is asked can say."""
        self.check_table(table)
        table.put_mask(self._masks, 0)
        return copied(self._masks, self.num_actions, out)

    def observe_state(
        self, s: State[Any], seat: int, saying: Saying | None = None, out: Row | None = None
    ) -> Row:
        """What this seat sees of a state that is not at a `Table`, and what it is saying."""
        sheet = self._observations
        sheet.begin(0, self.checked_seat(seat))
        self.numbers.observation.write(s, seat, sheet)
        if not self.is_flat:
            (saying or Saying(self.numbers.index)).put_said(sheet)
        sheet.end()
        return copied(sheet, self.size, out)

    def information_state(
        self,
        s: State[Any],
        seat: int,
        saying: Saying | None = None,
        out: Row | None = None,
        text: str | None = None,
    ) -> Row:
        """What this seat sees and remembers; the match must keep a log. See `recall.py`.

        Who has its `information_text` already saves time by giving it.
        """
        row = np.zeros(self.information_size, np.int8) if out is None else out
        check_array(row, self.information_size)
        self.observe_state(s, seat, saying, row[: self.size])
        self.recall.write(s, seat, row[self.size :], text)
        return row

    def information_text(self, s: State[Any], seat: int) -> str:
        """All that this seat has witnessed, in lines; the match must keep a log."""
        return self.recall.text(s, seat)

    def decode(self, observation: Row, seat: int) -> Any:
        """The view of this seat, but for what follows from the rest of it."""
        if np.shape(observation) != (self.size,):
            check_array(np.asarray(observation), self.size)
        row = [int(number) for number in observation]
        return self.numbers.observation.read(row, self.checked_seat(seat))

    def checked_seat(self, seat: SupportsIndex) -> int:
        """This seat, or a watcher; another one is refused."""
        number = as_index(seat)
        if number != WATCHER and not 0 <= number < self.seats:
            raise TatamiError("bad-seat-index", seat=number, last=self.seats - 1)
        return number

    def check_table(self, table: Table) -> None:
        """Refuse a table of another game, or with other seats."""
        other = table.numbers
        if other is not self.numbers and (other.game is not self.game or other.seats != self.seats):
            raise TatamiError("numbers-other-table", game=other.game.name, seats=other.seats)

    # Saying

    def saying(self, s: State[Any], seat: int) -> Saying:
        """A seat of a state that is not at a `Table` begins to say what it does."""
        begun = Saying(self.numbers.index)
        begun.begin(s, seat)
        return begun

    def mask_state(
        self, s: State[Any], seat: int, saying: Saying | None = None, out: Row | None = None
    ) -> Row:
        """A one for each index that this seat can say now."""
        self._masks.begin(0, seat)
        (saying or self.saying(s, seat)).put_mask(s, seat, self._masks)
        self._masks.end()
        return copied(self._masks, self.num_actions, out)

    def path(self, action: SupportsIndex) -> list[int]:
        """The indices that say this action, all of them; one if the encoding is flat."""
        return self.numbers.index.path(as_index(action))

    def action(self, path: Sequence[SupportsIndex]) -> int:
        """The action that these indices say."""
        return self.numbers.index.action([as_index(one) for one in path])

    def text(self, index: SupportsIndex) -> str:
        """An index for people."""
        return self.numbers.index.text(as_index(index))


def encoding(game: str | Game[Any, Any], seats: SupportsIndex, **options: Value) -> Encoding:
    """The encoding of a game, given by its name or as it is, with these options."""
    found = game_named(game) if isinstance(game, str) else game
    return Encoding(found, as_index(seats), found.options(**options))


def live(sheet: Sheet, rows: int, size: int) -> Row:
    """The numbers of a sheet where they are: they change when it is written again."""
    found: Row = np.frombuffer(memoryview(sheet.words), dtype=np.int8).reshape(rows, -1)[:, :size]
    return found


def copied(sheet: Sheet, size: int, out: Row | None) -> Row:
    """The first row of a sheet, in an array of its own or in `out`."""
    row: Row = live(sheet, 1, size)[0]
    if out is None:
        return row.copy()
    check_array(out, size)
    out[:] = row
    return out


def check_array(out: Row, size: int) -> None:
    """Refuse an array into which a row does not fit."""
    if not isinstance(out, np.ndarray) or out.shape != (size,) or out.dtype != np.int8:
        kind = getattr(out, "dtype", type(out).__name__)
        raise TatamiError(
            "numbers-bad-array", shape=str(np.shape(out)), kind=str(kind), wanted=size
        )

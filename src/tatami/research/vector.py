"""A vector environment: thousands of matches at once, NumPy arrays in and out.

    env = VectorEnv("ninjan", seats=2, rows=4096, seed=1)
    turn = env.reset()
    while learning:
        turn = env.step(policy(turn.observations, turn.masks))

Every row asks one seat (`turn.seats`) at a time. When a match ends, `turn.done` says so,
`turn.rewards` has what it was worth to each seat, and the row is in the next match already: its
observation and mask are of the new one. The arrays are the same every time and are written anew by
the next step; copy what has to last. Machine code writes into memory of its own, from which a
whole step is copied here at once.
"""

from dataclasses import dataclass
from operator import index
from types import TracebackType
from typing import Any, Final, SupportsIndex

import numpy as np
import numpy.typing as npt
from librt.vecs import extend, vec
from mypy_extensions import i64

from tatami.core.errors import TatamiError
from tatami.core.game import Game, Value
from tatami.games import game_named
from tatami.research.batch import Batch
from tatami.research.encoding import Encoding, live
from tatami.research.opponents import opponents_from

SELF: Final = "self"
"""As opponents: the caller answers for every seat."""

ALIGNED: Final = 64
"""Every array begins at a multiple of so many bytes."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The question of each row, and what has just ended there."""

    observations: npt.NDArray[np.int8]
    """rows × size: what the seat that is asked sees."""
    masks: npt.NDArray[np.int8]
    """rows × num_actions: a one for each index that it can say."""
    seats: npt.NDArray[np.int64]
    """rows: who is asked."""
    rewards: npt.NDArray[np.float32]
    """rows × seats: what a match that has just ended was worth to each seat; otherwise 0."""
    done: npt.NDArray[np.bool_]
    """rows: whether one has."""
    actions: npt.NDArray[np.int64]
    """rows: what was said last."""

    def part(self, first: int, rows: int) -> "Turn":
        """The same arrays, but only these rows."""
        chosen = slice(first, first + rows)
        return Turn(
            self.observations[chosen],
            self.masks[chosen],
            self.seats[chosen],
            self.rewards[chosen],
            self.done[chosen],
            self.actions[chosen],
        )


def room_for(encoding: Encoding, rows: int) -> int:
    """How many bytes the arrays of a turn take."""
    return sum([aligned(rows * bytes_each) for bytes_each in bytes_of_row(encoding)])


def bytes_of_row(encoding: Encoding) -> list[int]:
    """What one row takes in each of the arrays."""
    return [encoding.size, encoding.num_actions, 8, 4 * encoding.seats, 1, 8]


def aligned(size: int) -> int:
    """So many bytes, and some more to where the next array may begin."""
    return -(-size // ALIGNED) * ALIGNED


def turn_in(memory: Any, encoding: Encoding, rows: int) -> Turn:
    """The arrays of a turn in this memory."""
    offset = 0
    starts = []
    for bytes_each in bytes_of_row(encoding):
        starts.append(offset)
        offset += aligned(rows * bytes_each)
    return Turn(
        np.ndarray((rows, encoding.size), np.int8, memory, starts[0]),
        np.ndarray((rows, encoding.num_actions), np.int8, memory, starts[1]),
        np.ndarray((rows,), np.int64, memory, starts[2]),
        np.ndarray((rows, encoding.seats), np.float32, memory, starts[3]),
        np.ndarray((rows,), np.bool_, memory, starts[4]),
        np.ndarray((rows,), np.int64, memory, starts[5]),
    )


class Part:
    """Rows that one process plays, and their arrays."""

    def __init__(
        self, encoding: Encoding, turn: Turn, first_row: int, opponents: list[str]
    ) -> None:
        rows = len(turn.actions)
        self.turn = turn
        self.encoding = encoding
        self.batch = Batch(encoding.numbers, first_row, rows, opponents)

    def reset(self, seed: int) -> None:
        """Begin all matches anew."""
        self.batch.deal(seed)
        self.show()

    def step(self) -> None:
        """Say what stands in the array of actions."""
        self.batch.step(extend(vec[i64](), self.turn.actions))
        self.show()

    def show(self) -> None:
        """Copy what machine code has written, a whole array at a time."""
        batch = self.batch
        turn = self.turn
        turn.observations[:] = live(batch.observations, batch.rows, self.encoding.size)
        turn.masks[:] = live(batch.masks, batch.rows, self.encoding.num_actions)
        turn.seats[:] = np.frombuffer(memoryview(batch.asked), np.int64)
        turn.done[:] = np.frombuffer(memoryview(batch.done), np.bool_)
        if batch.has_ended:
            turn.rewards[:] = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(
                batch.rows, -1
            )


class VectorEnv:
    """Rows of matches of one game, in this process or in several.

    `opponents` are "self", when the caller answers for every seat, or bots, named as in
    `tatami arena`: one name for all, or a list with one for each other seat, in their order after
    the caller's. Then the caller has one seat, another one in each match and row, and only that
    one is asked. What happens follows from seed and row, however many processes there are.
    """

    def __init__(
        self,
        game: str | Game[Any, Any],
        seats: int,
        rows: int = 1024,
        seed: SupportsIndex = 0,
        opponents: str | list[str] = SELF,
        processes: int = 1,
        **options: Value,
    ) -> None:
        found = game_named(game) if isinstance(game, str) else game
        if rows < 1 or not 1 <= processes <= rows:
            raise TatamiError("vector-bad-rows", rows=rows, processes=processes)
        self.encoding = Encoding(found, seats, found.options(**options))
        self.rows = rows
        self.seed = index(seed)
        self.opponents: list[str] = []
        """Nobody, if the caller answers for all."""
        if opponents != SELF:
            self.opponents = opponents_from(opponents, found, seats)
        self.has_begun = False
        self.is_closed = False
        self.crew: Any = None
        """The other processes, if there are any."""
        if processes == 1:
            memory = np.zeros(room_for(self.encoding, rows), np.uint8)
            self.turn = turn_in(memory, self.encoding, rows)
            self.part = Part(self.encoding, self.turn, 0, self.opponents)
        else:
            from tatami.research.crew import Crew

            self.crew = Crew(self.encoding, rows, self.opponents, processes)
            self.turn = self.crew.turn

    def reset(self, seed: SupportsIndex | None = None) -> Turn:
        """Begin all matches anew, as this seed has it or the one from the beginning."""
        self.check_open()
        if seed is not None:
            self.seed = index(seed)
        self.has_begun = True
        self.turn.rewards[:] = 0.0
        if self.crew is None:
            self.part.reset(self.seed)
        else:
            self.crew.reset(self.seed)
        return self.turn

    def step(self, actions: npt.ArrayLike) -> Turn:
        """Say an index in each row, which must be in its mask; the next question of each."""
        self.check_open()
        if not self.has_begun:
            raise TatamiError("research-not-begun")
        said = np.asarray(actions)
        if said.shape != (self.rows,) or said.dtype.kind not in "iu":
            shape, kind = str(said.shape), str(said.dtype)
            raise TatamiError("vector-bad-actions", rows=self.rows, shape=shape, kind=kind)
        self.turn.actions[:] = said
        if self.crew is None:
            self.part.step()
        else:
            self.crew.step()
        return self.turn

    def check_open(self) -> None:
        """Refuse to go on after `close`."""
        if self.is_closed:
            raise TatamiError("research-closed")

    def close(self) -> None:
        """End the other processes; the arrays of the last turn stay as they are."""
        self.is_closed = True
        if self.crew is not None:
            self.crew.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

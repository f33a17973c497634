"""What a seat remembers: its information state, with perfect recall.

It is the observation, then the latest moves that the seat has witnessed, the newest first, and at
the end a digest of all that it has ever witnessed, from the first deal on. The moves are there to
learn from; the digest makes two histories that the seat can tell apart differ, however long ago
they did.
"""

import hashlib
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tatami.core.cards import NONE
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE, Decision
from tatami.core.named import Event
from tatami.core.numbers import Numbers
from tatami.core.sheet import DIGIT, DIGIT_BITS, HALF
from tatami.core.state import Entry, State

MOVES: Final = 32
"""So many of the latest moves are told."""

TOLD: Final = 4
"""So many numbers of what a move brought about."""

DIGEST: Final = 128
"""The bits of the digest."""


class Recall:
    """How memories of a table are laid out, after the observation."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.seats = numbers.seats
        self.width = self.seats + 1 + numbers.num_actions + 2 * TOLD
        """Of one move: who, whether its action is known, its indices, what it brought about."""
        self.size = MOVES * self.width + DIGEST

    def write(self, s: State[Any], seat: int, out: npt.NDArray[np.int8]) -> None:
        """Write what this seat remembers; the table must keep a log."""
        out[:] = 0
        witnessed = seen(s, seat)
        moves = [entry for entry in witnessed if is_move(entry)]
        for number, entry in enumerate(reversed(moves[-MOVES:])):
            self.write_move(entry, seat, out[number * self.width : (number + 1) * self.width])
        digest = hashlib.shake_128(repr(witnessed).encode()).digest(DIGEST // 8)
        out[-DIGEST:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def write_move(self, entry: Entry, seat: int, out: npt.NDArray[np.int8]) -> None:
        """One move."""
        out[(entry.seat - max(seat, 0)) % self.seats] = 1
        if entry.action != NONE:
            out[self.seats] = 1
            for index in self.numbers.index.path(entry.action):
                out[self.seats + 1 + index] = 1
        for place, number in enumerate(told(entry.event)[:TOLD]):
            rest = (number + HALF) % DIGIT - HALF
            at = self.width - 2 * (TOLD - place)
            out[at] = rest
            out[at + 1] = (number - rest) >> DIGIT_BITS

    def text(self, s: State[Any], seat: int) -> str:
        """All that the seat has witnessed, a line for each thing."""
        return "\n".join([self.line(entry) for entry in seen(s, seat)])

    def line(self, entry: Entry) -> str:
        """One thing: the rule, who acted and how, as far as it is known, and what came of it."""
        words = [str(entry.frame)]
        if isinstance(entry.frame, Decision):
            who = "nature" if entry.seat == CHANCE else f"seat {entry.seat + 1}"
            hidden = entry.action == NONE
            words.append(f"{who}: {'?' if hidden else self.numbers.game.action_text(entry.action)}")
        if entry.event is not None:
            words.append(repr(entry.event))
        return "; ".join(words)


def seen(s: State[Any], seat: int) -> list[Entry]:
    """The log as this seat may read it."""
    if s.log is None:
        raise TatamiError("numbers-no-log")
    return [entry.seen_by(seat) for entry in s.log]


def is_move(entry: Entry) -> bool:
    """Whether somebody at the table did it."""
    return isinstance(entry.frame, Decision) and entry.seat >= 0


def told(event: Event | None) -> list[int]:
    """The numbers that an event tells, in their order."""
    found: list[int] = []
    if event is not None:
        for name in type(event).__dataclass_fields__:
            value = getattr(event, name)
            values = value if isinstance(value, list | tuple) else [value]
            found += [int(one) for one in values if isinstance(one, int)]
    return found

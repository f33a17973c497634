"""What a seat remembers: its information state, with perfect recall.

It is the observation, then the latest moves that the seat has witnessed, the newest first, and at
the end a digest of all that it has ever witnessed, from the first deal on. The moves are there to
learn from; the digest makes two histories that the seat can tell apart differ, however long ago
they did. What nature did in a row is sorted: in which order it came tells a seat nothing.
"""

import hashlib
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tatami.core.cards import NONE
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE, Chance, Decision
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


class Heard(NamedTuple):
    """What a seat has witnessed of so many entries of the log, as text."""

    entries: int
    story: str
    dealt: tuple[str, ...]
    """What nature did last, which is sorted when something else happens."""

    def text(self) -> str:
        """What was heard so far, in an order that does not tell how nature dealt."""
        return self.story + "".join(sorted(self.dealt))


NOTHING: Final = Heard(0, "", ())


class Recall:
    """How memories of a table are laid out, after the observation."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.seats = numbers.seats
        self.width = self.seats + 1 + numbers.num_actions + 2 * TOLD
        """Of one move: who, whether its action is known, its indices, what it brought about."""
        self.size = MOVES * self.width + DIGEST

    def parts(self) -> list[tuple[str, list[int]]]:
        """What follows upon the observation, with its shapes."""
        return [("moves", [MOVES, self.width]), ("digest", [DIGEST])]

    def write(
        self, s: State[Any], seat: int, out: npt.NDArray[np.int8], text: str | None = None
    ) -> None:
        """Write what this seat remembers; the table must keep a log. `text` is that, if known."""
        out[:] = 0
        for number, entry in enumerate(latest_moves(log_of(s))):
            part = out[number * self.width : (number + 1) * self.width]
            self.write_move(entry.seen_by(seat), seat, part)
        witnessed = self.text(s, seat) if text is None else text
        digest = hashlib.shake_128(witnessed.encode()).digest(DIGEST // 8)
        out[-DIGEST:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def write_move(self, entry: Entry, seat: int, out: npt.NDArray[np.int8]) -> None:
        """Who moved, what was done if the seat saw it, and what the log told."""
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
        return self.hear(NOTHING, s, seat).text()

    def hear(self, heard: Heard, s: State[Any], seat: int) -> Heard:
        """What the seat has witnessed in all, if it has heard so much of it already."""
        log = log_of(s)
        lines: list[str] = []
        dealt = list(heard.dealt)
        for entry in log[heard.entries :]:
            line = self.line(entry.seen_by(seat))
            if isinstance(entry.frame, Chance):
                dealt.append(line)
            else:
                lines += [*sorted(dealt), line]
                dealt = []
        return Heard(len(log), heard.story + "".join(lines), tuple(dealt))

    def line(self, entry: Entry) -> str:
        """One thing: the rule, who acted and how, as far as it is known, and what came of it."""
        words = [str(entry.frame)]
        if isinstance(entry.frame, Decision):
            who = "nature" if entry.seat == CHANCE else f"seat {entry.seat + 1}"
            hidden = entry.action == NONE
            words.append(f"{who}: {'?' if hidden else self.numbers.game.action_text(entry.action)}")
        if entry.event is not None:
            words.append(repr(entry.event))
        return "; ".join(words) + "\n"


def log_of(s: State[Any]) -> list[Entry]:
    """All that has happened; refuse a match that keeps no log."""
    if s.log is None:
        raise TatamiError("numbers-no-log")
    return s.log


def latest_moves(log: list[Entry]) -> list[Entry]:
    """The moves that are told, the newest first."""
    found: list[Entry] = []
    for entry in reversed(log):
        if is_move(entry):
            found.append(entry)
            if len(found) == MOVES:
                break
    return found


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

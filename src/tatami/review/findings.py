"""What an analysis finds out: small values that can be stored, sent, and put together to a review.

A finding belongs to one moment of a match and one depth. It holds what search said as search said
it; `calibration.py` and `grades.py` make chances and grades of it when a review is put together.
So what is stored stays good when a threshold changes.
"""

from typing import Final, Literal

import msgspec

from tatami.core.cards import NONE

VERSION: Final = 3
"""Rises when bots or analysis change so that what was found before is no longer what they say."""

COARSE: Final = 0
FINE: Final = 1
DEEP: Final = 2
DEPTHS: Final = {"coarse": COARSE, "fine": FINE, "deep": DEEP}
"""By the names that people type."""

CURVE: Final = "curve"
DECISION: Final = "decision"
REHEARSAL: Final = "rehearsal"


class Task(msgspec.Struct, frozen=True):
    """One piece of work: a moment, what is asked about it, and how thoroughly."""

    at: int
    """How many moves were made before."""
    kind: Literal["curve", "decision", "rehearsal"]
    depth: int
    better: int = NONE
    """The action with which a rehearsal compares what was done."""


class Weighed(msgspec.Struct, frozen=True):
    """An action that search thought about."""

    action: int
    visits: int
    returns: list[float]
    """What each seat may expect of it."""


class Trial(msgspec.Struct, frozen=True):
    """One analysis of a decision, with random numbers of its own."""

    best: int
    best_returns: list[float]
    done_returns: list[float]
    """What each seat may expect of the best action and of the one that was done, each found by
    thinking about nothing else."""
    weighed: list[Weighed]
    """The actions that search thought about most, the best first."""


class Judgement(msgspec.Struct, frozen=True, tag="judgement"):
    """What was found about a decision."""

    at: int
    depth: int
    seat: int
    done: int
    trials: list[Trial]

    def task(self) -> Task:
        """The work that this came from."""
        return Task(self.at, DECISION, self.depth)


class Outlook(msgspec.Struct, frozen=True, tag="outlook"):
    """What was found about how a match stands before a move, or after the last one."""

    at: int
    depth: int
    returns: list[float]
    doubt: float
    """The standard error of these numbers, at most."""

    def task(self) -> Task:
        """The work that this came from."""
        return Task(self.at, CURVE, self.depth)


class Rehearsal(msgspec.Struct, frozen=True, tag="rehearsal"):
    """What came of two choices in the same imagined worlds, everybody going on to think."""

    at: int
    depth: int
    seat: int
    better: int
    better_returns: list[list[float]]
    """What the action that looked better brought each seat, world by world."""
    done_returns: list[list[float]]
    """And what was done, in the same worlds."""

    def task(self) -> Task:
        """The work that this came from."""
        return Task(self.at, REHEARSAL, self.depth, self.better)


Finding = Judgement | Outlook | Rehearsal


# A whole review


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: each seat's chance to win after so many moves."""

    at: int
    chances: list[float]
    doubt: float


class Option(msgspec.Struct, frozen=True):
    """An action that could have been chosen."""

    action: int
    chance: float
    """The chance to win of the seat that chooses, from what it knew."""
    chances: list[float]
    """The chance of every seat."""


class Decision(msgspec.Struct, frozen=True):
    """A decision of a seat, judged from what the seat knew."""

    at: int
    seat: int
    frame: str
    """The question that it answered, by the name of its frame."""
    done: Option
    best: Option
    others: list[Option]
    """What else search thought about, the best first."""
    loss: float
    """How much chance to win the seat gave away; 0 if nothing better was found."""
    doubt: float
    """The standard error of the loss."""
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    is_sure: bool
    """Whether enough analyses with other random numbers agree."""
    change: float
    """By how much the seat's chance really changed, with all cards open: what came of it."""
    fortune: Literal["", "lucky", "unlucky"]
    """Unlucky: it was right, and went wrong; lucky: it was wrong, and went well."""
    depth: int


class Turn(msgspec.Struct, frozen=True):
    """A turning point of the curve."""

    at: int
    upto: int
    """The moves from `at` to before `upto` brought it about."""
    cause: int
    """The seat that acted, or CHANCE (-1)."""
    seat: int
    """Whose chance changed most."""
    before: float
    after: float


class SeatReview(msgspec.Struct, frozen=True):
    """A seat over the whole match."""

    seat: int
    accuracy: float | None
    """From 0 to 100; None if no decision of the seat was judged."""
    grades: dict[str, int]
    """How many decisions got each grade."""
    luck: float
    own: float
    others: float
    """By how much deals and draws, its own decisions, and those of the others changed its chance:
    together, the whole way from the beginning to the end."""


class Review(msgspec.Struct, frozen=True):
    """A match as it is known so far; it becomes better with every finding."""

    game: str
    rules: int
    """The version of the rules."""
    version: int
    """The version of the analysis."""
    seats: int
    players: list[str]
    depth: int
    """To this depth everything that was wanted is known; -1 before anything is."""
    done: int
    total: int
    """How much of the work is done; `total` may grow when something has to be looked at closely."""
    curve: list[Point]
    decisions: list[Decision]
    turns: list[Turn]
    """The turning points, in the order of the match."""
    instructive: list[int]
    """The decisions that teach most (their `at`), at most three, the best lesson first."""
    by_seat: list[SeatReview]

"""A match carried out step by step, with the states it went through lately."""

from collections import deque
from dataclasses import dataclass
from typing import Any

from tatami.core.frames import CHANCE, NOBODY, Frame
from tatami.core.state import Entry, State

REMEMBERED = 64
"""So many past states are kept; who has missed more is shown just the present."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The match as it was right after a step, which is told by the first `logged` log entries."""

    s: State[Any]
    logged: int
    frame: str
    """The name of the question that was answered, or of the step that was taken."""
    seat: int
    """Who acted, or whom the step is about; NOBODY where several have answered together."""


class Timeline:
    """A match, and what it looked like after each of its latest steps.

    A deal of many cards is one step, and so are the answers to a question that several seats are
    asked: nobody sees them one by one.
    """

    def __init__(self, s: State[Any], before: int = 0, remembered: int | None = REMEMBERED) -> None:
        self.s = s
        self.before = before
        """So many entries were logged before this log begins."""
        self.recent: deque[Snapshot] = deque(maxlen=remembered)
        self.has_forgotten = False
        self.forced: set[int] = set()
        """The log entries of actions that the house chose for a seat that had no choice."""
        self.together: Frame[Any] | None = None
        """A question that several seats are answering."""

    @property
    def log(self) -> list[Entry]:
        """What has happened in it."""
        return self.s.log or []

    @property
    def logged(self) -> int:
        """How many entries there are, from the beginning of the match."""
        return self.before + len(self.log)

    def start(self) -> None:
        """Keep the state in which everything begins."""
        self.keep(NOBODY)

    def make(self, seat: int, action: int, forced: bool = False) -> None:
        """Apply an action, and keep what it looks like after each step."""
        s = self.s
        question = s.asking
        assert question is not None
        if forced:
            self.forced.add(self.logged)
        if len(s.actors()) > 1:
            self.together = question
        s.begin(seat, action)
        if not self.goes_on(question, seat):
            self.keep(NOBODY if self.together is not None else seat)
            self.together = None
        told = self.logged
        while s.advance():
            if self.logged > told:
                told = self.logged
                self.keep(self.log[-1].seat)

    def adopt(self, ahead: "Timeline") -> None:
        """Let happen what has happened on another timeline, which went on from this one."""
        log = self.log
        log += ahead.log
        self.s = ahead.s
        self.s.log = log
        self.has_forgotten |= len(self.recent) + len(ahead.recent) > REMEMBERED
        self.recent += ahead.recent
        self.forced |= ahead.forced

    def goes_on(self, question: Frame[Any], seat: int) -> bool:
        """Whether the same is asked once more: others are to answer, or more is to be dealt."""
        upcoming = self.s.upcoming()
        if self.together is not None:
            return upcoming == self.together
        return seat == CHANCE and type(upcoming) is type(question)

    def keep(self, seat: int) -> None:
        """Remember what it looks like now."""
        if len(self.recent) == self.recent.maxlen:
            self.has_forgotten = True
        frame = type(self.log[-1].frame).__name__ if self.log else ""
        self.recent.append(Snapshot(self.s.clone(), self.logged, frame, seat))

    def remembers(self, logged: int) -> bool:
        """Whether everything is here that happened after so many entries."""
        return not self.has_forgotten or self.recent[0].logged <= logged

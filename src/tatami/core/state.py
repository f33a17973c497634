"""State: where a match stands. A stack of frames drives it; the top one asks."""

from abc import abstractmethod
from typing import Any, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from tatami.core.cards import NONE
from tatami.core.frames import EVERYBODY, Decision, Frame, Step, only
from tatami.core.named import Event
from tatami.core.stack import Stack

S = TypeVar("S")


class Entry:
    """One line of the story: a step that ran, or an action that a seat chose."""

    def __init__(
        self,
        frame: Frame[Any],
        seat: int,
        action: int,
        event: Event | None = None,
        witnesses: int = EVERYBODY,
    ) -> None:
        self.frame = frame
        self.seat = seat
        self.action = action
        self.event = event
        self.witnesses = witnesses

    def seen_by(self, viewer: int) -> "Entry":
        """The line as this seat, or a watcher, may read it: the action is NONE if it is hidden."""
        if self.witnesses == EVERYBODY or self.witnesses & only(viewer):
            return Entry(self.frame, self.seat, self.action, self.event)
        return Entry(self.frame, self.seat, NONE, self.event)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Entry)
            and self.frame == other.frame
            and self.seat == other.seat
            and self.action == other.action
            and self.event == other.event
            and self.witnesses == other.witnesses
        )

    def __hash__(self) -> int:
        return hash((self.frame, self.seat, self.action))

    def __repr__(self) -> str:
        return f"Entry({self.frame}, {self.seat}, {self.action}, {self.event})"


def tell(log: list[Entry], frame: Frame[Any], s: Any) -> None:
    """Write into the log that this frame is about to run; a question has yet to be answered."""
    if isinstance(frame, Step):
        log.append(Entry(frame, frame.seat, NONE, frame.event(s)))


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[S]):
    """A match in progress. `S` is the game's own state, so that its rules need no casts."""

    def __init__(self, seats: int, original: "State[S] | None" = None) -> None:
        self.seats: i64 = seats
        self.next: Frame[S] | None
        """What comes before all that is on the stack: most rules schedule just one thing."""
        self.asking: Decision[S] | None
        """The question on the table; `stack` holds what comes after it."""
        self.log: list[Entry] | None = None
        """The story so far; None where nobody reads it, as in search."""
        if original is None:
            self.stack: Stack[S] = Stack([])
            self.next = None
            self.asking = None
        else:
            self.stack = original.stack.copy()
            self.next = original.next
            self.asking = original.asking

    def then(self, frame: Frame[S]) -> None:
        """Do this next, before anything already pending.

        What a rule schedules last is done first; nothing is done before the rule has ended.
        """
        if self.next is not None:
            self.stack.append(self.next)
        self.next = frame

    def then_in_order(
        self,
        first: Frame[S],
        second: Frame[S],
        third: Frame[S] | None = None,
        fourth: Frame[S] | None = None,
    ) -> None:
        """Do these next, the first one first."""
        if fourth is not None:
            self.then(fourth)
        if third is not None:
            self.then(third)
        self.then(second)
        self.then(first)

    def drop(self) -> None:
        """Take away what comes next: it will not be done."""
        if self.next is not None:
            self.next = None
        else:
            self.stack.pop()

    def drop_all(self) -> None:
        """Take away everything that is pending."""
        self.next = None
        self.stack.clear()

    def settle(self) -> None:
        """Run the rules until somebody has to decide."""
        if self.asking is None:
            while State.advance(self):
                pass

    def advance(self) -> bool:
        """Do what comes next; whether the rules go on after that, as nobody has to decide yet."""
        frame = self.next
        if frame is not None:
            self.next = None
        elif self.stack.depth:
            frame = self.stack.pop()
        else:
            return False
        if self.log is not None:
            tell(self.log, frame, self)
        question = frame.run(cast(S, self))
        if question is None:
            return True
        self.asking = question
        return False

    def is_over(self) -> bool:
        """Nobody has anything left to decide."""
        return self.asking is None and self.next is None and self.stack.depth == 0

    def upcoming(self) -> Frame[S] | None:
        """The question on the table or, between steps, what comes next; None when it is over."""
        if self.asking is not None:
            return self.asking
        if self.next is not None:
            return self.next
        return self.stack.top() if self.stack.depth else None

    def actors(self) -> list[int]:
        """Who can act: nobody when it is over, CHANCE, one seat, or several at once."""
        if self.asking is None:
            return []
        return self.asking.actors(cast(S, self))

    def legal(self, seat: int) -> list[int]:
        """What this seat may do now."""
        asked = self.asking
        if asked is None or not asked.asks(cast(S, self), seat):
            return []
        return asked.legal(cast(S, self), seat)

    def apply(self, seat: int, action: int) -> None:
        """Do it and run the rules on. Trusts: every trust border asks `legal` first."""
        # By the name of the class, so that the compiler need not look which method is meant.
        State.begin(self, seat, action)
        State.settle(self)

    def begin(self, seat: int, action: int) -> None:
        """Do it, and no more: `advance` runs what follows, for who wants to see it step by step."""
        decision = self.asking
        assert decision is not None, "the match is over"
        if self.log is not None:
            event = decision.event(cast(S, self), seat, action)
            witnesses = decision.witnesses(cast(S, self), seat)
            self.log.append(Entry(decision, seat, action, event, witnesses))
        self.asking = None
        decision.take(cast(S, self), seat, action)

    @abstractmethod
    def clone(self) -> "State[S]":
        """A copy that shares nothing that can change; it keeps no log."""

    def pending(self) -> list[Frame[S]]:
        """All that is still to be done, what comes next last: as a rule the question asked."""
        frames = self.stack.frames()
        if self.next is not None:
            frames.append(self.next)
        if self.asking is not None:
            frames.append(self.asking)
        return frames

    def resume(self, pending: list[Frame[S]]) -> None:
        """Make these frames the pending ones, and go on: the counterpart of `pending`."""
        self.stack = Stack(pending.copy())
        self.next = None
        self.asking = None
        self.settle()

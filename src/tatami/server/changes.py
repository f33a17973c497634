"""Changes of a table, one after another: somebody decides, the store writes it, the table folds it.

A move goes this way by callbacks alone: a task that waits for a lock, then for the writer, and is
woken each time, costs as much as to carry the move out. What several seats answer that are asked at
once goes this way together: else the last one would wait for as many commits as there are seats.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from tatami.server.appends import Answer, Append
from tatami.server.events import Acted, AnyEvent, Conflict
from tatami.server.table import Table

Decide = Callable[[Table], list[AnyEvent]]
"""What follows from a wish, as the table is now; it changes nothing, so it can be asked again."""

Work = Callable[[], None]

Put = Callable[[str, int, list[AnyEvent], Answer], Append]
"""Writes events behind those of a table that are there already, and answers when they are safe."""

NOBODY = -1
"""Instead of a seat: the wish is no seat's answer in the match."""


log = logging.getLogger("tatami.changes")


def answering() -> tuple[asyncio.Future[None], Answer]:
    """Something to await, and what answers there."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(trouble: BaseException | None) -> None:
        if done.done():
            # Nobody waits any more.
            return
        if trouble is None:
            done.set_result(None)
        else:
            done.set_exception(trouble)

    return done, answer


def trouble_of(task: asyncio.Task[Any]) -> BaseException | None:
    """Why a task that has ended did not come to its end."""
    return RuntimeError("given up") if task.cancelled() else task.exception()


class OneByOne:
    """Lets one piece of work begin at a time, in the order in which they came."""

    def __init__(self) -> None:
        self.is_taken = False
        """Whether something has begun that has not ended."""
        self.waiting: deque[Work] = deque()
        self.is_going_on = False

    def take(self, begin: Work) -> None:
        """Begin as soon as everything before it has ended; who begins says when it ends."""
        if self.is_taken or self.waiting:
            self.waiting.append(begin)
        else:
            self.is_taken = True
            begin()

    async def __aenter__(self) -> None:
        turn, answer = answering()
        self.take(lambda: self.leave() if turn.done() else answer(None))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *trouble: object) -> None:
        self.leave()

    def leave(self) -> None:
        """What had begun has ended: the next one begins."""
        self.is_taken = False
        if self.is_going_on:
            # What ends as soon as it has begun: however many there are, they do not pile up.
            return
        self.is_going_on = True
        try:
            while self.waiting and not self.is_taken:
                self.is_taken = True
                self.waiting.popleft()()
        finally:
            self.is_going_on = False


class Changes:
    """All that is decided at one table."""

    def __init__(
        self,
        table: Table,
        put: Put,
        fold: Callable[[list[AnyEvent]], None],
        overtaken: Callable[[Answer], None],
    ) -> None:
        self.table = table
        self.put = put
        self.fold = fold
        """Lets it happen and be seen."""
        self.overtaken = overtaken
        """Lets happen what another worker has written, and answers then."""
        self.turns = OneByOne()
        self.current: Wish | None = None
        """The wish that has begun and not ended."""

    def want(self, decide: Decide, answer: Answer, seat: int = NOBODY) -> None:
        """Let somebody decide; write what follows; then let it happen and be seen.

        `seat` is the one that acts, if a seat does.
        """
        wish = Wish(self, decide, answer, seat)
        if self.turns.waiting or not self.joins(wish):
            self.turns.take(wish)

    def joins(self, wish: "Wish") -> bool:
        """Whether the wish has joined the one that is about to be written: both are answers of
        seats that are asked at once, so that neither depends on the other."""
        current = self.current
        if current is None or not current.takes(wish.seat):
            return False
        assert current.append is not None
        try:
            events = wish.decide(self.table)
            if not are_answers(events):
                return False
            current.append.add(events)
        except Exception:
            # Whoever is refused hears it when it is its turn.
            return False
        current.events = current.events + events
        current.joined.append(wish)
        return True

    def let_join(self) -> None:
        """Let those who wait join what is about to be written, as long as they can."""
        waiting = self.turns.waiting
        while waiting and isinstance(wish := waiting[0], Wish) and self.joins(wish):
            waiting.popleft()


def are_answers(events: list[AnyEvent]) -> bool:
    """Whether seats act, and nothing else happens."""
    return all(isinstance(event, Acted) for event in events) and len(events) > 0


class Wish:
    """What somebody wants to have decided, and what comes of it."""

    def __init__(self, changes: Changes, decide: Decide, answer: Answer, seat: int) -> None:
        self.changes = changes
        self.decide = decide
        self.answer = answer
        self.seat = seat
        self.events: list[AnyEvent] = []
        self.append: Append | None = None
        """What is written of it."""
        self.joined: list[Wish] = []
        """Those whose answers are written with it, behind its own."""

    def __call__(self) -> None:
        """Decide, now that all that came before has happened."""
        changes = self.changes
        table = changes.table
        try:
            self.events = self.decide(table)
            if self.events:
                changes.current = self
                self.append = changes.put(table.id, table.number, self.events, self.written)
                changes.let_join()
                return
        except Exception as trouble:
            self.end(trouble)
            return
        self.end(None)

    def takes(self, seat: int) -> bool:
        """Whether the answer of this seat can be written with it."""
        play = self.changes.table.play
        if seat == NOBODY or self.append is None or self.append.is_begun or play is None:
            return False
        seats = [self.seat, *[wish.seat for wish in self.joined]]
        return play.is_apart(seat) and seat not in seats and are_answers(self.events)

    def written(self, trouble: BaseException | None) -> None:
        """What was decided is safe, or was not written."""
        if isinstance(trouble, Conflict):
            # Those who have joined are the next, each by itself.
            self.changes.turns.waiting.extendleft(reversed(self.joined))
            self.joined = []
            self.append = None
            self.changes.overtaken(self.begin_again)
            return
        if trouble is None:
            try:
                self.changes.fold(self.events)
            except Exception as fault:
                trouble = fault
        self.end(trouble)

    def begin_again(self, trouble: BaseException | None) -> None:
        """Another worker was faster: decide anew, as things are now."""
        if trouble is None:
            self()
        else:
            self.end(trouble)

    def end(self, trouble: BaseException | None) -> None:
        """It is over: whoever wanted it hears of it, and the next one begins."""
        self.changes.current = None
        for wish in [self, *self.joined]:
            try:
                wish.answer(trouble)
            except Exception:
                # Others wait, at this table and, if it was written, in the same group.
                log.exception("not answered")
        self.changes.turns.leave()

"""The store: events that are written for good before anybody hears of them."""

import asyncio
import logging

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import IntegrityError

from tatami.core.errors import TatamiError
from tatami.server.appends import Answer, Append
from tatami.server.changes import answering
from tatami.server.database import Database, patiently
from tatami.server.events import AnyEvent, Conflict, decode
from tatami.server.log import Log, Row
from tatami.server.people import People
from tatami.server.schema import EVENTS, HOUSE
from tatami.server.table_index import TableIndex, set_phase

CHANNEL = "tatami"
"""Where workers that share a PostgreSQL database hear of each other's events."""

PACE = 0.004
"""Seconds between the beginnings of two groups, if there is so much to write: a commit costs as
much for one move as for ten."""

LARGEST_GROUP = 500
"""So many changes are written at once; databases take only so many values in a statement."""

log = logging.getLogger("tatami.store")


class Store(Database):
    """The events of all tables, and what else a house keeps. Events are written in groups."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.tables = TableIndex(self)
        self.people = People(self)
        self.log = Log(self.engine, CHANNEL)
        self.waiting: list[Append] = []
        self.idle = asyncio.Event()
        """Set while nothing is being written, nor waits for it."""
        self.idle.set()
        self.written_at = 0.0
        """When the last group was begun, by the clock of the event loop."""
        self.has_failed = False
        """Whether events could not be written since the house was last asked how it is."""

    async def close(self) -> None:
        """Finish what is being written, and go."""
        await self.idle.wait()
        # A connection of SQLite is let go by the thread that made it.
        self.writer.submit(self.log.close)
        self.close_threads()

    async def append(self, table: str, number: int, events: list[AnyEvent]) -> None:
        """Write events behind the first `number` of the table; when this returns they are safe."""
        written, answer = answering()
        self.put(table, number, events, answer)
        await written

    def put(self, table: str, number: int, events: list[AnyEvent], answer: Answer) -> Append:
        """The same for who does not wait, and is told; until it is begun, more can be added.

        What comes while a group is being written makes up the next group: the more there is to
        write, the fewer commits it takes.
        """
        append = Append(table, number, events, answer)
        self.enqueue(append)
        return append

    def enqueue(self, append: Append) -> None:
        """Have it written, with all else that waits."""
        self.waiting.append(append)
        if self.idle.is_set():
            self.idle.clear()
            self.write_next(asyncio.get_running_loop())

    async def finish(self, table: str) -> None:
        """The match is over: tables are found by that too."""
        written, answer = answering()
        self.enqueue(Append(table, 0, [], answer, phase="over"))
        await written

    def write_next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write what waits, as soon as all who have spoken in this moment have been heard; but not
        one group hard upon the other."""
        left = self.written_at + PACE - loop.time()
        if left > 0:
            loop.call_later(left, self.write_waiting, loop)
        else:
            loop.call_soon(self.write_waiting, loop)

    def write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand the next group to the writer, which calls back: a future for each would cost more
        than the rest of the way."""
        self.written_at = loop.time()
        group, self.waiting = self.waiting[:LARGEST_GROUP], self.waiting[LARGEST_GROUP:]
        for append in group:
            append.is_begun = True

        def write() -> None:
            outcomes = self.write_group(group)
            loop.call_soon_threadsafe(self.answer, loop, group, outcomes)
            # From here on whoever waits goes on, if only we let go of Python's lock.
            if self.is_shared:
                self.tell(
                    [append for append, trouble in zip(group, outcomes, strict=True) if not trouble]
                )

        try:
            self.writer.submit(write)
        except RuntimeError:
            # The house is being closed, and writes no more.
            self.answer(loop, group, [TatamiError("house-no-database")] * len(group))

    def answer(
        self,
        loop: asyncio.AbstractEventLoop,
        group: list[Append],
        outcomes: list[Exception | None],
    ) -> None:
        """Tell those of a group; then the next one is written, until nobody waits."""
        for append, trouble in zip(group, outcomes, strict=True):
            append.answer(trouble)
        if self.waiting:
            self.write_next(loop)
        else:
            self.idle.set()

    def write_group(self, group: list[Append]) -> list[Exception | None]:
        """Write all of them in one transaction; if one of them conflicts, each in its own."""
        try:
            patiently(lambda: self.put_down(group))
            return [None] * len(group)
        except IntegrityError:
            return [self.write_alone(append) for append in group]
        except Exception:
            log.exception("not written")
            self.has_failed = True
            return [TatamiError("house-no-database")] * len(group)

    def tell(self, group: list[Append]) -> None:
        """Let other workers know of what was written; whoever waits for it here knows already."""
        rows = [row for append in group for row in rows_of(append)]
        try:
            patiently(lambda: self.log.tell(rows))
        except Exception:
            log.exception("written, but not told")

    def write_alone(self, append: Append) -> Exception | None:
        """Write one; if its number is taken, see whether it was by itself."""
        try:
            patiently(lambda: self.put_down([append]))
            return None
        except IntegrityError:
            pass
        except Exception:
            log.exception("not written")
            return TatamiError("house-no-database")
        try:
            # A commit whose answer got lost on the way has succeeded after all.
            found = patiently(
                lambda: self.ask(
                    lambda connection: bodies_from(connection, append.table, append.number)
                )
            )
        except Exception:
            log.exception("not known whether it was written")
            return TatamiError("house-no-database")
        return None if found[: len(append.bodies)] == append.bodies else Conflict()

    def put_down(self, group: list[Append]) -> None:
        """Write all of them for good, or none."""
        followings = self.log.followings()
        rows: list[Row] = []
        for append in group:
            rows += rows_of(append)
            for happened in append.events:
                followings.add(append.table, happened)
            if append.phase:
                followings.phases[append.table] = append.phase
        self.log.append(rows, followings)

    async def events(self, table: str, after: int = 0) -> list[AnyEvent]:
        """The events of a table behind the first `after`."""
        bodies = await self.read(lambda connection: bodies_from(connection, table, after))
        return [decode(body) for body in bodies]

    async def bodies(self, table: str) -> list[bytes]:
        """The events of a table as they are stored, be they sound or not."""
        return await self.read(lambda connection: bodies_from(connection, table, 0))

    async def cut(self, table: str, number: int, phase: str) -> None:
        """Forget the events of a table behind the first `number`: the host mends what is broken."""

        def change(connection: Connection) -> None:
            connection.execute(
                delete(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.number >= number)
            )
            set_phase(connection, table, phase)

        await self.write(change)

    # What the host has set

    async def setting(self, name: str) -> str:
        """What the host has set."""
        query = select(HOUSE.c.value).where(HOUSE.c.name == name)
        return await self.read(lambda connection: connection.scalar(query)) or ""

    async def set(self, name: str, value: str) -> None:
        """The host sets something."""
        change = (
            self.upsert(HOUSE)
            .values(name=name, value=value)
            .on_conflict_do_update(index_elements=["name"], set_={"value": value})
        )
        await self.write(lambda connection: connection.execute(change))


def rows_of(append: Append) -> list[Row]:
    """The rows of the log."""
    return [
        (append.table, number, body) for number, body in enumerate(append.bodies, append.number)
    ]


def bodies_from(connection: Connection, table: str, after: int) -> list[bytes]:
    """The events of a table behind the first `after`, as they are stored."""
    query = (
        select(EVENTS.c.body)
        .where(EVENTS.c.table_id == table, EVENTS.c.number >= after)
        .order_by(EVENTS.c.number)
    )
    return [bytes(body) for body in connection.scalars(query)]

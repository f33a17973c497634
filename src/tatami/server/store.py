"""The store: events that are written for good before anybody hears of them."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    and_,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from tatami.core.errors import TatamiError
from tatami.server.events import AnyEvent, Closed, Opened, Sat, Started, decode, encode
from tatami.server.log import Log, Row
from tatami.server.schema import (
    CODES,
    EPOCHS,
    EVENTS,
    HOUSE,
    METADATA,
    PLAYERS,
    SEATED,
    TABLES,
)

CHANNEL = "tatami"
"""Where workers that share a PostgreSQL database hear of each other's events."""

PATIENCE = 60.0
"""Seconds that the store waits for a database that has gone away."""

LISTED = 50
"""So many tables are listed at once."""

PLAYED = 200
"""So many of a person's finished matches are looked at."""

RUNNING = ("open", "playing")

INDEXED = (Opened, Sat, Started, Closed)
"""Events by which tables are found, and which change more than the log."""

LARGEST_GROUP = 500
"""So many changes are written at once; databases take only so many values in a statement."""

log = logging.getLogger("tatami.store")

T = TypeVar("T")


class Conflict(Exception):
    """Another worker was faster: there already is an event with this number."""


class Append:
    """Events to be written behind the first `number` of a table."""

    def __init__(self, table: str, number: int, events: list[AnyEvent]) -> None:
        self.table = table
        self.number = number
        self.events = events
        self.bodies = [encode(event) for event in events]
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(self, trouble: Exception | None) -> None:
        """Tell who waits, unless that is done or nobody waits any more."""
        if self.written.done():
            return
        if trouble is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(trouble)

    def rows(self) -> list[Row]:
        """The rows of the log."""
        return [(self.table, number, body) for number, body in enumerate(self.bodies, self.number)]


class Store:
    """All that is kept, in SQLite or PostgreSQL. Writing goes through one thread, in groups."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = engine_for(url)
        self.is_shared = self.engine.dialect.name == "postgresql"
        self.log = Log(self.engine, CHANNEL)
        self.writer = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(4, "reader")
        self.waiting: list[Append] = []
        self.writing: asyncio.Task[None] | None = None

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something, away from the event loop."""
        return await asyncio.get_running_loop().run_in_executor(
            self.readers, patiently, lambda: self.ask(question)
        )

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something, here and now."""
        with self.engine.begin() as connection:
            return question(connection)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Change something other than the log, in the writer's thread."""
        return await asyncio.get_running_loop().run_in_executor(
            self.writer, patiently, lambda: self.ask(change)
        )

    async def close(self) -> None:
        """Finish what is being written, and go."""
        while self.writing is not None:
            await asyncio.wait([self.writing])
            await asyncio.sleep(0)
        # A connection of SQLite is let go by the thread that made it.
        self.writer.submit(self.log.close)
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()

    # The log

    async def append(self, table: str, number: int, events: list[AnyEvent]) -> None:
        """Write events behind the first `number` of the table; when this returns they are safe.

        What comes while a group is being written makes up the next group: the more there is to
        write, the fewer commits it takes.
        """
        append = Append(table, number, events)
        self.waiting.append(append)
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_groups())
        await append.written

    async def write_groups(self) -> None:
        """Write group after group until nothing waits; whatever happens, nobody waits for ever."""
        group: list[Append] = []
        try:
            while self.waiting:
                # Who has spoken in this moment, too, is heard first, and shares the commit.
                await asyncio.sleep(0)
                group, self.waiting = self.waiting[:LARGEST_GROUP], self.waiting[LARGEST_GROUP:]
                outcomes = await asyncio.get_running_loop().run_in_executor(
                    self.writer, self.write_group, group
                )
                for append, trouble in zip(group, outcomes, strict=True):
                    append.answer(trouble)
        finally:
            self.writing = None
            left, self.waiting = [*group, *self.waiting], []
            for append in left:
                append.answer(TatamiError("house-no-database"))

    def write_group(self, group: list[Append]) -> list[Exception | None]:
        """Write all of them in one transaction; if one of them conflicts, each in its own."""
        try:
            patiently(lambda: self.put_down(group))
            return [None] * len(group)
        except IntegrityError:
            return [self.write_alone(append) for append in group]
        except Exception:
            log.exception("not written")
            return [TatamiError("house-no-database")] * len(group)

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
        if any(isinstance(event, INDEXED) for append in group for event in append.events):
            self.ask(lambda connection: self.insert(connection, group))
        else:
            self.log.append(rows_of(group))

    def insert(self, connection: Connection, group: list[Append]) -> None:
        """The log, and what follows from it."""
        for statement, values in self.log.statements(rows_of(group)):
            connection.exec_driver_sql(statement, values)
        for append in group:
            for happened in append.events:
                self.index(connection, append.table, happened)

    def index(self, connection: Connection, table: str, happened: AnyEvent) -> None:
        """Keep up what tables are found by."""
        match happened:
            case Opened():
                connection.execute(
                    insert(TABLES).values(
                        id=table,
                        game=happened.game,
                        phase="open",
                        listed=happened.listed,
                        opened=happened.at,
                    )
                )
                self.index_person(connection, table, happened.host, happened.at)
            case Sat():
                self.index_person(connection, table, happened.player, happened.at)
            case Started():
                set_phase(connection, table, "playing")
            case Closed():
                set_phase(connection, table, "closed")

    def index_person(self, connection: Connection, table: str, player: str, at: int) -> None:
        """Keep up what a person's tables are found by."""
        connection.execute(
            self.upsert(SEATED)
            .values(player=player, table_id=table, opened=at)
            .on_conflict_do_nothing()
        )

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

    async def close_broken(self, table: str) -> None:
        """Count a table as closed whose events cannot be folded, so that no event can say so."""
        await self.write(lambda connection: set_phase(connection, table, "closed"))

    async def finish(self, table: str) -> None:
        """The match is over."""
        await self.write(lambda connection: set_phase(connection, table, "over"))

    # Finding tables

    async def listed(self, phase: str) -> list[str]:
        """The newest listed tables in this phase."""
        return await self.ids(
            select(TABLES.c.id)
            .where(TABLES.c.phase == phase, TABLES.c.listed)
            .order_by(TABLES.c.opened.desc())
            .limit(LISTED)
        )

    async def seated(self, player: str) -> list[str]:
        """The newest tables where the person sat down."""
        return await self.ids(
            select(SEATED.c.table_id)
            .where(SEATED.c.player == player)
            .order_by(SEATED.c.opened.desc())
            .limit(LISTED)
        )

    async def finished_by(self, player: str) -> list[str]:
        """The newest tables where the match is over and the person sat down."""
        return await self.ids(
            select(SEATED.c.table_id)
            .join(TABLES, TABLES.c.id == SEATED.c.table_id)
            .where(SEATED.c.player == player, TABLES.c.phase == "over")
            .order_by(SEATED.c.opened.desc())
            .limit(PLAYED)
        )

    async def in_phase(self, phase: str) -> list[str]:
        """All the tables in this phase."""
        return await self.ids(
            select(TABLES.c.id).where(TABLES.c.phase == phase).order_by(TABLES.c.opened)
        )

    async def unused(self, before: int) -> list[str]:
        """The tables that were opened before this time, and where no match has begun."""
        return await self.ids(
            select(TABLES.c.id).where(TABLES.c.phase == "open", TABLES.c.opened < before)
        )

    async def forget(self, before: int) -> int:
        """Delete tables that are closed and older than this, and people who are at no table.

        Who is banned, or has ended a device, stays known. How many tables it were.
        """
        old = select(TABLES.c.id).where(TABLES.c.phase == "closed", TABLES.c.opened < before)
        kept = [select(SEATED.c.player), select(EPOCHS.c.player), select(CODES.c.player)]

        def change(connection: Connection) -> int:
            ids = list(connection.scalars(old))
            for table, column in ((EVENTS, EVENTS.c.table_id), (SEATED, SEATED.c.table_id)):
                connection.execute(delete(table).where(column.in_(old)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(old)))
            if ids:
                connection.execute(
                    delete(PLAYERS).where(
                        ~PLAYERS.c.banned, *[PLAYERS.c.id.not_in(known) for known in kept]
                    )
                )
            return len(ids)

        return await self.write(change)

    async def running(self) -> int:
        """How many tables are open or played at."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.phase.in_(RUNNING))
        return await self.read(lambda connection: connection.scalar(query)) or 0

    async def running_of(self, player: str) -> list[str]:
        """The tables that are open or played at, and that a person has opened or has sat at."""
        return await self.ids(
            select(TABLES.c.id)
            .join(SEATED, SEATED.c.table_id == TABLES.c.id)
            .where(TABLES.c.phase.in_(RUNNING), SEATED.c.player == player)
        )

    async def ids(self, query: Any) -> list[str]:
        """The ids that a query finds."""
        return await self.read(lambda connection: list(connection.scalars(query)))

    # People and the house

    async def player(self, id: str) -> tuple[str, bool] | None:
        """What a person is called and whether it is banned; None if nobody is known by this id."""
        query = select(PLAYERS.c.name, PLAYERS.c.banned).where(PLAYERS.c.id == id)
        row = await self.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.name, row.banned)

    async def save_player(self, id: str, name: str) -> None:
        """Remember a person; who is banned stays so."""
        change = (
            self.upsert(PLAYERS)
            .values(id=id, name=name, banned=False)
            .on_conflict_do_update(index_elements=["id"], set_={"name": name})
        )
        await self.write(lambda connection: connection.execute(change))

    async def ban(self, id: str, banned: bool) -> bool:
        """Let a person in no more, or again; whether anybody is known by this id."""
        change = update(PLAYERS).where(PLAYERS.c.id == id).values(banned=banned)
        return await self.write(lambda connection: connection.execute(change).rowcount > 0)

    async def people(self) -> list[tuple[str, str, bool, str | None]]:
        """Everybody at a table where a match may be played, and everybody who is banned."""
        running = SEATED.join(
            TABLES, and_(TABLES.c.id == SEATED.c.table_id, TABLES.c.phase.in_(RUNNING))
        )
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.banned, SEATED.c.table_id)
            .select_from(PLAYERS.outerjoin(running, SEATED.c.player == PLAYERS.c.id))
            .where(or_(PLAYERS.c.banned, SEATED.c.table_id.is_not(None)))
            .order_by(PLAYERS.c.name, SEATED.c.opened)
        )
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(query)])

    async def banned(self) -> list[str]:
        """Those who may not come in."""
        return await self.ids(select(PLAYERS.c.id).where(PLAYERS.c.banned))

    async def save_code(self, code: str, player: str, at: int, until: int) -> None:
        """From now, `at`, this code stands for a person; older ones of theirs, and of all, go."""

        def change(connection: Connection) -> None:
            connection.execute(
                delete(CODES).where(or_(CODES.c.player == player, CODES.c.until <= at))
            )
            connection.execute(insert(CODES).values(code=code, player=player, until=until))

        await self.write(change)

    async def use_code(self, code: str, at: int) -> str | None:
        """Whom a code stands for; it works once, so of two who try it at once one is the person."""
        used = delete(CODES).where(CODES.c.code == code, CODES.c.until > at)
        returned = used.returning(CODES.c.player)
        return await self.write(lambda connection: connection.scalar(returned))

    async def epochs(self) -> dict[str, int]:
        """How often people have ended their other devices."""
        query = select(EPOCHS.c.player, EPOCHS.c.epoch)
        rows = await self.read(lambda connection: list(connection.execute(query)))
        return {row.player: row.epoch for row in rows}

    async def end_devices(self, player: str) -> None:
        """No cookie that a person has been given so far is good any more, nor any code."""

        def change(connection: Connection) -> None:
            connection.execute(delete(CODES).where(CODES.c.player == player))
            connection.execute(
                self.upsert(EPOCHS)
                .values(player=player, epoch=1)
                .on_conflict_do_update(
                    index_elements=["player"], set_={"epoch": EPOCHS.c.epoch + 1}
                )
            )

        await self.write(change)

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

    def upsert(self, table: Any) -> Any:
        """An insert that may meet a row with its key."""
        # Loaded here: a house needs one of both, and each takes long.
        if self.is_shared:
            from sqlalchemy.dialects.postgresql import insert as insert_shared

            return insert_shared(table)
        from sqlalchemy.dialects.sqlite import insert as insert_own

        return insert_own(table)


def rows_of(group: list[Append]) -> list[Row]:
    """The rows of the log that these make up."""
    return [row for append in group for row in append.rows()]


def engine_for(url: str) -> Engine:
    """The database behind a URL, set up so that a commit is safe when it returns."""
    # What is written holds seeds and hands, and errors end up in logs.
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
    return engine


@contextmanager
def visited(url: str) -> Iterator[Engine]:
    """The database behind a URL, let go of afterwards."""
    engine = engine_for(url)
    try:
        yield engine
    finally:
        engine.dispose()


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def patiently(work: Callable[[], T]) -> T:
    """Do it; if the database is away, try again for a while."""
    deadline = time.monotonic() + PATIENCE
    pause = 0.05
    while True:
        try:
            return work()
        except (OperationalError, InterfaceError):
            if time.monotonic() > deadline:
                raise
        time.sleep(pause)
        pause = min(1.0, 2 * pause)


def bodies_from(connection: Connection, table: str, after: int) -> list[bytes]:
    """The events of a table behind the first `after`, as they are stored."""
    query = (
        select(EVENTS.c.body)
        .where(EVENTS.c.table_id == table, EVENTS.c.number >= after)
        .order_by(EVENTS.c.number)
    )
    return [bytes(body) for body in connection.scalars(query)]


def set_phase(connection: Connection, table: str, phase: str) -> None:
    """How far the table is."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(phase=phase))


def wipe(connection: Connection) -> None:
    """Forget everything, before a backup is restored."""
    for table in METADATA.sorted_tables:
        connection.execute(delete(table))


def is_alive(connection: Connection) -> None:
    """See that the database answers."""
    connection.execute(text("SELECT 1"))

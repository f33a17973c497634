"""The database: asked and changed in threads of its own, and waited for while it is away."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from tatami.server.schema import METADATA

PATIENCE = 60.0
"""Seconds that a database that has gone away is waited for."""

FINAL = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
)

T = TypeVar("T")


class Database:
    """SQLite or PostgreSQL. One thread writes, several read."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = engine_for(url)
        self.is_shared = self.engine.dialect.name == "postgresql"
        self.writer = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(4, "reader")

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

    async def ids(self, query: Any) -> list[str]:
        """The ids that a query finds."""
        return await self.read(lambda connection: list(connection.scalars(query)))

    def upsert(self, table: Any) -> Any:
        """An insert that may meet a row with its key."""
        # Loaded here: a house needs one of both, and each takes long.
        if self.is_shared:
            from sqlalchemy.dialects.postgresql import insert as insert_shared

            return insert_shared(table)
        from sqlalchemy.dialects.sqlite import insert as insert_own

        return insert_own(table)

    def close_threads(self) -> None:
        """Finish what is under way, and let go of the database."""
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()


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
        except (OperationalError, InterfaceError) as error:
            if is_final(error) or time.monotonic() > deadline:
                raise
        time.sleep(pause)
        pause = min(1.0, 2 * pause)


def is_final(error: DBAPIError) -> bool:
    """Whether waiting will not help: SQLite is not away, its disk is full or its file is bad."""
    code = getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_OK)
    # The lower byte is the kind of trouble, the rest which one of its kind.
    return code & 0xFF in FINAL


def wipe(connection: Connection) -> None:
    """Forget everything, before a backup is restored."""
    for table in METADATA.sorted_tables:
        connection.execute(delete(table))

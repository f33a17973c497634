"""Which of several workers around a PostgreSQL database looks after which match: who locks it.

The lock ends with the worker's connection, so the matches of a worker that dies are taken up by
another.
"""

import asyncio
import logging
from hashlib import sha256
from typing import Any

import psycopg
from sqlalchemy import URL

from tatami.server.ownership import Heard, Ownership
from tatami.server.store import CHANNEL

log = logging.getLogger("tatami.ownership")


class SharedOwnership(Ownership):
    """One of several workers around a PostgreSQL database."""

    is_shared = True
    pause = 1.0

    def __init__(self, url: URL, heard: Heard) -> None:
        super().__init__()
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.connection: psycopg.AsyncConnection[Any] | None = None
        self.listening: asyncio.Task[None] | None = None
        self.using = asyncio.Lock()

    async def begin(self) -> None:
        """Start listening to the others."""
        self.listening = asyncio.create_task(self.listen())

    async def end(self) -> None:
        """Stop listening, and leave the matches to others."""
        if self.listening is not None:
            self.listening.cancel()
        if self.connection is not None:
            await self.connection.close()

    async def listen(self) -> None:
        """Hear what other workers write; after a lost connection, catch up with everything."""
        while True:
            try:
                await self.listen_once()
            except psycopg.Error as error:
                log.warning("the database is away: %s", type(error).__name__)
            await asyncio.sleep(0.5)

    async def listen_once(self) -> None:
        """Hear what other workers write, as long as the connection lasts."""
        listener = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
        async with listener:
            await listener.execute(f"LISTEN {CHANNEL}")
            for table in list(self.owned):
                await self.heard(table)
            async for notice in listener.notifies():
                await self.heard(notice.payload)

    async def take(self, table: str) -> bool:
        """Look after this match from now on, unless another worker does."""
        async with self.using:
            try:
                connection = await self.connected()
                cursor = await connection.execute(
                    "SELECT pg_try_advisory_lock(%s)", (lock_of(table),)
                )
                row = await cursor.fetchone()
            except psycopg.Error:
                self.connection = None
                return False
        if row is not None and row[0]:
            self.owned.add(table)
        return table in self.owned

    async def drop(self, table: str) -> None:
        """The match is over."""
        self.owned.discard(table)
        async with self.using:
            if self.connection is not None and not self.connection.closed:
                await self.connection.execute("SELECT pg_advisory_unlock(%s)", (lock_of(table),))

    async def tell(self, news: str) -> None:
        """Let the other workers know that something has changed."""
        async with self.using:
            try:
                connection = await self.connected()
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, news))
            except psycopg.Error:
                self.connection = None
                log.warning("the others could not be told")

    async def connected(self) -> psycopg.AsyncConnection[Any]:
        """The connection that holds the locks of our matches."""
        if self.connection is None or self.connection.closed:
            # The locks have gone with the old one.
            self.owned.clear()
            self.connection = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
        return self.connection


def lock_of(table: str) -> int:
    """The number of the lock of a table, apart from those of other programs."""
    return int.from_bytes(sha256(b"tatami " + table.encode()).digest()[:8], "big", signed=True)

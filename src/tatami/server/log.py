"""The log of all events: rows are put behind it over one connection that stays open.

A move is one row, and hundreds of them come in a second: finding a connection, asking whether it is
alive and putting statements together would take longer than writing them.
"""

from typing import Any

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.exc import IntegrityError, OperationalError

from tatami.server.table_index import Followings, Statement, inserting

Row = tuple[str, int, bytes]
"""A table, the number of an event, and the event."""

APPEND = "INSERT INTO events (table_id, number, body) VALUES"
NOTIFY = "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told"


class Log:
    """What has happened at the tables. Used by one thread at a time."""

    def __init__(self, engine: Engine, channel: str) -> None:
        self.engine = engine
        self.channel = channel
        """Where workers that share a database are told how many events a table has now."""
        self.is_shared = engine.dialect.name == "postgresql"
        self.mark = "%s" if self.is_shared else "?"
        """What stands for a value in a statement."""
        self.connection: PoolProxiedConnection | None = None

    def followings(self) -> Followings:
        """What is to be written with rows, because it follows from them; nothing so far."""
        return Followings(self.mark)

    def append(self, rows: list[Row], followings: Followings) -> None:
        """Write these rows for good with what follows from them, or nothing of it."""
        found = [inserting(APPEND, rows, self.mark)] if rows else []
        self.carry_out([*found, *followings.statements()])

    def tell(self, rows: list[Row]) -> None:
        """Let other workers know of rows that are written.

        In a transaction of its own: PostgreSQL lets only one with a notice in it go to the disk at
        a time, so the workers would wait for one another (`bench/delays.py`). Should we be killed
        in between, they hear of it with the next thing that is told of the table, at the latest
        when somebody says again who is there.
        """
        if rows and self.is_shared:
            # Rows of a table come in order, so the last number is the one that stays.
            events = {table: number + 1 for table, number, _ in rows}
            told = [f"{table} {count}" for table, count in events.items()]
            self.carry_out([(NOTIFY, (self.channel, told))])

    def carry_out(self, statements: list[Statement]) -> None:
        """Ask this of the database for good.

        It raises SQLAlchemy's errors, whatever those of the driver are called.
        """
        driver = self.engine.dialect.dbapi
        assert driver is not None
        try:
            connection = self.connection or self.connect()
            # Whatever goes wrong, the next one gets a fresh connection.
            self.connection = None
            try:
                self.write(connection, statements)
            except BaseException:
                connection.invalidate()
                raise
        except driver.IntegrityError as error:
            raise IntegrityError(APPEND, None, error) from error
        except (driver.OperationalError, driver.InterfaceError) as error:
            raise OperationalError(APPEND, None, error) from error
        self.connection = connection

    def connect(self) -> PoolProxiedConnection:
        """A connection to write with.

        In SQLite a statement is a transaction by itself then: to begin and to commit in statements
        of their own, the writer would let go of Python's lock, and wait for it again, thrice.
        """
        connection = self.engine.raw_connection()
        if not self.is_shared:
            driver_connection: Any = connection.driver_connection
            driver_connection.isolation_level = None
        return connection

    def write(self, connection: PoolProxiedConnection, statements: list[Statement]) -> None:
        """Write and commit. All rows are one statement: between two of them, the writer waits for
        the event loop."""
        cursor = connection.cursor()
        in_one = len(statements) == 1 or self.is_shared
        try:
            if not in_one:
                cursor.execute("BEGIN IMMEDIATE")
            for statement, values in statements:
                cursor.execute(statement, values)
            if not in_one:
                cursor.execute("COMMIT")
        finally:
            cursor.close()
        if self.is_shared:
            connection.commit()

    def close(self) -> None:
        """Let go of the connection."""
        if self.connection is not None:
            # Not for others: it commits by itself.
            self.connection.invalidate()
            self.connection = None

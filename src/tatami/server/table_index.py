"""What tables are found by; all of it follows from their events."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, select, update

from tatami.server.database import Database
from tatami.server.events import AnyEvent, Closed, Opened, Sat, Started
from tatami.server.schema import CODES, EPOCHS, EVENTS, PLAYERS, SEATED, TABLES

LISTED = 50
"""So many tables are listed at once."""

PLAYED = 200
"""So many of a person's finished matches are looked at."""

RUNNING = ("open", "playing")

# Put together once: that takes as long as to ask, and everybody waits who opens a table.
HOW_MANY_RUN = select(func.count()).select_from(TABLES).where(TABLES.c.phase.in_(RUNNING))
RUNNING_OF = (
    select(TABLES.c.id)
    .join(SEATED, SEATED.c.table_id == TABLES.c.id)
    .where(TABLES.c.phase.in_(RUNNING), SEATED.c.player == bindparam("player"))
)

OPEN = "INSERT INTO tables (id, game, phase, listed, opened) VALUES"
SEAT = "INSERT INTO seated (player, table_id, opened) VALUES"
SEATED_ALREADY = "ON CONFLICT DO NOTHING"

Statement = tuple[str, tuple[Any, ...]]
"""What is asked of a database, and the values that belong into it."""


class Followings:
    """What follows from some events for what tables are found by, put down in few statements.

    Between two statements of the writer the event loop goes on, and whoever has made a move waits.
    """

    def __init__(self, mark: str) -> None:
        self.mark = mark
        """What stands for a value in a statement of this database."""
        self.opened: list[tuple[str, str, str, bool, int]] = []
        self.seated: list[tuple[str, str, int]] = []
        self.phases: dict[str, str] = {}

    def add(self, table: str, happened: AnyEvent) -> None:
        """Something has happened at a table."""
        if isinstance(happened, Opened):
            self.opened.append((table, happened.game, "open", happened.listed, happened.at))
            self.seated.append((happened.host, table, happened.at))
        elif isinstance(happened, Sat):
            self.seated.append((happened.player, table, happened.at))
        elif isinstance(happened, Started):
            self.phases[table] = "playing"
        elif isinstance(happened, Closed):
            self.phases[table] = "closed"

    def statements(self) -> list[Statement]:
        """What to ask of the database."""
        found: list[Statement] = []
        if self.opened:
            found.append(inserting(OPEN, self.opened, self.mark))
        if self.seated:
            statement, values = inserting(SEAT, self.seated, self.mark)
            found.append((f"{statement} {SEATED_ALREADY}", values))
        for phase in sorted(set(self.phases.values())):
            ids = [table for table, reached in self.phases.items() if reached == phase]
            marks = ", ".join([self.mark] * len(ids))
            change = f"UPDATE tables SET phase = {self.mark} WHERE id IN ({marks})"
            found.append((change, (phase, *ids)))
        return found


def inserting(insert: str, rows: Sequence[tuple[Any, ...]], mark: str) -> Statement:
    """All rows in one statement."""
    row = "(" + ", ".join([mark] * len(rows[0])) + ")"
    values = tuple([value for row in rows for value in row])
    return f"{insert} {', '.join([row] * len(rows))}", values


class TableIndex:
    """Which tables there are, how far they are, and who has sat at them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def close_broken(self, table: str) -> None:
        """Count a table as closed whose events cannot be folded, so that no event can say so."""
        await self.database.write(lambda connection: set_phase(connection, table, "closed"))

    async def listed(self, phase: str) -> list[str]:
        """The newest listed tables in this phase."""
        return await self.database.ids(
            select(TABLES.c.id)
            .where(TABLES.c.phase == phase, TABLES.c.listed)
            .order_by(TABLES.c.opened.desc())
            .limit(LISTED)
        )

    async def seated(self, player: str) -> list[str]:
        """The newest tables where the person sat down."""
        return await self.database.ids(
            select(SEATED.c.table_id)
            .where(SEATED.c.player == player)
            .order_by(SEATED.c.opened.desc())
            .limit(LISTED)
        )

    async def finished_by(self, player: str) -> list[str]:
        """The newest tables where the match is over and the person sat down."""
        return await self.database.ids(
            select(SEATED.c.table_id)
            .join(TABLES, TABLES.c.id == SEATED.c.table_id)
            .where(SEATED.c.player == player, TABLES.c.phase == "over")
            .order_by(SEATED.c.opened.desc())
            .limit(PLAYED)
        )

    async def in_phase(self, phase: str) -> list[str]:
        """All the tables in this phase."""
        return await self.database.ids(
            select(TABLES.c.id).where(TABLES.c.phase == phase).order_by(TABLES.c.opened)
        )

    async def unused(self, before: int) -> list[str]:
        """The tables that were opened before this time, and where no match has begun."""
        return await self.database.ids(
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

        return await self.database.write(change)

    async def running(self, player: str) -> tuple[int, list[str]]:
        """How many tables are open or played at, and those of them that a person has opened or has
        sat at."""

        def question(connection: Connection) -> tuple[int, list[str]]:
            found = connection.scalars(RUNNING_OF, {"player": player})
            return connection.scalar(HOW_MANY_RUN) or 0, list(found)

        return await self.database.read(question)


def set_phase(connection: Connection, table: str, phase: str) -> None:
    """How far the table is."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(phase=phase))

"""The people whom the house knows: names, who is banned, and their devices."""

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from tatami.server.database import Database
from tatami.server.schema import CODES, EPOCHS, PLAYERS, SEATED, TABLES
from tatami.server.table_index import RUNNING


class People:
    """Everybody who did something in this house."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def known(self, id: str) -> tuple[str, bool] | None:
        """What a person is called and whether it is banned; None if nobody is known by this id."""
        query = select(PLAYERS.c.name, PLAYERS.c.banned).where(PLAYERS.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.name, row.banned)

    async def save(self, id: str, name: str) -> None:
        """Remember a person; who is banned stays so."""
        change = (
            self.database.upsert(PLAYERS)
            .values(id=id, name=name, banned=False)
            .on_conflict_do_update(index_elements=["id"], set_={"name": name})
        )
        await self.database.write(lambda connection: connection.execute(change))

    async def ban(self, id: str, banned: bool) -> bool:
        """Let a person in no more, or again; whether anybody is known by this id."""
        change = update(PLAYERS).where(PLAYERS.c.id == id).values(banned=banned)
        return await self.database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def listed(self) -> list[tuple[str, str, bool, str | None]]:
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
        return await self.database.read(
            lambda connection: [tuple(row) for row in connection.execute(query)]
        )

    async def banned(self) -> list[str]:
        """Those who may not come in."""
        return await self.database.ids(select(PLAYERS.c.id).where(PLAYERS.c.banned))

    async def save_code(self, code: str, player: str, at: int, until: int) -> None:
        """From now, `at`, this code stands for a person; older ones of theirs, and of all, go."""

        def change(connection: Connection) -> None:
            connection.execute(
                delete(CODES).where(or_(CODES.c.player == player, CODES.c.until <= at))
            )
            connection.execute(insert(CODES).values(code=code, player=player, until=until))

        await self.database.write(change)

    async def use_code(self, code: str, at: int) -> str | None:
        """Whom a code stands for; it works once, so of two who try it at once one is the person."""
        used = delete(CODES).where(CODES.c.code == code, CODES.c.until > at)
        returned = used.returning(CODES.c.player)
        return await self.database.write(lambda connection: connection.scalar(returned))

    async def epochs(self) -> dict[str, int]:
        """How often people have ended their other devices."""
        query = select(EPOCHS.c.player, EPOCHS.c.epoch)
        rows = await self.database.read(lambda connection: list(connection.execute(query)))
        return {row.player: row.epoch for row in rows}

    async def end_devices(self, player: str) -> None:
        """No cookie that a person has been given so far is good any more, nor any code."""

        def change(connection: Connection) -> None:
            connection.execute(delete(CODES).where(CODES.c.player == player))
            connection.execute(
                self.database.upsert(EPOCHS)
                .values(player=player, epoch=1)
                .on_conflict_do_update(
                    index_elements=["player"], set_={"epoch": EPOCHS.c.epoch + 1}
                )
            )

        await self.database.write(change)

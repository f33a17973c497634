"""People who play on through every fault, and what must be true of the log afterwards."""

import asyncio
from collections.abc import Callable
from random import Random

from sqlalchemy import select
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from tatami.server.database import engine_for
from tatami.server.events import Acted, AnyEvent, decode
from tatami.server.schema import EVENTS
from tatami.server.settings import Settings
from tatami.server.table import folded
from tests.server.client import Json, Person, Seated
from tests.server.housing import House

HARMLESS = {"old-turn", "house-not-playing", "house-no-database"}
"""Why a move may be refused when the house has answered first, or its database is away."""

AGAIN = 0.05
"""Seconds before somebody whose connection was lost comes back."""


class Stubborn:
    """A seat that comes back after every loss, and remembers what it did and what was promised."""

    def __init__(self, crowd: "Crowd", person: Person, table: Json, seed: str) -> None:
        self.crowd = crowd
        self.person = person
        self.table = table
        self.luck = Random(seed)
        self.lines: list[Json] = []
        self.settled = 0
        self.is_over = False
        self.seat = -1
        self.sent: set[tuple[int, int]] = set()
        """Turns and actions that went out."""
        self.promised: set[tuple[int, int]] = set()
        """Those that are stored, as the house has said."""
        self.losses = 0

    async def play(self) -> None:
        """To the end of the match, through as many connections as it takes."""
        while not self.is_over:
            try:
                async with self.person.at(self.table, self.settled) as seated:
                    seated.lines = self.lines[: self.settled]
                    try:
                        await self.play_on(seated)
                    finally:
                        self.lines = seated.lines
                        self.settled = seated.update.get("settled", self.settled)
            except (OSError, EOFError, WebSocketException):
                self.losses += 1
                await asyncio.sleep(AGAIN)

    async def play_on(self, seated: Seated) -> None:
        """As long as the connection lasts."""
        while True:
            update = await seated.asked()
            if seated.is_over():
                # To those who come back after the end, the table is told before the match.
                if not update:
                    await seated.until("update")
                self.is_over = True
                return
            self.seat, turn = update["seat"], update["turn"]
            action = self.luck.choice(update["legal"])["action"]
            self.sent.add((turn, action))
            if self.luck.random() < self.crowd.cuts:
                await self.cut(seated, turn, action)
            answer = await seated.act(action)
            if answer["kind"] == "done":
                self.promised.add((turn, action))
                self.crowd.promise()
            else:
                assert answer["code"] in HARMLESS, answer
            refused = answer.get("code") == "house-no-database"
            while not refused and not seated.is_over() and seated.update["turn"] == turn:
                await seated.receive()

    async def cut(self, seated: Seated, turn: int, action: int) -> None:
        """The network is cut somewhere within the message."""
        body = f'{{"kind":"act","seat":{self.seat},"turn":{turn},"action":{action}}}'
        message = Frame(Opcode.TEXT, body.encode()).serialize(mask=True)
        seated.socket.transport.write(message[: self.luck.randint(1, len(message))])
        await asyncio.sleep(0)
        seated.socket.transport.abort()


class Crowd:
    """Four stubborn people at each of several tables of Ninjan."""

    def __init__(self, url: str, tables: int, seed: int, cuts: float = 0) -> None:
        self.url = url
        self.tables = tables
        self.seed = seed
        self.cuts = cuts
        """How often the network is cut within a message."""
        self.seats: list[Stubborn] = []
        self.promises = 0
        self.more = asyncio.Event()

    def promise(self) -> None:
        """A move was acknowledged."""
        self.promises += 1
        self.more.set()

    async def sit_down(self) -> None:
        """All matches begin."""
        for number in range(self.tables):
            people = [Person(self.url) for _ in range(4)]
            table = await people[0].open_table("ninjan", "person,open,open,open")
            for person in people[1:]:
                await person.post(f"/api/tables/{table['id']}/sit", {"key": table["key"]})
            await people[0].post(f"/api/tables/{table['id']}/start")
            for seat, person in enumerate(people):
                seed = f"{self.seed} {number} {seat}"
                self.seats.append(Stubborn(self, person, table, seed))

    async def play(self) -> None:
        """All matches, to their end."""
        await asyncio.gather(*[seat.play() for seat in self.seats])
        self.more.set()
        for seat in self.seats:
            await seat.person.close()

    async def until(self, promises: int) -> bool:
        """Wait until so many moves were acknowledged; whether there still is somebody at play."""
        while self.promises < promises and not self.is_over():
            self.more.clear()
            await self.more.wait()
        return not self.is_over()

    def is_over(self) -> bool:
        """Whether all matches have come to their end."""
        return all(seat.is_over for seat in self.seats)

    def check(self, house: House) -> int:
        """Every promise was kept, nothing happened twice; how many promises there were."""
        logs = stored(Settings(folder=str(house.folder), db=house.db).database())
        for seat in self.seats:
            done = acts(seat.table["id"], logs[seat.table["id"]], seat.seat)
            assert len(done) == len(set(done)), "something happened twice"
            assert seat.promised <= set(done), "an acknowledged action is lost"
            assert set(done) <= seat.sent, "something happened that nobody did"
            ending = [other for other in self.seats if other.table["id"] == seat.table["id"]]
            assert len({len(other.lines) for other in ending}) == 1, "a seat has not seen it all"
            assert folded(seat.table["id"], logs[seat.table["id"]]).phase() == "over"
        return sum(len(seat.promised) for seat in self.seats)


def stored(database: str) -> dict[str, list[AnyEvent]]:
    """The events of all tables."""
    found: dict[str, list[AnyEvent]] = {}
    engine = engine_for(database)
    with engine.connect() as connection:
        for row in connection.execute(select(EVENTS).order_by(EVENTS.c.table_id, EVENTS.c.number)):
            events = found.setdefault(row.table_id, [])
            assert row.number == len(events), "an event is missing"
            events.append(decode(row.body))
    engine.dispose()
    return found


def acts(id: str, events: list[AnyEvent], seat: int) -> list[tuple[int, int]]:
    """The turns and actions of the person in a seat, as they were stored."""
    first, *others = events
    table = folded(id, [first])
    found = []
    for event in others:
        if isinstance(event, Acted) and event.seat == seat and not event.by:
            assert table.play is not None
            found.append((table.play.turns[seat], event.action))
        table.fold(event)
    return found


async def with_faults(crowd: Crowd, moments: list[int], fault: Callable[[], object]) -> int:
    """Play to the end; after so many more moves each time, the fault strikes. How often it did."""
    await crowd.sit_down()
    playing = asyncio.create_task(crowd.play())
    struck = promises = 0
    for moves in moments:
        promises += moves
        if not await crowd.until(promises):
            break
        await asyncio.to_thread(fault)
        struck += 1
        promises = crowd.promises
    await playing
    return struck

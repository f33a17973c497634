"""A small client that does everything a browser does: HTTP to sit down, a WebSocket to play."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Person:
    """Somebody with a cookie."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url
        self.language = language
        # A machine that is busy is slow, and no test is about that. Nothing is encrypted, and to
        # read all certificates for each person would take longer than what the person does.
        self.http = httpx.AsyncClient(
            base_url=url, headers={"Accept-Language": language}, timeout=None, verify=False
        )

    async def ask(self, method: str, path: str, body: Json | None = None, **more: Any) -> Json:
        """Ask for something, and insist that it is granted."""
        response = await self.http.request(method, path, json=body, **more)
        assert response.status_code == 200, response.text
        found: Json = response.json()
        return found

    async def get(self, path: str, **more: Any) -> Json:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Json | None = None) -> Json:
        return await self.ask("POST", path, body or {})

    async def refused(self, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
        """Ask for something that is not granted: the status and the code."""
        response = await self.http.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["code"]

    async def open_table(self, game: str, seats: str, **more: Any) -> Json:
        """A table with seats like `person,open,bot`."""
        plans = [
            {"kind": kind, "level": "greedy" if kind == "bot" else ""} for kind in seats.split(",")
        ]
        return await self.post("/api/tables", {"game": game, "seats": plans, **more})

    @asynccontextmanager
    async def at(
        self, table: Json, since: int = 0, key: str | None = None
    ) -> AsyncIterator["Seated"]:
        """Enter the table."""
        if not self.http.cookies:
            await self.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connected(
            self.url.replace("http", "ws") + f"/api/socket?table={table['id']}",
            additional_headers={"Cookie": cookie},
            max_size=None,
            compression=None,
        ) as socket:
            seated = Seated(socket)
            await seated.send(
                kind="enter",
                table=table["id"],
                key=table["key"] if key is None else key,
                since=since,
                language=self.language,
            )
            yield seated

    async def close(self) -> None:
        await self.http.aclose()


@asynccontextmanager
async def connected(address: str, **more: Any) -> AsyncIterator[ClientConnection]:
    """A connection that is gone in the end, also of whoever is torn away while saying goodbye."""
    socket = await connect(address, **more)
    try:
        yield socket
        await socket.close()
    finally:
        socket.transport.abort()


@asynccontextmanager
async def people(url: str, count: int, language: str = "en") -> AsyncIterator[list[Person]]:
    """So many persons, who go home in the end."""
    persons = [Person(url, language) for _ in range(count)]
    try:
        yield persons
    finally:
        for person in persons:
            await person.close()


class Seated:
    """A person at a table: what it has been told, and what it can do."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Json = {}
        self.update: Json = {}
        self.view: Json = {}
        """What was shown last."""
        self.lines: list[Json] = []
        self.heard: list[Json] = []
        """Everything that came over the wire."""
        self.next_id = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> Json:
        """The next message, taken in as a browser would."""
        message: Json = msgspec.json.decode(await self.socket.recv())
        self.heard.append(message)
        if message["kind"] == "table":
            self.table = message["table"]
        elif message["kind"] in ("told", "update"):
            if message["kind"] == "update":
                self.look(message)
                self.update = message
            self.lines = self.lines[: message["since"]] + message["lines"]
        return message

    def look(self, update: Json) -> None:
        """Put what differs over what was shown before, so that every view is whole."""
        for shown in [*update["moments"], update]:
            is_first = shown is (update["moments"] or [update])[0]
            before = {} if update["whole"] and is_first else self.view
            assert before or update["whole"], "nothing was shown before"
            self.view = shown["view"] = {**before, **shown["view"]}

    async def until(self, kind: str, **facts: Any) -> Json:
        """Listen until such a message comes."""
        while True:
            message = await self.receive()
            if message["kind"] == kind and facts.items() <= message.items():
                return message

    async def until_table(self, **facts: Any) -> Json:
        """Listen until the table is like this."""
        while not facts.items() <= self.table.items():
            await self.receive()
        return self.table

    async def ask(self, **message: Any) -> Json:
        """Send something and wait for its answer."""
        self.next_id += 1
        await self.send(id=self.next_id, **message)
        while True:
            answer = await self.receive()
            if (
                answer["kind"] in ("done", "refused", "hint", "effects")
                and answer["id"] == self.next_id
            ):
                return answer

    async def act(self, action: int) -> Json:
        """Act for the seat one looks from."""
        return await self.ask(
            kind="act", seat=self.update["seat"], turn=self.update["turn"], action=action
        )

    async def until_seat(self, seat: int, **facts: Any) -> None:
        """Listen until everybody is told this about a seat."""
        while not self.table or not facts.items() <= self.table["seats"][seat].items():
            await self.receive()

    async def asked(self) -> Json:
        """Listen until there is something to choose, or the match is over."""
        while not self.is_over() and not self.update.get("legal"):
            await self.receive()
        return self.update

    def is_over(self) -> bool:
        return bool(self.table) and self.table["phase"] in ("over", "closed")

    async def play_on(self, luck: Random) -> None:
        """Play anything that is legal until the match is over, and hear how it ended."""
        while not self.is_over():
            await self.move_on(luck)

    async def move_on(self, luck: Random) -> None:
        """Make one move, anything that is legal, and listen until the next is wanted."""
        update = await self.asked()
        if self.is_over():
            return
        before = update["turn"]
        answer = await self.act(luck.choice(update["legal"])["action"])
        # While we chose, the house may have answered for us, or a neighbour ended it.
        assert answer["kind"] == "done" or answer["code"] in ("old-turn", "house-not-playing")
        while not self.is_over() and self.update["turn"] == before:
            await self.receive()
        await self.asked()


async def watch_to_the_end(seated: Seated) -> None:
    """Look on."""
    while not seated.is_over():
        await seated.receive()


async def together(*work: Any) -> None:
    """Do all of this at the same time."""
    await asyncio.gather(*work)

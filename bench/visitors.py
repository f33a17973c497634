"""People who come to a house and go again, as they do in real life, for as long as it lasts.

They play every game with friends and bots, think, ask for hints, take back, chat, lose their
connection and come back, leave for good, look on, do not read what they are sent, say nothing at
all, and look at matches that are over.
"""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed

from bench.load import encode
from bench.ws_client import LeanSocket, dial
from tatami.games import GAMES
from tatami.words import LANGUAGES
from tests.server.client import Json, Person, Seated, people, watch_to_the_end

LEVELS = ["ashigaru"] * 9 + ["ronin"] * 9 + ["samurai"]
"""Who sits in for friends: mostly bots that do not think for long."""

THINKING = 1.2
"""Seconds that people take for a move, on the average."""

CHATTER = ["Nice!", "Oh no …", "Your turn", "おめでとう"]
LOST, LEAVING, HINT, UNDO, CHAT = 0.02, 0.004, 0.004, 0.05, 0.02
"""How probable it is that somebody does so before a move."""

REPLAY, AGAIN = 0.5, 0.2
"""How probable it is that somebody does so after a match."""

STUCK = 180.0
"""Seconds after which somebody who has nothing to do and is not told anything thinks it broken."""

HOME = ["/api/house", "/api/me", *[f"/api/tables?which={w}" for w in ("open", "playing", "mine")]]
HARMLESS = {"old-turn", "house-not-playing", "house-not-asked", "house-no-undo"}
"""Why something may be refused that was sent a moment too late."""


class Diary:
    """What the visitors have noticed: how long they waited, what they did, what went wrong."""

    def __init__(self) -> None:
        self.waits: defaultdict[str, list[float]] = defaultdict(list)
        self.done: Counter[str] = Counter()
        self.troubles: Counter[str] = Counter()

    @contextmanager
    def waiting(self, what: str) -> Iterator[None]:
        """Measure how long somebody waits, in milliseconds."""
        began = time.perf_counter()
        yield
        self.waits[what].append(1000 * (time.perf_counter() - began))
        self.done[what] += 1

    def turn_page(self) -> dict[str, list[float]]:
        """What was waited since the last time."""
        waits, self.waits = dict(self.waits), defaultdict(list)
        return waits


class Visitors:
    """All who come to one house."""

    def __init__(self, url: str, seed: str) -> None:
        self.url = url
        self.luck = Random(seed)
        self.diary = Diary()

    async def come_and_go(self, tables: int) -> None:
        """Keep so many tables busy, until cancelled."""
        async with asyncio.TaskGroup() as group:
            for _ in range(tables):
                group.create_task(self.again_and_again(self.play_together))
            for visit in (self.look_on, self.look_on, self.read_nothing, self.say_nothing):
                group.create_task(self.again_and_again(visit))

    async def again_and_again(self, visit: Callable[[], Awaitable[None]]) -> None:
        """One visit after another; what goes wrong is written down, and does not end it."""
        while True:
            await asyncio.sleep(self.luck.expovariate(1 / 3))
            try:
                await visit()
            except (httpx.RemoteProtocolError, httpx.ReadError):
                # An idle connection was closed as it was used again; a browser would ask once more.
                self.diary.done["stale"] += 1
            except Exception as error:
                self.diary.troubles[f"{visit.__name__}: {error!r}"[:300]] += 1

    # Playing

    async def play_together(self) -> None:
        """One, two or three people play a match, if they stay so long."""
        luck = self.luck
        game = luck.choice(list(GAMES.values()))
        seats = luck.choice([count for count in game.seats if count <= 5])
        friends = min(luck.choice([1, 1, 2, 3]), seats)
        plans: list[Json] = [{"kind": "person"}, *[{"kind": "open"}] * (friends - 1)]
        while len(plans) < seats:
            plans.append({"kind": "bot", "level": luck.choice(LEVELS)})
        wanted = {"game": game.name, "seats": plans, "listed": luck.random() < 0.8}
        async with people(self.url, friends, luck.choice(list(LANGUAGES))) as here:
            await self.look_at_home(here[0])
            with self.diary.waiting("open"):
                table = await here[0].post("/api/tables", wanted)
            for friend in here[1:]:
                await friend.post(f"/api/tables/{table['id']}/sit", {"key": table["key"]})
            await here[0].post(f"/api/tables/{table['id']}/start")
            is_over = await self.play_out(here, table)
            if is_over and luck.random() < AGAIN:
                again = await here[0].post(
                    f"/api/tables/{table['id']}/rematch", {"key": table["key"]}
                )
                await here[0].post(f"/api/tables/{again['id']}/start", {"key": again["key"]})
                await self.play_out(here, again)

    async def play_out(self, here: list[Person], table: Json) -> bool:
        """All play until it is over, or leave; whether somebody has stayed, and looked back."""
        stayed = await asyncio.gather(*[self.sit_and_play(person, table) for person in here])
        if not any(stayed):
            return False
        self.diary.done["match"] += 1
        await self.look_back(here[stayed.index(True)], table)
        return True

    async def sit_and_play(self, person: Person, table: Json) -> bool:
        """Play through as many connections as it takes; whether it was to the end."""
        since = 0
        while True:
            async with person.at(table, since) as seated:
                with self.diary.waiting("enter"):
                    await seated.receive()
                try:
                    how = await self.play_on(seated)
                except ConnectionClosed:
                    how = "closed"
                since = seated.update.get("settled", since)
                if how == "lost":
                    seated.socket.transport.abort()
            self.diary.done[how] += 1
            if how in ("over", "left"):
                return how == "over"
            await asyncio.sleep(self.luck.uniform(0, 4))

    async def play_on(self, seated: Seated) -> str:
        """Make moves until it is over, or somebody leaves or loses the connection."""
        luck = self.luck
        while True:
            async with asyncio.timeout(STUCK):
                update = await seated.asked()
            if seated.is_over():
                return "over"
            await asyncio.sleep(luck.expovariate(1 / THINKING))
            chance = luck.random()
            for what, share in (("lost", LOST), ("left", LEAVING)):
                if chance < share:
                    return what
                chance -= share
            await self.dawdle(seated)
            update = seated.update
            if not update["legal"]:
                continue
            with self.diary.waiting("move"):
                answer = await seated.act(luck.choice(update["legal"])["action"])
            check_answer(answer)
            turn = update["turn"]
            async with asyncio.timeout(STUCK):
                while not seated.is_over() and seated.update["turn"] == turn:
                    await seated.receive()

    async def dawdle(self, seated: Seated) -> None:
        """What people do instead of moving."""
        seat = seated.update["seat"]
        if self.luck.random() < HINT:
            with self.diary.waiting("hint"):
                check_answer(await seated.ask(kind="hint", seat=seat))
        if self.luck.random() < CHAT:
            with self.diary.waiting("chat"):
                check_answer(await seated.ask(kind="say", text=self.luck.choice(CHATTER)))
        if seated.update["can_undo"] and self.luck.random() < UNDO:
            with self.diary.waiting("undo"):
                check_answer(await seated.ask(kind="undo", seat=seat))

    # Looking

    async def look_at_home(self, person: Person) -> None:
        """All that the home page asks for."""
        with self.diary.waiting("home"):
            for path in HOME:
                await person.get(path)

    async def look_back(self, person: Person, table: Json) -> None:
        """Look at a match that is over, see that it was fair, take the record home."""
        key = {"tatami-key": table["key"]}
        path = f"/api/tables/{table['id']}"
        if self.luck.random() < REPLAY:
            with self.diary.waiting("replay"):
                await person.get(f"{path}/replay", headers=key)
        with self.diary.waiting("verify"):
            await person.get(f"{path}/verify", headers=key)
        await person.get(f"{path}/record", headers=key)

    async def look_on(self) -> None:
        """Watch a match for a while."""
        async with people(self.url, 1) as [person]:
            await self.look_at_home(person)
            playing = (await person.get("/api/tables?which=playing"))["tables"]
            if playing:
                async with person.at(self.luck.choice(playing)) as seated:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(self.luck.uniform(2, 40)):
                            await watch_to_the_end(seated)
                self.diary.done["watched"] += 1

    async def read_nothing(self) -> None:
        """Enter a match, and let everything pile up that is told."""
        async with people(self.url, 1) as [person]:
            await self.look_at_home(person)
            playing = (await person.get("/api/tables?which=playing"))["tables"]
            if playing:
                deaf = Deaf(self.url, person, self.luck.choice(playing))
                await dial(self.url, deaf)
                try:
                    await asyncio.sleep(self.luck.uniform(20, 90))
                finally:
                    deaf.transport.abort()
                self.diary.done["deaf"] += 1

    async def say_nothing(self) -> None:
        """Begin a request, and never finish it."""
        place = urlsplit(self.url)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        try:
            writer.write(b"GET /api/house HT")
            with suppress(ConnectionError):
                await reader.read()
        finally:
            writer.transport.abort()
        self.diary.done["silent"] += 1


class Deaf(LeanSocket):
    """Enters, and reads nothing any more."""

    def __init__(self, url: str, person: Person, table: Json) -> None:
        cookies = person.http.cookies.items()
        cookie = "; ".join(f"{name}={value}" for name, value in cookies)
        super().__init__(urlsplit(url).netloc, table["id"], cookie)
        self.table = table

    def opened(self) -> None:
        """Come to the table, and stop listening."""
        self.send(encode({"kind": "enter", "table": self.table["id"], "key": self.table["key"]}))
        self.transport.pause_reading()

    def received(self, message: bytes) -> None:
        """What came before that is of no interest."""


def check_answer(answer: Json) -> None:
    """What was asked for is done, or came a moment too late."""
    if answer["kind"] == "refused" and answer["code"] not in HARMLESS:
        raise AssertionError(answer["code"])

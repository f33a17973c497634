"""Random players at many tables, at full speed or at a given pace, in a process of their own: how
many moves the house holds, and how soon all four seats have seen them.

A move counts from the moment it is sent until the last of the four seats has read it. Of cards that
are picked in secret, and of what a seat does in a row, only the last one can be seen at once, so
that one is counted.
"""

import argparse
import asyncio
import os
import time
from collections import Counter
from pathlib import Path
from random import Random

import httpx
import msgspec
import uvloop

from bench.ws_client import LeanSocket, dial

SEATS = 4
GAMES: dict[str, dict[str, str | int]] = {"ninjan": {"deals": 3}, "samurai": {}, "sake": {}}
"""The games that are played here, and the options of their tables."""


class Choice(msgspec.Struct):
    """What can be done."""

    action: int


class Line(msgspec.Struct):
    """What was done."""

    frame: str = ""
    forced: bool = False
    """Whether the house did it for the reader, who had no choice."""


class Question(msgspec.Struct):
    """What is asked."""

    frame: str


class Facts(msgspec.Struct):
    """What players need to know of a table."""

    id: str
    key: str
    phase: str


class Moment(msgspec.Struct):
    """What was shown on the way."""

    view: dict[str, msgspec.Raw]


class Told(msgspec.Struct):
    """Any message, as far as players care."""

    kind: str
    table: Facts | None = None
    since: int = 0
    settled: int = 0
    seat: int = 0
    turn: int = 0
    lines: list[Line] = []
    question: Question | None = None
    legal: list[Choice] = []
    whole: bool = False
    view: dict[str, msgspec.Raw] = {}
    moments: list[Moment] = []
    code: str = ""


class Figures(msgspec.Struct):
    """What came of it."""

    moves: float
    """A second."""
    seen: list[float]
    """Milliseconds from a move to all seats, at the 50th and the 99th of a hundred."""
    busy: float
    """The share of a core that this process used."""
    server: float
    """The share of a core that the server used, with all its workers."""
    stored: list[float] = []
    """Milliseconds from a move to the answer that it is stored."""
    matches: int = 0
    """Matches that came to their end."""
    missed: int = 0
    """Moves of those matches that a seat was not shown."""
    refused: int = 0
    database: float = 0.0
    """The share of a core that the database used, if it is a server of its own."""


decode = msgspec.json.Decoder(Told).decode
encode = msgspec.json.Encoder().encode


class Bench:
    """What all players share: the tables, the pace, and what was measured."""

    def __init__(self, url: str, rate: float, luck: Random) -> None:
        self.url = url
        self.rate = rate
        self.luck = luck
        self.slot = 0.0
        self.moves = 0
        self.seen: list[float] = []
        self.stored: list[float] = []
        self.matches = 0
        self.missed = 0
        self.refused = 0
        self.again: set[asyncio.Task[None]] = set()

    def pause(self) -> float:
        """How long the next player has to wait, so that the pace is kept."""
        if not self.rate:
            return 0.0
        now = time.perf_counter()
        self.slot = max(self.slot + 1 / self.rate, now)
        return self.slot - now

    def forget(self) -> None:
        """What was measured up to now was to warm up."""
        self.moves = self.matches = self.missed = self.refused = 0
        self.seen, self.stored = [], []

    def figures(self, seconds: float, busy: float, server: float, database: float) -> Figures:
        """What came of it."""
        return Figures(
            moves=self.moves / seconds,
            seen=[percentile(self.seen, 50), percentile(self.seen, 99)],
            stored=[percentile(self.stored, 50), percentile(self.stored, 99)],
            matches=self.matches,
            missed=self.missed,
            refused=self.refused,
            busy=busy / seconds,
            server=server / seconds,
            database=database / seconds,
        )


class Player:
    """A person with a cookie."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=60, verify=False)

    async def post(self, path: str, **body: object) -> Facts:
        """Ask for something."""
        response = await self.http.post(path, json=body)
        assert response.status_code == 200, response.text
        return msgspec.json.decode(response.content, type=Facts)

    def cookie(self) -> str:
        """What this person is known by."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Match:
    """One match and its four seats."""

    def __init__(self, bench: Bench, table: Facts, players: list[Player]) -> None:
        self.bench = bench
        self.table = table
        self.players = players
        self.acts = 0
        self.asked: set[str] = set()
        """The questions that somebody has answered."""
        self.over = 0
        self.sent: dict[int, float] = {}
        """When the last move was made at this length of the story."""
        self.seats = [Seat(self, number, player) for number, player in enumerate(players)]

    async def enter(self) -> None:
        """All four come to the table."""
        for seat in self.seats:
            await dial(self.bench.url, seat)

    def go_on(self, before: "Match") -> None:
        """All four come from another table, each on the connection that it has."""
        for seat, earlier in zip(self.seats, before.seats, strict=True):
            seat.take_over(earlier)

    def saw(self) -> None:
        """A seat has read something new: what have all of them seen by now?"""
        least = min(seat.settled for seat in self.seats)
        now = time.perf_counter()
        for length in [length for length in self.sent if length < least]:
            self.bench.seen.append(1000 * (now - self.sent.pop(length)))

    def ended(self) -> None:
        """A seat has heard that the match is over; when all have, they play again."""
        self.over += 1
        if self.over == SEATS:
            self.bench.matches += 1
            self.bench.missed += sum(abs(self.acts - seat.moves()) for seat in self.seats)
            task = asyncio.create_task(self.play_again())
            self.bench.again.add(task)
            task.add_done_callback(self.bench.again.discard)

    async def play_again(self) -> None:
        """The same people at a new table."""
        host = self.players[0]
        table = await host.post(f"/api/tables/{self.table.id}/rematch")
        await host.post(f"/api/tables/{table.id}/start")
        Match(self.bench, table, self.players).go_on(self)


class Seat(LeanSocket):
    """A random player."""

    def __init__(self, match: Match, number: int, player: Player) -> None:
        super().__init__(match.bench.url.partition("://")[2], match.table.id, player.cookie())
        self.match = match
        self.number = number
        self.turn = -1
        self.is_there = False
        """Whether what comes is about this match, and no longer about the one before."""
        self.settled = 0
        self.view: dict[str, msgspec.Raw] = {}
        self.frames: Counter[str] = Counter()
        self.acted_at = 0.0

    def opened(self) -> None:
        """Come to the table."""
        table = self.match.table
        self.send(encode({"kind": "enter", "table": table.id, "key": table.key}))

    def received(self, message: bytes) -> None:
        """Read, and act if asked."""
        told = decode(message)
        if told.table is not None:
            self.is_there = told.table.id == self.match.table.id
        if not self.is_there:
            return
        if told.kind == "update":
            self.updated(told)
        elif told.kind == "done":
            self.match.bench.stored.append(1000 * (time.perf_counter() - self.acted_at))
        elif told.kind == "refused":
            self.refused()
        elif told.table is not None and told.table.phase == "over":
            self.match.ended()

    def updated(self, told: Told) -> None:
        """See what is new."""
        assert told.since <= self.settled, "lines are missing"
        assert told.whole != bool(self.view), "it is not known what differs"
        for view in [*[moment.view for moment in told.moments], told.view]:
            self.view.update(view)
        fresh = told.settled - self.settled
        if fresh:
            first = self.settled - told.since
            lines = told.lines[first : first + fresh]
            self.frames.update(line.frame for line in lines)
            self.settled = told.settled
            for line in lines:
                if line.forced:
                    self.was_answered_for(line.frame)
            self.match.saw()
        if told.legal and told.question is not None and told.turn != self.turn:
            self.turn = told.turn
            self.match.asked.add(told.question.frame)
            action = self.match.bench.luck.choice(told.legal).action
            pause = self.match.bench.pause()
            if pause:
                asyncio.get_running_loop().call_later(pause, self.act, action)
            else:
                self.act(action)

    def refused(self) -> None:
        """What was sent is no move; the house says with an update what is asked instead."""
        self.match.bench.refused += 1
        self.match.bench.moves -= 1
        self.match.acts -= 1

    def was_answered_for(self, frame: str) -> None:
        """The house was faster where there was no choice: that is a move too."""
        self.match.asked.add(frame)
        self.match.bench.moves += 1
        self.match.acts += 1

    def moves(self) -> int:
        """How many answers this seat was shown, its own among them."""
        return sum(self.frames[frame] for frame in self.match.asked)

    def act(self, action: int) -> None:
        """Make a move."""
        match = self.match
        match.acts += 1
        match.bench.moves += 1
        self.acted_at = match.sent[self.settled] = time.perf_counter()
        self.send(encode({"kind": "act", "seat": self.number, "turn": self.turn, "action": action}))


def percentile(values: list[float], hundredth: int) -> float:
    """The value that so many of a hundred do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * hundredth // 100)] if ordered else 0.0


async def seated(url: str, game: str = "ninjan") -> tuple[Facts, list[Player]]:
    """A table at which four people sit, just begun."""
    players = [Player(url) for _ in range(SEATS)]
    plans = [{"kind": "person"}] + [{"kind": "open"}] * (SEATS - 1)
    host = players[0]
    table = await host.post("/api/tables", game=game, seats=plans, options=GAMES[game])
    for player in players[1:]:
        await player.post(f"/api/tables/{table.id}/sit", key=table.key)
    await players[0].post(f"/api/tables/{table.id}/start")
    return table, players


def cpu_seconds(process: int, field: int = 11) -> float:
    """What a process has used of the processor so far; from field 13, those of its that ended."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return 0.0
    fields = text.rpartition(")")[2].split()
    return (int(fields[field]) + int(fields[field + 1])) / os.sysconf("SC_CLK_TCK")


def family_seconds(process: int) -> float:
    """The same with all the processes that it has started."""
    if not process:
        return 0.0
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    running = sum(cpu_seconds(child) for child in map(int, children))
    return running + cpu_seconds(process) + cpu_seconds(process, 13)


async def play(asked: argparse.Namespace) -> Figures:
    """Seat the players, let them play for the time asked, and count what they got."""
    bench = Bench(asked.url, asked.rate, Random(asked.tables))
    for _ in range(asked.tables):
        await Match(bench, *await seated(asked.url, asked.game)).enter()
    await asyncio.sleep(asked.warmup)
    bench.forget()
    began, busy = time.perf_counter(), time.process_time()
    served, kept = family_seconds(asked.server), family_seconds(asked.database)
    await asyncio.sleep(asked.seconds)
    return bench.figures(
        time.perf_counter() - began,
        time.process_time() - busy,
        family_seconds(asked.server) - served,
        family_seconds(asked.database) - kept,
    )


def main() -> None:
    """Play, and print the figures for the one who asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--game", choices=GAMES, default="ninjan")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--warmup", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second; 0: full speed")
    parser.add_argument("--server", type=int, default=0, help="the server's process")
    parser.add_argument("--database", type=int, default=0, help="that of the database")
    print(encode(uvloop.run(play(parser.parse_args()))).decode())


if __name__ == "__main__":
    main()

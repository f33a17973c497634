"""A house for a long time: does what it holds level off?

Houses on SQLite and on PostgreSQL, side by side, with people who come and go (`bench.visitors`).
Every few seconds it is noted down what each server holds (memory, handles, tasks, threads) and how
long people waited; in the end it is drawn, and told whether it has levelled off.
"""

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median

import httpx
import msgspec
import uvloop

from bench.load import cpu_seconds, percentile
from bench.soak_plot import draw
from bench.visitors import Diary, Visitors
from tatami.cli.output import console, table
from tatami.core.version import is_compiled
from tests.server.housing import House, Postgres

EVERY = 10.0
"""Seconds between two looks."""

HABITS = [
    *("--pace", "0.3", "--grace", "15", "--abandoned", "60"),
    *("--limit", "connections_each=1000", "--limit", "chores=20", "--limit", "hints=20"),
    *("--limit", "remembered=50"),
]
"""Everybody comes from one address. Who has left is given up, and what is over is forgotten, sooner
than in real life, so that it happens often."""

HELD = {
    "memory": ("memory, MB", 0.03),
    "helpers": ("memory of its helpers, MB", 0.03),
    "handles": ("handles", 0.15),
    "threads": ("threads", 0.15),
    "tasks": ("tasks", 0.15),
}
"""What must level off, what it is called, and by how much there may be more of it in the last
quarter than in the one before: guests come and go, but memory that is used is used again."""


class Look(msgspec.Struct):
    """What was found at one moment in one house."""

    database: str
    at: float
    """Seconds since the house was opened."""
    memory: float
    helpers: float
    """In MB: of the server, and of the processes that think and do chores for it."""
    handles: int
    threads: int
    tasks: int
    tables: int
    """Those in the memory of the server."""
    guests: int
    processor: float
    """The share of a core that server and helpers have used since the last look."""
    moves: int
    """So many were made since the last look."""
    load: float
    """How many processes wanted a core of this machine, whoever they belong to."""
    waits: dict[str, list[float]]
    """Milliseconds at the 50th and the 99th of a hundred, by what was waited for."""


class Watched:
    """A house that is looked at."""

    def __init__(self, database: str, house: House) -> None:
        assert house.process is not None
        self.database = database
        self.house = house
        self.server = house.process.pid
        self.visitors = Visitors(house.url, database)
        self.began = self.last = time.monotonic()
        self.used = 0.0

    async def look(self) -> Look:
        """What is to be seen now."""
        helpers = [pid for pid in self.house.spawned() if Path(f"/proc/{pid}").exists()]
        async with httpx.AsyncClient(base_url=self.house.url, timeout=60) as client:
            told = measured((await client.get("/metrics")).text)
        now, used = time.monotonic(), sum(map(cpu_seconds, [self.server, *helpers]))
        share, self.used = max(0.0, used - self.used) / (now - self.last), used
        self.last = now
        waits = self.visitors.diary.turn_page()
        return Look(
            database=self.database,
            at=round(now - self.began, 1),
            memory=memory(self.server),
            helpers=sum(map(memory, helpers)),
            handles=len(list(Path(f"/proc/{self.server}/fd").iterdir())),
            threads=int(status(self.server)["Threads"]),
            tasks=int(told["tatami_tasks"]),
            tables=int(told["tatami_rooms"]),
            guests=int(told["tatami_connections"]),
            processor=round(share, 3),
            moves=len(waits.get("move", [])),
            load=round(os.getloadavg()[0], 2),
            waits={
                what: [round(percentile(found, hundredth), 1) for hundredth in (50, 99)]
                for what, found in waits.items()
            },
        )


def status(process: int) -> dict[str, str]:
    """What the system tells of a process."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def memory(process: int) -> float:
    """What a process holds in memory, in MB."""
    return round(int(status(process)["VmRSS"].split()[0]) / 1024, 1)


def measured(page: str) -> dict[str, float]:
    """The measurements without labels, by their names."""
    lines = [line.split() for line in page.splitlines() if not line.startswith("#")]
    return {words[0]: float(words[1]) for words in lines if "{" not in words[0]}


# Running


@contextmanager
def houses(databases: list[str], folder: Path) -> Iterator[list[Watched]]:
    """A house on each of these databases."""
    with ExitStack() as stack:
        found = []
        for database in databases:
            db = ""
            if database == "postgresql":
                postgres = Postgres()
                stack.callback(postgres.close)
                db = postgres.database()
            house = House(folder / database, db, *HABITS)
            stack.callback(house.close)
            found.append(Watched(database, house.start()))
        yield found


async def soak(watched: list[Watched], seconds: float, tables: int, out: Path) -> list[Look]:
    """Let people come and go, and look at it again and again; what is seen is kept at once.

    Ctrl-C ends it sooner, and it is judged all the same.
    """
    for one in watched:
        one.began = time.monotonic()
    crowds = [asyncio.create_task(one.visitors.come_and_go(tables)) for one in watched]
    looks: list[Look] = []
    enough = asyncio.Event()
    for ending in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(ending, enough.set)
    until = time.monotonic() + seconds
    with out.open("wb") as file:
        while (left := until - time.monotonic()) > 0 and not enough.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(enough.wait(), min(EVERY, left))
            for one in watched:
                try:
                    looks.append(await one.look())
                except (OSError, httpx.HTTPError) as error:
                    # It does not answer, or one of its processes has just ended.
                    one.visitors.diary.troubles[f"look: {error!r}"] += 1
                    continue
                file.write(msgspec.json.encode(looks[-1]) + b"\n")
            file.flush()
    for crowd in crowds:
        crowd.cancel()
    await asyncio.gather(*crowds, return_exceptions=True)
    return looks


# Judging


def growth(looks: list[Look], what: str) -> tuple[float, float]:
    """The middle value in the third and in the last quarter."""
    values = [float(getattr(look, what)) for look in looks]
    quarter = max(1, len(values) // 4)
    return median(values[-2 * quarter : -quarter] or values), median(values[-quarter:])


def levels_off(looks: list[Look], what: str) -> bool:
    """Whether there was no more of it in the last quarter than in the one before."""
    before, after = growth(looks, what)
    return after <= before * (1 + HELD[what][1])


def tell(looks: list[Look], diaries: dict[str, Diary]) -> bool:
    """Print what was found; whether all is well."""
    is_well = True
    grid = table("Third and last quarter", "Database", "What", ">Third", ">Last", "Is")
    for database in dict.fromkeys(look.database for look in looks):
        own = [look for look in looks if look.database == database]
        for what, (name, _) in HELD.items():
            is_level = levels_off(own, what)
            before, after = growth(own, what)
            words = "level" if is_level else "still grows"
            grid.add_row(database, name, f"{before:.0f}", f"{after:.0f}", words)
            is_well = is_well and is_level
    console.print(grid)
    for database, diary in diaries.items():
        done = ", ".join(f"{what} {times}" for what, times in sorted(diary.done.items()))
        console.print(f"{database}: {done}")
        for trouble, times in diary.troubles.items():
            console.print(f"{database}, {times} times: {trouble}", markup=False)
            is_well = False
    return is_well


def read(path: Path) -> list[Look]:
    """What was noted down before."""
    decode = msgspec.json.Decoder(Look).decode
    return [decode(line) for line in path.read_bytes().splitlines()]


def main() -> None:
    """Run, judge, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=5, help="at which people play, in each house")
    parser.add_argument("--on", choices=["sqlite", "postgresql"], help="one database only")
    parser.add_argument("--out", type=Path, default=Path("build/soak"))
    parser.add_argument("--draw", type=Path, metavar="FILE", help="only draw what FILE has noted")
    asked = parser.parse_args()
    if asked.draw:
        sys.stdout.write(draw(read(asked.draw)))
        return
    if not is_compiled():
        console.print("This is plain Python; for figures, measure the compiled package.")
    asked.out.mkdir(parents=True, exist_ok=True)
    notes = asked.out / "soak.jsonl"
    folder = Path(tempfile.mkdtemp(prefix="tatami-soak-"))
    try:
        with houses([asked.on] if asked.on else ["sqlite", "postgresql"], folder) as watched:
            looks = uvloop.run(soak(watched, 60 * asked.minutes, asked.tables, notes))
            diaries = {one.database: one.visitors.diary for one in watched}
            complaints = [line for one in watched for line in one.house.complaints()]
    finally:
        shutil.rmtree(folder)
    (asked.out / "soak.svg").write_text(draw(looks), encoding="utf-8")
    is_well = tell(looks, diaries)
    for line in complaints:
        console.print(line, markup=False)
    console.print(f"All that was seen is in {notes}, drawn in {asked.out / 'soak.svg'}.")
    sys.exit(0 if is_well and not complaints else 1)


if __name__ == "__main__":
    main()

"""What a house on PostgreSQL holds with more cores: a model of what a move costs, and its check.

`--measure` plays at houses with one to four workers and counts the processor time of the workers
and of the database: with one and four workers to learn the costs, with two and three to see whether
the model knew them. Processor time does not depend on how many cores there are, so two are enough.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import msgspec
import psycopg
import uvloop
from sqlalchemy import make_url

from bench.load import SEATS, Figures
from tatami.cli.output import console, table
from tatami.server.shared_ownership import SharedOwnership
from tatami.server.store import CHANNEL
from tests.server.housing import House, Postgres

TABLES = 16
RATE = 60.0
MANY = 4
"""The costs are learnt with one worker and with so many."""
CORES = (4, 16, 64)
MOST = 1024
"""No machine has more cores than this."""

PEOPLE = 100_000
PACE = 5.0
"""Seconds between two moves at a table of people."""

HEARD = 20_000
"""So many notices are heard to learn what one costs."""

BUSY = 0.7
"""The share of a core beyond which delays grow."""

DATABASE_SHARE = 4
"""For each core of the database so many are left to the workers, about as the costs are."""


class Costs(msgspec.Struct, frozen=True):
    """Milliseconds of processor a move."""

    worker: float
    """To decide, write, carry out and tell all seats, if all of them are at one worker."""
    follow: float
    """For every other worker that has a guest at the table: to read and to carry it out again."""
    hear: float
    """For every worker, to hear that something has happened at a table."""
    database: float
    """In the database: to insert, to commit, to notify."""
    follow_database: float
    """In the database, for every other worker that reads it."""


MEASURED = Costs(worker=3.81, follow=1.07, hear=0.007, database=1.17, follow_database=0.13)
"""What `--measure` has found on a busy machine, at a pace at which hardly two moves share a commit;
so these are the dearest moves that there are."""


def holders(workers: int, seats: int = SEATS) -> float:
    """How many workers have a guest of a table, if every guest is at any of them."""
    return workers * (1 - (1 - 1 / workers) ** seats)


def of_workers(costs: Costs, workers: int) -> float:
    """Milliseconds a move in all workers together."""
    others = holders(workers) - 1
    return costs.worker + others * costs.follow + workers * costs.hear


def of_database(costs: Costs, workers: int) -> float:
    """Milliseconds a move in the database."""
    return costs.database + (holders(workers) - 1) * costs.follow_database


def moves_held(costs: Costs, workers: int, database_cores: int) -> tuple[float, str]:
    """Moves a second that workers and cores of the database hold, and which of both is full."""
    by_workers = 1000 * BUSY * workers / of_workers(costs, workers)
    by_database = 1000 * BUSY * database_cores / of_database(costs, workers)
    return min((by_workers, "workers"), (by_database, "database"))


def shares(cores: int) -> tuple[int, int]:
    """How many of the cores are for workers, and how many for the database."""
    database = max(1, cores // (DATABASE_SHARE + 1))
    return cores - database, database


def sharded(costs: Costs) -> Costs:
    """The same, if a proxy leads all guests of a table to one worker, which alone hears of it."""
    return Costs(worker=costs.worker, follow=0, hear=0, database=costs.database, follow_database=0)


# Measuring


def played(postgres: Postgres, workers: int, seconds: float) -> tuple[float, float]:
    """Milliseconds a move in the workers and in the database, at a steady pace."""
    database = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    more = ["--workers", str(workers), "--limit", "connections_each=5000"]
    with tempfile.TemporaryDirectory(prefix="tatami-capacity-") as folder:
        house = House(Path(folder), postgres.database(), *more).start()
        assert house.process is not None
        asked = ["--tables", TABLES, "--rate", RATE, "--seconds", seconds]
        asked += ["--server", house.process.pid, "--database", database]
        words = [sys.executable, "-m", "bench.load", house.url, *asked]
        try:
            run = subprocess.run([str(word) for word in words], stdout=subprocess.PIPE, check=True)
        finally:
            house.close()
    found = msgspec.json.decode(run.stdout, type=Figures)
    return 1000 * found.server / found.moves, 1000 * found.database / found.moves


def hearing(address: str) -> float:
    """Milliseconds of processor to hear one notice about a table that one does not have."""

    async def listen() -> float:
        async def heard(news: str) -> None:
            count.append(news.partition(" ")[0] in known)
            if len(count) == HEARD:
                done.set()

        count: list[bool] = []
        known: set[str] = set()
        done = asyncio.Event()
        shared = SharedOwnership(make_url(address), heard)
        await shared.begin()
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as speaker:
            while not count:
                await speaker.execute("SELECT pg_notify(%s, 'ready')", (CHANNEL,))
                await asyncio.sleep(0.1)
            began, so_far = time.process_time(), len(count)
            told = "SELECT pg_notify(%s, 'table ' || n) FROM generate_series(1, %s) AS n"
            await speaker.execute(told, (CHANNEL, HEARD))
            await done.wait()
            took = time.process_time() - began
        await shared.end()
        return 1000 * took / (HEARD - so_far)

    return uvloop.run(listen())


def learnt(one: tuple[float, float], many: tuple[float, float], workers: int, hear: float) -> Costs:
    """The costs that explain what was measured with one worker and with several."""
    worker = one[0] - hear
    others = holders(workers) - 1
    return Costs(
        worker=worker,
        follow=max(0.0, (many[0] - worker - workers * hear) / others),
        hear=hear,
        database=one[1],
        follow_database=max(0.0, (many[1] - one[1]) / others),
    )


def measure(seconds: float) -> Costs:
    """Learn the costs with the fewest and the most workers; check them between."""
    grid = table(
        "A move (ms of processor)", ">Workers", ">Measured", ">Model", ">Database", ">Model"
    )
    with closing(Postgres()) as postgres:
        hear = hearing(postgres.database())
        found = {workers: played(postgres, workers, seconds) for workers in range(1, MANY + 1)}
    costs = learnt(found[1], found[MANY], MANY, hear)
    for workers, (spent, kept) in found.items():
        expected = of_workers(costs, workers), of_database(costs, workers)
        figures = (spent, expected[0], kept, expected[1])
        grid.add_row(str(workers), *[f"{figure:.3f}" for figure in figures])
    console.print(grid)
    return costs


def forecast(costs: Costs) -> None:
    """What more cores hold."""
    grid = table(
        "What it holds",
        ">Cores",
        ">Workers",
        ">Moves/s",
        "Full first",
        ">People",
        ">Sharded: moves/s",
        ">People",
    )
    for cores in CORES:
        workers, database = shares(cores)
        moves, full = moves_held(costs, workers, database)
        apart, _ = moves_held(sharded(costs), workers, database)
        people = [f"{SEATS * PACE * rate:,.0f}" for rate in (moves, apart)]
        grid.add_row(
            *(str(cores), str(workers), f"{moves:.0f}", full, people[0]),
            *(f"{apart:.0f}", people[1]),
        )
    console.print(grid)
    for name, kind in (("any worker serves any table", costs), ("sharded", sharded(costs))):
        cores = cores_for(kind, PEOPLE / SEATS / PACE)
        needed = f"{cores} cores" if cores else f"more than {MOST} cores"
        console.print(f"{PEOPLE:,} people, {name}: {needed}")


def cores_for(costs: Costs, moves: float) -> int:
    """The fewest cores that hold so many moves a second; 0 if no machine has as many."""
    for cores in range(2, MOST + 1):
        if moves_held(costs, *shares(cores))[0] >= moves:
            return cores
    return 0


def main() -> None:
    """Print what more cores hold, from the costs that are written down or measured now."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="measure the costs first")
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args()
    costs = measure(asked.seconds) if asked.measure else MEASURED
    console.print(costs)
    forecast(costs)


if __name__ == "__main__":
    main()

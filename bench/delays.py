"""How long a move takes to all seats of its table, in a house on PostgreSQL with many people.

A simulation, event by event, with the costs that `bench/capacity.py` has measured: people at random
workers, each a queue of its own, and groups that are committed one after another. If workers told
one another of a move in the transaction that writes it, PostgreSQL would bring only one of these to
the disk at a time: that is simulated too, and `--measure` sees what it is on this machine.
"""

import argparse
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from heapq import heappop, heappush
from random import Random

import msgspec
import psycopg

from bench.capacity import (
    BUSY,
    CORES,
    MEASURED,
    PACE,
    PEOPLE,
    Costs,
    cores_for,
    moves_held,
    sharded,
    shares,
)
from bench.load import SEATS, percentile
from tatami.cli.output import console, table
from tatami.server.log import APPEND, NOTIFY
from tatami.server.migrating import migrate
from tatami.server.store import CHANNEL, LARGEST_GROUP
from tatami.server.store import PACE as GROUP_PACE
from tests.server.housing import Postgres

Then = Callable[[], None]

SYNC = 2.0
"""Milliseconds until a transaction is on the disk, on an ordinary SSD; `--sync` gives what it takes
on another one."""

DECIDING = 0.1
"""The share of a move's cost at its worker that comes before it is written."""

TRIED = 60
"""So many commits of each writer tell how long one takes."""

WRITERS = 8
"""So many write at once to see whether they wait for one another."""


class House(msgspec.Struct, frozen=True):
    """A house and those who play there."""

    costs: Costs
    workers: int
    database: int
    """The cores of the database."""
    moves: float
    """A second, at all tables."""
    sync: float = SYNC
    is_locked: bool = False
    """Whether only one transaction at a time is brought to the disk, as with a NOTIFY in it."""
    is_sharded: bool = False
    """Whether all guests of a table are at one worker."""


class Time:
    """What is to happen, in its order."""

    def __init__(self) -> None:
        self.now = 0.0
        """In milliseconds."""
        self.coming: list[tuple[float, int, Then]] = []
        self.count = 0

    def at(self, moment: float, then: Then) -> None:
        """Let something happen then."""
        self.count += 1
        heappush(self.coming, (moment, self.count, then))

    def run(self) -> None:
        """Let everything happen."""
        while self.coming:
            self.now, _, then = heappop(self.coming)
            then()


class Queue:
    """So many that work, and a line of what waits for them."""

    def __init__(self, clock: Time, hands: int) -> None:
        self.clock = clock
        self.free = hands
        self.waiting: deque[tuple[float, Then]] = deque()

    def take(self, work: float, then: Then) -> None:
        """Work for so long as soon as somebody is free."""
        if self.free:
            self.free -= 1
            self.clock.at(self.clock.now + work, lambda: self.done(then))
        else:
            self.waiting.append((work, then))

    def done(self, then: Then) -> None:
        """Somebody is free again."""
        self.free += 1
        if self.waiting:
            self.take(*self.waiting.popleft())
        then()


class Worker:
    """A process of the house: its event loop, and the groups that it writes."""

    def __init__(self, simulation: "Simulation") -> None:
        self.simulation = simulation
        self.loop = Queue(simulation.clock, 1)
        self.waiting: list[Then] = []
        self.is_writing = False
        self.begun = -GROUP_PACE * 1000

    def write(self, then: Then) -> None:
        """Have something written, with all else that waits here."""
        self.waiting.append(then)
        if not self.is_writing:
            self.is_writing = True
            self.write_next()

    def write_next(self) -> None:
        """Begin the next group, not hard upon the one before."""
        clock = self.simulation.clock
        clock.at(max(clock.now, self.begun + GROUP_PACE * 1000), self.write_group)

    def write_group(self) -> None:
        """Insert what waits, and commit it."""
        simulation = self.simulation
        self.begun = simulation.clock.now
        group, self.waiting = self.waiting[:LARGEST_GROUP], self.waiting[LARGEST_GROUP:]
        work = simulation.house.costs.database * len(group)
        simulation.database.take(work, lambda: simulation.commit(lambda: self.written(group)))

    def written(self, group: list[Then]) -> None:
        """Go on with what waited for the group, now that it is on the disk."""
        for then in group:
            then()
        self.is_writing = bool(self.waiting)
        if self.waiting:
            self.write_next()


class Simulation:
    """All that happens in a house for some time, and how long moves took."""

    def __init__(self, house: House, seed: int = 1) -> None:
        self.house = house
        self.luck = Random(seed)
        self.clock = Time()
        self.database = Queue(self.clock, house.database)
        self.disk = Queue(self.clock, 1)
        self.workers = [Worker(self) for _ in range(house.workers)]
        # What every worker hears of every move is so short and so frequent that it is no queue of
        # its own: it makes all else a little slower.
        self.slowness = 1 / (1 - house.moves * house.costs.hear / 1000)
        self.delays: list[float] = []

    def commit(self, then: Then) -> None:
        """Bring a group to the disk."""
        if self.house.is_locked:
            self.disk.take(self.house.sync, then)
        else:
            self.clock.at(self.clock.now + self.house.sync, then)

    def play(self, seconds: float) -> list[float]:
        """People move at random; milliseconds from each move to the last seat that is shown it."""
        moment = 0.0
        while (moment := moment + self.luck.expovariate(self.house.moves / 1000)) < 1000 * seconds:
            self.clock.at(moment, self.move)
        self.clock.run()
        return self.delays

    def move(self) -> None:
        """Somebody moves: it is decided, written, and told at every worker with a guest there."""
        began = self.clock.now
        costs = self.house.costs
        first = self.luck.choice(self.workers)
        others: list[Worker] = []
        if not self.house.is_sharded:
            # Each of them once, in the order in which they were found.
            found = dict.fromkeys(self.luck.choice(self.workers) for _ in range(SEATS - 1))
            others = [worker for worker in found if worker is not first]
        left = 1 + len(others)

        def told() -> None:
            nonlocal left
            left -= 1
            if not left:
                self.delays.append(self.clock.now - began)

        def follow(other: Worker) -> None:
            work = costs.follow * self.slowness
            self.database.take(costs.follow_database, lambda: other.loop.take(work, told))

        def written() -> None:
            first.loop.take((1 - DECIDING) * costs.worker * self.slowness, told)
            for other in others:
                follow(other)

        deciding = DECIDING * costs.worker * self.slowness
        first.loop.take(deciding, lambda: first.write(written))


# What is measured


def commits(postgres: Postgres, writers: int, in_one: bool) -> list[float]:
    """Milliseconds that commits of a move take, if so many write at once, and others are told in
    the same transaction, or after it."""
    found: list[float] = []
    address = postgres.database()

    def write(name: str) -> None:
        with psycopg.connect(address) as connection:
            for number in range(TRIED):
                began = time.perf_counter()
                connection.execute(f"{APPEND} (%s, %s, %s)", (name, number, b"x" * 70))
                if in_one:
                    connection.execute(NOTIFY, (CHANNEL, ["table 1"]))
                connection.commit()
                found.append(1000 * (time.perf_counter() - began))
                if not in_one:
                    connection.execute(NOTIFY, (CHANNEL, ["table 1"]))
                    connection.commit()

    migrate(address)
    with ThreadPoolExecutor(writers) as hands:
        list(hands.map(write, [f"table {number}" for number in range(writers)]))
    return found


def measure(postgres: Postgres) -> float:
    """Print how long commits take; milliseconds for one who writes alone."""
    grid = table("A commit on PostgreSQL", ">Writers", "Told", ">p50 (ms)", ">p99 (ms)")
    for writers in (1, WRITERS):
        for in_one in (True, False):
            delays = commits(postgres, writers, in_one)
            figures = [f"{percentile(delays, hundredth):.1f}" for hundredth in (50, 99)]
            grid.add_row(str(writers), "with it" if in_one else "after it", *figures)
    console.print(grid)
    return percentile(commits(postgres, 1, in_one=False), 50)


# What is shown


def houses(costs: Costs, sync: float) -> list[tuple[str, int, House]]:
    """What is simulated: as full as they may be, and with a hundred thousand people."""
    found = []
    for cores in CORES:
        workers, database = shares(cores)
        moves, _ = moves_held(costs, workers, database)
        name = f"as full as it may be ({BUSY:.0%})"
        found.append((name, cores, House(costs, workers, database, moves, sync)))
    moves = PEOPLE / SEATS / PACE
    for name, kind, is_locked, is_sharded in (
        (f"{PEOPLE:,} people", costs, False, False),
        (f"{PEOPLE:,} people, sharded", sharded(costs), False, True),
        (f"{PEOPLE:,} people, told within the transaction", costs, True, False),
    ):
        cores = cores_for(kind, moves)
        workers, database = shares(cores)
        found.append(
            (name, cores, House(kind, workers, database, moves, sync, is_locked, is_sharded))
        )
    return found


def main() -> None:
    """Simulate, and print the delays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="measure a commit first")
    parser.add_argument("--sync", type=float, default=SYNC, help="milliseconds a commit takes")
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    sync = asked.sync
    if asked.measure:
        with closing(Postgres()) as postgres:
            sync = measure(postgres)
    grid = table(
        f"From a move to all four seats, a commit of {sync:.1f} ms",
        "House",
        ">Cores",
        ">Workers",
        ">Moves/s",
        ">p50 (ms)",
        ">p99 (ms)",
    )
    for name, cores, house in houses(MEASURED, sync):
        delays = Simulation(house).play(asked.seconds)
        figures = [f"{percentile(delays, hundredth):.0f}" for hundredth in (50, 99)]
        grid.add_row(name, str(cores), str(house.workers), f"{house.moves:.0f}", *figures)
    console.print(grid)


if __name__ == "__main__":
    main()

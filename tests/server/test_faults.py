"""Faults under load: what was acknowledged is there, nothing is there twice, and all play on."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.faults import Crowd, with_faults
from tests.server.housing import House, Postgres

TABLES = 5
SEED = 7


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that may be brought down without harm to other tests."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest) -> str:
    """Both databases."""
    if request.param == "sqlite":
        return ""
    address: str = request.getfixturevalue("own_postgres").database()
    return address


def play_through(house: House, fault: Callable[[], object], times: int, cuts: float = 0) -> Crowd:
    """Play whole matches while the fault strikes at random moments; then look into the log."""
    luck = Random(SEED)
    crowd = Crowd(house.url, TABLES, SEED, cuts)
    try:
        moments = [luck.randint(10, 50) for _ in range(times)]
        assert asyncio.run(with_faults(crowd, moments, fault)) == times
        assert crowd.check(house) > 0
    finally:
        house.close()
    return crowd


def test_the_server_is_killed(folder: Path, db: str) -> None:
    house = House(folder, db).start()

    def fault() -> None:
        house.kill()
        house.start()

    crowd = play_through(house, fault, times=3)
    assert all(seat.losses for seat in crowd.seats)


def test_one_of_two_workers_is_killed(folder: Path, own_postgres: Postgres) -> None:
    house = House(folder, own_postgres.database(), "--workers", "2").start()
    luck = Random(SEED)
    play_through(house, lambda: os.kill(luck.choice(house.spawned()), signal.SIGKILL), times=3)


def test_the_database_is_restarted(folder: Path, own_postgres: Postgres) -> None:
    house = House(folder, own_postgres.database()).start()

    def fault() -> None:
        own_postgres.stop("immediate")
        own_postgres.start()

    play_through(house, fault, times=3)


def test_the_network_is_cut_within_messages(folder: Path, db: str) -> None:
    house = House(folder, db).start()
    crowd = play_through(house, lambda: None, times=0, cuts=0.2)
    assert sum(seat.losses for seat in crowd.seats) > TABLES

"""What every release has left behind is still good: databases, backups, records."""

import asyncio
import gzip
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, select, text
from sqlalchemy.engine.reflection import Inspector

from tatami.core.record import decode as decode_record
from tatami.core.record import encode as encode_record
from tatami.core.record import verify
from tatami.games import GAMES, game_named
from tatami.server import decisions
from tatami.server.backup import restore
from tatami.server.chores import verified
from tatami.server.database import visited
from tatami.server.migrating import migrate
from tatami.server.schema import METADATA, TABLES
from tatami.server.settings import Settings
from tatami.server.store import Store
from tatami.server.table import folded

Rows = dict[str, list[Any]]
"""What is in the tables of a database, by their names."""

RELEASES = sorted(path for path in (Path(__file__).parent / "releases").iterdir() if path.is_dir())
RELEASES = [path for path in RELEASES if (path / "database.sql").exists()]


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def release(request: pytest.FixtureRequest) -> Path:
    """What a release has left behind."""
    found: Path = request.param
    return found


SOURCES = ["sqlite", "postgresql", "backup"]


@pytest.fixture(params=SOURCES)
def url(
    request: pytest.FixtureRequest, release: Path, folder: Path
) -> Callable[[], tuple[str, Rows]]:
    """How to bring what a release has left behind to our own shape; and its rows before that."""

    def sqlite() -> tuple[str, Rows]:
        folder.mkdir(parents=True)
        connection = sqlite3.connect(folder / "tatami.db")
        connection.executescript((release / "database.sql").read_text(encoding="utf-8"))
        connection.close()
        return migrated(Settings(folder=str(folder)).database())

    def postgresql() -> tuple[str, Rows]:
        db = request.getfixturevalue("postgres").database()
        with psycopg.connect(db) as connection:
            path = release / "database.postgresql.sql"
            connection.execute(path.read_text(encoding="utf-8").encode())
        return migrated(Settings(db=db).database())

    def backup() -> tuple[str, Rows]:
        folder.mkdir(parents=True)
        path = folder / "backup.gz"
        path.write_bytes(gzip.compress((release / "backup.jsonl").read_bytes()))
        fresh = Settings(folder=str(folder / "fresh")).database()
        restore(fresh, path)
        return fresh, {}

    return {"sqlite": sqlite, "postgresql": postgresql, "backup": backup}[request.param]


def migrated(url: str) -> tuple[str, Rows]:
    """The database in our own shape, and what was in it before."""
    before = rows(url)
    migrate(url)
    return url, before


def rows(url: str) -> Rows:
    """Everything in the tables that a database has, as it has them."""
    with visited(url) as engine, engine.connect() as connection:
        known = inspect(connection)
        return {
            name: sorted(
                connection.execute(text(f"SELECT {columns(known, name)} FROM {name}")).all(),
                key=repr,
            )
            for name in known.get_table_names()
            if name != "alembic_version"
        }


def columns(known: Inspector, table: str) -> str:
    """The columns of a table in the order of their names."""
    return ", ".join(sorted(column["name"] for column in known.get_columns(table)))


def tables(url: str) -> dict[str, str]:
    """The tables and how far they are."""
    with visited(url) as engine, engine.connect() as connection:
        return {row.id: row.phase for row in connection.execute(select(TABLES))}


def test_nothing_is_lost_on_the_way_to_our_shape(url: Callable[[], tuple[str, Rows]]) -> None:
    place, before = url()
    after = rows(place)
    assert all(after[name] == before[name] for name in before)
    assert len(after["events"]) > 500
    with visited(place) as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_matches_of_a_release_go_on_or_verify(url: Callable[[], tuple[str, Rows]]) -> None:
    place, _ = url()
    found = tables(place)
    assert sorted(set(found.values())) == ["over", "playing"]

    async def scene() -> None:
        store = Store(place)
        for id, phase in found.items():
            events = await store.events(id)
            table = folded(id, events)
            assert table.phase() == phase
            assert table.play is not None
            if phase == "over":
                assert verified(id, events)
            else:
                seat = table.awaited()[0]
                turn, action = table.play.turns[seat], table.play.legal(seat)[0]
                new = decisions.act(table, f"p{seat}", seat, turn, action, table.last + 1)
                await store.append(id, table.number, new)
                assert folded(id, await store.events(id)).number == table.number + len(new)
        await store.close()

    asyncio.run(scene())


def test_records_of_a_release_verify(release: Path) -> None:
    lines = (release / "records.jsonl").read_bytes().splitlines()
    games = [decode_record(line).game for line in lines]
    assert len(games) == len(set(games)) == len(tables_of_games())
    for line in lines:
        record = decode_record(line)
        assert verify(record, game_named(record.game)) > 0
        # Not a byte of it is read otherwise than it was written.
        assert encode_record(record) == line + b"\n"


def tables_of_games() -> set[str]:
    """The games that were there from the beginning; new ones may have come."""
    return {"hagakure", "ninjan", "sake", "samurai", "samurai_cards"} & set(GAMES)

"""What every release has left behind is still good: databases, backups, records."""

import asyncio
import gzip
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from tatami.core.record import decode as decode_record
from tatami.core.record import encode as encode_record
from tatami.core.record import verify
from tatami.games import GAMES, game_named
from tatami.server import decisions
from tatami.server.backup import restore
from tatami.server.chores import verified
from tatami.server.migrating import migrate
from tatami.server.schema import TABLES
from tatami.server.settings import Settings
from tatami.server.store import Store, visited
from tatami.server.table import folded

RELEASES = sorted(path for path in (Path(__file__).parent / "releases").iterdir() if path.is_dir())
RELEASES = [path for path in RELEASES if (path / "database.sql").exists()]


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def release(request: pytest.FixtureRequest) -> Path:
    """What a release has left behind."""
    found: Path = request.param
    return found


def database(release: Path, folder: Path) -> str:
    """The database of a release, as this one brings it to its own shape."""
    folder.mkdir(parents=True)
    connection = sqlite3.connect(folder / "tatami.db")
    connection.executescript((release / "database.sql").read_text(encoding="utf-8"))
    connection.close()
    url = Settings(folder=str(folder)).database()
    migrate(url)
    return url


def backed_up(release: Path, folder: Path) -> str:
    """A database into which the backup of a release was put."""
    folder.mkdir(parents=True)
    path = folder / "backup.gz"
    path.write_bytes(gzip.compress((release / "backup.jsonl").read_bytes()))
    url = Settings(folder=str(folder / "fresh")).database()
    restore(url, path)
    return url


def tables(url: str) -> dict[str, str]:
    """The tables and how far they are."""
    with visited(url) as engine, engine.connect() as connection:
        return {row.id: row.phase for row in connection.execute(select(TABLES))}


@pytest.mark.parametrize("source", [database, backed_up])
def test_matches_of_a_release_go_on_or_verify(
    release: Path, folder: Path, source: Callable[[Path, Path], str]
) -> None:
    url = source(release, folder)
    found = tables(url)
    assert sorted(set(found.values())) == ["over", "playing"]

    async def scene() -> None:
        store = Store(url)
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

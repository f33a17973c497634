"""A house that is not well says so, and one whose database is damaged makes no backup of it."""

import asyncio
import os
import shutil
import signal
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy.exc import DatabaseError

from tatami.core.errors import TatamiError
from tatami.server import health, processes
from tatami.server.backup import backup
from tatami.server.migrating import migrate
from tests.server.attacks.inside import caller, house, table


def test_a_house_that_cannot_write_is_not_well(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(health, "PATIENCE", 0.3)

    async def scene() -> None:
        async with house(folder) as app, caller(app) as client:
            assert (await client.get("/healthz")).text == "well\n"
            other = sqlite3.connect(folder / "tatami.db")
            other.execute("BEGIN IMMEDIATE")
            stuck = await client.get("/healthz")
            assert (stuck.status_code, stuck.text) == (503, "the database takes nothing\n")
            other.rollback()
            other.close()
            monkeypatch.setattr(health, "PATIENCE", 30.0)
            assert (await client.get("/healthz")).status_code == 200
            app.state.directory.store.has_failed = True
            failed = await client.get("/healthz")
            assert (failed.status_code, "failed to write" in failed.text) == (503, True)
            assert (await client.get("/healthz")).status_code == 200
            (folder / "tatami.db").rename(folder / "gone")
            gone = await client.get("/healthz")
            assert (gone.status_code, "is gone" in gone.text) == (503, True)
            (folder / "gone").rename(folder / "tatami.db")
            assert (await client.get("/healthz")).status_code == 200

            async def fail(*_: object) -> None:
                raise DatabaseError("", {}, Exception("disk image is malformed"))

            monkeypatch.setattr(app.state.directory.store, "set", fail)
            corrupt = await client.get("/healthz")
            assert corrupt.text == "the database fails: DatabaseError\n"

    asyncio.run(scene())


def test_thinkers_that_have_died_are_replaced_and_without_any_a_house_is_not_well(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)

    async def scene() -> None:
        async with house(folder) as app, caller(app) as client:
            thinkers = app.state.directory.worker.thinkers
            first = await thinkers.run(os.getpid)
            os.kill(first, signal.SIGKILL)
            while thinkers.pool._processes and first in thinkers.pool._processes:
                if not thinkers.pool._processes[first].is_alive():
                    break
                await asyncio.sleep(0.01)
            assert (await client.get("/healthz")).text == "well\n"
            assert await thinkers.run(os.getpid) != first

            def refuse(_: str) -> None:
                raise OSError("no more processes")

            thinkers.close()
            monkeypatch.setattr(processes, "get_context", refuse)
            with pytest.raises(OSError, match="no more processes"):
                await thinkers.run(os.getpid)
            ill = await client.get("/healthz")
            assert (ill.status_code, ill.text) == (503, "no bot can think: OSError\n")
            monkeypatch.undo()
            monkeypatch.setattr(health, "FRESH", 0.0)
            assert (await client.get("/healthz")).text == "well\n"

    asyncio.run(scene())


def test_who_asks_all_the_time_makes_nothing_be_written(folder: Path) -> None:
    async def scene() -> None:
        async with house(folder) as app, caller(app) as client:
            await client.get("/healthz")
            before = app.state.health.found_at
            app.state.health.found_at = time.monotonic() + 1000
            app.state.health.trouble = "kept"
            assert (await client.get("/healthz")).text == "kept\n"
            app.state.health.found_at = before - 1000
            assert (await client.get("/healthz")).text == "well\n"

    asyncio.run(scene())


def test_a_damaged_database_gives_no_backup(folder: Path) -> None:
    async def scene() -> None:
        async with house(folder) as app, caller(app) as client:
            for _ in range(10):
                await client.post("/api/tables", json=table())

    asyncio.run(scene())
    path, copy = folder / "tatami.db", folder / "backup.gz"
    content = bytearray(path.read_bytes())
    content[8192:24000] = bytes(24000 - 8192)
    for left in folder.glob("tatami.db-*"):
        left.unlink()
    path.write_bytes(content)
    with pytest.raises(TatamiError) as refusal:
        backup(f"sqlite:///{path}", copy)
    assert refusal.value.sentence in ("backup-database-damaged", "house-database")
    assert list(folder.glob("backup*")) == []


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(folder: Path) -> None:
    url = f"sqlite:///{folder}/tatami.db"
    migrate(url)
    connection = sqlite3.connect(folder / "tatami.db")
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    kept = shutil.copy(folder / "tatami.db", folder / "kept")
    with pytest.raises(TatamiError) as refusal:
        migrate(url)
    assert refusal.value.sentence == "house-database-newer"
    assert "newer version" in str(refusal.value)
    assert Path(kept).read_bytes() == (folder / "tatami.db").read_bytes()

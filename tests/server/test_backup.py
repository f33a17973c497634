"""Backups while matches run, restored into either database; and the records of all matches."""

import asyncio
import gzip
import os
import stat
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import insert

from tatami.core.errors import TatamiError
from tatami.core.record import decode, verify
from tatami.games import game_named
from tatami.server.backup import FIRST_LINE, backup, export, hold_still, lines, restore
from tatami.server.database import visited
from tatami.server.migrating import migrate
from tatami.server.schema import HOUSE, PLAYERS
from tatami.server.settings import Settings
from tests.server.client import Json, Person, people
from tests.server.housing import House, Postgres


def url_of(db: str, folder: Path) -> str:
    return Settings(db=db, folder=str(folder)).database()


async def match_in_the_middle(person: Person) -> Json:
    """A match of which a few moves have been made."""
    table = await person.open_table("ninjan", "person,bot", start=True)
    async with person.at(table) as seated:
        for _ in range(3):
            await seated.move_on(Random(3))
        while len((await seated.asked())["legal"]) == 1:
            # The house answers for us, and the match is not yet still.
            await seated.receive()
        told = [line for line in seated.lines if line["kind"] == "game"]
        return {**table, "lines": told, "hand": seated.update["view"]["hand"]}


async def finished_match(person: Person) -> Json:
    table = await person.open_table("ninjan", "person,bot", start=True)
    async with person.at(table) as seated:
        await seated.play_on(Random(1))
        return seated.table


@pytest.mark.parametrize("way", ["sqlite to postgresql", "postgresql to sqlite"])
def test_a_match_goes_on_in_another_database(way: str, tmp_path: Path, postgres: Postgres) -> None:
    kinds = way.split(" to ")
    dbs = [postgres.database() if kind == "postgresql" else "" for kind in kinds]
    old, new = [House(tmp_path / kind, db) for kind, db in zip(kinds, dbs, strict=True)]
    file = tmp_path / "backup"

    async def before() -> tuple[Json, Json, dict[str, str]]:
        async with people(old.url, 1) as (one,):
            over, running = await finished_match(one), await match_in_the_middle(one)
            async with one.at(running) as seated:
                # While the match runs and somebody is there.
                await seated.asked()
                assert backup(url_of(dbs[0], old.folder), file) > 0
            return over, running, dict(one.http.cookies)

    async def after(over: Json, running: Json, cookies: dict[str, str]) -> None:
        async with people(new.url, 1) as (one,):
            one.http.cookies.update(cookies)
            async with one.at(running) as seated:
                update = await seated.asked()
                assert update["view"]["hand"] == running["hand"]
                assert [line for line in seated.lines if line["kind"] == "game"] == running["lines"]
                await seated.play_on(Random(2))
            mine = (await one.get("/api/tables?which=mine"))["tables"]
            assert [table["id"] for table in mine] == [running["id"], over["id"]]
            assert mine[1]["seed"] == over["seed"]

    try:
        old.start()
        over, running, cookies = asyncio.run(before())
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        restore(url_of(dbs[1], new.folder), file)
        # The same secret, so that everybody stays who they are.
        (new.folder / "secret").write_bytes((old.folder / "secret").read_bytes())
        new.start()
        asyncio.run(after(over, running, cookies))
        new.stop()
        records = [decode(line) for line in export(url_of(dbs[1], new.folder))]
        assert [record.commitment for record in records] == [
            over["commitment"],
            running["commitment"],
        ]
        assert all(verify(record, game_named("ninjan")) for record in records)
    finally:
        old.close()
        new.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    db = ""
    if request.param == "postgresql":
        db = request.getfixturevalue("postgres").database()
    url = url_of(db, tmp_path)
    migrate(url)
    return url


def test_a_backup_shows_one_moment(database: str) -> None:
    person = {"name": "P", "banned": False}
    with visited(database) as engine:
        with engine.begin() as writing:
            writing.execute(insert(PLAYERS), [{"id": f"early {n}", **person} for n in range(3000)])
        with engine.connect() as connection:
            hold_still(connection)
            reading = lines(connection)
            found = [next(reading)]
            with engine.begin() as writing:
                writing.execute(insert(HOUSE), {"name": "announcement", "value": "late"})
            found += reading
    assert len(found) == 3000


def test_only_an_empty_database_is_restored_into(tmp_path: Path) -> None:
    house = House(tmp_path / "house").start()
    url, file = url_of("", house.folder), tmp_path / "backup"

    async def scene() -> None:
        async with people(house.url, 1) as (one,):
            await one.open_table("ninjan", "person,bot")

    try:
        asyncio.run(scene())
    finally:
        house.close()
    backup(url, file)
    with pytest.raises(TatamiError) as refusal:
        restore(url, file)
    assert refusal.value.sentence == "backup-not-empty"


def test_a_backup_never_takes_the_place_of_a_device_or_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(TatamiError) as refusal:
        backup(url_of("", tmp_path), pipe)
    assert refusal.value.sentence == "backup-no-file"
    assert pipe.is_fifo()


def line(text: str) -> bytes:
    return text.encode() + b"\n"


def packed(*rows: str) -> bytes:
    return gzip.compress(line(f'"{FIRST_LINE}"') + b"".join(map(line, rows)))


PLAYER = '["players", ["p", "P", false]]'
DAMAGED = {
    "not packed": (line(PLAYER), "backup-damaged"),
    "of another program": (gzip.compress(b'"other 1"\n'), "backup-foreign"),
    "empty": (gzip.compress(b""), "backup-damaged"),
    "cut": (packed(*[PLAYER] * 9)[:-12], "backup-damaged"),
    "bits have flipped": (
        packed(PLAYER)[:14] + b"\xff\x00" + packed(PLAYER)[16:],
        "backup-damaged",
    ),
    "not JSON": (packed(PLAYER, "what?"), "backup-damaged"),
    "a table that is not there": (packed('["kings", ["p"]]'), "backup-damaged"),
    "a column is missing": (packed('["players", ["p", "P"]]'), "backup-damaged"),
    "a wrong type": (packed('["players", ["p", ["P"], false]]'), "backup-damaged"),
    "something twice": (packed(PLAYER, PLAYER), "backup-damaged"),
    "an event that is none": (packed('["events", ["t", 0, 7]]'), "backup-damaged"),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_of_a_damaged_backup_nothing_is_restored(
    database: str, tmp_path: Path, damage: str
) -> None:
    content, sentence = DAMAGED[damage]
    file = tmp_path / "backup"
    file.write_bytes(content)
    with pytest.raises(TatamiError) as refusal:
        restore(database, file)
    assert refusal.value.sentence == sentence
    assert str(refusal.value)
    with visited(database) as engine, engine.connect() as connection:
        assert list(lines(connection)) == []


def test_files_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    url = url_of("", tmp_path)
    for work in (backup, restore):
        with pytest.raises(TatamiError) as refusal:
            work(url, tmp_path / "nowhere" / "file")
        assert "nowhere" in str(refusal.value)

"""A table that is broken harms itself only, and the host can inspect, cut or close it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from tatami.core.errors import TatamiError
from tatami.server.backup import backup, export, restore
from tatami.server.database import visited
from tatami.server.events import encode
from tatami.server.migrating import migrate
from tatami.server.schema import EVENTS, TABLES
from tatami.server.security import Secrets
from tests.server.attacks.inside import caller, house, table
from tests.server.tables import played


def damage(folder: Path, id: str, number: int) -> None:
    """Something has gone wrong with one event on the disk."""
    change = update(EVENTS).where(EVENTS.c.table_id == id, EVENTS.c.number == number)
    with visited(f"sqlite:///{folder}/tatami.db") as engine, engine.begin() as connection:
        connection.execute(change.values(body=b'{"kind":"acted","at":0,"seat":7,"action":99}'))


def test_the_host_mends_a_broken_table(folder: Path) -> None:
    async def scene() -> None:
        ids = []
        bots = [{"kind": "person"}, {"kind": "person"}]
        async with house(folder) as app, caller(app) as client:
            for _ in range(3):
                body = table(seats=bots, listed=True)
                opened = (await client.post("/api/tables", json=body)).json()
                ids.append(opened["id"])
                await client.post(f"/api/tables/{opened['id']}/start", json={})
            cookies = dict(client.cookies)
        for id in ids[:2]:
            damage(folder, id, 3)
        token = Secrets((folder / "secret").read_bytes(), "").host_token()
        async with (
            house(folder) as app,
            caller(app) as client,
            caller(app, Authorization=f"Bearer {token}") as host,
        ):
            client.cookies.update(cookies)

            async def asked(path: str, body: Any = None) -> Any:
                method = "GET" if body is None else "POST"
                return (await host.request(method, f"/api/host/tables/{path}", json=body)).json()

            def listed(found: Any) -> set[str]:
                return {one["id"] for one in found.json()["tables"]}

            assert listed(await client.get("/api/tables?which=playing")) == {ids[2]}
            assert (await client.get(f"/api/host/tables/{ids[0]}")).status_code == 403
            found = await asked(ids[0])
            assert (found["sound"], len(found["events"])) == (3, 4)
            assert found["trouble"]
            assert not any("seed" in event["text"] for event in found["events"])
            assert (await asked(f"{ids[0]}/cut", {"number": 4}))["code"] == "house-cut"
            assert (await asked(f"{ids[0]}/cut", {"number": 0}))["code"] == "house-cut"
            mended = await asked(f"{ids[0]}/cut", {"number": 3})
            assert (mended["trouble"], mended["phase"]) == ("", "open")
            assert ids[0] in listed(await client.get("/api/tables?which=open"))
            started = await client.post(f"/api/tables/{ids[0]}/start", json={})
            assert started.json()["phase"] == "playing"
            await asked(f"{ids[1]}/close", {})
            assert await app.state.directory.store.tables.in_phase("closed") == [ids[1]]

    asyncio.run(scene())


def test_a_backup_with_a_broken_table_is_refused_by_its_name(folder: Path, tmp_path: Path) -> None:
    async def scene() -> str:
        async with house(folder) as app, caller(app) as client:
            seats = [{"kind": "person"}, {"kind": "person"}]
            opened = await client.post("/api/tables", json=table(seats=seats, start=True))
            return str(opened.json()["id"])

    id = asyncio.run(scene())
    url, copy = f"sqlite:///{folder}/tatami.db", tmp_path / "copy.gz"
    backup(url, copy)
    assert restore(f"sqlite:///{tmp_path}/sound.db", copy) > 0
    damage(folder, id, 3)
    backup(url, copy)
    with pytest.raises(TatamiError) as refusal:
        restore(f"sqlite:///{tmp_path}/other.db", copy)
    assert refusal.value.sentence == "backup-damaged"
    assert f"table {id}" in str(refusal.value)
    # Nothing of it is there, and a sound one can be restored.
    with visited(f"sqlite:///{tmp_path}/other.db") as engine, engine.connect() as connection:
        assert connection.scalars(select(EVENTS.c.table_id)).all() == []


def test_the_records_of_other_matches_are_exported(folder: Path) -> None:
    url = f"sqlite:///{folder}/tatami.db"
    migrate(url)
    with visited(url) as engine, engine.begin() as connection:
        for number in range(2):
            _, events = played("ninjan", 2, number)
            rows = [
                {"table_id": f"match{number}", "number": n, "body": encode(event)}
                for n, event in enumerate(events)
            ]
            connection.execute(insert(EVENTS), rows)
            facts = {"game": "ninjan", "phase": "over", "listed": True, "opened": number}
            connection.execute(insert(TABLES).values(id=f"match{number}", **facts))
    assert len(list(export(url))) == 2
    damage(folder, "match0", 5)
    assert len(list(export(url))) == 1

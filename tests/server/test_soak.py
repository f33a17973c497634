"""The soak: people come and go, what it notes is true, and what does not level off is noticed."""

import asyncio
from pathlib import Path
from xml.etree import ElementTree

from bench.soak import Look, Watched, growth, levels_off, measured, read, soak
from bench.soak_plot import PANELS, draw
from tatami.server.settings import Limits
from tests.server.attacks.inside import caller, house, table
from tests.server.housing import House


def look(at: float, **more: float) -> Look:
    facts: dict[str, float] = {"memory": 100.0, "helpers": 60.0, "handles": 40, **more}
    return Look(
        database="sqlite",
        at=at,
        memory=facts["memory"],
        helpers=facts["helpers"],
        handles=int(facts["handles"]),
        threads=10,
        tasks=30,
        tables=50,
        guests=8,
        processor=0.1,
        moves=3,
        load=1.5,
        waits={"move": [2.0, 9.0]},
    )


def test_what_grows_to_the_end_is_told_apart_from_what_levels_off() -> None:
    leaking = [look(at, memory=100 + at) for at in range(0, 400, 10)]
    warming = [look(at, memory=min(200.0, 100 + at)) for at in range(0, 400, 10)]
    creeping = [look(at, memory=200 + at / 10) for at in range(0, 400, 10)]
    assert growth(leaking, "memory") == (345.0, 445.0)
    assert not levels_off(leaking, "memory")
    assert levels_off(warming, "memory")
    assert not levels_off(creeping, "memory")
    assert levels_off(leaking, "handles")


def test_what_was_seen_is_drawn_with_a_panel_for_each_quantity() -> None:
    drawn = ElementTree.fromstring(draw([look(at) for at in range(0, 6000, 10)]))
    titles = {text for found in drawn.iter() if (text := (found.text or "").strip())}
    assert set(PANELS) <= titles
    assert "SQLite" in titles
    assert "PostgreSQL" not in titles


def test_measurements_are_read_by_their_names() -> None:
    page = '# HELP x y\ntatami_rooms 3.0\ntatami_events_total{kind="sat"} 4.0\n'
    assert measured(page) == {"tatami_rooms": 3.0}


def test_people_come_and_go_and_it_is_noted_down(folder: Path, tmp_path: Path) -> None:
    home = House(folder, "", "--pace", "0").start()
    try:
        watched = Watched("sqlite", home)
        notes = tmp_path / "notes"

        async def scene() -> list[Look]:
            diary = watched.visitors.diary
            found: list[Look] = []
            while not diary.done["move"]:
                found = await soak([watched], 4, 2, notes)
            return found

        looks = asyncio.run(scene())
        assert read(notes) == looks
        assert not watched.visitors.diary.troubles
        last = looks[-1]
        assert last.memory > 10
        assert min(last.handles, last.threads, last.tasks, last.tables) > 0
    finally:
        home.close()
    assert home.complaints() == []


def test_what_is_over_leaves_the_memory(folder: Path) -> None:
    async def scene() -> None:
        limits = Limits(remembered=10, openings=1000)
        async with house(folder, limits=limits) as app, caller(app) as client:
            directory = app.state.directory
            for _ in range(30):
                opened = (await client.post("/api/tables", json=table())).json()
                await client.post(f"/api/tables/{opened['id']}/close", json={})
            assert len(directory.matches) == 11

    asyncio.run(scene())

"""Matches are found, taken up and let go; one that is broken harms only itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tatami.server import openings
from tatami.server.directory import Broken, Directory
from tatami.server.events import Acted, AnyEvent, Said
from tatami.server.guest import Guest
from tatami.server.log import Log
from tatami.server.match import PRESENCE, Match
from tatami.server.messages.tables import Clock, NewTable, SeatPlan
from tatami.server.migrating import migrate
from tatami.server.settings import Settings
from tatami.server.showing import DRAWN, Drawing
from tatami.server.table import Notice
from tests.server.housing import Postgres
from tests.server.tables import SECOND, WORKER, act, begun

WANTED = NewTable(
    game="hagakure",
    seats=[SeatPlan(kind="person"), SeatPlan(kind="bot", level="random")] * 2,
    listed=True,
    start=True,
)


@asynccontextmanager
async def opened(folder: Path, **more: Any) -> AsyncIterator[Directory]:
    """A directory with a database of its own."""
    settings = Settings(folder=str(folder), pace=0.0, **more)
    migrate(settings.database())
    directory = Directory(settings)
    try:
        yield directory
    finally:
        await directory.close()


async def begin(directory: Directory) -> Match:
    """A match that has just begun."""
    return await directory.open_table(openings.new_table(WANTED, "p0", "P0", 0), "p0", "")


def test_a_table_that_cannot_be_folded_harms_only_itself(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as directory:
            sound, broken = await begin(directory), await begin(directory)
            number = broken.table.number
            nonsense: list[AnyEvent] = [Acted(at=0, seat=7, action=1)]
            await directory.store.append(broken.table.id, number, nonsense)
            directory.matches.clear()
            with pytest.raises(Broken):
                await directory.match(broken.table.id)
            ids = await directory.store.tables.listed("playing")
            assert set(ids) == {sound.table.id, broken.table.id}
            found = await directory.sound_matches(ids)
            assert [match.table.id for match in found] == [sound.table.id]
            for id in ids:
                await directory.look_after(id)

    asyncio.run(scene())


def test_what_a_worker_was_killed_before_telling_is_heard_with_who_is_there(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as directory:
            match = await begin(directory)
            id, number = match.table.id, match.table.number
            said: list[AnyEvent] = [Said(at=0, seat=0, name="P", text="heard?")]
            await directory.store.append(id, number, said)
            await directory.heard(f"{PRESENCE} other {id} {number} p1")
            async with match.changes.turns:
                assert match.table.number == number
            await directory.heard(f"{PRESENCE} other {id} {number + 1} p1")
            await asyncio.sleep(0)
            async with match.changes.turns:
                assert match.table.number == number + 1
            assert match.present() == ["p1"]

    asyncio.run(scene())


def test_other_workers_are_told_of_what_is_safe(
    postgres: Postgres, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored: list[int] = []
    tell = Log.tell

    def told(log: Log, rows: list[Any]) -> None:
        with log.engine.connect() as other:
            query = "SELECT count(*) FROM events WHERE table_id = %s AND number = %s"
            stored.extend(
                other.exec_driver_sql(query, (table, number)).scalar_one()
                for table, number, _ in rows
            )
        tell(log, rows)

    async def scene() -> None:
        async with opened(folder, db=postgres.database()) as one:
            heard: list[str] = []

            async def hear(news: str) -> None:
                heard.append(news)

            two = Directory(one.settings)
            two.worker.ownership = type(one.worker.ownership)(two.store.url, hear)  # type: ignore[call-arg]
            await two.worker.ownership.begin()
            match = await begin(one)
            while f"{match.table.id} {match.table.number}" not in heard:
                # Whoever listens too late hears the next one.
                await match.change(lambda _: [Said(at=0, seat=0, name="P", text="heard?")])
                await asyncio.sleep(0.05)
            await two.close()
        assert set(stored) == {1}

    monkeypatch.setattr(Log, "tell", told)
    asyncio.run(scene())


def test_a_match_that_all_have_left_ends(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder, abandoned=100.0) as directory:
            found = await begin(directory)
            guest = Guest("p0", "en", "")
            guest.enter(found, -1, 0)
            await found.enter(guest)
            found.last_visit -= 1000
            await directory.look_after(found.table.id)
            found.leave(guest)
            await directory.look_after(found.table.id)
            assert found.table.phase() == "playing"
            found.last_visit -= 101
            await directory.look_after(found.table.id)
            assert found.table.phase() == "closed"
            assert await directory.store.tables.running("p0") == (0, [])

    asyncio.run(scene())


def test_a_match_with_days_a_move_waits_for_its_clock() -> None:
    found = Match(WORKER, begun("ninjan", 2, Clock(kind="days", seconds=3)))
    found.last_visit -= 1e9
    assert not found.is_abandoned()
    found = Match(WORKER, begun("ninjan", 2))
    found.last_visit -= 1e9
    assert found.is_abandoned()


def test_updates_that_are_kept_are_few_whatever_guests_ask_for() -> None:
    found = Match(WORKER, begun("ninjan", 2))
    for since in range(20 * DRAWN):
        found.showing.drawing_for(0, "en", since, 0, since)
        assert len(found.showing.drawn) <= DRAWN


def test_workers_that_are_no_more_are_forgotten(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as directory:
            found = Match(directory.worker, begun("ninjan", 2))
            for number in range(100):
                found.hear_presence(f"worker{number}", ["p1"])
                assert found.is_here("p1")
                assert len(found.elsewhere) == 1
                found.elsewhere = {name: (who, -1e9) for name, (who, _) in found.elsewhere.items()}
                assert not found.is_here("p1")

    asyncio.run(scene())


def test_who_hears_of_its_own_events_does_not_ask_for_them(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as directory:
            found = await begin(directory)
            table, number = found.table.id, found.table.number
            said: list[AnyEvent] = [Said(at=0, seat=-3, name="Q", text="hello")]
            await directory.store.append(table, number, said)
            before = len(directory.worker.tasks)
            await directory.heard(f"{table} {number}")
            assert len(directory.worker.tasks) == before
            await directory.heard(f"{table} {number + 1}")
            assert len(directory.worker.tasks) == before + 1
            while found.table.number == number:
                await asyncio.sleep(0)
            assert isinstance(told := found.table.story[-1], Notice)
            assert told.text == "hello"

    asyncio.run(scene())


def test_a_worker_leaves_the_matches_of_others_alone(folder: Path, postgres: Postgres) -> None:
    database = postgres.database()

    async def scene() -> None:
        async with opened(folder, db=database) as other:
            async with opened(folder, db=database) as first:
                found = (await begin(first)).table.id
                await other.look_after_running()
                assert found in first.worker.ownership.owned
                assert not other.matches
            # The database hears a little later that the first worker is gone.
            while not other.matches:
                await other.look_after_running()
            assert list(other.matches) == [found]
            assert found in other.worker.ownership.owned

    asyncio.run(scene())


def test_clocks_go_on_between_two_looks_at_the_same_table() -> None:
    showing = Match(WORKER, begun("ninjan", 2, Clock(kind="match", seconds=60))).showing
    drawing = showing.drawing_for(0, "en", 0, 0)
    left = [
        showing.sent(drawing, 0, at).split(b'"clocks":[')[1].split(b"]")[0]
        for at in (0, 7 * SECOND)
    ]
    assert left == [b"60000,60000", b"53000,53000"]


def test_those_who_see_the_same_get_the_same_message() -> None:
    found = Match(WORKER, begun("ninjan", 2))
    showing = found.showing
    first = showing.drawing_for(-3, "en", 0, 0)
    assert showing.drawing_for(-3, "en", 0, 5) is first
    assert showing.drawing_for(-3, "de", 0, 0).message != first.message
    for seat in (0, 1):
        play = found.table.play
        assert play is not None
        act(found.table, seat, play.legal(seat)[0])
    assert showing.drawing_for(-3, "en", 0, 0).message != first.message


def sent(drawing: Drawing) -> dict[str, Any]:
    """What a drawing tells, of a table without clocks."""
    assert isinstance(drawing.message, bytes)
    found: dict[str, Any] = msgspec.json.decode(drawing.message)
    return found


def test_who_has_seen_something_is_told_only_what_differs_from_it() -> None:
    found = Match(WORKER, begun("ninjan", 2))
    showing = found.showing
    first = showing.drawing_for(-3, "en", 0, 0)
    assert sent(first)["whole"]
    for seat in (0, 1):
        play = found.table.play
        assert play is not None
        act(found.table, seat, play.legal(seat)[0])
    anew = showing.drawing_for(-3, "en", 0, 0)
    after = showing.drawing_for(-3, "en", 0, 0, last=first)
    assert sent(anew)["view"].keys() > {"seats", "options", "picks"}
    told = sent(after)
    assert not told["whole"]
    assert "picks" in told["view"]
    assert not told["view"].keys() & {"seats", "options"}

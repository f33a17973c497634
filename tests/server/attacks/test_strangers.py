"""What one stranger, or one address, cannot do to everybody else."""

import asyncio
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tatami.core.errors import TatamiError
from tatami.server import decisions
from tatami.server.clocks import now
from tatami.server.connections import allow_connections
from tatami.server.events import AnyEvent, Closed
from tatami.server.guest import Guest
from tatami.server.migrating import migrate, sole_use
from tatami.server.names import are_alike, presentable, unlike
from tatami.server.processes import Turns
from tatami.server.projection import table_facts
from tatami.server.security import Secrets, is_own_host, network_of
from tatami.server.settings import Limits, Settings
from tatami.server.table import Table
from tests.server.attacks.inside import caller, house, table
from tests.server.tables import begun, happen

# Limits for an address


def test_an_address_is_a_whole_network_with_ipv6() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("testclient") == "testclient"


def test_new_people_from_one_network_open_no_more_tables_than_one(folder: Path) -> None:
    async def scene() -> None:
        async with house(folder, limits=Limits(openings=2)) as app:
            answers = []
            for n in range(6):
                # Ever new people, from ever new addresses of one network.
                async with caller(app, f"2001:db8::{n + 1}") as client:
                    answers.append((await client.post("/api/tables", json=table())).status_code)
            assert answers == [200] * 4 + [409] * 2
            async with caller(app, "2001:db8:0:1::1") as client:
                assert (await client.post("/api/tables", json=table())).status_code == 200

    asyncio.run(scene())


def test_tables_of_one_address_do_not_fill_the_house(folder: Path) -> None:
    async def scene() -> None:
        async with house(folder, limits=Limits(openings=100, tables_address=3)) as app:
            opened = []
            for _ in range(5):
                async with caller(app, "192.0.2.1") as client:
                    opened.append((client, await client.post("/api/tables", json=table())))
            codes = [answer.status_code for _, answer in opened]
            assert codes == [200] * 3 + [409] * 2
            async with caller(app, "192.0.2.2") as client:
                assert (await client.post("/api/tables", json=table())).status_code == 200
            directory = app.state.directory
            await directory.store.append(opened[0][1].json()["id"], 2, [closed()])
            await directory.forget_openings()
            async with caller(app, "192.0.2.1") as client:
                assert (await client.post("/api/tables", json=table())).status_code == 200

    asyncio.run(scene())


def closed() -> Any:
    return Closed(at=0)


def test_who_sat_and_stood_can_open_a_table(folder: Path) -> None:
    async def scene() -> None:
        async with (
            house(folder, limits=Limits(tables_each=2)) as app,
            caller(app) as host,
            caller(app, "192.0.2.9") as guest,
        ):
            for _ in range(2):
                opened = (await host.post("/api/tables", json=table(listed=True))).json()
                path = f"/api/tables/{opened['id']}"
                assert (await guest.post(f"{path}/sit", json={})).status_code == 200
                assert (await guest.post(f"{path}/stand", json={})).status_code == 200
            assert (await guest.post("/api/tables", json=table())).status_code == 200
            assert (await host.post("/api/tables", json=table())).status_code == 409

    asyncio.run(scene())


def test_bots_of_one_person_make_nobody_else_wait_for_all_of_them() -> None:
    async def scene() -> None:
        turns, order = Turns(1), []

        async def think(who: str) -> None:
            async with turns.place(who):
                order.append(who)
                await asyncio.sleep(0)

        greedy = [asyncio.create_task(think("greedy")) for _ in range(20)]
        await asyncio.sleep(0)
        await asyncio.gather(think("one"), think("two"), *greedy)
        assert max(order.index("one"), order.index("two")) <= 4
        assert len(order) == 22
        assert (turns.places, len(turns.waiting)) == (1, 0)

    asyncio.run(scene())


def test_who_stops_waiting_keeps_no_place() -> None:
    async def scene() -> None:
        turns = Turns(1)
        await turns.enter("one")
        waiting = [asyncio.create_task(turns.enter(who)) for who in ("two", "three")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        turns.leave()
        await waiting[1]
        turns.leave()
        assert turns.places == 1

    asyncio.run(scene())


def test_no_more_connections_are_promised_than_the_system_allows() -> None:
    kept = allow_connections(Settings(limits=Limits(connections=100)))
    assert kept.limits.connections == 100
    fewer = allow_connections(Settings(limits=Limits(connections=2**40)))
    assert 0 < fewer.limits.connections < 2**40


# Where a request comes from, and where it goes


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "127.0.0.1:8765",
        "[::1]:8765",
        "192.168.1.7",
        "box",
        "box.local",
        "club.example",
    ],
)
def test_a_house_is_known_by_its_own_names(host: str) -> None:
    assert is_own_host(host, ["https://club.example"])


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "localhost.evil.example"])
def test_a_page_that_points_its_name_here_is_refused(host: str, folder: Path) -> None:
    async def scene() -> None:
        async with house(folder, origins=["https://club.example"]) as app, caller(app) as client:
            for path in ("/api/house", "/api/me", "/"):
                answer = await client.get(path, headers={"Host": host})
                assert answer.status_code == 403
                assert answer.json()["code"] == "house-foreign-host"
                assert "set-cookie" not in answer.headers
            good = await client.get("/api/house", headers={"Host": "club.example"})
            assert good.status_code == 200

    asyncio.run(scene())


def test_answers_are_not_kept_and_cookies_come_once(folder: Path) -> None:
    async def scene() -> None:
        async with house(folder) as app, caller(app) as client:
            first = await client.get("/api/me")
            assert "set-cookie" in first.headers
            for path in ("/api/house", "/api/rules/ninjan", "/api/pieces/ninjan", "/healthz"):
                answer = await client.get(path)
                assert answer.headers["cache-control"] == "no-store", path
                assert "set-cookie" not in answer.headers, path

    asyncio.run(scene())


def test_what_is_measured_is_for_the_host(folder: Path) -> None:
    async def scene() -> None:
        async with house(folder) as app, caller(app) as client:
            assert (await client.get("/metrics")).status_code == 403
            token = Secrets((folder / "secret").read_bytes(), "").host_token()
            shown = {"Authorization": f"Bearer {token}"}
            assert b"tatami_rooms" in (await client.get("/metrics", headers=shown)).content
        async with house(folder, metrics=True) as app, caller(app) as client:
            assert (await client.get("/metrics")).status_code == 200

    asyncio.run(scene())


def test_watchers_of_a_private_table_are_not_told_of_its_rematch() -> None:
    found = begun("ninjan", 2)
    found.rematch = "other"
    assert table_facts(found, "p0", lambda _: True, 0).rematch == "other"
    assert table_facts(found, "stranger", lambda _: True, 0).rematch == ""


# Names


def test_names_hold_nothing_invisible_or_piled_up() -> None:
    assert presentable("A\u200bk\u202ei\ufeff ") == "A k i"
    assert presentable("\u3164\u2800\u115f") == ""
    assert presentable("Z" + "\u0353" * 30) == "Z" + "\u0353" * 2
    assert presentable("Ole\u0301 Æra 幸子 أكي") == "Olé Æra 幸子 أكي"


@pytest.mark.parametrize(
    "twin", ["Aki", "aki", "\u0410ki", "Ak\u0456", "A k i", "\u00c1ki", "A\u212ai", "\U0001d400ki"]
)
def test_names_that_look_alike_are_told_apart(twin: str) -> None:
    assert are_alike(twin, "Aki")
    assert unlike(twin, ["Aki", "Bo"]) == f"{twin} 2"
    assert unlike("Bo", ["Aki"]) == "Bo"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ill", "lll"),
        ("Tom", "Torn"),
        ("B0", "Bo"),
        ("\u13aa", "A"),
        ("|van", "Ivan"),
    ],
)
def test_the_list_of_unicode_says_what_looks_alike(name: str, other: str) -> None:
    assert are_alike(name, other)
    assert not are_alike(name, "Chie")
    assert not are_alike("Ali", "All")


def test_a_watcher_cannot_speak_as_a_player() -> None:
    found = begun("ninjan", 2)
    [said] = decisions.chat(found, "stranger", "P1", "I give up", 0)
    assert (said.seat, said.name) == (-3, "P1 2")  # type: ignore[union-attr]
    [said] = decisions.chat(found, "p1", "P1", "I give up", 0)
    assert (said.seat, said.name) == (1, "P1")  # type: ignore[union-attr]


# The log


def test_what_is_passed_is_a_question_of_the_game() -> None:
    found = begun("sake", 3)
    long = ["x" * 64] * 32
    assert decisions.passes(found, "p0", 0, long, 0) == []
    name = sorted(found.questions())[0]
    [event] = decisions.passes(found, "p0", 0, [*long, name, name], 0)
    assert event.frames == [name]  # type: ignore[union-attr]
    happen(found, [event])
    assert decisions.passes(found, "p0", 0, [name], 0) == []


def restless(found: Table, change: Callable[[int], list[AnyEvent]]) -> int:
    """How many events are written until somebody is told to make up their mind."""
    written = 0
    for n in range(1000):
        try:
            events = change(n)
        except TatamiError as error:
            return written if error.sentence == "house-restless" else -1
        written += len(events)
        happen(found, events)
    raise AssertionError("there is no end to it")


def test_changing_ones_mind_without_end_does_not_fill_the_log() -> None:
    found = begun("ninjan", 3)
    play = found.play
    assert play is not None
    name = sorted(found.questions())[0]

    def pass_now_and_then(n: int) -> list[AnyEvent]:
        return decisions.passes(found, "p0", 0, [name] if n % 2 == 0 else [], 0)

    def act_and_undo(n: int) -> list[AnyEvent]:
        if n % 2 == 1:
            return decisions.undo(found, "p1", 1, 0)
        return decisions.act(found, "p1", 1, play.turns[1], play.legal(1)[0], 0)

    assert restless(found, pass_now_and_then) == decisions.MOST_FIDDLING
    assert restless(found, act_and_undo) == 2 * decisions.MOST_FIDDLING + 1
    # After the next move everybody may again.
    before = play.published
    while play.published == before:
        seat = found.awaited()[0]
        turn, action = play.turns[seat], play.legal(seat)[0]
        happen(found, decisions.act_for(found, seat, turn, action, "forced", 0))
    assert restless(found, pass_now_and_then) == decisions.MOST_FIDDLING


# Files


def test_nobody_else_can_read_the_database_whatever_the_folder(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        tmp_path.chmod(0o777)

        async def scene() -> None:
            async with house(tmp_path) as app, caller(app) as client:
                assert (await client.post("/api/tables", json=table())).status_code == 200
                for path in tmp_path.glob("tatami.db*"):
                    assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
                assert len(list(tmp_path.glob("tatami.db*"))) >= 3

        asyncio.run(scene())
    finally:
        os.umask(old)


def test_a_second_server_on_one_file_is_refused(folder: Path) -> None:
    url = f"sqlite:///{folder}/tatami.db"
    with sole_use(url):
        migrate(url)
        with pytest.raises(TatamiError) as refusal, sole_use(url):
            pass
        assert refusal.value.sentence == "house-second"
    with sole_use(url):
        pass


# Cookies


def test_a_person_can_end_all_other_devices(folder: Path) -> None:
    async def scene() -> None:
        async with house(folder) as app, caller(app) as own, caller(app) as stolen:
            me = (await own.get("/api/me")).json()["id"]
            old = dict(own.cookies)
            stolen.cookies.update(old)
            assert (await stolen.get("/api/me")).json()["id"] == me
            guest = Guest(me, "en", "", epoch=0)
            app.state.directory.guests.add(guest)
            assert (await own.post("/api/me/end-other-devices", json={})).json()["id"] == me
            assert (await own.get("/api/me")).json()["id"] == me
            assert guest.is_dismissed
            app.state.directory.guests.discard(guest)
            other = await stolen.get("/api/me")
            assert other.json()["id"] != me
            assert "set-cookie" in other.headers
            # Once more, and from the start.
            assert (await own.post("/api/me/end-other-devices", json={})).json()["id"] == me
        async with house(folder) as app, caller(app) as again:
            again.cookies.update(old)
            assert (await again.get("/api/me")).json()["id"] != me
            again.cookies = own.cookies
            assert (await again.get("/api/me")).json()["id"] == me

    asyncio.run(scene())


def test_a_cookie_of_the_first_release_is_good() -> None:
    secrets = Secrets(bytes(32), "")
    cookie = secrets.cookies.dumps(["somebody", ""])
    assert (secrets.caller(cookie).player, secrets.caller(cookie).epoch) == ("somebody", 0)


# What is not kept


def test_closed_tables_and_people_without_any_are_forgotten(folder: Path) -> None:
    async def scene() -> None:
        async with house(folder, forget=1) as app, caller(app) as one, caller(app) as two:
            gone = (await one.post("/api/tables", json=table())).json()["id"]
            kept = (await two.post("/api/tables", json=table())).json()["id"]
            assert (await one.post(f"/api/tables/{gone}/close", json={})).status_code == 200
            directory, store = app.state.directory, app.state.directory.store
            await directory.forget_old()
            assert await store.tables.in_phase("closed") == [gone]
            me = (await one.get("/api/me")).json()["id"]
            assert await store.people.known(me) is not None
            assert await store.tables.forget(now() + 1) == 1
            assert await store.events(gone) == []
            assert await store.events(kept) != []
            assert await store.people.known(me) is None
            assert await store.people.known((await two.get("/api/me")).json()["id"]) is not None

    asyncio.run(scene())

"""Who somebody is, who may come in, and what nobody gets to know."""

import asyncio
import re
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tatami.cli import host as commands
from tatami.core.errors import TatamiError
from tatami.server import identity
from tatami.server.clocks import now
from tatami.server.database import visited
from tatami.server.events import Opened, decode
from tatami.server.identity import CODE_AGE, new_code, whose_code
from tatami.server.migrating import migrate
from tatami.server.puzzles import puzzles_of
from tatami.server.schema import CODES, EVENTS
from tatami.server.security import (
    HEADERS,
    Caller,
    Secrets,
    is_own_origin,
    secret_key,
)
from tatami.server.settings import Settings
from tatami.server.store import Store
from tests.cli.run import tatami
from tests.server.client import people
from tests.server.housing import House, free_port

PASSWORD = "open sesame"


@pytest.fixture(scope="module")
def locked_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a password and a page elsewhere."""
    more = ["--password", PASSWORD, "--origin", "https://club.example"]
    found = House(tmp_path_factory.mktemp("locked"), "", *more).start()
    yield found
    found.close()


async def host(house: House, command: Callable[..., None], *words: str, **more: bool) -> None:
    """Let the host do something, and insist that it works."""
    await asyncio.to_thread(command, *words, url=house.url, folder=str(house.folder), **more)


# Cookies


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(sqlite_house: House) -> None:
    cookie = httpx.get(sqlite_house.url + "/api/me").headers["set-cookie"]
    name, *attributes = cookie.split("; ")
    assert name.startswith("tatami=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(attributes)
    assert "Secure" not in attributes


def test_behind_a_proxy_with_tls_the_cookie_is_sent_over_tls_only(folder: Path) -> None:
    house = House(folder, "", "--proxy").start()
    try:
        response = httpx.get(house.url + "/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in response.headers["set-cookie"].split("; ")
    finally:
        house.close()


def test_a_cookie_stands_for_one_person_and_cannot_be_made_up(sqlite_house: House) -> None:
    def who(cookie: str) -> str:
        headers = {b"Cookie": f"tatami={cookie}".encode()}
        id: str = httpx.get(sqlite_house.url + "/api/me", headers=headers).json()["id"]
        return id

    first = httpx.get(sqlite_house.url + "/api/me")
    cookie, me = first.cookies["tatami"], first.json()["id"]
    assert who(cookie) == me
    forged = Secrets(b"another key" * 4, "").cookie(Caller(me, True))
    half = cookie[: len(cookie) // 2]
    for other in ("", "nonsense", cookie[:-1], cookie + "x", half, forged, "ä", "....", "null.x"):
        assert who(other) != me


def test_only_what_the_house_signed_as_a_cookie_is_one() -> None:
    ours = Secrets(b"k" * 32, "")
    assert ours.caller(ours.cookie(Caller("me", True))).player == "me"
    for other in ("me", ours.cookies.dumps("me"), ours.cookies.dumps([1, 2, 3])):
        assert ours.caller(other).player != "me"


def test_identity_travels_to_another_device(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 2) as (phone, laptop):
            me = await phone.ask("PUT", "/api/me", {"name": "Tomoe"})
            table = await phone.open_table("ninjan", "person,bot", start=True)
            code = (await phone.post("/api/me/carry"))["code"]
            assert await laptop.post("/api/me/arrive", {"code": code}) == me
            assert (await laptop.get(f"/api/tables/{table['id']}"))["seats"][0]["yours"]
            async with phone.at(table) as one, laptop.at(table) as two:
                # Both sit at the same seat, and both get everything.
                assert (await one.asked())["view"] == (await two.asked())["view"]
                await one.move_on(Random(1))
                while two.update["turn"] < one.update["turn"]:
                    await two.receive()
            # It works once, and nothing like it does.
            for wrong in ("", code, code[:-2], "x" * 20):
                refused = await laptop.refused("POST", "/api/me/arrive", {"code": wrong})
                assert refused == (409, "house-bad-code")
            assert await laptop.get("/api/me") == me

    asyncio.run(scene())


def test_a_code_is_short_and_read_as_it_is_typed(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 2) as (phone, laptop):
            me = await phone.ask("PUT", "/api/me", {"name": "Tomoe"})
            old = (await phone.post("/api/me/carry"))["code"]
            code = (await phone.post("/api/me/carry"))["code"]
            assert re.fullmatch("[A-Z2-9]{8}", code)
            assert not set(code) & set("IOLU")
            # A new code takes the place of the one before.
            refused = await laptop.refused("POST", "/api/me/arrive", {"code": old})
            assert refused == (409, "house-bad-code")
            typed = f" {code[:4].lower()}-{code[4:]} "
            assert await laptop.post("/api/me/arrive", {"code": typed}) == me

    asyncio.run(scene())


def test_codes_cannot_be_guessed_one_after_another(folder: Path) -> None:
    house = House(folder).start()

    async def scene() -> None:
        async with people(house.url, 2) as (phone, thief):
            code = (await phone.post("/api/me/carry"))["code"]
            tries = [f"ABCDEF{n:02}".replace("0", "Z").replace("1", "Y") for n in range(30)]
            told = [await thief.refused("POST", "/api/me/arrive", {"code": each}) for each in tries]
            assert told[0] == (409, "house-bad-code")
            assert told[-1] == (429, "house-too-fast")
            # Nor does the right one work then.
            refused = await thief.refused("POST", "/api/me/arrive", {"code": code})
            assert refused == (429, "house-too-fast")

    try:
        asyncio.run(scene())
    finally:
        house.close()


def test_a_code_for_another_device_grows_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    migrate(url)

    async def scene() -> None:
        store = Store(url)
        code, late = await new_code(store, "me"), await new_code(store, "you")
        assert await whose_code(store, code) == "me"
        later = now() + CODE_AGE
        monkeypatch.setattr(identity, "now", lambda: later)
        with pytest.raises(TatamiError) as refusal:
            await whose_code(store, late)
        assert refusal.value.sentence == "house-bad-code"
        # What nobody can use any more is not kept.
        await new_code(store, "us")
        assert len(await store.ids(select(CODES.c.code))) == 1
        await store.close()

    asyncio.run(scene())


# The password of the house


def test_nobody_comes_in_without_the_password(locked_house: House) -> None:
    async def scene() -> None:
        async with people(locked_house.url, 1) as (one,):
            assert (await one.get("/api/house"))["locked"]
            for method, path, body in (
                ("GET", "/api/me", None),
                ("GET", "/api/tables", None),
                ("GET", "/api/tables/0123456789", None),
                ("GET", "/api/rules/ninjan", None),
                ("POST", "/api/me/arrive", {"code": ""}),
                ("POST", "/api/tables", {"game": "ninjan", "seats": [{}, {}]}),
            ):
                assert await one.refused(method, path, body) == (401, "house-locked")
            with pytest.raises(InvalidStatus) as refusal:
                async with one.at({"id": "0123456789", "key": ""}):
                    pass
            assert refusal.value.response.status_code == 403
            # Pages open, and say nothing about what is behind the door.
            puzzle = next(iter(puzzles_of("ninjan")))
            assert "og:title" not in (await one.http.get(f"/puzzle/ninjan/{puzzle}")).text
            wrong = await one.refused("POST", "/api/enter", {"password": "open says me"})
            assert wrong == (403, "house-wrong-password")
            await one.post("/api/enter", {"password": PASSWORD})
            assert not (await one.get("/api/house"))["locked"]
            await one.get("/api/me")

    asyncio.run(scene())


def test_passwords_cannot_be_tried_without_end(folder: Path) -> None:
    house = House(folder, "", "--password", PASSWORD).start()

    def knock(password: str) -> httpx.Response:
        return httpx.post(house.url + "/api/enter", json={"password": password})

    try:
        wrong = [knock(str(n)).status_code for n in range(30)]
        assert wrong[0] == 403
        assert 429 in wrong
        # Every ten seconds one more try is granted: on a slow machine just the right one may be it.
        right = [knock(PASSWORD) for _ in range(30)]
        assert "house-too-fast" in [answer.json().get("code") for answer in right]
    finally:
        house.close()


def test_another_password_locks_the_house_again() -> None:
    before, after, none = (Secrets(b"k" * 32, word) for word in ("one", "two", ""))
    cookie = before.cookie(Caller("me", True))
    assert before.caller(cookie).is_in
    assert not after.caller(cookie).is_in
    assert after.caller(cookie).player == "me"
    assert none.caller(cookie).is_in
    assert not before.caller(none.cookie(Caller("me", True))).is_in
    assert not before.caller(before.cookie(Caller("me", False))).is_in


# The host


def test_the_host_announces_bans_and_closes(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 3) as (one, two, watcher):
            me = await one.ask("PUT", "/api/me", {"name": "[red]Rude"})
            table = await one.open_table("ninjan", "person,open")
            await two.post(f"/api/tables/{table['id']}/sit", {"key": table["key"]})
            await one.post(f"/api/tables/{table['id']}/start")
            async with two.at(table) as seated, one.at(table) as rude, watcher.at(table) as rest:
                await rude.asked()
                await seated.asked()
                await host(sqlite_house, commands.announce, "Tea at <five>")
                for guest in (seated, rude):
                    assert (await guest.until("announcement"))["text"] == "Tea at <five>"
                assert (await one.get("/api/house"))["announcement"] == "Tea at <five>"

                # Who looks on and speaks can be banned too.
                await rest.ask(kind="say", text="boo")
                where = ("--url", sqlite_house.url, "--folder", str(sqlite_house.folder))
                outcome = await asyncio.to_thread(tatami, "host", "people", *where, COLUMNS="200")
                found = outcome.out
                assert re.search(rf"{me['id']}.*\[red\]Rude.*{table['id']}", found)
                looks_on = await watcher.get("/api/me")
                assert re.search(rf"{looks_on['id']}.*{looks_on['name']}", found)

                await host(sqlite_house, commands.ban, me["id"])
                with pytest.raises(ConnectionClosed):
                    await rude.until("nothing")
                assert await one.refused("GET", "/api/me") == (403, "house-banned")
                renaming = await one.refused("PUT", "/api/me", {"name": "Kind"})
                assert renaming == (403, "house-banned")
                with pytest.raises(InvalidStatus):
                    async with one.at(table):
                        pass
                await seated.until_seat(0, here=False)

                await host(sqlite_house, commands.close, table["id"])
                await seated.until_table(phase="closed")
            await host(sqlite_house, commands.ban, me["id"], lift=True)
            assert await one.get("/api/me") == me
            await host(sqlite_house, commands.announce, "")
            assert (await one.get("/api/house"))["announcement"] == ""

    asyncio.run(scene())


def test_only_the_host_is_the_host(sqlite_house: House, tmp_path: Path) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            refusal = (403, "house-not-the-host")
            table = await one.open_table("ninjan", "person,open")
            closing = f"/api/host/tables/{table['id']}/close"
            assert await one.refused("GET", "/api/host/people") == refusal
            assert await one.refused("POST", "/api/host/announce", {"text": "x"}) == refusal
            assert await one.refused("POST", "/api/host/ban", {"player": "x"}) == refusal
            assert await one.refused("POST", closing, {}) == refusal
            for wrong in ("", "Bearer", "Bearer x", "Bearer é"):
                headers = {b"Authorization": wrong.encode("latin-1")}
                response = await one.http.get("/api/host/people", headers=headers)
                assert response.status_code == 403

    asyncio.run(scene())
    with pytest.raises(TatamiError, match="Only the host"):
        commands.people(url=sqlite_house.url, folder=str(tmp_path))
    with pytest.raises(TatamiError, match="No Tatami server answers"):
        commands.announce("x", url=f"http://127.0.0.1:{free_port()}", folder=str(tmp_path))


def test_nobody_is_banned_by_mistake(sqlite_house: House) -> None:
    folder = str(sqlite_house.folder)
    for nobody in ("nobody", "no\tbody", "x" * 33):
        with pytest.raises(TatamiError) as refusal:
            commands.ban(nobody, url=sqlite_house.url, folder=folder)
        assert refusal.value.sentence == "host-refused"


# Secrets


def test_the_secret_is_made_once_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TATAMI_SECRET", raising=False)
    folder = tmp_path / "house"
    key = secret_key(folder)
    assert len(key) == 32
    assert secret_key(folder) == key
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    (folder / "secret").chmod(0o644)
    assert secret_key(folder) == key
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert [path.name for path in folder.iterdir()] == ["secret"]
    monkeypatch.setenv("TATAMI_SECRET", "from the environment")
    assert secret_key(folder) != key


def test_a_secret_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"")
    with pytest.raises(TatamiError) as refusal:
        secret_key(tmp_path)
    assert refusal.value.sentence == "house-bad-secret"
    with pytest.raises(TatamiError) as refusal:
        secret_key(Path("/dev/null/house"))
    assert refusal.value.sentence == "file-unwritable"


def test_no_secret_is_in_the_log_or_an_address(folder: Path) -> None:
    house = House(folder, "", "--password", PASSWORD).start()
    found: dict[str, Any] = {}

    async def scene() -> None:
        async with people(house.url, 1) as (one,):
            await one.post("/api/enter", {"password": PASSWORD})
            table = await one.open_table("ninjan", "person,bot", start=True)
            code = (await one.post("/api/me/carry"))["code"]
            await one.http.get(f"/api/tables/{table['id']}", headers={"Tatami-Key": table["key"]})
            await one.http.get("/api/tables?which=wrong")
            async with one.at(table) as seated:
                await seated.ask(kind="say", text="my grandmother's name")
                await seated.send(kind="nonsense", secret="whisper")
                await seated.play_on(Random(1))
                found.update(seated.table, code=code, cookie=one.http.cookies["tatami"])

    try:
        asyncio.run(scene())
    finally:
        house.stop()
    log = house.log.read_text()
    assert '"closed"' in log
    secrets = [found[name] for name in ("id", "key", "seed", "salt", "code", "cookie")]
    secrets += [
        PASSWORD,
        "grandmother",
        "whisper",
        "127.0.0.1:",
        (folder / "secret").read_bytes().hex(),
    ]
    for secret in secrets:
        assert secret not in log.replace(house.url, "")
    for line in log.splitlines()[1:]:
        assert {"at", "level", "from", "what"} <= msgspec.json.decode(line).keys()


def test_an_error_of_the_database_does_not_repeat_what_was_written(tmp_path: Path) -> None:
    with (
        visited(f"sqlite:///{tmp_path / 'x.db'}") as engine,
        engine.connect() as connection,
        pytest.raises(Exception, match="no such table") as error,
    ):
        connection.execute(EVENTS.insert(), {"table_id": "t", "number": 0, "body": b"whisper"})
    assert "whisper" not in str(error.value)


def test_the_seed_is_kept_from_everybody_until_the_end(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,bot", start=True)
            url = Settings(folder=str(sqlite_house.folder)).database()
            query = select(EVENTS.c.body).where(EVENTS.c.table_id == table["id"])
            with visited(url) as engine, engine.connect() as connection:
                opened = decode(next(iter(connection.scalars(query))))
            assert isinstance(opened, Opened)
            async with one.at(table) as seated:
                await seated.asked()
                for _ in range(3):
                    await seated.move_on(Random(1))
                heard = msgspec.json.encode(seated.heard).decode()
                assert opened.seed not in heard
                assert opened.salt not in heard
                await seated.play_on(Random(1))
            assert (seated.table["seed"], seated.table["salt"]) == (opened.seed, opened.salt)

    asyncio.run(scene())


# Where requests come from


def test_every_answer_has_its_headers(sqlite_house: House) -> None:
    for method, path in (
        ("GET", "/api/house"),
        ("GET", "/api/nothing"),
        ("GET", "/nothing"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/me"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/rules/ninjan"),
        ("GET", "/api/tables/0123456789"),
    ):
        response = httpx.request(method, sqlite_house.url + path)
        for name, value in HEADERS.items():
            assert response.headers.get_list(name) == [value], (path, name)
        assert "server" not in response.headers
    rules = dict(rule.split(" ", 1) for rule in HEADERS["Content-Security-Policy"].split("; "))
    assert rules["default-src"] == "'self'"
    assert "script-src" not in rules
    assert rules["frame-ancestors"] == "'none'"


def test_pages_of_other_sites_change_nothing(locked_house: House) -> None:
    def status(**headers: str) -> int:
        body = {"password": PASSWORD}
        return httpx.post(locked_house.url + "/api/enter", json=body, headers=headers).status_code

    assert status() == 200
    assert status(Origin=locked_house.url) == 200
    assert status(Origin="https://club.example") == 200
    for foreign in (
        "https://evil.example",
        "null",
        "http://127.0.0.1",
        "https://club.example.evil",
    ):
        assert status(Origin=foreign) == 403


def test_pages_of_other_sites_open_no_socket(sqlite_house: House) -> None:
    async def scene() -> None:
        address = sqlite_house.url.replace("http", "ws") + "/api/socket"
        async with connect(address, origin=Origin(sqlite_house.url)):
            pass
        for foreign in ("https://evil.example", "null", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus) as refusal:
                async with connect(address, origin=Origin(foreign)):
                    pass
            assert refusal.value.response.status_code == 403

    asyncio.run(scene())


def test_an_origin_is_the_houses_own_or_allowed() -> None:
    assert is_own_origin("", "house:1", [])
    assert is_own_origin("http://House:1", "house:1", [])
    assert is_own_origin("https://club", "house:1", ["https://club"])
    assert not is_own_origin("http://house:2", "house:1", ["https://club"])
    assert not is_own_origin("http://house:1.evil", "house:1", [])

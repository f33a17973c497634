"""Everything that can be asked for over HTTP, and how it is refused."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import pytest
from schemathesis.openapi import from_dict

from tatami.core.record import decode, verify
from tatami.games import GAMES
from tatami.server.openapi import openapi
from tatami.server.services import SERVICES
from tatami.words import LANGUAGES, told
from tests.server.client import Json, Person, people
from tests.server.housing import House

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"

Scene = Callable[..., Awaitable[None]]


def play(house: House, count: int, scene: Scene) -> None:
    """Let so many persons do something at the house."""

    async def run() -> None:
        async with people(house.url, count) as persons:
            await scene(*persons)

    asyncio.run(run())


def at(table: Json, what: str = "") -> str:
    return f"/api/tables/{table['id']}{what and '/' + what}"


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def finished(one: Person, **more: Any) -> Json:
    table = await one.open_table("ninjan", "person,bot", start=True, **more)
    async with one.at(table) as seated:
        await seated.play_on(Random(5))
        return seated.table


# The house and the caller


def test_the_house_tells_what_is_played(sqlite_house: House) -> None:
    async def scene(one: Person) -> None:
        facts = await one.get("/api/house")
        assert [game["name"] for game in facts["games"]] == list(GAMES)
        assert facts["languages"] == list(LANGUAGES)
        assert not facts["locked"]
        ninjan = facts["games"][0]
        assert (ninjan["fewest"], ninjan["most"]) == (2, GAMES["ninjan"].seats[-1])
        options = [option for game in facts["games"] for option in game["options"]]
        assert all(option["text"] for option in options)
        # What has to be typed in a terminal is not for the eyes of who chooses from a list.
        assert not [
            one for one in options for value in one["values"] if f"({value})" in one["text"]
        ]
        assert not [one for one in options if one["text"].startswith(f"{one['title']}: ")]

    play(sqlite_house, 1, scene)


def test_people_are_called_what_they_like_within_limits(sqlite_house: House) -> None:
    async def scene(one: Person) -> None:
        first = await one.get("/api/me")
        assert first["name"]
        renamed = await one.ask("PUT", "/api/me", {"name": " <b>Ak\u202ei\u0000ra</b>  Ō "})
        assert renamed == {"id": first["id"], "name": "<b>Ak i ra</b> Ō"}
        assert await one.get("/api/me") == renamed
        assert await one.refused("PUT", "/api/me", {"name": "\u200b"}) == (400, "house-no-name")
        too_long = await one.refused("PUT", "/api/me", {"name": "x" * 25})
        assert too_long == (400, "house-not-understood")

    play(sqlite_house, 1, scene)


def test_what_the_games_are_made_of(sqlite_house: House) -> None:
    async def scene(one: Person) -> None:
        for game in GAMES:
            assert await one.get(f"/api/pieces/{game}")
        for game in GAMES:
            rules = await one.http.get(f"/api/rules/{game}")
            assert rules.headers["content-type"].startswith("text/markdown")
            assert "**1" in rules.text
            assert "(turn.svg)" in rules.text
            drawn = await one.http.get(f"/api/rules/{game}/turn.svg")
            assert drawn.headers["content-type"].startswith("image/svg+xml")
            assert drawn.text.startswith("<svg xmlns")
            assert (await one.http.get(f"/api/rules/{game}/none.svg")).status_code == 404
        for what in ("pieces", "rules"):
            assert await one.refused("GET", f"/api/{what}/chess") == (404, "house-no-game")

    play(sqlite_house, 1, scene)


def test_a_link_as_a_qr_code(sqlite_house: House) -> None:
    async def scene(one: Person) -> None:
        drawn = await one.http.get("/api/qr", params={"text": "http://house/table/x#key"})
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text.startswith("<svg")
        for text in ("", "x" * 301):
            assert await one.refused("GET", f"/api/qr?text={text}") == (400, "house-no-qr")

    play(sqlite_house, 1, scene)


# Opening tables


BAD_TABLES: dict[str, list[Json]] = {
    "house-not-understood": [
        {},
        {"game": "ninjan"},
        {"game": "ninjan", "seats": [{"kind": "person"}]},
        {"game": "ninjan", "seats": [{"kind": "king"}, {"kind": "open"}]},
        {"game": "ninjan", "seats": [{}, {}], "color": "red"},
        {"game": "ninjan", "seats": [{}, {}], "clock": {"kind": "move", "seconds": -1}},
    ],
    "unknown-game": [{"game": "chess", "seats": [{}, {}]}],
    "bad-seats": [{"game": "ninjan", "seats": [{}] * 8}],
    "unknown-bot": [
        {"game": "ninjan", "seats": [{}, {"kind": "bot", "level": "god"}]},
        {"game": "ninjan", "seats": [{}, {}], "level": "god"},
    ],
    "unknown-option": [
        {"game": "ninjan", "seats": [{}, {}], "options": {"self": 1}},
        {"game": "ninjan", "seats": [{}, {}], "options": {"gravity": "low"}},
    ],
    "bad-option-value": [{"game": "ninjan", "seats": [{}, {}], "options": {"deals": "many"}}],
    "house-clock-empty": [{"game": "ninjan", "seats": [{}, {}], "clock": {"kind": "move"}}],
    "house-clock-days": [
        {"game": "ninjan", "seats": [{}, {}], "clock": {"kind": "days", "seconds": 15}}
    ],
    "house-seats-open": [{"game": "ninjan", "seats": [{}, {}], "start": True}],
}


@pytest.mark.parametrize("code", BAD_TABLES)
def test_tables_that_cannot_be(sqlite_house: House, code: str) -> None:
    async def scene(one: Person) -> None:
        for body in BAD_TABLES[code]:
            status = 400 if code == "house-not-understood" else 409
            assert await one.refused("POST", "/api/tables", body) == (status, code), body

    play(sqlite_house, 1, scene)


def test_a_table_is_opened_filled_and_begun(sqlite_house: House) -> None:
    async def scene(one: Person, two: Person, three: Person) -> None:
        table = await one.open_table("hagakure", "person,open,open", listed=True)
        assert table["phase"] == "open"
        assert table["yours"]
        assert table["seats"][0]["yours"]
        assert await one.refused("POST", at(table, "start"), {}) == (409, "house-seats-open")
        assert await two.refused("POST", at(table, "start"), {}) == (403, "house-not-host")

        # Whoever comes sits down, moves, stands up.
        table = await two.post(at(table, "sit"), {"seat": 1})
        assert not table["yours"]
        assert [seat["yours"] for seat in table["seats"]] == [False, True, False]
        taken = await three.refused("POST", at(table, "sit"), {"seat": 1})
        assert taken == (409, "house-seat-taken")
        nowhere = await three.refused("POST", at(table, "sit"), {"seat": 5})
        assert nowhere == (409, "no-such-seat")
        table = await two.post(at(table, "sit"), {"seat": 2})
        assert [seat["yours"] for seat in table["seats"]] == [False, False, True]
        await three.post(at(table, "sit"))
        table = await three.post(at(table, "stand"))
        assert names(table)[1] == ""

        # Who opened it changes who is to sit where.
        change = {"seat": 1, "plan": {"kind": "bot", "level": "ronin"}}
        assert await two.refused("POST", at(table, "change"), change) == (403, "house-not-host")
        table = await one.post(at(table, "change"), change)
        assert (table["seats"][1]["kind"], table["seats"][1]["level"]) == ("bot", "ronin")
        table = await one.post(at(table, "change"), {"seat": 2, "plan": {"kind": "open"}})
        assert names(table)[2] == ""
        full = await three.post(at(table, "sit"))
        assert full["seats"][2]["yours"]
        assert await two.refused("POST", at(table, "sit"), {}) == (409, "house-full")

        table = await one.post(at(table, "start"))
        assert table["phase"] == "playing"
        for what in ("sit", "stand", "start", "close"):
            assert await one.refused("POST", at(table, what), {}) == (409, "house-not-open")
        for what in ("record", "verify", "replay"):
            assert await one.refused("GET", at(table, what)) == (409, "house-not-over")
        assert await one.refused("POST", at(table, "rematch"), {}) == (409, "house-not-over")

    play(sqlite_house, 3, scene)


def test_a_table_can_be_given_up_before_the_match(sqlite_house: House) -> None:
    async def scene(one: Person, two: Person) -> None:
        table = await one.open_table("ninjan", "person,open", listed=True)
        assert await two.refused("POST", at(table, "close"), {}) == (403, "house-not-host")
        assert (await one.post(at(table, "close")))["phase"] == "closed"
        assert await two.refused("POST", at(table, "sit"), {}) == (409, "house-not-open")
        assert await listed(one, "mine") == []

    play(sqlite_house, 2, scene)


# Lists, and private tables


async def listed(person: Person, which: str) -> list[str]:
    return [table["id"] for table in (await person.get(f"/api/tables?which={which}"))["tables"]]


def test_lists_of_open_tables_matches_and_ones_own(sqlite_house: House) -> None:
    async def scene(one: Person, two: Person) -> None:
        opened = await one.open_table("ninjan", "person,open", listed=True)
        played = await one.open_table("ninjan", "person,person", listed=True, start=True)
        hidden = await one.open_table("ninjan", "person,open")
        assert await listed(one, "mine") == [hidden["id"], played["id"], opened["id"]]
        assert await listed(two, "mine") == []
        for person in (one, two):
            assert opened["id"] in await listed(person, "open")
            assert opened["id"] not in await listed(person, "playing")
            assert played["id"] in await listed(person, "playing")
            assert hidden["id"] not in await listed(person, "open")
        await two.post(at(opened, "sit"))
        assert await listed(two, "mine") == [opened["id"]]
        await two.post(at(opened, "stand"))
        assert await listed(two, "mine") == []
        wrong = await one.refused("GET", "/api/tables?which=" + "x" * 100)
        assert wrong == (400, "house-which")

    play(sqlite_house, 2, scene)


def test_a_private_table_is_not_there_for_those_without_its_key(sqlite_house: House) -> None:
    async def scene(one: Person, two: Person) -> None:
        table = await finished(one)
        there = [("GET", "")] + [("GET", what) for what in ("record", "verify", "replay")]
        there += [("POST", what) for what in ("sit", "stand", "start", "close", "rematch")]
        unknown = {"id": "0123456789abcdef"}
        for method, what in there:
            body: Json | None = {} if method == "POST" else None
            for other in (table, unknown):
                found = await two.http.request(method, at(other, what), json=body)
                assert (found.status_code, found.json()["code"]) == (404, "house-no-table")
                assert table["key"] not in found.text
        changed = {"seat": 1, "plan": {"kind": "open"}}
        assert await two.refused("POST", at(table, "change"), changed) == (404, "house-no-table")
        async with two.at(table, key="") as seated:
            assert (await seated.receive())["code"] == "house-no-table"
        for wrong in ("", "wrong", "ä" * 8):
            headers = {b"Tatami-Key": wrong.encode("latin-1")}
            found = await two.http.get(at(table), headers=headers)
            assert found.status_code == 404

        # The link opens it, but does not give the key away again.
        shown = await two.get(at(table), headers={"Tatami-Key": table["key"]})
        assert shown["key"] == ""
        assert (await one.get(at(table)))["key"] == table["key"]
        async with two.at(table) as seated:
            await seated.until("update")
            assert seated.update["seat"] == -3

    play(sqlite_house, 2, scene)


def test_one_joins_a_private_table_by_its_link(sqlite_house: House) -> None:
    async def scene(one: Person, two: Person) -> None:
        table = await one.open_table("ninjan", "person,open")
        assert await two.refused("POST", at(table, "sit"), {}) == (404, "house-no-table")
        sat = await two.post(at(table, "sit"), {"key": table["key"], "entropy": "c0ffee"})
        assert sat["seats"][1]["yours"]
        assert sat["key"] == table["key"]
        assert await listed(two, "mine") == [table["id"]]
        await one.post(at(table, "start"))

    play(sqlite_house, 2, scene)


def test_ids_that_cannot_be_are_not_there(house: House) -> None:
    async def scene(one: Person) -> None:
        for id in (
            "x",
            "%00%00%00%00%00%00%00%00",
            "ä" * 10,
            "a" * 17,
            "..%2F..%2F..%2Fme",
            "'; --aaaaaa",
        ):
            status, code = await one.refused("GET", f"/api/tables/{id}")
            assert (status, code) in ((404, "house-no-table"), (404, "house-no-address"))

    play(house, 1, scene)


# After the match


def test_the_record_can_be_fetched_verified_and_replayed(sqlite_house: House) -> None:
    async def scene(one: Person, two: Person) -> None:
        table = await finished(one, listed=True)
        response = await two.http.get(at(table, "record"))
        assert response.headers["content-disposition"].startswith("attachment")
        record = decode(response.content)
        assert record.commitment == table["commitment"]
        assert record.scores == table["scores"]
        verified = await two.get(at(table, "verify"))
        deals = verify(record, GAMES["ninjan"])
        assert verified == {"deals": deals, "commitment": table["commitment"]}
        for seat in (-4, -3, 0, 1):
            replay = await two.get(at(table, f"replay?seat={seat}"))
            assert replay["moments"][-1]["move"] == len(record.moves)
            assert isinstance(replay["moments"][-1]["view"], list) == (seat == -4)
            assert replay["moments"][-1]["scores"] == table["scores"]
        for typed, refusal in (("2", (409, "no-such-seat")), ("x", (400, "house-no-number"))):
            assert await two.refused("GET", at(table, f"replay?seat={typed}")) == refusal

    play(sqlite_house, 2, scene)


def test_all_who_want_a_rematch_meet_at_the_same_table(sqlite_house: House) -> None:
    async def scene(one: Person, two: Person, three: Person) -> None:
        table = await one.open_table("ninjan", "person,open")
        await two.post(at(table, "sit"), {"key": table["key"]})
        await one.post(at(table, "start"))
        async with two.at(table) as seated:
            await seated.asked()
            assert (await seated.ask(kind="resign", seat=1))["kind"] == "done"
            over = await seated.until_table(phase="over")
        assert over["winners"] == [0]
        assert over["seats"][1]["resigned"]
        key = {"key": table["key"]}
        stranger = await three.refused("POST", at(table, "rematch"), key)
        assert stranger == (403, "house-not-your-seat")
        again = await asyncio.gather(one.post(at(table, "rematch")), two.post(at(table, "rematch")))
        assert again[0]["id"] == again[1]["id"] != table["id"]
        assert names(again[0]) == names(over)
        assert again[0]["key"] != table["key"]
        assert again[0]["commitment"] != table["commitment"]
        assert (await one.get(at(table)))["rematch"] == again[0]["id"]

    play(sqlite_house, 3, scene)


# Requests that are not understood


def test_a_change_must_be_json_of_a_sensible_size(sqlite_house: House) -> None:
    def refused(**request: Any) -> tuple[int, str]:
        response = httpx.post(sqlite_house.url + "/api/tables", **request)
        return response.status_code, response.json()["code"]

    json = {"Content-Type": "application/json"}
    assert refused(content=b"{}") == (400, "house-not-json")
    assert refused(data={"game": "ninjan"}) == (400, "house-not-json")
    assert refused(content=b"{", headers=json) == (400, "house-not-understood")
    assert refused(content=b"\xff\xfe", headers=json) == (400, "house-not-understood")
    assert refused(content=b'"\\ud800"', headers=json) == (400, "house-not-understood")
    assert refused(content=b"[" * 16000, headers=json) == (400, "house-not-understood")
    assert refused(content=b" " * 16385, headers=json) == (400, "house-too-long")
    huge = httpx.post(
        sqlite_house.url + "/api/tables", json={"x" * 9000: 1}, headers={"Accept-Language": "de"}
    )
    assert len(huge.text) < 1000


def test_what_is_not_there_is_told_like_everything_else(sqlite_house: House) -> None:
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/me", 405),
        ("POST", "/api/house", 405),
        ("GET", "/api/socket", 404),
    ):
        response = httpx.request(method, sqlite_house.url + path)
        assert response.status_code == status, path
        assert response.json()["code"] == "house-no-address"


def test_everything_is_said_in_the_callers_language(sqlite_house: House) -> None:
    async def scene() -> None:
        prompts = set()
        for language in LANGUAGES:
            async with people(sqlite_house.url, 1, f"xx, {language}-XX;q=0.7") as (one,):
                facts = await one.get("/api/house")
                assert facts["games"][0]["about"] == told(language, "ninjan-about")
                for path, code in (
                    ("/api/tables/0123456789", "house-no-table"),
                    ("/api/nothing", "house-no-address"),
                ):
                    response = await one.http.get(path)
                    assert response.json() == {"text": told(language, code), "code": code}
                one.language = language
                table = await one.open_table("ninjan", "person,bot", start=True)
                async with one.at(table) as seated:
                    update = await seated.asked()
                    prompts.add(update["question"]["prompt"])
                    refused = await seated.ask(kind="undo", seat=0)
                    assert refused["text"] == told(language, "house-no-undo")
        assert len(prompts) == len(LANGUAGES)

    asyncio.run(scene())


# The description


def test_the_description_is_valid_and_names_every_service(sqlite_house: House) -> None:
    described = httpx.get(sqlite_house.url + "/api/openapi.json").json()
    assert described == openapi()
    from_dict(described).validate()
    for schema in described["components"]["schemas"].values():
        jsonschema_rs.validator_for({**schema, "components": described["components"]})
    operations = {
        (method.upper(), path) for path, methods in described["paths"].items() for method in methods
    }
    assert operations == {(service.method, service.path) for service in SERVICES}
    ids = [found["operationId"] for path in described["paths"].values() for found in path.values()]
    assert len(set(ids)) == len(ids)


def test_the_documentation_lists_every_service() -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    for service in SERVICES:
        path = service.path.replace("{table}", "ID").replace("{game}", "GAME")
        path = path.replace("{picture}", "PICTURE").replace("{puzzle}", "PUZZLE")
        assert f"`{service.method} {path}" in text, path
        for message in (service.body, service.answer):
            if hasattr(message, "__struct_fields__"):
                assert f"`{message.__name__}`" in text, message


def test_the_house_is_well_and_measured(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,bot", start=True)
            async with one.at(table) as seated:
                await seated.move_on(Random(1))
                await seated.ask(kind="undo", seat=0)

    asyncio.run(scene())
    assert httpx.get(sqlite_house.url + "/healthz").text == "well\n"
    measured = httpx.get(sqlite_house.url + "/metrics").text
    for name in ("rooms", "connections", "events_total", "refusals_total", "request_seconds_count"):
        assert f"\ntatami_{name}" in measured

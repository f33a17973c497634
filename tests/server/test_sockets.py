"""One person at one table, over the WebSocket: from where it looks, and how it is refused."""

import asyncio
from typing import Any

from tests.server.client import Json, Person, people
from tests.server.housing import House


async def sit(person: Person, table: Json, seat: int) -> None:
    await person.post(f"/api/tables/{table['id']}/sit", {"key": table["key"], "seat": seat})


def test_who_enters_first_and_sits_down_then_looks_from_its_seat(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 2) as (one, two):
            table = await one.open_table("ninjan", "person,open")
            async with two.at(table) as seated:
                await seated.until_table(phase="open")
                await sit(two, table, 1)
                await one.post(f"/api/tables/{table['id']}/start")
                await seated.until("update")
                assert seated.update["seat"] == 1
                assert seated.update["view"]["hand"]

    asyncio.run(scene())


def test_who_has_stood_up_sees_nothing_from_that_seat_any_more(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 3) as (one, two, three):
            table = await one.open_table("ninjan", "person,open")
            await sit(two, table, 1)
            async with two.at(table) as seated:
                await seated.until_table(phase="open")
                await two.post(f"/api/tables/{table['id']}/stand", {"key": table["key"]})
                await sit(three, table, 1)
                await one.post(f"/api/tables/{table['id']}/start")
                await seated.until("update")
                assert seated.update["seat"] == -3
                assert seated.update["view"]["hand"] == []
                assert seated.update["legal"] == []

    asyncio.run(scene())


def test_who_sits_twice_looks_from_either_seat(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,person", start=True)
            async with one.at(table) as seated:
                await seated.until("update")
                mine = seated.update["view"]["hand"]
                assert (await seated.ask(kind="look", seat=1))["kind"] == "done"
                while seated.update["seat"] != 1:
                    await seated.receive()
                assert seated.update["view"]["hand"] != mine
                assert (await seated.ask(kind="look", seat=2))["code"] == "house-not-your-seat"

    asyncio.run(scene())


def test_what_choices_would_do_is_told_when_it_is_asked_for(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("samurai_cards", "person,bot", start=True)
            async with one.at(table) as seated:
                assert (await seated.until("table"))["table"]["effects"]
                update = await seated.asked()
                assert [choice["effect"] for choice in update["legal"]] == [None] * len(
                    update["legal"]
                )
                asked = {"kind": "effects", "seat": 0, "turn": update["turn"]}
                told = await seated.ask(**asked)
                assert (told["seat"], told["turn"]) == (0, update["turn"])
                assert len(told["effects"]) == len(update["legal"])
                assert told["effects"][0]["villages"]
                old = await seated.ask(**{**asked, "turn": update["turn"] + 1})
                assert old["code"] == "old-turn"
                assert (await seated.ask(**{**asked, "seat": 1}))["code"] == "house-not-your-seat"

    asyncio.run(scene())


def test_a_game_that_tells_no_effects_says_so(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,bot", start=True)
            async with one.at(table) as seated:
                assert not (await seated.until("table"))["table"]["effects"]
                update = await seated.asked()
                told = await seated.ask(kind="effects", seat=0, turn=update["turn"])
                assert set(told["effects"]) == {None}

    asyncio.run(scene())


def test_a_table_must_be_entered_first(sqlite_house: House) -> None:
    async def scene() -> None:
        nowhere = {"id": "nosuchtable", "key": ""}
        async with people(sqlite_house.url, 1) as (one,), one.at(nowhere) as seated:
            refused = await seated.until("refused")
            assert refused["code"] == "house-no-table"
            assert (await seated.ask(kind="say", text="?"))["code"] == "house-enter-first"

    asyncio.run(scene())


def test_a_connection_goes_on_to_the_next_table(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 2) as (one, two):
            table = await one.open_table("ninjan", "person,open", start=False)
            await sit(two, table, 1)
            await one.post(f"/api/tables/{table['id']}/start")
            async with one.at(table) as seated, two.at(table) as other:
                await seated.until("update")
                await other.until("update")
                old = await seated.asked()
                for seat in (seated, other):
                    assert (await seat.ask(kind="resign", seat=other.update["seat"]))["kind"] in (
                        "done",
                        "refused",
                    )
                next_table = await one.post(f"/api/tables/{table['id']}/rematch")
                await one.post(f"/api/tables/{next_table['id']}/start")
                await seated.send(kind="enter", table=next_table["id"], key=next_table["key"])
                while seated.table["id"] != next_table["id"]:
                    await seated.receive()
                update = await seated.until("update")
                assert (update["whole"], update["since"]) == (True, 0)
                assert update["view"]["hand"] != old["view"]["hand"]
                assert (await seated.ask(kind="say", text="Again!"))["kind"] == "done"
                # Who stayed behind sees that the other one has left, and hears nothing of it.
                while other.table["seats"][0]["here"]:
                    await other.receive()
                assert other.table["id"] == table["id"]
                assert "Again!" not in [line["text"] for line in other.lines]

    asyncio.run(scene())


def test_who_may_not_enter_another_table_stays(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,bot", start=True)
            async with one.at(table) as seated:
                await seated.until("update")
                await seated.send(kind="enter", table="nosuchtable")
                assert (await seated.until("refused"))["code"] == "house-no-table"
                assert (await seated.ask(kind="say", text="Still here"))["kind"] == "done"

    asyncio.run(scene())


def test_people_talk_before_the_match_and_the_story_goes_on(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 2) as (host, friend):
            table = await host.open_table("ninjan", "person,open")
            async with host.at(table) as seated, friend.at(table) as watching:
                await watching.until("table")
                assert (await seated.ask(kind="say", text="Who plays?"))["kind"] == "done"
                while not watching.lines or watching.lines[-1]["text"] != "Who plays?":
                    await watching.receive()
                assert watching.update == {}
                before = list(watching.lines)
                assert [line["kind"] for line in before] == ["house", "chat"]
                await friend.post(f"/api/tables/{table['id']}/sit", {"key": table["key"]})
                await host.post(f"/api/tables/{table['id']}/start", {"key": table["key"]})
                await watching.asked()
                assert watching.lines[: len(before)] == before
            async with friend.at(table, since=len(before)) as back:
                assert (await back.asked())["since"] == len(before)

    asyncio.run(scene())


def test_a_lost_connection_gets_only_the_lines_that_it_missed(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,bot", start=True)
            async with one.at(table) as seated:
                await seated.asked()
                assert (await seated.ask(kind="say", text="<b>hi</b>"))["kind"] == "done"
                while seated.lines[-1]["kind"] != "chat":
                    await seated.receive()
                settled = seated.update["settled"]
                assert seated.lines[-1]["text"] == "<b>hi</b>"
            async with one.at(table, since=settled) as seated:
                update = await seated.asked()
                assert (update["since"], update["lines"]) == (settled, [])
            async with one.at(table, since=settled - 1) as seated:
                update = await seated.asked()
                assert [line["kind"] for line in update["lines"]] == ["chat"]

    asyncio.run(scene())


def test_an_action_can_be_told_by_its_parts(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,bot", start=True)
            async with one.at(table) as seated:
                update = await seated.asked()
                turn = {"kind": "act", "seat": 0, "turn": update["turn"]}
                choice = update["legal"][0]
                assert choice["parts"] == {"verb": "pick", "card": update["view"]["hand"][0]}
                held = set(update["view"]["hand"])
                other = next(card for card in range(48) if card not in held)

                async def code(**said: Any) -> str:
                    return str((await seated.ask(**turn, **said))["code"])

                assert await code(parts={"verb": "pick", "card": other}) == "illegal-action"
                assert await code(parts={"verb": "pick", "card": 48}) == "bad-action-part"
                assert await code(parts={"verb": "fly"}) == "bad-verb"
                assert await code(parts={**choice["parts"], "pile": 1}) == "unknown-action-part"
                assert await code() == "act-number-or-parts"
                both = {"action": choice["action"], "parts": choice["parts"]}
                assert await code(**both) == "act-number-or-parts"
                assert (await seated.ask(**turn, parts=choice["parts"]))["kind"] == "done"

    asyncio.run(scene())


def test_a_line_tells_what_happened_by_name(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,bot", start=True)
            async with one.at(table) as seated:
                await seated.asked()
                events = [line["event"] for line in seated.lines if line["frame"] == "Shuffle"]
                assert events == [{"kind": "Shuffled", "deal": 1, "deals": 1}]
                dealt = [line for line in seated.lines if line["frame"] == "DealCard"]
                seen = [line["event"]["kind"] for line in dealt if line["parts"]]
                assert seen == ["PileOpened"] * 3 + ["Dealt"] * 9
                hidden = [line["event"] for line in dealt if not line["parts"]]
                assert hidden == [{"kind": "Dealt", "receiver": 1}] * 9

    asyncio.run(scene())

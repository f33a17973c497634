"""Reviews: asked for once, made when nobody else needs the processes, and kept."""

import asyncio
import sqlite3
from pathlib import Path

import psycopg

from tatami.server.processes import Turns
from tatami.server.reviews import Findings
from tests.server.client import Json, Person
from tests.server.housing import House, Postgres
from tests.server.test_http import at, finished, play


async def reviewed(one: Person, table: Json) -> Json:
    """The review when all is found."""
    while True:
        found = await one.get(at(table, "review"))
        if found["state"] == "done":
            return found
        assert found["state"] == "waiting"
        await asyncio.sleep(0.2)


def test_a_match_is_reviewed_once_for_all(house: House) -> None:
    async def scene(one: Person, other: Person) -> None:
        table = await finished(one, listed=True)
        assert (await one.get(at(table, "review")))["state"] == "none"
        await one.post(at(table, "review"))
        found = await reviewed(one, table)
        review = found["review"]
        assert review["done"] == review["total"]
        # The person's decisions only, each in words.
        assert {decision["seat"] for decision in review["decisions"]} == {0}
        assert len(found["told"]) == len(review["decisions"])
        assert all(told["text"] and told["done"] and told["best"] for told in found["told"])
        assert len(found["turns"]) == len(review["turns"])
        assert [point["chances"] for point in review["curve"]][-1] in ([1, 0], [0, 1], [0.5, 0.5])
        assert review["by_seat"][0]["accuracy"] is not None
        # Whoever asks again gets the same.
        assert (await other.post(at(table, "review")))["state"] == "done"
        assert await other.get(at(table, "review")) == found
        await other.post(at(table, "review"), {"bots": True})
        both = (await reviewed(other, table))["review"]
        assert {decision["seat"] for decision in both["decisions"]} == {0, 1}

    play(house, 2, scene)


def test_a_running_or_hidden_match_is_not_reviewed(sqlite_house: House) -> None:
    async def scene(one: Person, other: Person) -> None:
        table = await one.open_table("ninjan", "person,bot", start=True)
        refusal = (409, "house-not-over")
        assert await one.refused("POST", at(table, "review"), {}) == refusal
        assert await one.refused("GET", at(table, "review")) == refusal
        hidden = await finished(one)
        assert (await other.refused("POST", at(hidden, "review"), {}))[0] == 404

    play(sqlite_house, 2, scene)


def test_a_person_waits_for_so_many_reviews_and_they_go_on_after_a_restart(folder: Path) -> None:
    house = House(folder, "", "--limit", "reviews=1")
    house.start()
    tables: list[Json] = []

    async def ask(one: Person) -> None:
        tables.extend([await finished(one, listed=True), await finished(one, listed=True)])
        await one.post(at(tables[0], "review"))
        refusal = await one.refused("POST", at(tables[1], "review"), {})
        assert refusal == (429, "review-too-many")

    async def find(one: Person) -> None:
        assert (await reviewed(one, tables[0]))["review"]["decisions"]
        await one.post(at(tables[1], "review"))

    play(house, 1, ask)
    house.kill()
    house.start()
    play(house, 1, find)
    house.close()
    assert house.complaints() == []


def test_what_another_release_has_not_done_begins_again(folder: Path) -> None:
    house = House(folder, "", "--limit", "reviews=1")
    house.start()
    tables: list[Json] = []

    async def ask(one: Person) -> None:
        tables.append(await finished(one, listed=True))
        await one.post(at(tables[0], "review"))

    async def find(one: Person) -> None:
        # There is none until the house sees that it has to begin again.
        while (await one.get(at(tables[0], "review")))["state"] == "none":
            await asyncio.sleep(0.2)
        assert (await reviewed(one, tables[0]))["review"]["decisions"]

    play(house, 1, ask)
    house.kill()
    with sqlite3.connect(folder / "tatami.db") as connection:
        connection.execute("UPDATE reviews SET version = '0.0', done = 0")
        connection.execute("DELETE FROM findings")
        connection.execute(
            "INSERT INTO findings (table_id, number, body) VALUES (?, 0, ?)",
            (tables[0]["id"], b"what the other release found"),
        )
    connection.close()
    house.start()
    play(house, 1, find)
    house.close()
    assert house.complaints() == []


def test_several_workers_share_the_queue_and_do_nothing_twice(
    folder: Path, postgres: Postgres
) -> None:
    db = postgres.database()
    house = House(folder, db, "--workers", "2").start()

    async def scene(*persons: Person) -> None:
        tables = [await finished(one, listed=True) for one in persons]
        # Everybody asks for everything, and whichever worker hears of it begins.
        asked = [one.post(at(table, "review")) for one in persons for table in tables]
        await asyncio.gather(*asked)
        for table in tables:
            found = await reviewed(persons[0], table)
            assert found["review"]["done"] == found["review"]["total"]

    play(house, 4, scene)
    with psycopg.connect(db) as connection:
        rows = connection.execute("SELECT table_id, body FROM findings").fetchall()
    done = [(id, finding.task()) for id, body in rows for finding in Findings.decode(bytes(body))]
    assert len({id for id, _ in done}) == 4
    assert len(set(done)) == len(done)
    house.close()
    assert house.complaints() == []


def test_who_is_patient_lets_all_others_go_first() -> None:
    async def scene() -> None:
        turns, order = Turns(1), []

        async def visit(who: str) -> None:
            async with turns.last_place() if who == "patient" else turns.place(who):
                order.append(who)
                await asyncio.sleep(0)

        names = ["first", "patient", "bot", "other"]
        await asyncio.gather(*[visit(name) for name in names])
        assert order == ["first", "bot", "other", "patient"]
        assert turns.places == 1
        leaving = asyncio.create_task(visit("first"))
        gone = asyncio.create_task(visit("patient"))
        await asyncio.sleep(0)
        gone.cancel()
        await leaving
        assert turns.places == 1

    asyncio.run(scene())

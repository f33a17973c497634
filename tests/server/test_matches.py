"""Whole matches of all five games, by people, bots and watchers, through a real server."""

import asyncio
from random import Random

import pytest

from tatami.core.frames import WATCHER
from tatami.core.record import decode, verify
from tatami.games import game_named
from tatami.server.lines import OPEN_CARDS
from tests.server.client import Json, Person, Seated, watch_to_the_end
from tests.server.housing import House

MATCHES = [
    ("ninjan", 4, 0),
    ("hagakure", 4, 1),
    ("samurai_cards", 4, 0),
    ("samurai", 4, 0),
    ("sake", 4, 2),
]


@pytest.mark.parametrize(("game", "people", "bots"), MATCHES)
def test_people_bots_and_watchers_play_a_whole_match(
    house: House, game: str, people: int, bots: int
) -> None:
    asyncio.run(whole_match(house.url, game, people, bots))


async def whole_match(url: str, game: str, people: int, bots: int) -> None:
    persons = [Person(url) for _ in range(people)]
    table = await seated_table(persons, game, bots)
    watcher = Person(url)
    endings = await asyncio.gather(
        *[play(person, table, Random(n)) for n, person in enumerate(persons)],
        watch(watcher, table),
    )
    told = endings[0].table
    assert told["phase"] == "over"
    assert all(ending.table["scores"] == told["scores"] for ending in endings)
    assert len({len(ending.lines) for ending in endings}) == 1
    assert told["seed"]

    response = await persons[0].http.get(f"/api/tables/{table['id']}/record")
    record = decode(response.content)
    assert record.commitment == table["commitment"]
    assert verify(record, game_named(game)) == (await check(persons[0], table))["deals"]
    for seat in (1, WATCHER, OPEN_CARDS):
        replay = await persons[0].get(f"/api/tables/{table['id']}/replay?seat={seat}")
        moves = [moment["move"] for moment in replay["moments"]]
        assert (moves[0], moves[-1]) == (0, len(record.moves))
    for person in [*persons, watcher]:
        await person.close()


async def seated_table(persons: list[Person], game: str, bots: int) -> Json:
    """A private table at which all of them sit, just begun."""
    opens = ["person"] + ["open"] * (len(persons) - 1) + ["bot"] * bots
    table = await persons[0].open_table(game, ",".join(opens))
    assert table["commitment"]
    assert not table["seed"]
    for person in persons[1:]:
        sat = {"key": table["key"], "entropy": "00ff"}
        await person.post(f"/api/tables/{table['id']}/sit", sat)
    await persons[0].post(f"/api/tables/{table['id']}/start")
    return table


async def play(person: Person, table: Json, luck: Random) -> Seated:
    async with person.at(table) as seated:
        await seated.play_on(luck)
        return seated


async def watch(person: Person, table: Json) -> Seated:
    async with person.at(table) as seated:
        await watch_to_the_end(seated)
        return seated


async def check(person: Person, table: Json) -> Json:
    return await person.get(f"/api/tables/{table['id']}/verify")

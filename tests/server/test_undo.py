"""Taking back over the WebSocket: as long as nobody has seen anything, and never afterwards."""

import asyncio
from random import Random

import pytest

from tatami.games import GAMES
from tests.server.client import Seated, people
from tests.server.housing import House
from tests.server.tables import act_somehow, begun, least_and_most

ASK_SEVERAL = ["ninjan", "samurai"]
"""Games that ask several seats at once, for answers that all of them show together."""


async def undo(seated: Seated, seat: int = 0) -> str:
    """Take back; the kind of the answer, or its code."""
    answer = await seated.ask(kind="undo", seat=seat)
    return str(answer.get("code", answer["kind"]))


async def acted(seated: Seated, choice: int = 0) -> None:
    """Do something, and listen until the house asks anew."""
    before = seated.update["turn"]
    answer = await seated.act(seated.update["legal"][choice]["action"])
    assert answer["kind"] == "done", answer
    while seated.update["turn"] == before:
        await seated.receive()


async def taken_back(seated: Seated) -> None:
    before = seated.update["turn"]
    assert await undo(seated) == "done"
    while seated.update["turn"] == before:
        await seated.receive()


def test_a_pick_can_be_taken_back_until_all_have_picked(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 2) as (one, two):
            table = await one.open_table("ninjan", "person,open")
            await two.post(f"/api/tables/{table['id']}/sit", {"key": table["key"]})
            await one.post(f"/api/tables/{table['id']}/start")
            async with one.at(table) as first, two.at(table) as second:
                asked = await first.asked()
                await second.asked()
                assert not asked["can_undo"]
                assert await undo(first) == "house-no-undo"
                for _ in range(3):
                    await acted(first)
                    assert first.update["can_undo"]
                    assert len(first.update["view"]["hand"]) == len(asked["view"]["hand"]) - 1
                    await taken_back(first)
                    assert first.update["view"] == asked["view"]
                    assert first.update["legal"] == asked["legal"]
                    assert not first.update["can_undo"]
                assert await undo(first) == "house-no-undo"
                assert await undo(first, seat=1) == "house-not-your-seat"

                # The other one has heard nothing of all this.
                assert [message["kind"] for message in second.heard].count("update") == 1

                await acted(first, choice=1)
                await acted(second)
                while first.update["can_undo"]:
                    await first.receive()
                assert await undo(first) == "house-no-undo"
                assert await undo(second, seat=1) == "house-no-undo"

    asyncio.run(scene())


def test_the_tiles_of_a_turn_can_be_taken_back_until_the_turn_is_over(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 2) as (one, two):
            options = {"opening": "random", "figures": "random"}
            table = await one.open_table("samurai", "person,open", options=options)
            await two.post(f"/api/tables/{table['id']}/sit", {"key": table["key"]})
            await one.post(f"/api/tables/{table['id']}/start")
            async with one.at(table) as first, two.at(table) as second:
                await first.until("update")
                await second.until("update")
                seated, other = (first, second) if first.update["legal"] else (second, first)
                seat = seated.update["seat"]
                while seated.update["legal"]:
                    if len(seated.update["legal"]) == 1:
                        # The house answers for us.
                        await seated.receive()
                        continue
                    await acted(seated)
                    assert seated.update["can_undo"] or not seated.update["legal"]
                # The turn is over: the tiles are drawn, and the other one is asked.
                assert not seated.update["can_undo"]
                assert await undo(seated, seat) == "house-no-undo"
                await other.asked()
                assert not other.update["can_undo"]

    asyncio.run(scene())


def test_step_by_step_back_to_the_beginning_of_a_turn(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            options = {"figures": "random"}
            table = await one.open_table("samurai", "person,bot", options=options, start=True)
            async with one.at(table) as seated:
                # Tiles for the first hand are chosen one by one, all at the same time.
                update = await seated.asked()
                views = [update["view"]]
                for _ in range(3):
                    await acted(seated)
                    views.append(seated.update["view"])
                for view in reversed(views[:-1]):
                    assert seated.update["can_undo"]
                    await taken_back(seated)
                    assert seated.update["view"] == view
                assert not seated.update["can_undo"]

    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_learnt_from_an_answer_that_lies_face_down(game: str) -> None:
    luck = Random(7)
    found = 0
    for seats in least_and_most(game):
        table = begun(game, seats)
        while table.phase() == "playing" and found < 60:
            play = table.play
            assert play is not None
            act_somehow(table, luck)
            for seat in play.held:
                if play.lies_face_down(seat):
                    assert play.has_learnt_nothing(seat)
                    found += 1
    assert (found > 0) == (game in ASK_SEVERAL)

"""Taking back over the WebSocket: as long as nobody has seen anything, and never afterwards."""

import asyncio
from random import Random

import pytest

from tatami.core.chance import Dice
from tatami.games import GAMES
from tatami.server.play import Play
from tests.server.client import Seated, people
from tests.server.housing import House
from tests.server.tables import act_somehow, begun, least_and_most

HOLD = ["ninjan", "samurai", "sake"]
"""Games in which answers are held: several seats are asked at once, or one again and again."""

TEACH = ["sake"]
"""Games in which one can learn something by an action of one's own that nobody sees yet."""

WORLDS = 24
"""So many worlds are imagined to see whether a seat has learnt something by its own action."""


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
        # The other one never chooses: what both have chosen cannot be taken back.
        async with people(sqlite_house.url, 2) as (one, two):
            options = {"figures": "random"}
            table = await one.open_table("samurai", "person,open", options=options)
            await two.post(f"/api/tables/{table['id']}/sit", {"key": table["key"]})
            await one.post(f"/api/tables/{table['id']}/start")
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
def test_what_can_be_taken_back_has_taught_nothing_in_any_world(game: str) -> None:
    luck = Random(7)
    found = {True: 0, False: 0}
    for seats in least_and_most(game):
        table = begun(game, seats)
        while table.phase() == "playing" and sum(found.values()) < 150:
            play = table.play
            assert play is not None
            act_somehow(table, luck)
            for seat in play.held:
                can = play.can_take_back(seat)
                assert not can or has_learnt_nothing(play, seat)
                found[can] += 1
    # Deals are never the same, so the rare case may come up in the other games too.
    assert found[True] or game not in HOLD
    assert found[False] or game not in TEACH


def has_learnt_nothing(play: Play, seat: int) -> bool:
    """Wherever the seat could have been, its last action would have shown it the same."""
    held = play.held[seat]
    view = play.game.view(play.after(seat, held[:-1]).s, seat)
    now = play.game.view(play.seen_from(seat), seat)
    dice = Dice(b"undo")
    for _ in range(WORLDS):
        world = play.game.imagine(view, dice)
        world.apply(seat, held[-1])
        if play.game.view(world, seat) != now:
            return False
    return True

"""Clocks, and what happens when they run out or somebody leaves."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from tatami.core.frames import WATCHER
from tatami.server import decisions
from tatami.server.clocks import DAY, NO_CLOCK, SECOND, WELCOME, Clocks, now
from tatami.server.messages.tables import Clock
from tatami.server.projection import clocks as shown_clocks
from tatami.server.table import Table
from tests.server.client import Json, Person, Seated, people
from tests.server.housing import House
from tests.server.tables import act, begun, happen

A_MOVE = Clock(kind="move", seconds=20)
A_MATCH = Clock(kind="match", seconds=60, increment=5)


def first(table: Table, seat: int) -> int:
    assert table.play is not None
    return table.play.legal(seat)[0]


def undo(table: Table, seat: int, at: int) -> None:
    happen(table, decisions.undo(table, f"p{seat}", seat, at))


# Kinds of clocks


def test_without_a_clock_there_is_nothing_to_run_out() -> None:
    table = begun("ninjan", 2)
    act(table, 0, first(table, 0), at=10 * DAY)
    assert shown_clocks(table, 0, 20 * DAY) == [NO_CLOCK, NO_CLOCK]
    assert not table.clocks.running


def test_a_clock_a_move_begins_anew_with_every_move() -> None:
    table = begun("ninjan", 2, A_MOVE)
    assert table.clocks.deadline(1) == 20 * SECOND
    act(table, 0, first(table, 0), at=3 * SECOND)
    act(table, 1, first(table, 1), at=8 * SECOND)
    assert table.clocks.left == [20 * SECOND, 20 * SECOND]
    assert table.clocks.deadline(table.awaited()[0]) == 28 * SECOND


def test_a_clock_for_the_match_loses_what_was_thought_and_gains_the_increment() -> None:
    table = begun("ninjan", 2, A_MATCH)
    act(table, 0, first(table, 0), at=10 * SECOND)
    act(table, 1, first(table, 1), at=25 * SECOND)
    assert table.clocks.left == [55 * SECOND, 40 * SECOND]


def test_days_are_days() -> None:
    clocks = Clocks(Clock(kind="days", seconds=3), 2)
    clocks.run([0], at=0)
    assert clocks.deadline(0) == 3 * DAY
    assert clocks.remaining(0, DAY) == 2 * DAY
    assert clocks.remaining(1, DAY) == 3 * DAY


def test_those_who_wait_lose_no_time() -> None:
    table = begun("ninjan", 2, A_MATCH)
    act(table, 0, first(table, 0), at=10 * SECOND)
    assert table.clocks.remaining(0, 40 * SECOND) == 50 * SECOND
    assert table.clocks.remaining(1, 40 * SECOND) == 20 * SECOND


@pytest.mark.parametrize("plan", [A_MOVE, A_MATCH])
def test_acting_and_taking_back_makes_no_time(plan: Clock) -> None:
    table = begun("ninjan", 2, plan)
    for second in range(1, 11):
        act(table, 0, first(table, 0), at=second * SECOND)
        undo(table, 0, at=second * SECOND)
    assert table.clocks.remaining(0, 10 * SECOND) == (plan.seconds - 10) * SECOND


def test_several_actions_that_are_shown_together_are_one_move() -> None:
    table = begun("samurai", 2, A_MATCH, opening="random", figures="random")
    seat = table.awaited()[0]
    at = 0
    while table.awaited() == [seat]:
        at += SECOND
        act(table, seat, first(table, seat), at)
    assert table.clocks.left[seat] == 60 * SECOND - at + 5 * SECOND


def test_nobody_sees_from_the_clocks_who_has_answered() -> None:
    table = begun("ninjan", 3, A_MATCH)
    act(table, 0, first(table, 0), at=10 * SECOND)
    for viewer in (1, 2, WATCHER):
        assert shown_clocks(table, viewer, 30 * SECOND) == [30 * SECOND] * 3
    assert shown_clocks(table, 0, 30 * SECOND) == [50 * SECOND, 30 * SECOND, 30 * SECOND]


def test_the_clocks_of_bots_do_not_run() -> None:
    table = begun("ninjan", 3, A_MOVE, bots=1)
    assert sorted(table.clocks.running) == [0, 1]


# Running out


def test_a_bot_takes_over_when_the_time_is_over_and_not_before() -> None:
    table = begun("ninjan", 2, A_MOVE)
    assert decisions.take_over(table, 0, late=True, at=20 * SECOND - 1) == []
    happen(table, decisions.take_over(table, 0, late=True, at=20 * SECOND))
    assert table.bot_plays(0)
    assert table.level(0) == "samurai"
    assert sorted(table.clocks.running) == [1]
    assert decisions.take_over(table, 0, late=True, at=30 * SECOND) == []


def test_who_has_answered_is_not_late() -> None:
    table = begun("ninjan", 2, A_MOVE)
    act(table, 0, first(table, 0), at=SECOND)
    assert decisions.take_over(table, 0, late=True, at=90 * SECOND) == []


def test_who_comes_back_has_time_again() -> None:
    for plan, left in ((A_MOVE, 20 * SECOND), (A_MATCH, WELCOME)):
        table = begun("ninjan", 2, plan)
        happen(table, decisions.take_over(table, 0, late=True, at=70 * SECOND))
        happen(table, decisions.come_back(table, "p0", at=75 * SECOND))
        assert not table.bot_plays(0)
        assert table.clocks.deadline(0) == 75 * SECOND + left
        assert shown_clocks(table, WATCHER, 76 * SECOND)[0] == left - SECOND


def test_acting_is_coming_back() -> None:
    table = begun("ninjan", 2, A_MOVE)
    happen(table, decisions.take_over(table, 0, late=True, at=20 * SECOND))
    act(table, 0, first(table, 0), at=25 * SECOND)
    assert not table.bot_plays(0)


def test_nobody_comes_back_to_a_seat_that_was_given_up() -> None:
    table = begun("ninjan", 3, A_MOVE)
    happen(table, decisions.resign(table, "p0", 0, at=0))
    assert decisions.come_back(table, "p0", at=1) == []
    assert table.bot_plays(0)


def test_clocks_stand_still_when_the_match_is_over() -> None:
    table = begun("ninjan", 2, A_MATCH)
    happen(table, decisions.resign(table, "p0", 0, at=10 * SECOND))
    assert table.phase() == "over"
    assert table.clocks.running == {}


# At a real house


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which nobody waits long for anybody."""
    found = House(tmp_path_factory.mktemp("hasty"), "", "--grace", "0.05").start()
    yield found
    found.close()


async def table_for_two(one: Person, two: Person, **more: object) -> Json:
    table = await one.open_table("hagakure", "person,open,bot", level="greedy", **more)
    await two.post(f"/api/tables/{table['id']}/sit", {"key": table["key"]})
    await one.post(f"/api/tables/{table['id']}/start")
    return table


async def somebody_is_missed(url: str) -> None:
    """Who never came is replaced as soon as somebody waits: now the grace time has passed."""
    async with people(url, 2) as (one, two):
        table = await table_for_two(one, two)
        async with one.at(table) as seated:
            await seated.until_seat(1, bot_plays=True)


def test_a_bot_plays_for_who_runs_out_of_time_until_the_person_returns(hasty: House) -> None:
    async def scene() -> None:
        async with people(hasty.url, 1) as (one,):
            table = await one.open_table(
                "hagakure", "person,bot,bot", level="greedy", clock={"kind": "move", "seconds": 1}
            )
            await one.post(f"/api/tables/{table['id']}/start")
            async with one.at(table) as seated:
                update = await seated.asked()
                assert 0 < update["clocks"][0] <= 1000
                await seated.until_seat(0, bot_plays=True)
                assert "run out of time" in (await line_of_house(seated))["text"]
            async with one.at(table) as seated:
                # Bots are quick: it may be over by now.
                while not (seated.table and (seated.is_over() or is_back(seated.table))):
                    await seated.receive()

    asyncio.run(scene())


def is_back(table: Json) -> bool:
    return not table["seats"][0]["bot_plays"]


async def line_of_house(seated: Seated) -> Json:
    while not any(line["kind"] == "house" for line in seated.lines):
        await seated.receive()
    return [line for line in seated.lines if line["kind"] == "house"][-1]


def test_a_bot_plays_for_who_leaves_others_waiting_until_the_person_returns(hasty: House) -> None:
    async def scene() -> None:
        async with people(hasty.url, 2) as (one, two):
            table = await table_for_two(one, two)
            async with one.at(table) as first:
                async with two.at(table) as second:
                    await second.until_table(phase="playing")
                await first.until_seat(1, bot_plays=True)
                async with two.at(table):
                    await first.until_seat(1, bot_plays=False)

    asyncio.run(scene())


def test_who_never_came_is_missed_as_soon_as_somebody_waits(hasty: House) -> None:
    asyncio.run(somebody_is_missed(hasty.url))


def test_nobody_is_replaced_while_nobody_waits(hasty: House) -> None:
    async def scene() -> None:
        async with people(hasty.url, 2) as (one, two):
            table = await table_for_two(one, two)
            async with two.at(table) as second:
                await second.until_table(phase="playing")
            await somebody_is_missed(hasty.url)
            shown = await two.get(f"/api/tables/{table['id']}")
            assert not shown["seats"][1]["bot_plays"]

    asyncio.run(scene())


def test_nobody_is_replaced_who_has_days_to_think(hasty: House) -> None:
    async def scene() -> None:
        async with people(hasty.url, 2) as (one, two):
            table = await table_for_two(one, two, clock={"kind": "days", "seconds": 2})
            async with two.at(table) as second:
                await second.until_table(phase="playing")
                await somebody_is_missed(hasty.url)
                shown = await one.get(f"/api/tables/{table['id']}")
                assert not shown["seats"][0]["bot_plays"]

    asyncio.run(scene())


# Time that is nobody's


def test_setting_the_clock_of_the_machine_is_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    for step in (10**15, -(10**15)):
        real = time.time_ns()
        monkeypatch.setattr(time, "time_ns", lambda: real + step)  # noqa: B023
        assert 0 <= now() - before < 60_000


def test_time_stands_still_while_the_house_is_closed() -> None:
    table = begun("ninjan", 2, Clock(kind="match", seconds=300))
    # It was open for a minute more, then closed for a day.
    [reopened] = decisions.reopen(table, 60 * SECOND, 86_000 * SECOND, 86_400 * SECOND)
    happen(table, [reopened])
    at = 86_410 * SECOND
    assert table.clocks.remaining(0, at) == 230 * SECOND
    assert shown_clocks(table, 1, at) == [230 * SECOND] * 2
    assert decisions.reopen(table, 60 * SECOND, 86_000 * SECOND, at) == []


def test_who_had_seconds_left_has_a_fair_minute() -> None:
    table = begun("ninjan", 2, Clock(kind="match", seconds=300))
    happen(table, decisions.reopen(table, 299 * SECOND, 1000 * SECOND, 1000 * SECOND))
    assert table.clocks.remaining(0, 1000 * SECOND) == 60 * SECOND


def test_a_match_without_clocks_needs_no_such_event() -> None:
    assert decisions.reopen(begun("ninjan", 2), 10, 20, 30) == []

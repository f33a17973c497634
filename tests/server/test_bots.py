"""Bots at the tables: every level, and what happens when one of them fails."""

import asyncio
import logging
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.games import GAMES, game_named
from tatami.search import BOT_NAMES
from tatami.search.search import Considered
from tatami.server import decisions, thinking
from tatami.server.processes import Processes
from tatami.server.thinking import Reader, Thinkers
from tests.server.client import Seated, people
from tests.server.housing import House
from tests.server.tables import act, begun, happen

READER = Reader("en", ["You", "Botan"])


def question(game: str = "ninjan") -> tuple[Game[Any, Any], bytes, Any, list[int]]:
    """What a bot is asked: the game, its luck, what it sees, what it may do."""
    table = begun(game, 2, bots=1)
    assert table.play is not None
    seat = next(seat for seat in table.awaited())
    view = table.game.view(table.play.seen_from(seat), seat)
    return table.game, table.luck(seat), view, table.play.legal(seat)


def end_thinking() -> int:
    """What a process does that is killed in mid-thought."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


# Thinking


def test_bots_of_every_level_think_in_processes_of_their_own() -> None:
    game, luck, view, legal = question()

    async def scene() -> None:
        thinkers = Thinkers(2)
        try:
            chosen = await asyncio.gather(
                *[thinkers.choose(game, level, luck, view, legal) for level in BOT_NAMES]
            )
            assert set(chosen) <= set(legal)
            opinions = await thinkers.opinions(game, luck, view, legal, READER)
            assert {found.action for found in opinions} <= set(legal)
            assert thinkers.pool is not None
            assert os.getpid() not in (thinkers.pool._processes or {})
        finally:
            thinkers.close()

    asyncio.run(scene())


def test_hints_come_in_the_order_of_the_chances_that_they_tell() -> None:
    game, _, view, legal = question()
    often, seldom, none = (Considered(legal[n], 900 - n, []) for n in range(3))
    often.returns = [0.062, 0.938] if view.seat == 0 else [0.938, 0.062]
    seldom.returns = [0.074, 0.926] if view.seat == 0 else [0.926, 0.074]
    best = [("often", often), ("seldom", seldom)]
    told = [text for text, _, _ in thinking.by_chance(game, view, best, Dice(b"luck"))]
    assert told == ["seldom", "often"]
    # What looks the same to the reader stays as the search has it.
    seldom.returns = [0.064, 0.936] if view.seat == 0 else [0.936, 0.064]
    told = [text for text, _, _ in thinking.by_chance(game, view, best, Dice(b"luck"))]
    assert told == ["often", "seldom"]
    unknown = [("none", none), ("often", Considered(legal[0], 900, []))]
    told = [text for text, _, _ in thinking.by_chance(game, view, unknown, Dice(b"luck"))]
    assert told == ["none", "often"]


def test_a_bot_that_fails_is_replaced_by_the_greedy_one_and_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game, luck, view, legal = question()

    async def scene() -> tuple[int, int]:
        thinkers = Thinkers(1)
        try:
            failed = await thinkers.choose(game, "nobody", luck, view, legal)
            greedy = await thinkers.choose(game, "greedy", luck, view, legal)
            return failed, greedy
        finally:
            thinkers.close()

    with caplog.at_level(logging.ERROR):
        failed, greedy = asyncio.run(scene())
    assert failed == greedy
    assert [getattr(record, "bot", "") for record in caplog.records] == ["nobody"]


def test_if_all_fail_something_legal_is_done(caplog: pytest.LogCaptureFixture) -> None:
    game, luck, _, legal = question()
    nothing: Any = None

    async def scene() -> int:
        thinkers = Thinkers(1)
        try:
            return await thinkers.choose(game, "shogun", luck, nothing, legal)
        finally:
            thinkers.close()

    assert asyncio.run(scene()) == legal[0]
    assert len(caplog.records) == 3


def test_a_process_that_dies_takes_no_other_with_it(caplog: pytest.LogCaptureFixture) -> None:
    game, luck, view, legal = question()

    async def scene() -> None:
        thinkers = Thinkers(2)
        try:
            killed = thinkers.run(end_thinking)
            thoughts = [thinkers.choose(game, "ronin", luck, view, legal) for _ in range(2)]
            dead, *chosen = await asyncio.gather(killed, *thoughts, return_exceptions=True)
            assert isinstance(dead, Exception)
            assert set(chosen) <= set(legal)
            assert await thinkers.choose(game, "ronin", luck, view, legal) in legal
        finally:
            thinkers.close()

    asyncio.run(scene())


def test_a_bot_that_thinks_for_ever_is_given_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, luck, view, legal = question()
    monkeypatch.setattr(thinking, "TOO_LONG", 0.0)

    async def scene() -> int:
        thinkers = Thinkers(1)
        try:
            with pytest.raises(TatamiError) as refusal:
                await thinkers.opinions(game, luck, view, legal, READER)
            assert refusal.value.sentence == "house-no-hint"
            return await thinkers.choose(game, "shogun", luck, view, legal)
        finally:
            thinkers.close()

    assert asyncio.run(scene()) == legal[0]
    assert len(caplog.records) == 4


# At the table


def test_a_bot_that_was_sent_away_does_nothing() -> None:
    table = begun("ninjan", 2)
    assert table.play is not None
    turn, action = table.play.turns[0], table.play.legal(0)[0]
    assert decisions.act_for(table, 0, turn, action, "bot", at=0) == []
    happen(table, decisions.take_over(table, 0, late=False, at=0))
    assert decisions.act_for(table, 0, turn + 1, action, "bot", at=0) == []
    assert decisions.act_for(table, 0, turn, -5, "bot", at=0) == []
    assert len(decisions.act_for(table, 0, turn, action, "bot", at=0)) == 1
    happen(table, decisions.come_back(table, "p0", at=0))
    assert decisions.act_for(table, 0, turn, action, "bot", at=0) == []


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_every_level_play_and_give_hints(sqlite_house: House, game: str) -> None:
    async def scene() -> None:
        most = game_named(game).seats[-1]
        plans = [{"kind": "person"}]
        plans += [{"kind": "bot", "level": level} for level in BOT_NAMES[1:most]]
        async with people(sqlite_house.url, 1) as (one,):
            body = {"game": game, "seats": plans, "start": True, "listed": True}
            table = await one.post("/api/tables", body)
            async with one.at(table) as seated:
                for _ in range(2):
                    await seated.move_on(Random(1))
                while len((await seated.asked())["legal"]) == 1:
                    await seated.receive()
                hint = await seated.ask(kind="hint", seat=0)
                offered = {choice["action"]: choice["text"] for choice in seated.update["legal"]}
                assert 0 < len(hint["considered"]) <= 3
                for found in hint["considered"]:
                    assert offered[found["action"]] == found["text"]
                told = [found["text"] for found in hint["considered"]]
                assert len(set(told)) == len(told), "they differ from each other"

    asyncio.run(scene())


def test_hints_can_be_forbidden_and_are_for_those_who_are_asked(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 2) as (one, two):
            table = await one.open_table("ninjan", "person,bot", hints=False, start=True)
            async with one.at(table) as seated:
                await seated.asked()
                assert (await seated.ask(kind="hint", seat=0))["code"] == "house-no-hints"
            table = await one.open_table("ninjan", "person,open")
            await two.post(f"/api/tables/{table['id']}/sit", {"key": table["key"]})
            async with one.at(table) as seated:
                await seated.until("table")
                assert (await seated.ask(kind="hint", seat=0))["code"] == "house-not-playing"
                await one.post(f"/api/tables/{table['id']}/start")
                await seated.act((await seated.asked())["legal"][0]["action"])
                assert (await seated.ask(kind="hint", seat=0))["code"] == "house-not-asked"

    asyncio.run(scene())


def test_a_match_survives_the_death_of_its_bots(folder: Path) -> None:
    house = House(folder).start()

    async def scene() -> None:
        async with people(house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,bot,bot", start=True)
            async with one.at(table) as seated:
                await seated.move_on(Random(1))
                killed = house.spawned()
                assert killed
                for process in killed:
                    # When one dies, the house itself ends the others.
                    with suppress(ProcessLookupError):
                        os.kill(process, signal.SIGKILL)
                await seated.play_on(Random(1))

    try:
        asyncio.run(scene())
        measured = httpx.get(house.url + "/metrics").text
    finally:
        house.close()
    assert house.complaints()
    assert 'tatami_bot_failures_total{bot="greedy",game="ninjan"}' in measured


# Answers that are given for a seat


def test_a_seat_without_a_choice_is_answered_for() -> None:
    table = begun("ninjan", 2)
    assert table.play is not None
    while table.phase() == "playing":
        forced = [seat for seat in table.awaited() if len(table.play.legal(seat)) == 1]
        if forced:
            seat = forced[0]
            turn = table.play.turns[seat]
            events = decisions.answer_for(table, seat, turn, 0)
            assert [getattr(event, "by", "") for event in events] == ["forced"]
            assert decisions.answer_for(table, seat, turn + 1, 0) == []
            return
        seat = table.awaited()[0]
        assert decisions.answer_for(table, seat, table.play.turns[seat], 0) == []
        act(table, seat, table.play.legal(seat)[0])


def test_windows_are_passed_for_seats_that_want_it() -> None:
    luck = Random(3)
    passed: set[str] = set()
    while not passed:
        table = begun("sake", 3)
        play = table.play
        assert play is not None
        passing = table.game.verbs.index("pass")
        while table.phase() == "playing" and len(passed) < 3:
            seat = luck.choice(table.awaited())
            legal = play.legal(seat)
            if table.can_pass(seat) and len(legal) > 1:
                frame = table.asked(seat)
                assert table.automatic_answer(seat) is None
                happen(table, decisions.passes(table, f"p{seat}", seat, [frame], at=0))
                assert table.automatic_answer(seat) == passing
                happen(table, decisions.answer_for(table, seat, play.turns[seat], 0))
                happen(table, decisions.passes(table, f"p{seat}", seat, [], at=0))
                passed.add(frame)
            else:
                act(table, seat, luck.choice(legal))


def test_a_seat_sets_its_passes_over_the_wire(sqlite_house: House) -> None:
    async def sets_its_passes(seated: Seated, luck: Random) -> bool:
        """Play until it may be passed, and say that it always shall; False if it never comes."""
        while not seated.is_over():
            update = await seated.asked()
            if update["question"] and update["question"]["may_pass"]:
                frame, turn = update["question"]["frame"], update["turn"]
                answer = await seated.ask(kind="passes", seat=0, frames=[frame])
                assert answer["kind"] == "done"
                while not seated.is_over() and seated.update["turn"] == turn:
                    await seated.receive()
                return True
            await seated.move_on(luck)
        return False

    async def scene() -> None:
        luck = Random(2)
        has_passed = False
        async with people(sqlite_house.url, 1) as (one,):
            while not has_passed:
                table = await one.open_table("sake", "person,bot,bot,bot", start=True)
                async with one.at(table) as seated:
                    has_passed = await sets_its_passes(seated, luck)

    asyncio.run(scene())


def test_processes_end_when_nobody_needs_them_and_come_back() -> None:
    async def scene() -> None:
        processes = Processes(1, patience=60.0, idle=0.05)
        first = await processes.run(os.getpid)
        assert processes.pool is not None
        while processes.pool is not None:
            await asyncio.sleep(0.02)
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
        assert await processes.run(os.getpid) != first
        # Who is at work is not disturbed, however long it takes.
        processes.idle = 0.0
        await asyncio.gather(processes.run(time.sleep, 0.3), processes.run(time.sleep, 0.3))
        processes.close()
        assert processes.ending is None

    asyncio.run(scene())

"""Slow and silent connections, matches that nobody watches, and what time tells of a bot's hand."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from tatami.server import connections, decisions, requests
from tatami.server.connections import PatientProtocol
from tatami.server.guest import Guest
from tatami.server.match import Match
from tests.server.attacks.inside import caller, house
from tests.server.tables import WORKER, act, begun, happen

WHOLE = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def greet(scope: Any, receive: Any, send: Any) -> None:
    """The shortest application."""
    headers = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


def test_who_does_not_finish_a_request_has_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        config = Config(greet, http=PatientProtocol, lifespan="off", log_config=None)
        config.load()
        state = ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: PatientProtocol(config, state, {}), "127.0.0.1", 0
        )
        port = server.sockets[0].getsockname()[1]

        async def heard(*said: bytes) -> bytes:
            """All that is answered until the connection is closed."""
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            found = b""
            with suppress(ConnectionError):
                for part in said:
                    writer.write(part)
                    if part == WHOLE:
                        found += await reader.readuntil(b"ok")
                found += await reader.read()
            writer.close()
            return found

        monkeypatch.setattr(connections, "HEADERS_TIME", 0.1)
        for silent in (b"", b"GET / HT", WHOLE[:-2]):
            assert await heard(silent) == b""
        # Nor may the second request be slower than the first.
        answered = await heard(WHOLE, WHOLE[:-2])
        assert answered.endswith(b"ok")
        assert not state.connections
        server.close()
        await server.wait_closed()

    asyncio.run(scene())


def test_a_body_that_never_ends_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "BODY_TIME", 0.1)

    async def drip() -> AsyncIterator[bytes]:
        while True:
            yield b" "
            await asyncio.sleep(0.02)

    async def scene() -> None:
        async with house(folder) as app, caller(app) as client:
            kind = {"Content-Type": "application/json"}
            answer = await client.post("/api/tables", content=drip(), headers=kind)
            assert (answer.status_code, answer.json()["code"]) == (400, "house-too-slow")

    asyncio.run(scene())


def test_bots_wait_where_nobody_watches() -> None:
    async def scene() -> None:
        found = Match(WORKER, begun("ninjan", 2, bots=2))
        WORKER.ownership.owned.add(found.table.id)
        try:
            found.attend()
            assert found.answering == set()
            found.guests.add(Guest("somebody", "en", ""))
            assert not found.is_unwatched()
            # With somebody at a seat, they play to where that person is asked.
            other = Match(WORKER, begun("ninjan", 2, bots=1))
            assert not other.is_unwatched()
        finally:
            WORKER.ownership.owned.discard(found.table.id)

    asyncio.run(scene())


def test_a_table_of_bots_is_not_abandoned_while_somebody_watches() -> None:
    async def scene() -> None:
        found = Match(WORKER, begun("ninjan", 2, bots=2))
        found.last_visit = -(10**9)
        assert found.is_abandoned()
        found.guests.add(Guest("somebody", "en", ""))
        assert not found.is_abandoned()

    asyncio.run(scene())


def test_a_bot_without_a_choice_takes_as_long_as_one_with(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def scene() -> None:
        table = begun("ninjan", 2, bots=1)
        play = table.play
        assert play is not None
        # With its last card the bot has no choice.
        while len(play.legal(1)) != 1:
            if 0 in table.awaited():
                act(table, 0, play.legal(0)[0])
            else:
                action = play.legal(1)[0]
                happen(table, decisions.act_for(table, 1, play.turns[1], action, "bot", 0))
        found = Match(WORKER, table)
        kind = ("ninjan", "greedy")
        monkeypatch.setitem(WORKER.thoughts, kind, WORKER.thoughts[kind])
        WORKER.thoughts[kind].append(1000.0)

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        monkeypatch.setattr(asyncio, "sleep", sleep)
        # At another turn nothing comes of it.
        await found.let_bot_play(1, play.turns[1] + 1)
        WORKER.thoughts[kind].clear()

    asyncio.run(scene())
    assert 900 < slept[0] <= 1000

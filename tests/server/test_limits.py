"""What a house takes at once, and which house cannot be opened at all."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tatami.cli import serve as commands
from tatami.core.errors import TatamiError
from tatami.server.run import is_public
from tatami.server.security import Limit
from tests.cli.run import mistake
from tests.server.client import Json, people
from tests.server.housing import House, free_port


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that takes little at once."""
    few = ["tables_each=2", "watchers=1", "connections_each=3", "messages=5", "chats=0"]
    more = [word for limit in few for word in ("--limit", limit)]
    found = House(tmp_path_factory.mktemp("small"), "", *more).start()
    yield found
    found.close()


# At the door and at the tables


def test_a_limit_allows_a_few_at_once_and_then_some_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [0.0]
    monkeypatch.setattr("tatami.server.security.time.monotonic", lambda: clock[0])
    limit = Limit(2.0, 4.0, remembered=2)
    assert [limit.allows("a") for _ in range(6)] == [True] * 4 + [False] * 2
    assert limit.allows("b")
    clock[0] = 1.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    limit.allows("c")
    assert len(limit.buckets) == 2


def test_too_many_requests_are_refused(folder: Path) -> None:
    house = House(folder, "", "--limit", "requests=1").start()

    async def knock() -> bool:
        try:
            async with connect(house.url.replace("http", "ws") + "/api/socket"):
                return True
        except InvalidStatus:
            return False

    async def scene() -> None:
        # All at once: a slow machine would earn new requests between one and the next.
        async with httpx.AsyncClient(base_url=house.url, timeout=None) as client:
            german = {"Accept-Language": "de"}
            answers = await asyncio.gather(
                *(client.get("/api/house", headers=german) for _ in range(60))
            )
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 0 < len(refused) < len(answers)
        assert refused[0].json()["code"] == "house-too-fast"
        assert refused[0].headers["x-content-type-options"] == "nosniff"
        assert not all(await asyncio.gather(*(knock() for _ in range(20))))

    try:
        asyncio.run(scene())
    finally:
        house.close()


def test_tables_watchers_connections_and_messages_are_limited(small_house: House) -> None:
    async def scene() -> None:
        async with people(small_house.url, 3) as (one, two, three):
            table = await one.open_table("ninjan", "open,open", listed=True)
            await one.open_table("ninjan", "person,open")
            body: Json = {"game": "ninjan", "seats": [{}, {}]}
            many = await one.refused("POST", "/api/tables", body)
            assert many == (409, "house-too-many-tables")
            async with two.at(table) as first:
                await first.until_table(phase="open")
                async with three.at(table) as second:
                    assert (await second.receive())["code"] == "house-too-many-watchers"
                    async with one.at(table):
                        with pytest.raises(InvalidStatus):
                            async with one.at(table):
                                pass
                assert (await first.ask(kind="say", text="x"))["code"] == "house-too-fast"
                with suppress(ConnectionClosed):
                    for _ in range(300):
                        await first.send(id=9, kind="say", text="x")
                with pytest.raises(ConnectionClosed):
                    await first.until("nothing")
                # The last refusal is not about what was said, but about how much.
                refused = [message["id"] for message in first.heard if message["kind"] == "refused"]
                assert refused[-1] == 0
            async with three.at(table) as second:
                # The table lives on for others.
                await second.until_table(phase="open")

    asyncio.run(scene())


# Starting a house


def complaint(capsys: pytest.CaptureFixture[str], **settings: Any) -> str:
    """What the host is told who wants to open a house on a port that is taken."""
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        with pytest.raises(TatamiError) as refusal:
            commands.serve(port=taken.getsockname()[1], **settings)
    assert refusal.value.sentence == "house-port"
    return capsys.readouterr().err


def test_a_house_that_others_can_reach_is_warned(capsys: pytest.CaptureFixture[str]) -> None:
    open_to_all = complaint(capsys, host="0.0.0.0")
    assert "TATAMI_PASSWORD" in open_to_all
    assert "--proxy" in open_to_all
    in_clear = complaint(capsys, host="0.0.0.0", password="x")
    assert "TATAMI_PASSWORD" not in in_clear
    assert "--proxy" in in_clear
    assert complaint(capsys, host="0.0.0.0", password="x", proxy=True) == ""
    assert complaint(capsys) == ""
    assert is_public("house.example")
    assert not is_public("localhost")
    assert not is_public("::1")


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"workers": 2, "folder": "postgresql"}, "house-workers-need-postgresql"),
        ({"limit": ["kings=2"]}, "bad-limit"),
        ({"limit": ["tables=many"]}, "bad-limit"),
        ({"origin": ["games.example.org"]}, "bad-origin"),
        ({"origin": ["https://games.example.org/"]}, "bad-origin"),
    ],
)
def test_a_house_that_cannot_be_is_refused(settings: Any, sentence: str) -> None:
    with pytest.raises(TatamiError) as refusal:
        commands.serve(**settings)
    assert refusal.value.sentence == sentence


def test_the_command_line_says_so_too() -> None:
    assert "add --db postgresql://" in mistake("serve", "--workers", "2")


def test_a_house_does_not_say_that_it_is_open_when_its_database_is_none() -> None:
    told = mistake("serve", "--port", str(free_port()), "--db", "mysql://nobody:word@nowhere/x")
    assert "It can be sqlite:///FILE or postgresql://" in told
    assert "word" not in told

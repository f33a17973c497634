"""Nonsense over the WebSocket: every refusal is a message, and nobody else notices."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tatami.server.messages.play import ToBrowser
from tests.server.client import Json, Person, Seated, people
from tests.server.housing import House

CLOSING = {1000, 1002, 1007, 1008, 1009}
"""How the house may end a conversation: never 1011, which would be its own fault."""


@asynccontextmanager
async def line_to(person: Person) -> AsyncIterator[ClientConnection]:
    """A connection over which anything can be sent."""
    if not person.http.cookies:
        await person.get("/api/me")
    address = person.url.replace("http", "ws") + "/api/socket"
    headers = {"Cookie": f"tatami={person.http.cookies['tatami']}"}
    async with connect(
        address, additional_headers=headers, max_size=None, compression=None
    ) as found:
        yield found


async def end_of(line: ClientConnection) -> int:
    """Listen to the end: all that comes are messages, and it ends for a reason."""
    try:
        while True:
            msgspec.json.decode(await line.recv(), type=ToBrowser)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


async def table_for(*persons: Person, game: str = "ninjan") -> Json:
    """A match in which all of them have just sat down."""
    table = await persons[0].open_table(game, ",".join(["person"] + ["open"] * (len(persons) - 1)))
    for person in persons[1:]:
        await person.post(f"/api/tables/{table['id']}/sit", {"key": table["key"]})
    await persons[0].post(f"/api/tables/{table['id']}/start")
    return table


# One thing at a time

NOT_UNDERSTOOD: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    '"act"',
    "{" * 5000,
    '{"kind": "act"}',
    '{"kind": "dance", "id": 1}',
    '{"kind": 7}',
    '{"kind": "act", "id": 1, "seat": "0", "turn": 0, "action": 0}',
    '{"kind": "act", "id": 1, "seat": 0, "turn": 0, "action": 1e3}',
    '{"kind": "act", "id": 1, "seat": 0, "turn": -1, "action": 0}',
    '{"kind": "act", "id": 1, "seat": 99, "turn": 0, "action": 0}',
    '{"kind": "act", "id": 1, "seat": 0, "turn": 0, "action": 99999999999999999999}',
    '{"kind": "say", "id": 1, "text": ""}',
    '{"kind": "say", "id": 1, "text": "\\ud800"}',
    f'{{"kind": "say", "id": 1, "text": "{"x" * 301}"}}',
    '{"kind": "undo", "id": 1, "seat": 0, "loudly": true}',
    b"\x00\xff\xfe",
]


def test_what_is_not_understood_is_refused_and_in_the_end_too_much(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,), line_to(one) as line:
            for nonsense in NOT_UNDERSTOOD:
                await line.send(nonsense)
                refused = msgspec.json.decode(await line.recv())
                assert (refused["kind"], refused["code"]) == ("refused", "house-not-understood")
                assert len(refused["text"]) < 500
            await line.send("once more")
            assert await end_of(line) == 1008

    asyncio.run(scene())


def test_messages_come_in_binary_frames_and_pieces_too(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,bot")
            async with line_to(one) as line:
                entering = {"kind": "enter", "table": table["id"], "key": table["key"]}
                await line.send(msgspec.json.encode(entering))
                assert msgspec.json.decode(await line.recv())["kind"] == "table"
                assert msgspec.json.decode(await line.recv())["kind"] == "told"
                await line.send(['{"kind": "say", ', '"id": 5, ', '"text": "hi"}'])
                answers = [msgspec.json.decode(await line.recv()) for _ in range(2)]
                assert {"kind": "done", "id": 5} in answers

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("frame", "code"), [("x" * 16_385, 1009), (b"x" * 1_000_000, 1009), ("", 1000)]
)
def test_a_message_that_is_too_large_ends_the_conversation(
    sqlite_house: House, frame: str | bytes, code: int
) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,), line_to(one) as line:
            await line.send(frame)
            if not frame:
                await line.recv()
                await line.close()
            assert await end_of(line) == code

    asyncio.run(scene())


def test_text_that_is_none_ends_the_conversation(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,), line_to(one) as line:
            await line.send(b"\xff\xfe\xfd", text=True)
            assert await end_of(line) == 1007

    asyncio.run(scene())


def test_whoever_acts_must_sit_there_now_and_be_asked(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 3) as (one, two, watcher):
            table = await table_for(one, two)
            async with one.at(table) as first, two.at(table) as second, watcher.at(table) as third:
                update = await first.asked()
                await second.asked()
                await third.until("update")
                act = {"kind": "act", "turn": update["turn"]}
                action = update["legal"][0]["action"]

                # Another's seat, an old and a future turn, what is not legal.
                for person in (second, third):
                    refused = await person.ask(**act, seat=0, action=action)
                    assert refused["code"] == "house-not-your-seat"
                    for kind in ("undo", "resign", "hint", "look"):
                        refused = await person.ask(kind=kind, seat=0)
                        assert refused["code"] == "house-not-your-seat"
                    refused = await person.ask(kind="passes", seat=0, frames=[])
                    assert refused["code"] == "house-not-your-seat"
                for turn in (update["turn"] - 1, update["turn"] + 1, 2**53 - 1):
                    if turn >= 0:
                        refused = await first.ask(kind="act", seat=0, turn=turn, action=action)
                        assert refused["code"] == "old-turn"
                for wrong in (63, 2**53 - 1):
                    refused = await first.ask(**act, seat=0, action=wrong)
                    assert (refused["code"], bool(refused["rule"])) == ("illegal-action", True)

                # Once is enough: neither again nor from a second connection.
                assert (await first.ask(**act, seat=0, action=action))["kind"] == "done"
                assert (await first.ask(**act, seat=0, action=action))["code"] == "old-turn"
                async with one.at(table) as again:
                    await again.until("update")
                    assert (await again.ask(**act, seat=0, action=action))["code"] == "old-turn"
                    refused = await again.act(action)
                    assert refused["code"] == "house-answered"

                # Nobody else has noticed any of this.
                assert [message["kind"] for message in third.heard].count("update") == 1
                assert [message["kind"] for message in second.heard].count("update") == 1

    asyncio.run(scene())


def test_of_two_connections_that_act_at_once_one_does(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,person", start=True)
            async with one.at(table) as first, one.at(table) as second:
                update = await first.asked()
                await second.asked()
                answers = await asyncio.gather(
                    first.act(update["legal"][0]["action"]),
                    second.act(update["legal"][1]["action"]),
                )
                assert sorted(answer["kind"] for answer in answers) == ["done", "refused"]

    asyncio.run(scene())


# Everything at once

WORDS: list[Any] = ["enter", "act", "undo", "say", "look", "passes", "resign", "hint", "dance"]
WORDS += [None, True, -1, 0, 1, 7, 2**53, 1.5, "", "x" * 400, [], {}, [["x"]], {"kind": "act"}]
FIELDS = ["id", "seat", "turn", "action", "text", "frames", "table", "key", "since", "language"]


def nonsense(luck: Random, table: Json) -> str | bytes:
    """Something that nobody should send."""
    kind = luck.randrange(6)
    if kind == 0:
        return luck.randbytes(luck.randrange(200))
    if kind == 1:
        return "".join(chr(luck.randrange(1, 0xD000)) for _ in range(luck.randrange(100)))
    said: Json = {"kind": luck.choice(WORDS[:9])}
    if kind == 2:
        said |= {name: luck.choice(WORDS) for name in luck.sample(FIELDS, luck.randrange(5))}
    elif said["kind"] == "enter":
        said |= {"table": luck.choice([table["id"], "0" * 12]), "key": luck.choice(["", "wrong"])}
    elif said["kind"] == "act":
        said |= {
            "seat": luck.randrange(4),
            "turn": luck.randrange(9),
            "action": luck.randrange(999),
        }
    elif said["kind"] != "resign":
        said |= {"seat": luck.randrange(4), "frames": [], "text": "?"}
    text = msgspec.json.encode(said).decode()
    return text[: luck.randrange(len(text))] if kind == 3 else text


async def pester(person: Person, table: Json, luck: Random, enters: bool) -> None:
    """Talk nonsense over one connection, and go, politely or not."""
    async with line_to(person) as line:
        if enters:
            entering = {"kind": "enter", "table": table["id"], "key": table["key"]}
            await line.send(msgspec.json.encode(entering).decode())
        try:
            for _ in range(luck.randrange(5, 30)):
                await line.send(nonsense(luck, table))
        except ConnectionClosed:
            pass
        if luck.random() < 0.3:
            line.transport.abort()
        else:
            await line.close()
        assert await end_of(line) in CLOSING | {1006}


async def play(person: Person, table: Json, luck: Random) -> Seated:
    async with person.at(table) as seated:
        await seated.play_on(luck)
        return seated


def test_a_match_goes_on_to_its_end_while_strangers_and_a_neighbour_talk_nonsense(
    house: House,
) -> None:
    async def scene() -> None:
        async with people(house.url, 4) as (one, two, rogue, stranger):
            table = await table_for(one, two, rogue)
            sent = {**table, "key": ""}

            async def pester_in_turn(person: Person, table: Json, seed: int, enters: bool) -> None:
                for n in range(12):
                    await pester(person, table, Random(100 * seed + n), enters)

            endings = await asyncio.gather(
                play(one, table, Random(1)),
                play(two, table, Random(2)),
                play(rogue, table, Random(3)),
                pester_in_turn(rogue, table, 1, True),
                pester_in_turn(stranger, table, 2, True),
                pester_in_turn(stranger, sent, 3, True),
                pester_in_turn(stranger, table, 4, False),
            )
            tables = [ending.table for ending in endings if ending is not None]
            assert [found["phase"] for found in tables] == ["over"] * 3
            verified = await one.get(f"/api/tables/{table['id']}/verify")
            assert verified["commitment"] == table["commitment"]
            for seated in endings[:2]:
                assert seated is not None
                kinds = {message["kind"] for message in seated.heard}
                assert kinds <= {"table", "update", "done", "refused"}

    asyncio.run(scene())
    log = house.log.read_text()
    assert "Traceback" not in log
    assert "failed" not in log

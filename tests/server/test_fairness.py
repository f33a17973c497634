"""What seats add to the seed of a match, and that the house cannot move it about."""

import asyncio
from random import Random
from typing import Any

import msgspec

from tatami.core.chance import Seal
from tatami.core.record import Record, decode, encode, verify
from tatami.games import game_named
from tatami.server import decisions
from tatami.server.events import AnyEvent, Opened, Sat, Started
from tatami.server.messages.tables import Clock, SeatPlan
from tatami.server.table import Table, folded
from tests.server.client import people
from tests.server.housing import House


def events(added: list[str], **more: Any) -> list[AnyEvent]:
    """A match of three whose seats have added this."""
    game = game_named("ninjan")
    seal = Seal(bytes(32), bytes(16))
    opened = Opened(
        at=0,
        game="ninjan",
        version=game.version,
        options=game.options(),
        plans=[SeatPlan()] * 3,
        clock=Clock(),
        listed=True,
        hints=True,
        level="greedy",
        host="p0",
        key="",
        seed=seal.secret.hex(),
        salt=seal.salt.hex(),
        **more,
    )
    sat = [
        Sat(at=0, seat=seat, player=f"p{seat}", name=f"P{seat}", entropy=gift)
        for seat, gift in enumerate(added)
    ]
    return [opened, *sat, Started(at=0)]


def deals(added: list[str], **more: Any) -> list[tuple[int, int]]:
    play = folded("table", events(added, **more)).play
    assert play is not None
    return play.record.moves


def test_what_a_seat_adds_is_bound_to_the_seat() -> None:
    rows = [["aa", "", ""], ["", "aa", ""], ["", "", "aa"], ["", "", ""]]
    dealt = [deals(row, gifts=2) for row in rows]
    assert all(dealt[i] != dealt[j] for i in range(4) for j in range(i))


def test_a_table_of_the_first_release_is_dealt_as_it_was() -> None:
    # Their events do not say how gifts are mixed in.
    dealt = deals(["aa", "", "bb"])
    assert dealt == deals(["", "aa", "bb"]) != deals(["aa", "", "bb"], gifts=2)
    assert deals(["aa", "bb", "cc"]) == deals(["aa", "bb", "cc"], gifts=2)


def finished(table: Table) -> Table:
    luck = Random(1)
    while table.phase() == "playing":
        assert table.play is not None
        seat = luck.choice(table.awaited())
        action = luck.choice(table.play.legal(seat))
        for event in decisions.act(table, f"p{seat}", seat, table.play.turns[seat], action, 0):
            table.fold(event)
    return table


def test_the_record_of_either_kind_verifies() -> None:
    kinds: list[dict[str, int]] = [{}, {"gifts": 2}]
    for more in kinds:
        record = finished(folded("table", events(["aa", "", "bb"], **more))).finished_record()
        encoded = msgspec.json.encode(record)
        assert verify(checked(encoded), game_named("ninjan")) > 0
        assert record.entropy == (["aa", "", "bb"] if more else ["aa", "bb"])


def checked(line: bytes) -> Record:
    return decode(encode(decode(line)))


def test_opener_sitter_and_rematch_add_and_everybody_sees_it(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 2) as (one, two):
            table = await one.open_table("ninjan", "person,open", entropy="aa" * 16)
            path = f"/api/tables/{table['id']}"
            sat = await two.post(f"{path}/sit", {"key": table["key"], "entropy": "bb" * 16})
            assert [seat["entropy"] for seat in sat["seats"]] == ["aa" * 16, "bb" * 16]
            # What was taken cannot be exchanged.
            again = await two.post(f"{path}/sit", {"key": table["key"], "entropy": "cc" * 16})
            assert again["seats"][1]["entropy"] == "bb" * 16
            await one.post(f"{path}/start")
            async with one.at(table) as first, two.at(table) as second:
                await asyncio.gather(first.play_on(Random(1)), second.play_on(Random(2)))
            record = await one.get(f"{path}/record")
            assert record["entropy"] == ["aa" * 16, "bb" * 16]
            assert (await one.get(f"{path}/verify"))["commitment"] == table["commitment"]
            next_ = await two.post(f"{path}/rematch", {"entropy": "dd" * 16})
            assert [seat["entropy"] for seat in next_["seats"]] == ["", "dd" * 16]
            # Who was seated by the rematch adds on coming.
            given = await one.post(f"/api/tables/{next_['id']}/sit", {"entropy": "ee" * 16})
            assert [seat["entropy"] for seat in given["seats"]] == ["ee" * 16, "dd" * 16]
            assert "house-sat" not in str(given)

    asyncio.run(scene())

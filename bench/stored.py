"""Fill a house with matches that are over, through its own store."""

import asyncio
from random import Random

from msgspec.structs import replace
from sqlalchemy import update

from tatami.server import openings
from tatami.server.events import Acted, AnyEvent, Opened, Sat, Started
from tatami.server.messages.tables import NewTable, SeatPlan
from tatami.server.migrating import migrate
from tatami.server.schema import TABLES
from tatami.server.store import Store
from tatami.server.table import folded

DIFFERENT = 10
"""So many different matches are played; the others are like them."""

AT_ONCE = 100
LONG_AGO = 1_700_000_000_000
SEATS = 4


def played(seed: int) -> list[AnyEvent]:
    """The events of a whole match of Ninjan, at random."""
    luck = Random(seed)
    seats = [SeatPlan(kind="open")] * SEATS
    wanted = NewTable(game="ninjan", seats=seats, listed=True)
    events = openings.new_table(wanted, "p0", "", LONG_AGO)
    events += [Sat(at=LONG_AGO, seat=n, player=f"p{n}", name=f"P{n}") for n in range(SEATS)]
    events.append(Started(at=LONG_AGO))
    table = folded("x", events)
    while table.phase() == "playing":
        assert table.play is not None
        seat = table.awaited()[0]
        act = Acted(at=LONG_AGO, seat=seat, action=luck.choice(table.play.legal(seat)))
        table.fold(act)
        events.append(act)
    return events


def of_others(event: AnyEvent, people: int) -> AnyEvent:
    """The same, as done by other people."""
    if isinstance(event, Opened):
        return replace(event, host=f"p{people}")
    if isinstance(event, Sat):
        return replace(event, player=f"p{people + event.seat}")
    return event


async def fill(url: str, matches: int) -> None:
    """Store so many matches."""
    migrate(url)
    store = Store(url)
    kinds = [played(seed) for seed in range(DIFFERENT)]
    for first in range(0, matches, AT_ONCE):
        appends = []
        for number in range(first, min(first + AT_ONCE, matches)):
            events = [of_others(event, number % AT_ONCE) for event in kinds[number % DIFFERENT]]
            appends.append(store.append(f"stored-{number}", 0, events))
        await asyncio.gather(*appends)
    await store.write(lambda connection: connection.execute(update(TABLES).values(phase="over")))
    await store.close()

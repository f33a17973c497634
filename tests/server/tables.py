"""Tables without a server: events are folded by hand."""

from random import Random

from tatami.games import game_named
from tatami.server import decisions, openings
from tatami.server.events import AnyEvent
from tatami.server.messages.tables import Clock, NewTable, SeatPlan
from tatami.server.settings import Settings
from tatami.server.table import Table, folded
from tatami.server.worker import Worker

SECOND = 1000


async def unheard(_: str) -> None:
    """There are no other workers."""


WORKER = Worker(Settings(db="sqlite://"), unheard)
"""For matches at which nothing is written."""


def begun(
    game: str, seats: int, clock: Clock | None = None, bots: int = 0, **options: int | str
) -> Table:
    """A match that has just begun; the person in seat 2 is called `p2`."""
    plans = [SeatPlan(kind="open")] * (seats - bots)
    plans += [SeatPlan(kind="bot", level="greedy")] * bots
    wanted = NewTable(game=game, options=options, seats=plans, clock=clock or Clock())
    table = folded("table", openings.new_table(wanted, "p0", "P0", at=0))
    for seat in range(seats - bots):
        happen(table, decisions.sit(table, f"p{seat}", f"P{seat}", seat, "", at=0))
    happen(table, decisions.start(table, "p0", at=0))
    return table


def happen(table: Table, events: list[AnyEvent]) -> None:
    """Let events happen."""
    for event in events:
        table.fold(event)


def act(table: Table, seat: int, action: int, at: int = 0) -> None:
    """The person at this seat acts."""
    assert table.play is not None
    turn = table.play.turns[seat]
    happen(table, decisions.act(table, f"p{seat}", seat, turn, action, at))


def act_somehow(table: Table, luck: Random) -> None:
    """Some seat that is asked does something."""
    assert table.play is not None
    seat = luck.choice(table.awaited())
    act(table, seat, luck.choice(table.play.legal(seat)))


def play_somehow(game: str, seats: int, seed: int) -> Table:
    """A whole match at random."""
    table = begun(game, seats)
    luck = Random(seed)
    while table.phase() == "playing":
        act_somehow(table, luck)
    return table


def played(game: str, seats: int, seed: int) -> tuple[Table, list[AnyEvent]]:
    """A whole match at random, and the events that made it."""
    plans = [SeatPlan(kind="person")] * seats
    wanted = NewTable(game=game, seats=plans, start=True)
    events = openings.new_table(wanted, "p0", "P0", at=0)
    table = folded("table", events)
    luck = Random(seed)
    while table.phase() == "playing":
        assert table.play is not None
        seat = luck.choice(table.awaited())
        action = luck.choice(table.play.legal(seat))
        new = decisions.act(table, "p0", seat, table.play.turns[seat], action, 0)
        happen(table, new)
        events += new
    return table, events


def least_and_most(game: str) -> tuple[int, int]:
    """The fewest and the most seats."""
    seats = game_named(game).seats
    return seats[0], seats[-1]

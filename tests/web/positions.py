"""Real matches between bots, and what the browser is told at chosen moments of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tatami.core.chance import Dice
from tatami.games import game_named
from tatami.games.ninjan.rules import ThrowSign
from tatami.games.sake.pieces import BOARD
from tatami.search import bot_named
from tatami.server.events import Acted, AnyEvent, Opened, Sat, Started
from tatami.server.looks import encode
from tatami.server.messages.play import Entered
from tatami.server.messages.tables import Clock, SeatPlan, TableFacts
from tatami.server.projection import UNSHOWN, table_facts, update
from tatami.server.table import Table, folded

READER = "reader"
ID = "0123456789abcdef"
FIRST = 0
"""The reader sits in the first seat."""

SHARES = {"1-opening": 0.0, "2-middle": 0.5, "3-late": 0.9}
"""How far the match is, by the decisions of the reader."""

SPECIAL: dict[str, dict[str, Callable[[Any], bool]]] = {
    "ninjan": {
        # Few matches end in a tie: of two seats, "--seed tie135" does.
        "4-tie": lambda view: isinstance(view.pending[-1], ThrowSign),
    },
    "sake": {
        "4-fight": lambda view: view.fight.target.seat == FIRST,
        "5-death": lambda view: len(view.alive) < view.seats and FIRST in view.alive,
        "6-covered": lambda view: BOARD in view.sake[FIRST],
        "7-ghost": lambda view: FIRST in view.spirits,
        "8-sudden": lambda view: view.ending.sudden_deaths > 0,
    },
}
"""Moments that are worth a look, each by the first view that shows it."""


@dataclass
class Position:
    """A moment of a match: what the reader was told at the decision before it, and then at it."""

    label: str
    facts: bytes
    messages: list[bytes]


def opening(game: str, seats: int, seed: str) -> list[AnyEvent]:
    """The reader and bots sit down."""
    plans = [SeatPlan(kind="person"), *[SeatPlan(kind="bot", level="ronin")] * (seats - 1)]
    found = game_named(game)
    return [
        Opened(
            at=0,
            game=game,
            version=found.version,
            options=found.options(),
            plans=plans,
            clock=Clock(),
            listed=True,
            hints=True,
            level="ronin",
            host=READER,
            key="",
            seed=seed.encode().hex().ljust(64, "0"),
            salt="00" * 16,
        ),
        Sat(at=0, seat=FIRST, player=READER, name="Tomoe"),
        Started(at=0),
    ]


def show(page: Page, position: Position) -> None:
    """Whatever table the page opens next: it is told this, and no more."""

    def tell(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: None)
        for message in [position.facts, *position.messages]:
            socket.send(message.decode())

    page.route_web_socket("**/api/socket?*", tell)


def match_events(game: str, seats: int, seed: str) -> tuple[list[AnyEvent], list[int]]:
    """A whole match, and after how many of its events the reader had something to choose."""
    events = opening(game, seats, seed)
    table = folded(ID, events)
    bots = [bot_named("greedy", table.game, Dice(seed.encode())) for _ in range(seats)]
    signs = Dice(seed.encode())
    asked = []
    while table.phase() == "playing":
        play = table.play
        assert play is not None
        seat = table.awaited()[0]
        legal = play.legal(seat)
        if seat == FIRST and len(legal) > 1:
            asked.append(len(events))
        view = table.game.view(play.seen_from(seat), seat)
        # All of them would show the same sign again and again.
        is_thrown = isinstance(view.pending[-1], ThrowSign)
        action = legal[signs.below(len(legal))] if is_thrown else bots[seat].choose(view, legal)
        events.append(Acted(at=0, seat=seat, action=action, by="bot" if seat else ""))
        table.fold(events[-1])
    return events, asked


def first_decision(game: str, seats: int, seed: str) -> Position:
    """The first moment of a match at which the reader has something to choose."""
    events, asked = match_events(game, seats, seed)
    return position("1-opening", events, 0, asked[0])


def positions(game: str, seats: int, seed: str = "gallery") -> list[Position]:
    """The moments of a match that are worth a picture."""
    events, asked = match_events(game, seats, seed)
    chosen = {label: int(share * (len(asked) - 1)) for label, share in SHARES.items()}
    wanted = dict(SPECIAL.get(game, {}))
    table = folded(ID, events[: asked[0]])
    for number, place in enumerate(asked):
        for event in events[table.number : place]:
            table.fold(event)
        play = table.play
        assert play is not None
        view = table.game.view(play.seen_from(FIRST), FIRST)
        for label in [label for label, shows in wanted.items() if shows(view)]:
            del wanted[label]
            chosen[label] = number
    found = []
    for label, number in sorted(chosen.items()):
        before = asked[number - 1] if number else 0
        found.append(position(label, events, before, asked[number]))
    return [*found, position("9-end", events, asked[-1], len(events))]


def position(label: str, events: list[AnyEvent], before: int, place: int) -> Position:
    """What the reader is told when it comes back after `before` events, and then after `place`."""
    places = [before, place] if before else [place]
    entered, *messages = told(events, places)
    return Position(label, entered, messages)


def told(events: list[AnyEvent], places: list[int]) -> list[bytes]:
    """The table after the last of these numbers of events, and what the reader is told at each."""
    messages = []
    since, shown = 0, UNSHOWN
    for upto in places:
        table = folded(ID, events[:upto])
        messages.append(encode(update(table, FIRST, since, 0, shown)))
        since = len(table.story)
        assert table.play is not None
        shown = table.play.shown_to(FIRST)
    return [encode(Entered(table=facts(table))), *messages]


def told_from(game: str, seats: int, seed: str, first: int, turns: int) -> list[bytes]:
    """The table, and what the reader is told at one of its decisions and at so many after it."""
    events, asked = match_events(game, seats, seed)
    return told(events, asked[first : first + turns + 1])


def facts(table: Table) -> TableFacts:
    """The table as the reader is told of it."""
    return table_facts(table, READER, lambda _: True, 0)

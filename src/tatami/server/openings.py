"""How tables are opened: as somebody plans them, for the same people again, from a moment."""

from secrets import token_hex, token_urlsafe
from typing import Any

import msgspec

from tatami.core.chance import Seal, fresh_seal, seal_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game, Options
from tatami.core.parts import part
from tatami.games import game_named
from tatami.server.decisions import Forbidden, check_level, check_phase, check_plan
from tatami.server.decks import Games, pack
from tatami.server.events import AnyEvent, Opened, Sat, Started
from tatami.server.messages.moments import PlayFrom
from tatami.server.messages.tables import Clock, NewTable, SeatPlan, Source
from tatami.server.names import presentable
from tatami.server.table import Table

GIFTS = 2
"""How entropy is mixed in at new tables: each at the place of its seat."""

HOLDS = 2
"""What is held back at new tables: only until something settles."""


def new_table(
    wanted: NewTable, host: str, name: str, at: int, games: Games | None = None
) -> list[AnyEvent]:
    """A new table; who opens it sits down where the plan says `person`."""
    game = (games or {}).get(wanted.game) or game_named(wanted.game)
    game.check_seats(len(wanted.seats))
    for plan in wanted.seats:
        check_plan(plan)
    check_level(wanted.level)
    check_clock(wanted)
    options = game.options(**wanted.options)
    game.check_options(len(wanted.seats), options)
    check_for_people(game, options)
    seal = first_seal(game, wanted) if wanted.guide else fresh_seal()
    events: list[AnyEvent] = [
        Opened(
            at=at,
            game=game.name,
            version=game.version,
            options=options,
            plans=wanted.seats,
            clock=wanted.clock,
            listed=wanted.listed,
            hints=wanted.hints,
            level=wanted.level,
            host=host,
            key="" if wanted.listed else token_urlsafe(16),
            seed=seal.secret.hex(),
            salt=seal.salt.hex(),
            gifts=GIFTS,
            deck=pack(game.deck_text()),
            holds=HOLDS,
        )
    ]
    # What somebody added would deal a guided match anew.
    gift = "" if wanted.guide else wanted.entropy
    for seat, plan in enumerate(wanted.seats):
        if plan.kind == "person":
            # One person who holds several seats adds once.
            called = presentable(plan.name) or name
            events.append(Sat(at=at, seat=seat, player=host, name=called, entropy=gift))
            gift = ""
    if wanted.start:
        if any(plan.kind == "open" for plan in wanted.seats):
            raise TatamiError("house-seats-open")
        events.append(Started(at=at))
    return events


def first_seal(game: Game[Any, Any], wanted: NewTable) -> Seal:
    """The seal of a guided match, the same for everybody; so only bots may sit there beside one.

    A game that has no guide is dealt as always.
    """
    persons = [plan for plan in wanted.seats if plan.kind != "bot"]
    if len(persons) != 1 or persons[0].kind != "person":
        raise TatamiError("house-guide-alone")
    guide = part(game, "guide")
    return fresh_seal() if guide is None else seal_of(guide.SEED)


def check_for_people(game: Game[Any, Any], options: Options) -> None:
    """Refuse what is for study only: the boards do not know of it."""
    for option in game.declared:
        if option.for_study and options.get(option.name, option.usual) != option.usual:
            raise TatamiError("option-for-study", option=option.name, value=option.usual)


def check_clock(wanted: NewTable) -> None:
    """Refuse a clock that leaves no time, or more than two weeks a move."""
    clock = wanted.clock
    if clock.kind != "none" and clock.seconds == 0:
        raise TatamiError("house-clock-empty")
    if clock.kind == "days" and clock.seconds > 14:
        raise TatamiError("house-clock-days", most=14)


def new_id() -> str:
    """A name for a table that nobody guesses, and no command line takes for an option."""
    return token_hex(8)


def rematch(table: Table, player: str, gift: str, at: int) -> list[AnyEvent]:
    """A new table for the same people, in the same seats; who asks opens it."""
    check_phase(table, "over")
    if not table.seats_of(player):
        raise Forbidden("house-not-your-seat")
    seal = fresh_seal()
    opened = msgspec.structs.replace(
        table.opened,
        at=at,
        plans=table.plans,
        host=player,
        key=table.opened.key and token_urlsafe(16),
        seed=seal.secret.hex(),
        salt=seal.salt.hex(),
        previous=table.id,
        gifts=GIFTS,
        holds=HOLDS,
    )
    own = table.seats_of(player)[0]
    return [
        opened,
        *[
            Sat(
                at=at,
                seat=seat,
                player=table.players[seat],
                name=table.names[seat],
                entropy=gift if seat == own else "",
            )
            for seat in range(table.seats)
            if table.players[seat]
        ],
    ]


def taking_up(
    table: Table,
    wanted: PlayFrom,
    position: str,
    options: Options,
    player: str,
    name: str,
    at: int,
) -> list[AnyEvent]:
    """A new match against bots that begins at a position of another one."""
    check_level(wanted.level)
    seal = fresh_seal()
    bot = SeatPlan(kind="bot", level=wanted.level)
    plans = [SeatPlan(kind="person") if n == wanted.seat else bot for n in range(table.seats)]
    return [
        Opened(
            at=at,
            game=table.opened.game,
            version=table.game.version,
            options=options,
            plans=plans,
            clock=Clock(),
            listed=False,
            hints=True,
            level=wanted.level,
            host=player,
            key=token_urlsafe(16),
            seed=seal.secret.hex(),
            salt=seal.salt.hex(),
            gifts=GIFTS,
            holds=HOLDS,
            deck=table.opened.deck,
            position=position,
            source=Source(
                table=table.id, move=wanted.move, seat=wanted.seat, is_true=wanted.is_true
            ),
        ),
        Sat(at=at, seat=wanted.seat, player=player, name=name, entropy=wanted.entropy),
        Started(at=at),
    ]

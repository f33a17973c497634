"""Everything that can be asked for over HTTP, as docs/protocol.md lists it."""

import io
from typing import Any

import segno
from starlette.responses import Response

from tatami.core.errors import TatamiError
from tatami.core.frames import WATCHER
from tatami.core.record import encode as encode_record
from tatami.core.record import verify
from tatami.core.version import version
from tatami.games import GAMES, game_named
from tatami.narration.rulebook import rulebook
from tatami.search.levels import LEVELS
from tatami.server import decisions
from tatami.server.clocks import now
from tatami.server.decisions import Forbidden, Hidden
from tatami.server.messages import (
    Announced,
    Banned,
    Carry,
    Change,
    GameFacts,
    HouseFacts,
    KeyOnly,
    Known,
    Me,
    NewTable,
    OptionFacts,
    Password,
    People,
    Place,
    Rename,
    Replay,
    TableFacts,
    Tables,
    Verified,
)
from tatami.server.pieces import pieces_of
from tatami.server.requests import Call, Service, TooMuch, Unread
from tatami.server.room import Room
from tatami.server.security import Caller
from tatami.server.showing import OPEN_CARDS, facts, replayed
from tatami.words import LANGUAGES, say, spoken

QR_LENGTH = 300

# The house


async def house_facts(call: Call, _: None) -> HouseFacts:
    """What is played here."""
    return HouseFacts(
        version=version(),
        games=[
            GameFacts(
                name=name,
                title=say(f"{name}-title"),
                about=say(f"{name}-about"),
                fewest=game.seats[0],
                most=game.seats[-1],
                minutes=game.minutes,
                verbs=game.verbs,
                options=[
                    OptionFacts(
                        name=option.name,
                        text=say(f"{name}-option-{option.name}"),
                        values=option.values,
                        lowest=option.numbers.start,
                        highest=option.numbers.stop - 1,
                    )
                    for option in game.declared
                ],
            )
            for name, game in GAMES.items()
        ],
        levels=list(LEVELS),
        languages=list(LANGUAGES),
        locked=not call.caller.is_in,
        announcement=call.house.announcement,
    )


async def enter(call: Call, body: Password) -> Me:
    """Come in with the password."""
    if not call.request.app.state.knocks.allows(address(call)):
        raise TooMuch("house-too-fast")
    if not call.secrets.knows_password(body.password):
        raise Forbidden("house-wrong-password")
    call.caller = Caller(call.player, True)
    return await me(call, None)


def address(call: Call) -> str:
    """Where the request comes from."""
    client = call.request.client
    return client.host if client is not None else ""


# The caller


async def me(call: Call, _: None) -> Me:
    """Who the caller is."""
    return Me(id=call.player, name=await call.name())


async def rename(call: Call, body: Rename) -> Me:
    """Be called otherwise."""
    name = decisions.printable(body.name)
    if not name:
        raise Unread("house-no-name")
    await call.house.store.save_player(call.player, name)
    return Me(id=call.player, name=name)


async def carry(call: Call, _: None) -> Carry:
    """A code for another device."""
    await call.house.store.save_player(call.player, await call.name())
    return Carry(code=call.secrets.carry(call.player))


async def arrive(call: Call, body: Carry) -> Me:
    """Be the same person on this device."""
    call.caller = Caller(call.secrets.arrive(body.code), call.caller.is_in)
    return await me(call, None)


# Tables


async def open_table(call: Call, body: NewTable) -> TableFacts:
    """Open a table."""
    name = await call.name()
    await call.house.store.save_player(call.player, name)
    events = decisions.opening(body, call.player, name, now())
    return shown(call, await call.house.open_table(events, call.player))


async def list_tables(call: Call, _: None) -> Tables:
    """Tables to sit at, to watch, or one's own."""
    which = call.request.query_params.get("which", "open")
    store = call.house.store
    if which == "mine":
        ids = await store.seated(call.player)
    elif which in ("open", "playing"):
        ids = await store.listed(which)
    else:
        raise Unread("house-which", which=which[:20])
    rooms = [await call.house.room(id) for id in ids]
    if which == "mine":
        rooms = [
            room
            for room in rooms
            if call.player in room.table.players and room.table.phase() != "closed"
        ]
    return Tables(tables=[shown(call, room) for room in rooms])


async def show_table(call: Call, _: None) -> TableFacts:
    """One table."""
    return shown(call, await room_of(call))


async def sit(call: Call, body: Place) -> TableFacts:
    """Sit down."""
    room = await room_of(call, body.key)
    name = await call.name()
    await call.house.store.save_player(call.player, name)
    player, seat, gift = call.player, body.seat, body.entropy
    await call.house.change(
        room, lambda table: decisions.sit(table, player, name, seat, gift, now())
    )
    return shown(call, room)


async def stand(call: Call, body: KeyOnly) -> TableFacts:
    """Stand up."""
    room = await room_of(call, body.key)
    await call.house.change(room, lambda table: decisions.stand(table, call.player, now()))
    return shown(call, room)


async def change(call: Call, body: Change) -> TableFacts:
    """Say who is to sit there."""
    room = await room_of(call)
    await call.house.change(
        room, lambda table: decisions.change(table, call.player, body.seat, body.plan, now())
    )
    return shown(call, room)


async def start(call: Call, body: KeyOnly) -> TableFacts:
    """Begin the match."""
    room = await room_of(call, body.key)
    await call.house.change(room, lambda table: decisions.start(table, call.player, now()))
    await call.house.keep(room)
    return shown(call, room)


async def close(call: Call, body: KeyOnly) -> TableFacts:
    """Give the table up."""
    room = await room_of(call, body.key)
    await call.house.change(room, lambda table: decisions.close(table, call.player, now()))
    return shown(call, room)


async def rematch(call: Call, body: KeyOnly) -> TableFacts:
    """Play again: at the table that somebody has opened for it, or at a new one."""
    room = await room_of(call, body.key)
    async with room.rematching:
        if not room.table.rematch:
            events = decisions.rematch(room.table, call.player, now())
            other = (await call.house.open_table(events, call.player)).table.id
            await call.house.change(room, lambda table: decisions.rematched(table, other, now()))
    return shown(call, await call.house.room(room.table.rematch))


async def room_of(call: Call, key: str = "") -> Room:
    """The room that the path names, if the caller may see it."""
    key = key or call.request.headers.get("tatami-key", "")
    return await call.house.room_for(call.table, call.player, key)


def shown(call: Call, room: Room) -> TableFacts:
    """The table as the caller may see it."""
    return facts(room.table, call.player, room.is_here, room.watchers())


# After the match


async def finished_room(call: Call) -> Room:
    """The room of a match that is over."""
    room = await room_of(call)
    decisions.check_phase(room.table, "over")
    return room


async def record(call: Call, _: None) -> Response:
    """The record of a match."""
    found = encode_record((await finished_room(call)).table.finished_record())
    headers = {"Content-Disposition": f'attachment; filename="{call.table}.tatami.json"'}
    return Response(found, 200, headers, "application/json")


async def check_deals(call: Call, _: None) -> Verified:
    """Deal again, from the seed."""
    table = (await finished_room(call)).table
    found = table.finished_record()
    encode_record(found)
    return Verified(deals=verify(found, table.game), commitment=found.commitment)


async def replay(call: Call, _: None) -> Replay:
    """The match again."""
    room = await finished_room(call)
    seat = number_from(call, "seat", WATCHER)
    if seat not in (WATCHER, OPEN_CARDS) and not 0 <= seat < room.table.seats:
        raise TatamiError("no-such-seat", seat=seat + 1, last=room.table.seats)
    return replayed(room.table, shown(call, room), seat)


def number_from(call: Call, name: str, default: int) -> int:
    """A number behind the question mark."""
    typed = call.request.query_params.get(name, str(default))
    try:
        return int(typed)
    except ValueError:
        raise Unread("house-no-number", name=name, typed=typed[:20]) from None


# What the games are made of


def known_game(call: Call) -> str:
    """The game that the path names."""
    name = str(call.request.path_params["game"])
    if name not in GAMES:
        raise Hidden("house-no-game")
    return name


async def pieces(call: Call, _: None) -> Any:
    """The pieces of a game."""
    return pieces_of(game_named(known_game(call)))


async def rules(call: Call, _: None) -> Response:
    """The rules of a game."""
    text = rulebook(game_named(known_game(call)), spoken.get())
    return Response(text, media_type="text/markdown")


async def qr(call: Call, _: None) -> Response:
    """A QR code."""
    text = call.request.query_params.get("text", "")
    if not text or len(text) > QR_LENGTH:
        raise Unread("house-no-qr", most=QR_LENGTH)
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=2, scale=4, dark="#1f1b16", light="#f5efe0"
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


# The host


def check_host(call: Call) -> None:
    """Refuse those who are not the host."""
    shown = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    if not call.secrets.is_host(shown):
        raise Forbidden("house-not-the-host")


async def announce(call: Call, body: Announced) -> HouseFacts:
    """Say something to everybody."""
    check_host(call)
    await call.house.announce(decisions.printable(body.text))
    return await house_facts(call, None)


async def people(call: Call, _: None) -> People:
    """Who is at the tables, who looks on, and who is banned."""
    check_host(call)
    known: dict[str, Known] = {}
    for id, name, banned, table in await call.house.store.people():
        known.setdefault(id, Known(id=id, name=name, banned=banned, tables=[]))
        known[id].tables.extend([table] if table else [])
    for guest in call.house.guests:
        known.setdefault(
            guest.player, Known(id=guest.player, name=guest.name, banned=False, tables=[])
        )
    return People(people=list(known.values()))


async def ban(call: Call, body: Banned) -> Me:
    """Let somebody in no more, or again."""
    check_host(call)
    await call.house.ban(body.player, body.banned)
    known = await call.house.store.player(body.player)
    return Me(id=body.player, name=known[0] if known else "")


async def host_close(call: Call, _: None) -> TableFacts:
    """Close any table."""
    check_host(call)
    room = await call.house.room(call.table)
    await call.house.change(room, lambda table: decisions.close_by_host(table, now()))
    return shown(call, room)


SERVICES = [
    Service("GET", "/api/house", house_facts, HouseFacts, is_public=True),
    Service("POST", "/api/enter", enter, Me, Password, is_public=True),
    Service("GET", "/api/me", me, Me),
    Service("PUT", "/api/me", rename, Me, Rename),
    Service("POST", "/api/me/carry", carry, Carry),
    Service("POST", "/api/me/arrive", arrive, Me, Carry),
    Service("POST", "/api/tables", open_table, TableFacts, NewTable),
    Service("GET", "/api/tables", list_tables, Tables, parameters=("which",)),
    Service("GET", "/api/tables/{table}", show_table, TableFacts),
    Service("POST", "/api/tables/{table}/sit", sit, TableFacts, Place),
    Service("POST", "/api/tables/{table}/stand", stand, TableFacts, KeyOnly),
    Service("POST", "/api/tables/{table}/change", change, TableFacts, Change),
    Service("POST", "/api/tables/{table}/start", start, TableFacts, KeyOnly),
    Service("POST", "/api/tables/{table}/close", close, TableFacts, KeyOnly),
    Service("POST", "/api/tables/{table}/rematch", rematch, TableFacts, KeyOnly),
    Service("GET", "/api/tables/{table}/record", record, bytes),
    Service("GET", "/api/tables/{table}/verify", check_deals, Verified),
    Service("GET", "/api/tables/{table}/replay", replay, Replay, parameters=("seat",)),
    Service("GET", "/api/pieces/{game}", pieces, bytes),
    Service("GET", "/api/rules/{game}", rules, str),
    Service("GET", "/api/qr", qr, str, parameters=("text",)),
    Service("GET", "/api/host/people", people, People, is_public=True),
    Service("POST", "/api/host/announce", announce, HouseFacts, Announced, is_public=True),
    Service("POST", "/api/host/ban", ban, Me, Banned, is_public=True),
    Service("POST", "/api/host/tables/{table}/close", host_close, TableFacts, is_public=True),
]
"""All of them, in the order of the documentation."""

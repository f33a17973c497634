"""Everything that can be asked for over HTTP, as docs/protocol.md lists it."""

import gzip
from typing import Any

from starlette.responses import Response

from tatami.core.errors import TatamiError
from tatami.core.frames import WATCHER
from tatami.core.game import Game, Option
from tatami.core.record import encode as encode_record
from tatami.core.version import version
from tatami.narration.rulebook import illustrated, picture
from tatami.narration.titles import about_of, option_about, option_title, title_of, value_title
from tatami.search.levels import LEVELS
from tatami.server import decisions, mending
from tatami.server.chores import qr_code, replay_document, verified
from tatami.server.clocks import now
from tatami.server.decisions import Forbidden, Hidden
from tatami.server.finding import address, check_chores, finished, match_of, number_from
from tatami.server.identity import new_code, whose_code
from tatami.server.messages.host import Announced, Banned, Cut, Inspected, Known, People
from tatami.server.messages.house import GameFacts, HouseFacts, OptionFacts, Password
from tatami.server.messages.moments import Replay, Verified
from tatami.server.messages.people import Carry, Me, Rename
from tatami.server.messages.tables import (
    Again,
    Change,
    KeyOnly,
    NewTable,
    Place,
    TableFacts,
    Tables,
)
from tatami.server.moment_services import MOMENT_SERVICES
from tatami.server.names import presentable
from tatami.server.pieces import bot_minutes, pieces_of
from tatami.server.projection import OPEN_CARDS, encode
from tatami.server.puzzle_services import PUZZLE_SERVICES
from tatami.server.requests import Call, Service, TooMuch, Unread
from tatami.server.review_services import REVIEW_SERVICES
from tatami.server.security import Caller
from tatami.words import LANGUAGES, spoken

QR_LENGTH = 300

# The house


async def house_facts(call: Call, _: None) -> HouseFacts:
    """What is played here."""
    return HouseFacts(
        version=version(),
        games=[
            GameFacts(
                name=name,
                title=title_of(game),
                about=about_of(game),
                fewest=game.seats[0],
                most=game.seats[-1],
                minutes=game.minutes,
                bot_minutes=bot_minutes(game),
                verbs=game.verbs,
                options=[
                    option_facts(game, option) for option in game.declared if not option.for_study
                ],
            )
            for name, game in call.directory.games.items()
        ],
        levels=list(LEVELS),
        languages=list(LANGUAGES),
        locked=not call.caller.is_in,
        announcement=call.directory.announcement,
    )


def option_facts(game: Game[Any, Any], option: Option) -> OptionFacts:
    """An option as people choose it."""
    return OptionFacts(
        name=option.name,
        title=option_title(game, option),
        text=option_about(game, option),
        values=option.values,
        titles=[value_title(game, option, value) for value in option.values],
        is_seat=option.is_seat,
        lowest=option.numbers.start,
        highest=option.numbers.stop - 1,
    )


async def enter(call: Call, body: Password) -> Me:
    """Come in with the password."""
    if not call.request.app.state.knocks.allows(address(call)):
        raise TooMuch("house-too-fast")
    if not call.secrets.knows_password(body.password):
        raise Forbidden("house-wrong-password")
    call.caller = Caller(call.player, True, call.caller.epoch)
    return await me(call, None)


# The caller


async def me(call: Call, _: None) -> Me:
    """Who the caller is."""
    return Me(id=call.player, name=await call.name())


async def rename(call: Call, body: Rename) -> Me:
    """Be called otherwise."""
    name = presentable(body.name)
    if not name:
        raise Unread("house-no-name")
    await call.directory.store.save_player(call.player, name)
    return Me(id=call.player, name=name)


async def carry(call: Call, _: None) -> Carry:
    """A code for another device."""
    await call.directory.store.save_player(call.player, await call.name())
    return Carry(code=await new_code(call.directory.store, call.player))


async def arrive(call: Call, body: Carry) -> Me:
    """Be the same person on this device."""
    if not call.request.app.state.arrivals.allows(address(call)):
        raise TooMuch("house-too-fast")
    player = await whose_code(call.directory.store, body.code)
    call.caller = Caller(player, call.caller.is_in, call.directory.epochs.get(player, 0))
    return await me(call, None)


async def end_other_devices(call: Call, _: None) -> Me:
    """Be known on this device only."""
    epoch = await call.directory.end_other_devices(call.player)
    call.caller = Caller(call.player, call.caller.is_in, epoch)
    return await me(call, None)


# Tables


async def open_table(call: Call, body: NewTable) -> TableFacts:
    """Open a table."""
    name = await call.name()
    await call.directory.store.save_player(call.player, name)
    events = decisions.opening(body, call.player, name, now(), call.directory.games)
    match = await call.directory.open_table(events, call.player, address(call))
    return match.facts(call.player)


async def list_tables(call: Call, _: None) -> Tables:
    """Tables to sit at, to watch, or one's own."""
    which = call.request.query_params.get("which", "open")
    store = call.directory.store
    if which == "mine":
        ids = await store.seated(call.player)
    elif which in ("open", "playing"):
        ids = await store.listed(which)
    else:
        raise Unread("house-which", which=which[:20])
    matches = await call.directory.sound_matches(ids)
    if which == "mine":
        matches = [
            match
            for match in matches
            if call.player in match.table.players and match.table.phase() != "closed"
        ]
    return Tables(tables=[match.facts(call.player) for match in matches])


async def show_table(call: Call, _: None) -> TableFacts:
    """One table."""
    return (await match_of(call)).facts(call.player)


async def sit(call: Call, body: Place) -> TableFacts:
    """Sit down."""
    match = await match_of(call, body.key)
    name = await call.name()
    await call.directory.store.save_player(call.player, name)
    player, seat, gift = call.player, body.seat, body.entropy
    await match.change(lambda table: decisions.sit(table, player, name, seat, gift, now()))
    return match.facts(call.player)


async def stand(call: Call, body: KeyOnly) -> TableFacts:
    """Stand up."""
    match = await match_of(call, body.key)
    await match.change(lambda table: decisions.stand(table, call.player, now()))
    return match.facts(call.player)


async def change(call: Call, body: Change) -> TableFacts:
    """Say who is to sit there."""
    match = await match_of(call)
    await match.change(
        lambda table: decisions.change(table, call.player, body.seat, body.plan, now())
    )
    return match.facts(call.player)


async def start(call: Call, body: KeyOnly) -> TableFacts:
    """Begin the match."""
    match = await match_of(call, body.key)
    await match.change(lambda table: decisions.start(table, call.player, now()))
    await match.take_up()
    return match.facts(call.player)


async def close(call: Call, body: KeyOnly) -> TableFacts:
    """Give the table up."""
    match = await match_of(call, body.key)
    await match.change(lambda table: decisions.close(table, call.player, now()))
    return match.facts(call.player)


async def rematch(call: Call, body: Again) -> TableFacts:
    """Play again: at the table that somebody has opened for it, or at a new one."""
    match = await match_of(call, body.key)
    async with match.rematching:
        if not match.table.rematch:
            events = decisions.rematch(match.table, call.player, body.entropy, now())
            opened = await call.directory.open_table(events, call.player, address(call))
            other = opened.table.id
            await match.change(lambda table: decisions.rematched(table, other, now()))
    return (await call.directory.match(match.table.rematch)).facts(call.player)


# After the match


async def record(call: Call, _: None) -> Response:
    """The record of a match."""
    found = encode_record((await finished(call)).table.finished_record())
    headers = {"Content-Disposition": f'attachment; filename="{call.table}.tatami.json"'}
    return Response(found, 200, headers, "application/json")


async def check_deals(call: Call, _: None) -> Response:
    """Deal again, from the seed."""
    match = await finished(call)
    check_chores(call)
    id, store = match.table.id, call.directory.store
    done = await call.directory.worker.chores.do(
        verified, (id,), id, await store.events(id), who=address(call)
    )
    return Response(done, media_type="application/json")


async def replay(call: Call, _: None) -> Response:
    """The match again."""
    match = await finished(call)
    table, seat = match.table, number_from(call, "seat", WATCHER)
    if seat not in (WATCHER, OPEN_CARDS) and not 0 <= seat < table.seats:
        raise TatamiError("no-such-seat", seat=seat + 1, last=table.seats)
    check_chores(call)
    facts, language = match.facts(call.player), spoken.get()
    events = await call.directory.store.events(table.id)
    done = await call.directory.worker.chores.do(
        replay_document,
        (table.id, encode(facts), seat, language),
        *(table.id, events, facts, seat, language),
        who=address(call),
    )
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(done), media_type="application/json")
    return Response(done, 200, {"Content-Encoding": "gzip"}, "application/json")


# What the games are made of


def known_game(call: Call) -> Game[Any, Any]:
    """The game that the path names, as it is played here."""
    game = call.directory.games.get(str(call.request.path_params["game"]))
    if game is None:
        raise Hidden("house-no-game")
    return game


async def pieces(call: Call, _: None) -> Any:
    """The pieces of a game; those of a table, if it has another deck than new ones."""
    game, table = known_game(call), call.request.query_params.get("table", "")
    if table:
        key = call.request.headers.get("tatami-key", "")
        game = (await call.directory.match_for(table, call.player, key)).table.game
    return pieces_of(game)


async def rules(call: Call, _: None) -> Response:
    """The rules of a game."""
    text = illustrated(known_game(call), spoken.get())
    return Response(text, media_type="text/markdown")


async def rules_picture(call: Call, _: None) -> Response:
    """A picture of the rules of a game."""
    name = str(call.request.path_params["picture"])
    drawn = picture(known_game(call), name.removesuffix(".svg"))
    if drawn is None:
        raise Hidden("house-no-picture")
    return Response(drawn, media_type="image/svg+xml")


async def qr(call: Call, _: None) -> Response:
    """A QR code."""
    text = call.request.query_params.get("text", "")
    if not text or len(text) > QR_LENGTH:
        raise Unread("house-no-qr", most=QR_LENGTH)
    check_chores(call)
    drawn = await call.directory.worker.chores.do(qr_code, (text,), text, who=address(call))
    return Response(drawn, media_type="image/svg+xml")


# The host


def require_host(call: Call) -> None:
    """Refuse those who are not the host."""
    shown = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    if not call.secrets.is_host(shown):
        raise Forbidden("house-not-the-host")


async def announce(call: Call, body: Announced) -> HouseFacts:
    """Say something to everybody."""
    require_host(call)
    await call.directory.announce(presentable(body.text))
    return await house_facts(call, None)


async def people(call: Call, _: None) -> People:
    """Who is at the tables, who looks on, and who is banned."""
    require_host(call)
    known: dict[str, Known] = {}
    for id, name, banned, table in await call.directory.store.people():
        known.setdefault(id, Known(id=id, name=name, banned=banned, tables=[]))
        known[id].tables.extend([table] if table else [])
    for guest in call.directory.guests:
        known.setdefault(
            guest.player, Known(id=guest.player, name=guest.name, banned=False, tables=[])
        )
    return People(people=list(known.values()))


async def ban(call: Call, body: Banned) -> Me:
    """Let somebody in no more, or again."""
    require_host(call)
    await call.directory.ban(body.player, body.banned)
    known = await call.directory.store.player(body.player)
    return Me(id=body.player, name=known[0] if known else "")


async def host_close(call: Call, _: None) -> Inspected:
    """Close any table, even a broken one."""
    require_host(call)
    await mending.close(call.directory, call.table)
    return await mending.inspect(call.directory, call.table)


async def host_inspect(call: Call, _: None) -> Inspected:
    """What is stored of a table, and what is wrong with it."""
    require_host(call)
    return await mending.inspect(call.directory, call.table)


async def host_cut(call: Call, body: Cut) -> Inspected:
    """Cut a table back to what is sound."""
    require_host(call)
    return await mending.cut(call.directory, call.table, body.number)


SERVICES = [
    Service("GET", "/api/house", house_facts, HouseFacts, is_public=True),
    Service("POST", "/api/enter", enter, Me, Password, is_public=True),
    Service("GET", "/api/me", me, Me),
    Service("PUT", "/api/me", rename, Me, Rename),
    Service("POST", "/api/me/carry", carry, Carry),
    Service("POST", "/api/me/arrive", arrive, Me, Carry),
    Service("POST", "/api/me/end-other-devices", end_other_devices, Me),
    Service("POST", "/api/tables", open_table, TableFacts, NewTable),
    Service("GET", "/api/tables", list_tables, Tables, parameters=("which",)),
    Service("GET", "/api/tables/{table}", show_table, TableFacts),
    Service("POST", "/api/tables/{table}/sit", sit, TableFacts, Place),
    Service("POST", "/api/tables/{table}/stand", stand, TableFacts, KeyOnly),
    Service("POST", "/api/tables/{table}/change", change, TableFacts, Change),
    Service("POST", "/api/tables/{table}/start", start, TableFacts, KeyOnly),
    Service("POST", "/api/tables/{table}/close", close, TableFacts, KeyOnly),
    Service("POST", "/api/tables/{table}/rematch", rematch, TableFacts, Again),
    Service("GET", "/api/tables/{table}/record", record, bytes),
    Service("GET", "/api/tables/{table}/verify", check_deals, Verified),
    Service("GET", "/api/tables/{table}/replay", replay, Replay, parameters=("seat",)),
    *MOMENT_SERVICES,
    *REVIEW_SERVICES,
    *PUZZLE_SERVICES,
    Service("GET", "/api/pieces/{game}", pieces, bytes, parameters=("table",)),
    Service("GET", "/api/rules/{game}", rules, str),
    Service("GET", "/api/rules/{game}/{picture}", rules_picture, str),
    Service("GET", "/api/qr", qr, str, parameters=("text",)),
    Service("GET", "/api/host/people", people, People, is_public=True),
    Service("POST", "/api/host/announce", announce, HouseFacts, Announced, is_public=True),
    Service("POST", "/api/host/ban", ban, Me, Banned, is_public=True),
    Service("GET", "/api/host/tables/{table}", host_inspect, Inspected, is_public=True),
    Service("POST", "/api/host/tables/{table}/cut", host_cut, Inspected, Cut, is_public=True),
    Service("POST", "/api/host/tables/{table}/close", host_close, Inspected, is_public=True),
]
"""All of them, in the order of the documentation."""

"""What can be asked for over HTTP about a table: before, during and right after its match."""

import gzip

from starlette.responses import Response

from tatami.core.errors import TatamiError
from tatami.core.frames import WATCHER
from tatami.core.record import encode as encode_record
from tatami.server import decisions, openings
from tatami.server.chores import replay_document, verified
from tatami.server.clocks import now
from tatami.server.finding import address, check_chores, finished, match_of, number_from
from tatami.server.lines import OPEN_CARDS
from tatami.server.looks import encode
from tatami.server.messages.moments import Replay, Verified
from tatami.server.messages.tables import (
    Again,
    Change,
    KeyOnly,
    NewTable,
    Place,
    TableFacts,
    Tables,
)
from tatami.server.requests import Call, Service, Unread
from tatami.words import spoken


async def open_table(call: Call, body: NewTable) -> TableFacts:
    """Open a table."""
    name = await call.name()
    await call.directory.store.people.save(call.player, name)
    events = openings.new_table(body, call.player, name, now(), call.directory.games)
    match = await call.directory.open_table(events, call.player, address(call))
    return match.facts(call.player)


async def list_tables(call: Call, _: None) -> Tables:
    """Tables to sit at, to watch, or one's own."""
    which = call.request.query_params.get("which", "open")
    store = call.directory.store
    if which == "mine":
        ids = await store.tables.seated(call.player)
    elif which in ("open", "playing"):
        ids = await store.tables.listed(which)
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
    await call.directory.store.people.save(call.player, name)
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
            events = openings.rematch(match.table, call.player, body.entropy, now())
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


TABLE_SERVICES = [
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
]

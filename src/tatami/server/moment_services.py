"""What can be asked for about the moments of a match that is over."""

import gzip
from collections.abc import Callable
from secrets import randbits

import msgspec
from starlette.responses import Response

from tatami.core.errors import TatamiError
from tatami.core.frames import WATCHER
from tatami.server import decisions, openings
from tatami.server.clocks import now
from tatami.server.drawing import drawing_document, preview_document
from tatami.server.finding import address, check_chores, finished, match_of, number_from
from tatami.server.lines import OPEN_CARDS
from tatami.server.looks import encode
from tatami.server.match import Match
from tatami.server.messages.moments import (
    Asked,
    Branch,
    Guessed,
    NewNote,
    Note,
    Notes,
    PlayFrom,
    WhatIf,
)
from tatami.server.messages.tables import TableFacts
from tatami.server.moments import asked_document, guessed_document, taken_up, what_if_document
from tatami.server.requests import Call, Service, Unread, in_brief
from tatami.words import spoken

LUCK_BITS = 32


async def asked(call: Call, _: None) -> Response:
    """What a seat was asked at a moment, and what it could have done."""
    match = await finished(call)
    check_chores(call)
    id, language = match.table.id, spoken.get()
    move, seat = number_from(call, "move", 0), number_from(call, "seat", 0)
    done = await call.directory.worker.chores.do(
        asked_document,
        (id, match.table.number, move, seat, language),
        *(id, await call.directory.store.events(id), move, seat, language),
        who=address(call),
    )
    return Response(done, media_type="application/json")


async def guessed(call: Call, _: None) -> Response:
    """What somebody's guess is worth beside the best choice."""
    match = await finished(call)
    check_chores(call)
    id = match.table.id
    named = [number_from(call, name, 0) for name in ("move", "seat", "best", "action")]
    done = await call.directory.worker.chores.do(
        guessed_document,
        (id, *named),
        *(id, await call.directory.store.events(id), *named),
        who=address(call),
    )
    return Response(done, media_type="application/json")


async def what_if(call: Call, _: None) -> Response:
    """How it could have gone on with another choice."""
    match = await finished(call)
    branch, viewer = branch_from(call), viewer_from(call, match.table.seats, "eye")
    check_chores(call)
    id, language, shown = match.table.id, spoken.get(), match.facts(call.player)
    done = await call.directory.worker.chores.do(
        what_if_document,
        (id, encode(shown), encode(branch), viewer, language),
        *(id, await call.directory.store.events(id), shown, branch, viewer, language),
        who=address(call),
    )
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(done), media_type="application/json")
    return Response(done, 200, {"Content-Encoding": "gzip"}, "application/json")


async def picture(call: Call, _: None) -> Response:
    """A picture of a moment, to be saved."""
    where = (number_from(call, "move", 0),)
    return Response(await painted(call, drawing_document, where), media_type="image/svg+xml")


async def preview(call: Call, _: None) -> Response:
    """The picture of a moment that chats show above a link; of the last if the link names none."""
    where = (number_from(call, "at", -1), number_from(call, "move", -1))
    return Response(await painted(call, preview_document, where), media_type="image/png")


async def painted(call: Call, work: Callable[..., bytes], where: tuple[int, ...]) -> bytes:
    """A picture of the moment that is there."""
    match = await finished(call)
    viewer = viewer_from(call, match.table.seats, "seat")
    check_chores(call)
    id, language = match.table.id, spoken.get()
    return await call.directory.worker.chores.do(
        work,
        (id, *where, viewer, language),
        *(id, await call.directory.store.events(id), *where, viewer, language),
        who=address(call),
    )


def viewer_from(call: Call, seats: int, name: str) -> int:
    """From where one looks on; with all cards open if nothing is said."""
    viewer = number_from(call, name, OPEN_CARDS)
    if viewer not in (WATCHER, OPEN_CARDS) and not 0 <= viewer < seats:
        raise TatamiError("no-such-seat", seat=viewer + 1, last=seats)
    return viewer


def branch_from(call: Call) -> Branch:
    """The other way that the link names."""
    named = {name: number_from(call, name, 0) for name in ("move", "seat", "action", "luck")}
    is_true = call.request.query_params.get("world", "known") == "true"
    try:
        return msgspec.convert({**named, "is_true": is_true}, Branch)
    except msgspec.ValidationError as error:
        raise Unread("house-not-understood", detail=in_brief(error)) from None


async def play_from(call: Call, body: PlayFrom) -> TableFacts:
    """Play on from a moment, against bots, at a new table."""
    match = await match_of(call, body.key)
    decisions.check_phase(match.table, "over")
    check_chores(call)
    id, store = match.table.id, call.directory.store
    position, options = await call.directory.worker.chores.run(
        *(taken_up, id, await store.events(id), body.move, body.seat, body.is_true),
        randbits(LUCK_BITS),
        who=address(call),
    )
    name = await call.name()
    await store.people.save(call.player, name)
    events = openings.taking_up(match.table, body, position, options, call.player, name, now())
    opened = await call.directory.open_table(events, call.player, address(call))
    return opened.facts(call.player)


async def notes(call: Call, _: None) -> Notes:
    """What those who played say about a match."""
    return notes_on(await finished(call), call.player)


async def note(call: Call, body: NewNote) -> Notes:
    """Say something about a moment."""
    match = await match_of(call, body.key)
    player = call.player
    await match.change(lambda table: decisions.note(table, player, body.move, body.text, now()))
    return notes_on(match, player)


def notes_on(match: Match, player: str) -> Notes:
    """The notes of a match, in the order of its moments."""
    table = match.table
    return Notes(
        notes=[
            Note(
                move=move,
                seat=seat,
                name=table.name(seat),
                text=noted.text,
                at=noted.at,
                yours=seat in table.seats_of(player),
            )
            for (move, seat), noted in sorted(table.notes.items())
        ]
    )


WHERE = ("move", "seat")

MOMENT_SERVICES = [
    Service("GET", "/api/tables/{table}/picture", picture, str, parameters=WHERE),
    Service("GET", "/api/tables/{table}/preview", preview, bytes, parameters=("at", *WHERE)),
    Service("GET", "/api/tables/{table}/asked", asked, Asked, parameters=WHERE),
    Service(
        "GET",
        "/api/tables/{table}/guessed",
        guessed,
        Guessed,
        parameters=(*WHERE, "best", "action"),
    ),
    Service(
        "GET",
        "/api/tables/{table}/what-if",
        what_if,
        WhatIf,
        parameters=(*WHERE, "action", "world", "luck", "eye"),
    ),
    Service("POST", "/api/tables/{table}/play-from", play_from, TableFacts, PlayFrom),
    Service("GET", "/api/tables/{table}/notes", notes, Notes),
    Service("POST", "/api/tables/{table}/notes", note, Notes, NewNote),
]
"""All of them, in the order of the documentation."""

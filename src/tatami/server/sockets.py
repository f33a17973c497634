"""The WebSocket: a person at one table, as docs/protocol.md tells it."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from tatami.core.errors import IllegalAction, TatamiError
from tatami.core.record import UNREADABLE
from tatami.core.verbs import Parts
from tatami.server import decisions, metrics
from tatami.server.clocks import now
from tatami.server.connections import SOCKET, LeanSocket
from tatami.server.directory import Directory
from tatami.server.events import AnyEvent
from tatami.server.guest import Guest
from tatami.server.identity import caller_of, language_of, name_of, set_cookie
from tatami.server.lines import narrator_for
from tatami.server.match import Match
from tatami.server.messages.play import (
    Act,
    AskEffects,
    AskHint,
    Done,
    Effects,
    Enter,
    Hint,
    Look,
    Passes,
    Refused,
    Resign,
    Say,
    ToServer,
    Undo,
)
from tatami.server.projection import effects
from tatami.server.requests import in_brief
from tatami.server.security import Limit, is_own_origin, network_of
from tatami.server.table import Table
from tatami.server.thinking import Reader
from tatami.words import LANGUAGES, speaking

TOO_BAD = 20
"""So many messages that are not understood end the conversation."""

POLICY = 1008
"""The code of a connection that is closed because of how it was used."""

CLUB = 10
"""So many people at one address may do as much as one person each."""

decode = msgspec.json.Decoder(ToServer).decode


async def socket(websocket: WebSocket) -> None:
    """A connection from its beginning to its end."""
    directory: Directory = websocket.app.state.directory
    secrets = websocket.app.state.secrets
    caller = caller_of(websocket, secrets)
    if directory.is_ended(caller):
        caller = secrets.stranger()
    address = network_of(websocket.client.host) if websocket.client is not None else ""
    origin, host = websocket.headers.get("origin", ""), websocket.headers.get("host", "")
    if (
        not is_own_origin(origin, host, directory.settings.origins)
        or not caller.is_in
        or caller.player in directory.banned
        or directory.is_crowded(address)
    ):
        await websocket.close(POLICY)
        return
    guest = Guest(caller.player, language_of(websocket), address, caller.epoch)
    # Before anything is awaited, so that nobody slips in who would be one too many.
    directory.guests.add(guest)
    metrics.GUESTS.inc()
    try:
        await websocket.accept(headers=[set_cookie(websocket, secrets, caller)])
        # A task of its own is woken by itself: else with every message, and with everything that
        # is stored, all the layers of the application that wait for it would be.
        await asyncio.create_task(converse(websocket, directory, guest))
    except WebSocketDisconnect:
        pass
    finally:
        metrics.GUESTS.dec()
        directory.guests.discard(guest)


async def converse(websocket: WebSocket, directory: Directory, guest: Guest) -> None:
    """Hear and tell until one of both goes."""
    telling = Telling(websocket, guest)
    try:
        await Conversation(directory, guest).hear(websocket)
    finally:
        guest.dismiss()
        if guest.match is not None:
            guest.match.leave(guest)
        await telling.end()


class Telling:
    """Sends what there is to tell, as fast as the guest takes it; never an outdated update."""

    def __init__(self, websocket: WebSocket, guest: Guest) -> None:
        self.websocket = websocket
        self.guest = guest
        self.socket: LeanSocket = websocket.scope["extensions"][SOCKET]["socket"]
        self.loop = asyncio.get_running_loop()
        self.is_due = False
        """Whether it will be looked soon what there is to tell."""
        self.ending: asyncio.Task[None] | None = None
        guest.wake = self.socket.on_writable = self.soon

    def soon(self) -> None:
        """Tell what there is when all that happens in this moment has happened."""
        if not self.is_due:
            self.is_due = True
            self.loop.call_soon(self.tell)

    def tell(self) -> None:
        """Tell what there is; if the guest does not take it now, as soon as it does."""
        self.is_due = False
        if self.ending is not None or not self.socket.writable.is_set():
            return
        is_last = self.guest.is_dismissed
        if self.socket.is_open() and (messages := self.guest.pending(now())):
            self.socket.write_texts(messages)
        if is_last:
            self.ending = self.loop.create_task(self.close())

    async def close(self) -> None:
        """Say goodbye."""
        with suppress(WebSocketDisconnect, ClientDisconnected, RuntimeError):
            # Or else the guest has gone, and whoever listens to it notices too.
            await self.websocket.close(POLICY)

    async def end(self) -> None:
        """Tell the last things to a guest that was asked to go, and say goodbye."""
        await self.socket.writable.wait()
        self.tell()
        if self.ending is not None:
            await self.ending
        self.socket.on_writable = lambda: None


class Conversation:
    """What a guest says, and what comes of it."""

    def __init__(self, directory: Directory, guest: Guest) -> None:
        self.directory = directory
        self.guest = guest
        rate = directory.settings.limits.messages
        self.limit = Limit(rate, 2 * rate)
        self.bad = 0

    async def hear(self, websocket: WebSocket) -> None:
        """Listen until the guest goes, or says too much nonsense."""
        while not self.guest.is_dismissed:
            said = await websocket.receive()
            if said["type"] == "websocket.disconnect":
                return
            if not self.limit.allows("messages"):
                self.refuse(0, TatamiError("house-too-fast"))
                self.guest.dismiss()
                return
            await self.understand(said.get("text") or said.get("bytes") or b"")
            if self.bad >= TOO_BAD:
                self.guest.dismiss()

    async def understand(self, said: str | bytes) -> None:
        """Carry out a message, or say why not."""
        try:
            message: ToServer = decode(said)
        except UNREADABLE as error:
            self.bad += 1
            self.refuse(0, TatamiError("house-not-understood", detail=in_brief(error)))
            return
        number = 0 if isinstance(message, Enter) else message.id
        try:
            # A refusal that names a rule is told in the language in which it is made.
            with speaking(self.guest.language):
                await self.carry_out(message)
        except TatamiError as error:
            self.refuse(number, error)
            return
        if not isinstance(message, Enter | AskHint | AskEffects):
            self.guest.reply(Done(id=number))

    def refuse(self, number: int, error: TatamiError) -> None:
        """Say why not, in the guest's language."""
        metrics.REFUSALS.labels(error.sentence).inc()
        if isinstance(error, IllegalAction):
            text, rule = error.reason, error.rule
        else:
            with speaking(self.guest.language):
                text, rule = str(error), ""
        self.guest.reply(Refused(id=number, text=text, code=error.sentence, rule=rule))

    async def carry_out(self, message: ToServer) -> None:
        """Do what the guest wants."""
        if isinstance(message, Enter):
            await self.enter(message)
            return
        match = self.guest.match
        if match is None:
            raise TatamiError("house-enter-first")
        guest = self.guest
        match message:
            case Look():
                if message.seat not in match.table.seats_of(guest.player):
                    raise decisions.Forbidden("house-not-your-seat")
                guest.look_from(message.seat)
            case AskHint():
                check_rate(self.directory.worker.hints, guest)
                await self.hint(match, message)
            case AskEffects():
                self.tell_effects(match.table, message)
            case Say():
                check_rate(self.directory.worker.chats, guest)
                await self.say(match, message)
            case _:
                await match.change(lambda table: decided(table, guest, message))

    async def enter(self, message: Enter) -> None:
        """Come to a table."""
        guest = self.guest
        if guest.match is not None:
            raise TatamiError("house-entered")
        if message.language in LANGUAGES:
            guest.language = message.language
        match = await self.directory.match_for(message.table, guest.player, message.key)
        is_watcher = not match.table.seats_of(guest.player)
        if is_watcher and match.watchers() >= self.directory.settings.limits.watchers:
            raise TatamiError("house-too-many-watchers")
        guest.enter(match, message.seat, message.since)
        await match.enter(guest)

    async def say(self, match: Match, message: Say) -> None:
        """Say something; who does is known from now on, and can be banned."""
        guest = self.guest
        name = await name_of(self.directory.store, guest.player)
        await self.directory.store.people.save(guest.player, name)
        await match.change(
            lambda table: decisions.chat(table, guest.player, name, message.text, now())
        )

    async def hint(self, match: Match, message: AskHint) -> None:
        """Ask the strongest bot, from what this seat sees."""
        table = match.table
        decisions.check_seat(table, self.guest.player, message.seat)
        decisions.check_phase(table, "playing")
        if not table.opened.hints:
            raise TatamiError("house-no-hints")
        play = table.play
        assert play is not None
        seat = message.seat
        legal = play.legal(seat)
        if not legal:
            raise TatamiError("house-not-asked")
        view = table.game.view(play.seen_from(seat), seat)
        with speaking(self.guest.language):
            reader = Reader(self.guest.language, narrator_for(table, seat).names)
        considered = await self.directory.worker.thinkers.opinions(
            table.game, table.luck(seat), view, legal, reader, who=self.guest.player
        )
        self.guest.reply(Hint(id=message.id, considered=considered))

    def tell_effects(self, table: Table, message: AskEffects) -> None:
        """Tell what each choice would do, from what this seat sees."""
        seat, turn = message.seat, message.turn
        decisions.check_seat(table, self.guest.player, seat)
        play = decisions.check_turn(table, seat, turn)
        view = table.game.view(play.seen_from(seat), seat)
        found = effects(table.game, view, play.legal(seat))
        self.guest.reply(Effects(id=message.id, seat=seat, turn=turn, effects=found))


def check_rate(limit: Limit, guest: Guest) -> None:
    """Refuse what is too much from one person, or from so many at one address."""
    if not limit.allows(guest.player) or not limit.allows(guest.address, 1 / CLUB):
        raise TatamiError("house-too-fast")


def action_in(table: Table, message: Act) -> int:
    """The action that is meant, be it told by its number or by its parts."""
    if message.action is not None and message.parts is None:
        return message.action
    if message.action is None and message.parts is not None:
        parts: Parts = {**message.parts}
        tried = table.game.action(table.game.completed(parts))
        # To hear the rule against it, one need not say everything; to do it, one has to.
        is_legal = table.play is not None and tried in table.play.legal(message.seat)
        return table.game.action(parts) if is_legal else tried
    raise TatamiError("act-number-or-parts")


def decided(table: Table, guest: Guest, message: Any) -> list[AnyEvent]:
    """What follows from a message about the match."""
    player, at = guest.player, now()
    match message:
        case Act():
            action = action_in(table, message)
            return decisions.act(table, player, message.seat, message.turn, action, at)
        case Undo():
            return decisions.undo(table, player, message.seat, at)
        case Passes():
            return decisions.passes(table, player, message.seat, message.frames, at)
        case Resign():
            return decisions.resign(table, player, message.seat, at)
    raise TatamiError("house-not-understood", detail=type(message).__name__)

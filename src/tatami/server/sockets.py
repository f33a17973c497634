"""The WebSocket: a person at one table, as docs/protocol.md tells it."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from tatami.server import metrics
from tatami.server.clocks import now
from tatami.server.connections import SOCKET, LeanSocket
from tatami.server.conversation import Conversation
from tatami.server.directory import Directory
from tatami.server.guest import Guest
from tatami.server.identity import caller_of, language_of, set_cookie
from tatami.server.security import is_own_origin, network_of

POLICY = 1008
"""The code of a connection that is closed because of how it was used."""


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
    conversation = Conversation(directory, guest)
    telling.socket.listen(conversation.hear)
    conversation.caught_up = telling.socket.go_on
    try:
        # All that is said goes to the conversation; here comes only that nothing more will.
        await websocket.receive()
        async with conversation.turns:
            """What was said last is carried out too."""
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

"""The WebSocket: a person at one table, as docs/protocol.md tells it."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from tatami.server import metrics
from tatami.server.conversation import Conversation
from tatami.server.directory import Directory
from tatami.server.guest import Guest
from tatami.server.identity import caller_of, language_of, set_cookie
from tatami.server.security import is_own_origin, network_of
from tatami.server.telling import POLICY, Telling


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

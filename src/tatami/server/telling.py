"""What goes out to a guest over its WebSocket, and when."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from tatami.server.clocks import now
from tatami.server.connections import SOCKET, LeanSocket
from tatami.server.guest import Guest

POLICY = 1008
"""The code of a connection that is closed because of how it was used."""


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

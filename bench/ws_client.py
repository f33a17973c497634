"""A WebSocket client with nothing to it, so that what is measured is the server."""

import asyncio
from abc import ABC, abstractmethod
from typing import cast
from urllib.parse import urlsplit

HANDSHAKE = (
    "GET /api/socket?table={table} HTTP/1.1\r\nHost: {host}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGF0YW1pIHRhdGFtaSB0YQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)
NO_MASK = bytes(4)
"""Clients must mask what they send; zeros are a mask that changes nothing."""

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class LeanSocket(asyncio.Protocol, ABC):
    """One connection; whole messages are handed to `received`."""

    transport: asyncio.Transport

    def __init__(self, host: str, table: str, cookie: str) -> None:
        self.greeting = HANDSHAKE.format(host=host, table=table, cookie=cookie).encode()
        self.waiting = b""
        self.is_open = False

    @abstractmethod
    def opened(self) -> None:
        """The server has let us in."""

    @abstractmethod
    def received(self, message: bytes) -> None:
        """A whole message has come."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be let in."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.greeting)

    def take_over(self, other: "LeanSocket") -> None:
        """Go on with the connection of another one."""
        self.transport, self.waiting, self.is_open = other.transport, other.waiting, True
        self.transport.set_protocol(self)
        self.opened()

    def data_received(self, data: bytes) -> None:
        """Cut what comes into messages; the server never cuts one in pieces itself."""
        data = self.waiting + data
        start = 0
        if not self.is_open:
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self.waiting = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data
            self.is_open = True
            self.opened()
        while (found := frame(data, start)) is not None:
            kind, begin, start = found
            if kind == TEXT:
                self.received(data[begin:start])
            elif kind == PING:
                self.write(PONG, data[begin:start])
            elif kind == CLOSE:
                self.transport.close()
        self.waiting = data[start:]

    def send(self, message: bytes) -> None:
        """Send a message."""
        self.write(TEXT, message)

    def write(self, kind: int, body: bytes) -> None:
        """Send a frame."""
        size = len(body)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254))
        longer = b"" if size < 126 else size.to_bytes(2, "big")
        self.transport.write(head + longer + NO_MASK + body)


def frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins here, and where its body begins and ends."""
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1], start + 2
    if size >= 126:
        begin += 2 if size == 126 else 8
        if len(data) < begin:
            return None
        size = int.from_bytes(data[start + 2 : begin], "big")
    return None if len(data) < begin + size else (data[start] & 15, begin, begin + size)


async def dial(url: str, socket: LeanSocket) -> None:
    """Open a connection to this address that the socket answers for."""
    place = urlsplit(url)
    assert place.hostname
    assert place.port
    await asyncio.get_running_loop().create_connection(lambda: socket, place.hostname, place.port)

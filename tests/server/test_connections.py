"""What a WebSocket hears: the short way of a text through `LeanSocket` must not be noticed."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from bench.ws_client import HANDSHAKE
from tatami.server.connections import SOCKET, LeanSocket
from tatami.server.run import LARGEST_MESSAGE

GREETING = HANDSHAKE.format(host="house", table="x", cookie="").encode()
TEXT, MORE, BYTES, PING, CLOSE = Opcode.TEXT, Opcode.CONT, Opcode.BINARY, Opcode.PING, Opcode.CLOSE


def sent(kind: Opcode, body: bytes, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as it is sent."""
    return Frame(kind, body, fin).serialize(mask=mask)


def talk(luck: Random) -> Iterator[bytes]:
    """What a client may send, some of it long, in parts, or with something else between."""
    for _ in range(12):
        text = bytes(luck.choices(b"abc {}", k=luck.choice([0, 1, 60, 125, 126, 400, 4000])))
        match luck.randrange(6):
            case 0:
                yield sent(PING, text[:100])
            case 1:
                yield sent(BYTES, text)
            case 2:
                yield sent(TEXT, text, fin=False)
                yield sent(PING, b"still there?")
                yield sent(MORE, text)
            case _:
                yield sent(TEXT, text)


BROKEN = {
    "without a mask": sent(TEXT, b"{}", mask=False),
    "not text": sent(TEXT, b"\xff\xfe"),
    "within another": sent(TEXT, b"{", fin=False) + sent(TEXT, b"}"),
    "too long": sent(TEXT, bytes(LARGEST_MESSAGE + 1)),
    "much too long": b"\x81\xff" + (1 << 63).to_bytes(8, "big") + b"mask",
    "of no kind": b"\x83\x80mask",
    "compressed": b"\xc1\x81maskx",
    "goodbye": sent(CLOSE, b"\x03\xe8"),
    "of parts of nothing": sent(MORE, b"{}"),
}
"""What ends a conversation."""


async def heard(
    kind: type[WebSocketsSansIOProtocol], pieces: list[bytes], hasty: bool, listening: bool = False
) -> Any:
    """What an application hears and a client is answered, if this comes in these pieces."""
    told: list[Any] = []
    protocols: list[WebSocketsSansIOProtocol] = []

    def hear(said: str | bytes) -> bool:
        told.append(
            {"type": "websocket.receive", "text" if isinstance(said, str) else "bytes": said}
        )
        # Now and then it has enough for a moment.
        if len(told) % 3 == 0:
            asyncio.get_running_loop().call_soon(protocols[0].go_on)  # type: ignore[attr-defined]
        return len(told) % 3 != 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if listening:
            scope["extensions"][SOCKET]["socket"].listen(hear)
        while not told or told[-1]["type"] != "websocket.disconnect":
            told.append(await receive())

    def made() -> WebSocketsSansIOProtocol:
        settings = Config(app, ws_max_size=LARGEST_MESSAGE, ws_per_message_deflate=False)
        settings.load()
        protocols.append(kind(settings, ServerState(), {}))
        return protocols[0]

    server = await asyncio.get_running_loop().create_server(made, "127.0.0.1", 0)
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(GREETING)
        while not protocols or not protocols[0].handshake_initiated:
            await asyncio.sleep(0)
        while not hasty and not protocols[0].handshake_complete:
            await asyncio.sleep(0)
        for piece in pieces:
            if not protocols[0].transport.is_closing():
                protocols[0].data_received(piece)
            await asyncio.sleep(0)
        writer.write_eof()
        answer = await reader.read()
        writer.close()
        while not told or told[-1]["type"] != "websocket.disconnect":
            await asyncio.sleep(0)
    # The date of the handshake is of no interest.
    return told, answer.partition(b"\r\n\r\n")[2]


def cut(stream: bytes, luck: Random) -> list[bytes]:
    """The same in pieces, as the network may bring it."""
    pieces = []
    while stream:
        size = luck.choice([1, 2, 3, 7, 50, 5000])
        pieces.append(stream[:size])
        stream = stream[size:]
    return pieces


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_sent_in_whatever_pieces_is_heard_as_ever(seed: int) -> None:
    luck = Random(seed)
    frames = list(talk(luck))
    for pieces in (frames, cut(b"".join(frames), luck), [b"".join(frames)]):
        hasty = seed % 4 == 3
        usual = asyncio.run(heard(WebSocketsSansIOProtocol, pieces, hasty))
        assert asyncio.run(heard(LeanSocket, pieces, hasty)) == usual
        assert asyncio.run(heard(LeanSocket, pieces, hasty, listening=True)) == usual
        assert len(usual[0]) > 1


@pytest.mark.parametrize("fault", BROKEN)
def test_what_may_not_be_sent_ends_the_conversation_as_ever(fault: str) -> None:
    luck = Random(1)
    frames = [sent(TEXT, b"{}"), BROKEN[fault], sent(TEXT, b"{}")]
    usual = asyncio.run(heard(WebSocketsSansIOProtocol, frames, hasty=False))
    assert [said["type"] for said in usual[0]] == ["websocket.receive", "websocket.disconnect"]
    for pieces in (frames, cut(b"".join(frames), luck), [b"".join(frames)]):
        assert asyncio.run(heard(LeanSocket, pieces, hasty=False)) == usual
        assert asyncio.run(heard(LeanSocket, pieces, hasty=False, listening=True)) == usual

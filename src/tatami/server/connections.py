"""Connections at the level of the network: no slow ones, and as many as were promised."""

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from tatami.server.framing import end_of_frame, framed, is_short_text
from tatami.server.settings import Settings

HEADERS_TIME = 15.0
"""Seconds within which a request must have come as far as the end of its headers."""

SWITCHING = 101
"""The status of a request that has become a WebSocket."""

SOCKET = "tatami.socket"
"""The extension in the scope of a WebSocket that holds its `socket`, to write to."""

LARGEST_FRAME = 1 << 15
"""A frame that says it is longer is not waited for."""

OTHER_FILES = 200
"""Files that a worker needs beside its connections: the database, pages, pipes to its bots."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP for those who ask; who opens a connection and says nothing, or little, has to go."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        self.wait_for_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.wait_for_headers()

    def on_headers_complete(self) -> None:
        """From here on, whoever reads the body looks at the time."""
        self.stop_waiting()
        super().on_headers_complete()

    def wait_for_headers(self) -> None:
        """Close the connection if they do not come."""
        self.stop_waiting()
        self.waiting = self.loop.call_later(HEADERS_TIME, self.give_up)

    def stop_waiting(self) -> None:
        """They are there, or nobody is any more."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def give_up(self) -> None:
        """Nobody finishes what was begun."""
        self.transport.abort()


class LeanSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose messages go out as they are, all that there are at once.

    What a guest is told is JSON in UTF-8 already; the usual way would decode and encode it again,
    and hand each message through five layers. What a guest says is a short text in one frame, and
    is taken as such; everything else goes the usual way.
    """

    hear: Callable[[str | bytes], bool] | None = None
    """Whoever listens to what is said, once there is somebody; whether there may be more."""
    on_writable: Callable[[], None] = staticmethod(lambda: None)
    """Called when the one at the other end takes something again."""
    begun = b""
    """A frame of which not everything has come."""
    is_usual = False
    """Whether everything goes the usual way, whole frames or not."""

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames, take texts, and hand on what is none, a frame at a time."""
        if self.is_usual or not self.handshake_complete:
            # Who talks before it was let in may be in the middle of a frame when it is.
            self.is_usual = self.handshake_initiated
            super().data_received(data)
            return
        data, start = self.begun + data, 0
        while (end := end_of_frame(data, start)) is not None and end <= len(data):
            if is_short_text(data, start) and self.is_listening():
                self.take_text(data[start + 2 : start + 6], data[start + 6 : end])
            else:
                super().data_received(data[start:end])
                if self.conn.parser_exc is not None:
                    return
            start = end
        self.begun = data[start:]
        if end is not None and end - start > LARGEST_FRAME:
            self.is_usual = True
            super().data_received(self.begun)

    def is_listening(self) -> bool:
        """Whether a new message may begin."""
        return self.is_open() and self.conn.current_size is None

    def take_text(self, mask: bytes, masked: bytes) -> None:
        """A short text has come."""
        self.curr_msg_data_type = "text"
        self.frames = [apply_mask(masked, mask)]
        self.send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        """Whoever answers finds the way to write here."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"] = {SOCKET: {"socket": self}}

    def resume_writing(self) -> None:
        """What was sent has gone."""
        super().resume_writing()
        self.on_writable()

    def listen(self, hear: Callable[[str | bytes], bool]) -> None:
        """From now on hand what is said to `hear`, at once; and what was said before."""
        self.hear = hear
        for _ in range(self.queue.qsize()):
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                self.say((event.get("bytes") or b"") if text is None else text)
            else:
                self.queue.put_nowait(event)
        self.go_on()

    def send_receive_event_to_app(self) -> None:
        """A message has come. Where nobody listens yet it waits, and reading with it."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        said = b"".join(self.frames)
        if self.curr_msg_data_type == "bytes":
            self.say(said)
        elif (text := decoded(said)) is not None:
            self.say(text)
        else:
            super().send_receive_event_to_app()

    def say(self, said: str | bytes) -> None:
        """Hand it to whoever listens. Reading goes on, unless the guest is far ahead of us.

        To stop and to begin again with every message would be two more calls of the system.
        """
        assert self.hear is not None
        if not self.hear(said) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Whoever listens has heard all that was said so far."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def is_open(self) -> bool:
        """Whether anybody is at the other end."""
        return not self.disconnected and self.conn.state is State.OPEN

    def write_texts(self, messages: list[bytes]) -> None:
        """Send these texts; who writes looks first whether it is `writable`."""
        self.transport.write(framed(messages))


def decoded(said: bytes) -> str | None:
    """The text; None if it is none."""
    try:
        return said.decode()
    except UnicodeDecodeError:
        return None


def allow_connections(settings: Settings) -> Settings:
    """Let the system allow as many open files as there may be connections, or promise fewer."""
    if sys.platform == "win32":
        return settings
    import resource

    limits = settings.limits
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    most = limits.connections if soft == resource.RLIM_INFINITY else soft - OTHER_FILES
    fewer: Any = msgspec.structs.replace(
        limits, connections=max(1, min(limits.connections, most)) if limits.connections else 0
    )
    return msgspec.structs.replace(settings, limits=fewer)

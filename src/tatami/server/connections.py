"""Connections at the level of the network: no slow ones, and as many as were promised."""

import asyncio
import sys
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tatami.server.settings import Settings

HEADERS_TIME = 15.0
"""Seconds within which a request must have come as far as the end of its headers."""

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

"""Start the house: uvicorn, with what it needs to know."""

import ipaddress
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from msgspec.structs import replace

from tatami.core.errors import TatamiError
from tatami.server.connections import LeanSocket, PatientProtocol, allow_connections
from tatami.server.decks import games_with
from tatami.server.migrating import migrate, sole_use
from tatami.server.settings import Settings, to_environment

LARGEST_MESSAGE = 16 * 1024
NEIGHBOURS = 20
"""Among so many ports a free one is looked for, where nobody has asked for a certain one."""


def serve(settings: Settings, on_start: Callable[[], None] = lambda: None) -> None:
    """Keep the house open until somebody stops it."""
    if settings.workers > 1 and not settings.database().startswith("postgresql"):
        raise TatamiError("house-workers-need-postgresql", workers=settings.workers)
    games_with(settings.decks)  # a deck that cannot be read is told before anything is opened
    check_port(settings)
    with sole_use(settings.database()):
        # Before anybody is told that the house is open, and once for all workers.
        migrate(settings.database())
        to_environment(allow_connections(settings))
        on_start()
        uvicorn.run(
            "tatami.server.app:create",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            http=PatientProtocol,
            ws=LeanSocket,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            proxy_headers=settings.proxy,
            forwarded_allow_ips=settings.trusted or None,
            access_log=False,
            server_header=False,
            log_config=None,
            timeout_graceful_shutdown=10,
            # Beyond the rate limits: what one small machine can hold at all.
            backlog=4096,
        )


def check_port(settings: Settings) -> None:
    """Say clearly that somebody else is there already."""
    kind = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(kind) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise TatamiError(
                "house-port",
                host=settings.host,
                port=str(settings.port),
                detail=error.strerror or str(error),
            ) from None


def next_free_port(settings: Settings) -> int:
    """The port of the settings, or the first of the few behind it at which nobody listens yet."""
    for port in range(settings.port, settings.port + NEIGHBOURS):
        with suppress(TatamiError):
            check_port(replace(settings, port=port))
            return port
    return settings.port


def is_public(host: str) -> bool:
    """Whether others than this machine can come in."""
    if host == "localhost":
        return False
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return True


def address(settings: Settings) -> str:
    """What to type into a browser."""
    host = settings.host
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname() if sys.platform != "win32" else "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"

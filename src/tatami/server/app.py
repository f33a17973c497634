"""The application: services, the WebSocket, the browser's files, and what surrounds them all."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from tatami.core.errors import TatamiError
from tatami.server import metrics
from tatami.server.decisions import Forbidden
from tatami.server.directory import Directory
from tatami.server.garbage import search_only_what_is_new
from tatami.server.health import Health, checkup
from tatami.server.identity import language_of
from tatami.server.logs import write_structured_logs
from tatami.server.openapi import openapi
from tatami.server.pages import Pages, browser_files
from tatami.server.requests import Failed, TooMuch, respond
from tatami.server.security import (
    HEADERS,
    Limit,
    Secrets,
    is_own_host,
    network_of,
    secret_key,
)
from tatami.server.services import SERVICES
from tatami.server.settings import Settings, from_environment
from tatami.server.sockets import socket
from tatami.server.telling import POLICY
from tatami.words import speaking

SERVICE_ROUTES = [service.route() for service in SERVICES]
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]

ASSET_COST = 0.1
"""What a file of a page counts, beside a request."""

KNOCKS = 10
"""Passwords, or codes, that can be tried at once from one address; then one in ten seconds."""

HANDOVER = 0.0002
"""Seconds after which the event loop, when it is busy, hands Python's lock to the writer that waits
for it, five times for each group: who has made a move waits for the writer."""

log = logging.getLogger("tatami.app")


def create() -> Starlette:
    """The application of a worker, with the settings that it was handed."""
    write_structured_logs()
    sys.setswitchinterval(HANDOVER)
    return application(from_environment())


def application(settings: Settings) -> Starlette:
    """All services, sockets and pages of a house with these settings."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.directory = Directory(settings)
        await app.state.directory.open()
        search_only_what_is_new()
        log.info("open", extra={"workers": settings.workers})
        yield
        await app.state.directory.close()
        log.info("closed")

    app = Starlette(
        routes=routes(),
        lifespan=lifespan,
        middleware=[Middleware(Guard, settings=settings), Middleware(GZipMiddleware)],
        exception_handlers={404: not_there, 405: not_there},
    )
    app.state.secrets = Secrets(secret_key(settings.data_folder()), settings.password)
    app.state.health = Health()
    app.state.knocks = Limit(0.1, KNOCKS)
    app.state.arrivals = Limit(0.1, KNOCKS)
    return app


def routes() -> list[BaseRoute]:
    """Where everything is."""
    found: list[BaseRoute] = [
        *SERVICE_ROUTES,
        Route("/api/openapi.json", describe),
        WebSocketRoute("/api/socket", socket),
        Route("/healthz", healthz),
        Route("/metrics", metrics_page),
        Route("/api/{path:path}", no_service, methods=METHODS),
    ]
    folder = browser_files()
    if folder is not None:
        found.append(Route("/{path:path}", Pages(folder)))
    return found


# What is not a service


async def describe(_: Request) -> Response:
    """All services, for programs."""
    return JSONResponse(openapi())


async def healthz(request: Request) -> Response:
    """Whether the house is well: it can write what happens, and think. Otherwise, why not."""
    trouble = await checkup(request.app.state.directory, request.app.state.health)
    return PlainTextResponse(f"{trouble or 'well'}\n", 503 if trouble else 200)


async def metrics_page(request: Request) -> Response:
    """What is measured; it tells when somebody acts, so it is for the host."""
    state = request.app.state
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not state.directory.settings.metrics and not state.secrets.is_host(shown):
        return respond(Forbidden("house-not-the-host"))
    metrics.TASKS.set(len(asyncio.all_tasks()))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def no_service(request: Request) -> Response:
    """None of the services, and no page either."""
    allowed = [
        route.methods for route in SERVICE_ROUTES if route.path_regex.match(request.url.path)
    ]
    if allowed:
        methods = ", ".join(sorted(set().union(*filter(None, allowed))))
        raise HTTPException(405, headers={"Allow": methods})
    raise HTTPException(404)


async def not_there(_: Request, error: Any) -> Response:
    """There is nothing at this address."""
    response = respond(TatamiError("house-no-address"))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


# Around everything


class Guard:
    """Around every request: its language, headers for the answer, an end to too many of them."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.origins = settings.origins
        rate = settings.limits.requests
        self.limit = Limit(rate, 5 * rate)
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        with speaking(language_of(HTTPConnection(scope))):
            if scope["type"] == "http":
                await self.answer(scope, receive, send)
            elif self.is_too_much(scope) or not self.is_for_us(scope):
                await send({"type": "websocket.close", "code": POLICY})
            else:
                await self.app(scope, receive, send)

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer over HTTP, whatever happens."""
        has_begun = False

        async def send_with_headers(message: Any) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                message["headers"] = [*message["headers"], *self.headers]
                if not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
                    # It is about now, and for whoever asked.
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if self.is_too_much(scope):
            await respond(TooMuch("house-too-fast"))(scope, receive, send_with_headers)
            return
        if not self.is_for_us(scope):
            refusal = Forbidden("house-foreign-host", host=HTTPConnection(scope).headers["host"])
            await respond(refusal)(scope, receive, send_with_headers)
            return
        try:
            await self.app(scope, receive, send_with_headers)
        except Exception:
            log.exception("request failed")
            if not has_begun:
                await respond(Failed("house-failed"))(scope, receive, send_with_headers)

    def is_too_much(self, scope: Any) -> bool:
        """Whether this address asks too often; the files of a page all come at once."""
        who = network_of(scope["client"][0]) if scope.get("client") else ""
        cost = ASSET_COST if scope["path"].startswith("/assets/") else 1.0
        return not self.limit.allows(who, cost)

    def is_for_us(self, scope: Any) -> bool:
        """Whether the house is called by a name that can be its own."""
        return is_own_host(HTTPConnection(scope).headers.get("host", ""), self.origins)

"""From a request to an answer: what every route does the same way."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tatami.core.errors import TatamiError
from tatami.core.record import UNREADABLE
from tatami.server import metrics
from tatami.server.decisions import Forbidden, Hidden
from tatami.server.directory import Directory
from tatami.server.identity import caller_of, name_of, set_cookie
from tatami.server.looks import encode
from tatami.server.messages.fields import Id
from tatami.server.messages.house import Trouble
from tatami.server.security import Caller, Secrets, is_own_origin

MOST_BYTES = 16 * 1024
BODY_TIME = 20.0
"""Seconds within which a body must have come."""
DETAIL_LENGTH = 200


class Locked(TatamiError):
    """The house has a password, and it was not given."""


class TooMuch(TatamiError):
    """More than this house can take."""


class Unread(TatamiError):
    """The request is not understood."""


class Failed(TatamiError):
    """It is our own fault."""


STATUS: list[tuple[type[TatamiError], int]] = [
    (Unread, 400),
    (Locked, 401),
    (Forbidden, 403),
    (Hidden, 404),
    (TooMuch, 429),
    (Failed, 500),
    (TatamiError, 409),
]


class Call:
    """A request that was understood: who calls, and what about."""

    def __init__(
        self, request: Request, directory: Directory, secrets: Secrets, caller: Caller
    ) -> None:
        self.request = request
        self.directory = directory
        self.secrets = secrets
        self.caller = caller

    @property
    def player(self) -> str:
        """Who calls."""
        return self.caller.player

    @property
    def table(self) -> str:
        """The table that the path names."""
        try:
            return msgspec.convert(self.request.path_params["table"], Id)
        except msgspec.ValidationError:
            raise Hidden("house-no-table") from None

    async def name(self) -> str:
        """What the caller is called."""
        return await name_of(self.directory.store, self.player)


Handler = Callable[[Call, Any], Awaitable[Any]]


class Service:
    """One thing that can be asked for over HTTP."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        answer: Any,
        body: Any = None,
        parameters: tuple[str, ...] = (),
        is_public: bool = False,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.answer = answer
        """The type of the answer: a message, or `str` or `bytes` for what is not JSON."""
        self.body = body
        self.parameters = parameters
        """What may stand behind the question mark."""
        self.is_public = is_public
        """Whether it can be asked before the password was given."""

    def route(self) -> Route:
        """The route by which Starlette finds the service."""
        return Route(self.path, self.respond, methods=[self.method])

    async def respond(self, request: Request) -> Response:
        """Answer; what goes wrong is told too."""
        state = request.app.state
        caller = caller_of(request, state.secrets)
        if state.directory.is_ended(caller):
            caller = state.secrets.stranger()
        call = Call(request, state.directory, state.secrets, caller)
        with metrics.REQUESTS.labels(self.path).time():
            try:
                self.check(call)
                found = await self.handler(call, await self.read(request))
            except TatamiError as error:
                found = error
        response = respond(found)
        # Who is known already need not be told so each time; `GET /api/me` renews the cookie.
        if call.caller is not caller or caller.is_new or self.path == "/api/me":
            response.raw_headers.append(set_cookie(request, state.secrets, call.caller))
        return response

    def check(self, call: Call) -> None:
        """Refuse strangers, and requests that another site makes in somebody's name."""
        headers = call.request.headers
        if self.method != "GET":
            allowed = call.directory.settings.origins
            if not is_own_origin(headers.get("origin", ""), headers.get("host", ""), allowed):
                raise Forbidden("house-foreign-origin")
            kind = headers.get("content-type", "").partition(";")[0]
            if kind.strip().lower() != "application/json":
                raise Unread("house-not-json")
        if call.player in call.directory.banned:
            raise Forbidden("house-banned")
        if not self.is_public and not call.caller.is_in:
            raise Locked("house-locked")

    async def read(self, request: Request) -> Any:
        """The message in the body."""
        if self.body is None:
            return None
        body = b""
        try:
            async with asyncio.timeout(BODY_TIME):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > MOST_BYTES:
                        raise Unread("house-too-long", most=MOST_BYTES)
        except TimeoutError:
            raise Unread("house-too-slow", seconds=int(BODY_TIME)) from None
        try:
            return msgspec.json.decode(body or b"{}", type=self.body)
        except UNREADABLE as error:
            raise Unread("house-not-understood", detail=in_brief(error)) from None


def in_brief(error: Exception) -> str:
    """What is wrong with a message, without repeating all of it."""
    return str(error)[:DETAIL_LENGTH]


def respond(found: Any) -> Response:
    """The answer over HTTP."""
    if isinstance(found, Response):
        return found
    if isinstance(found, TatamiError):
        metrics.REFUSALS.labels(found.sentence).inc()
        status = next(status for kind, status in STATUS if isinstance(found, kind))
        return json(Trouble(text=str(found), code=found.sentence), status)
    return json(found)


def json(message: Any, status: int = 200) -> Response:
    """A message as JSON; it is about now, so nobody keeps it."""
    headers = {"Cache-Control": "no-store"}
    return Response(encode(message), status, headers, "application/json")

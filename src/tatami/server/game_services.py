"""What can be asked for over HTTP about what the games are made of."""

from typing import Any

from starlette.responses import Response

from tatami.core.game import Game
from tatami.narration.rulebook import illustrated, picture
from tatami.server.chores import qr_code
from tatami.server.decisions import Hidden
from tatami.server.finding import address, check_chores
from tatami.server.pieces import pieces_of
from tatami.server.requests import Call, Service, Unread
from tatami.words import spoken

QR_LENGTH = 300


def known_game(call: Call) -> Game[Any, Any]:
    """The game that the path names, as it is played here."""
    game = call.directory.games.get(str(call.request.path_params["game"]))
    if game is None:
        raise Hidden("house-no-game")
    return game


async def pieces(call: Call, _: None) -> Any:
    """The pieces of a game; those of a table, if it has another deck than new ones."""
    game, table = known_game(call), call.request.query_params.get("table", "")
    if table:
        key = call.request.headers.get("tatami-key", "")
        game = (await call.directory.match_for(table, call.player, key)).table.game
    return pieces_of(game)


async def rules(call: Call, _: None) -> Response:
    """The rules of a game."""
    text = illustrated(known_game(call), spoken.get())
    return Response(text, media_type="text/markdown")


async def rules_picture(call: Call, _: None) -> Response:
    """A picture of the rules of a game."""
    name = str(call.request.path_params["picture"])
    drawn = picture(known_game(call), name.removesuffix(".svg"))
    if drawn is None:
        raise Hidden("house-no-picture")
    return Response(drawn, media_type="image/svg+xml")


async def qr(call: Call, _: None) -> Response:
    """A QR code."""
    text = call.request.query_params.get("text", "")
    if not text or len(text) > QR_LENGTH:
        raise Unread("house-no-qr", most=QR_LENGTH)
    check_chores(call)
    drawn = await call.directory.worker.chores.do(qr_code, (text,), text, who=address(call))
    return Response(drawn, media_type="image/svg+xml")


GAME_SERVICES = [
    Service("GET", "/api/pieces/{game}", pieces, bytes, parameters=("table",)),
    Service("GET", "/api/rules/{game}", rules, str),
    Service("GET", "/api/rules/{game}/{picture}", rules_picture, str),
    Service("GET", "/api/qr", qr, str, parameters=("text",)),
]

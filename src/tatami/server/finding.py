"""What services find out before they do something: who calls, which match, which number."""

from tatami.server import decisions
from tatami.server.match import Match
from tatami.server.requests import Call, TooMuch, Unread
from tatami.server.security import network_of


def address(call: Call) -> str:
    """Where the request comes from, as far as limits go."""
    client = call.request.client
    return network_of(client.host) if client is not None else ""


async def match_of(call: Call, key: str = "") -> Match:
    """The match that the path names, if the caller may see it."""
    key = key or call.request.headers.get("tatami-key", "")
    return await call.directory.match_for(call.table, call.player, key)


async def finished(call: Call) -> Match:
    """The match that the path names, if it is over."""
    match = await match_of(call)
    decisions.check_phase(match.table, "over")
    return match


def check_chores(call: Call) -> None:
    """Refuse too much of what takes long."""
    if not call.directory.worker.chore_limit.allows(address(call)):
        raise TooMuch("house-too-fast")


def number_from(call: Call, name: str, default: int) -> int:
    """A number behind the question mark."""
    typed = call.request.query_params.get(name, str(default))
    try:
        return int(typed)
    except ValueError:
        raise Unread("house-no-number", name=name, typed=typed[:20]) from None

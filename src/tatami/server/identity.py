"""Who calls: from the cookie of a request to a person with a name."""

from starlette.requests import HTTPConnection

from tatami.server.security import COOKIE, COOKIE_AGE, Caller, Secrets
from tatami.server.store import Store
from tatami.words import LANGUAGES, say


def caller_of(connection: HTTPConnection, secrets: Secrets) -> Caller:
    """The person who sends this; somebody new if it has no cookie of ours."""
    return secrets.caller(connection.cookies.get(COOKIE, ""))


def set_cookie(connection: HTTPConnection, secrets: Secrets, caller: Caller) -> tuple[bytes, bytes]:
    """The header that makes the caller keep who it is."""
    parts = [
        f"{COOKIE}={secrets.cookie(caller)}",
        "Path=/",
        f"Max-Age={COOKIE_AGE}",
        "HttpOnly",
        "SameSite=Lax",
    ]
    if connection.url.scheme in ("https", "wss"):
        parts.append("Secure")
    return b"set-cookie", "; ".join(parts).encode()


async def name_of(store: Store, player: str) -> str:
    """What a person is called; a name is suggested to those who have none yet."""
    known = await store.player(player)
    return known[0] if known is not None else suggested(player)


def suggested(player: str) -> str:
    """A name for somebody new: always the same one for the same person."""
    names = say("house-names").split(", ")
    return names[sum(player.encode()) % len(names)]


def language_of(connection: HTTPConnection) -> str:
    """The first language that the caller reads and we speak."""
    for wanted in connection.headers.get("accept-language", "").split(","):
        language = wanted.partition(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"

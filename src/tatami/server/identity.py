"""Who calls: from the cookie of a request to a person with a name; and codes for other devices."""

import secrets as random_source

from starlette.requests import HTTPConnection

from tatami.core.errors import TatamiError
from tatami.server.clocks import now
from tatami.server.security import COOKIE, COOKIE_AGE, Caller, Secrets
from tatami.server.store import Store
from tatami.words import LANGUAGES, say

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""No two of them look alike."""
CODE_LENGTH = 8
CODE_AGE = 10 * 60 * 1000
"""Milliseconds for which a code works."""


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
    known = await store.people.known(player)
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


# Another device


async def new_code(store: Store, player: str) -> str:
    """A code that makes another device the same person, once, for ten minutes.

    There are 30 to the power of 8 of them, and an address may try about 70 in that time.
    """
    code = "".join(random_source.choice(LETTERS) for _ in range(CODE_LENGTH))
    at = now()
    await store.people.save_code(code, player, at, at + CODE_AGE)
    return code


async def whose_code(store: Store, typed: str) -> str:
    """The person that a code stands for; from now on it stands for nobody."""
    code = "".join(letter for letter in typed.upper() if letter.isalnum())
    player = await store.people.use_code(code, now()) if len(code) == CODE_LENGTH else None
    if player is None:
        raise TatamiError("house-bad-code")
    return player

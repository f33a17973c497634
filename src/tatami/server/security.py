"""Who somebody is, where requests may come from, and how much of them is too much."""

import hmac
import ipaddress
import os
import secrets
import socket
import stat
import tempfile
import time
from collections import OrderedDict
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from tatami.core.errors import TatamiError, unwritable

COOKIE = "tatami"
COOKIE_AGE = 400 * 24 * 60 * 60
KEY_BYTES = 32
PLAYER_BYTES = 12

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with every answer. Styles may be inline, as pieces are put in their places by them."""


class Caller:
    """Who sends a request: a person, known by a cookie, who may have given the house's password."""

    def __init__(self, player: str, is_in: bool, epoch: int = 0, is_new: bool = False) -> None:
        self.player = player
        self.is_new = is_new
        """Whether it has no cookie of ours yet."""
        self.is_in = is_in
        self.epoch = epoch
        """How often the person had ended its other devices when this one was let in."""


class Secrets:
    """What only the house knows: it signs cookies, and lets the host in."""

    def __init__(self, key: bytes, password: str) -> None:
        self.key = key
        self.password = password
        self.cookies = URLSafeSerializer(key, "cookie")

    def host_token(self) -> str:
        """What the host's commands show to be let in."""
        return hmac.new(self.key, b"host", sha256).hexdigest()

    def is_host(self, shown: str) -> bool:
        """Whether this is the host's token."""
        return hmac.compare_digest(shown.encode(), self.host_token().encode())

    def word(self) -> str:
        """What a cookie holds when the password of the house was given; changes with it."""
        return hmac.new(self.key, b"word" + self.password.encode(), sha256).hexdigest()[:16]

    def knows_password(self, typed: str) -> bool:
        """Whether this is the password of the house."""
        return hmac.compare_digest(typed.encode(), self.password.encode())

    def cookie(self, caller: Caller) -> str:
        """The cookie that stands for a person."""
        word = self.word() if caller.is_in else ""
        return self.cookies.dumps([caller.player, word, caller.epoch])

    def caller(self, cookie: str) -> Caller:
        """The person behind a cookie; somebody new if there is none, or it is not ours."""
        try:
            player, word, *more = self.cookies.loads(cookie)
            # The cookies of the first release hold no number.
            epoch = int(more[0]) if more else 0
        except (BadSignature, ValueError, TypeError):
            return self.stranger()
        return Caller(str(player), not self.password or word == self.word(), epoch)

    def stranger(self) -> Caller:
        """Somebody new."""
        return Caller(secrets.token_hex(PLAYER_BYTES), not self.password, is_new=True)


def secret_key(folder: Path) -> bytes:
    """The key of the house: from the environment, or from a file that only its owner can read."""
    given = os.environ.get("TATAMI_SECRET", "")
    if given:
        return sha256(given.encode()).digest()
    path = folder / "secret"
    try:
        folder.mkdir(mode=stat.S_IRWXU, parents=True, exist_ok=True)
        if not path.exists():
            make_secret(path)
        path.chmod(stat.S_IRUSR | stat.S_IWUSR)
        key = path.read_bytes()
    except OSError as error:
        raise unwritable(path, error) from None
    if len(key) < KEY_BYTES:
        raise TatamiError("house-bad-secret", path=str(path))
    return key


def make_secret(path: Path) -> None:
    """Write a key that nobody knows; of several workers one does, and no other sees half of it."""
    handle, own = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
    try:
        os.link(own, path)
    except FileExistsError:
        pass
    finally:
        os.unlink(own)


HOME = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localhost", ".fritz.box")
"""Endings of names that nobody can register, or that networks at home use."""


def is_own_host(host: str, origins: list[str]) -> bool:
    """Whether the house can be meant by this name.

    A page elsewhere may have its name point here (DNS rebinding), and then browsers let it read
    what we answer. Nobody can do so with an address, or a name that cannot be registered.
    """
    name = name_in(host)
    if name in {name_in(origin.partition("://")[2]) for origin in origins}:
        return True
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        own = socket.gethostname().lower()
        return "." not in name or name == own or name.endswith(HOME)


def name_in(host: str) -> str:
    """The name, or address, in a `Host` header."""
    bare = host.strip().lower()
    if bare.startswith("["):
        return bare[1:].partition("]")[0]
    return bare.partition(":")[0].removesuffix(".")


def network_of(address: str) -> str:
    """Who calls, as far as limits go: with IPv6, everybody has a whole /64 of addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found.packed[:8] + bytes(8), 64)))
    return address


def is_own_origin(origin: str, host: str, allowed: list[str]) -> bool:
    """Whether a page that sends a request is one of this house's own."""
    if not origin or origin in allowed:
        return True
    return origin.partition("://")[2].lower() == host.lower()


class Limit:
    """So many a second for each one who asks, and a few more at once."""

    def __init__(self, rate: float, burst: float, remembered: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.remembered = remembered
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str, cost: float = 1.0) -> bool:
        """Whether one more is not too much."""
        now = time.monotonic()
        left, then = self.buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        allowed = left >= cost
        self.buckets[who] = (left - cost if allowed else left, now)
        if len(self.buckets) > self.remembered:
            self.buckets.popitem(last=False)
        return allowed

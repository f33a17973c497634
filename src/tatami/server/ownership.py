"""Which worker looks after which match: with SQLite the only one, with PostgreSQL whoever locks it
(`shared_ownership.py`)."""

from collections.abc import Awaitable, Callable

from tatami.server.store import Store

Heard = Callable[[str], Awaitable[None]]


class Ownership:
    """The only worker: every match is its own, and there is nobody to hear from."""

    is_shared = False
    pause = 30.0
    """Seconds between looking for matches that nobody looks after."""

    def __init__(self) -> None:
        self.owned: set[str] = set()

    async def begin(self) -> None:
        """Start listening to the others."""

    async def end(self) -> None:
        """Stop listening, and leave the matches to others."""

    async def take(self, table: str) -> bool:
        """Look after this match from now on, unless another worker does."""
        self.owned.add(table)
        return True

    async def drop(self, table: str) -> None:
        """The match is over."""
        self.owned.discard(table)

    async def tell(self, news: str) -> None:
        """Let the other workers know that something has changed."""


def ownership_for(store: Store, heard: Heard) -> Ownership:
    """The kind of ownership that goes with a database."""
    if not store.is_shared:
        return Ownership()
    # Loaded here: a house on SQLite opens sooner without the driver of PostgreSQL.
    from tatami.server.shared_ownership import SharedOwnership

    return SharedOwnership(store.url, heard)

"""A worker: one process of the house, and what all its matches share."""

import asyncio
import logging
import random
from collections import defaultdict, deque
from collections.abc import Coroutine
from secrets import token_urlsafe
from typing import Any, TypeVar

from tatami.server.chores import Chores
from tatami.server.garbage import Sweeper
from tatami.server.ownership import Heard, Ownership, ownership_for
from tatami.server.security import Limit
from tatami.server.settings import Settings
from tatami.server.store import Store
from tatami.server.thinking import Thinkers

log = logging.getLogger("tatami.worker")

T = TypeVar("T")


class Worker:
    """The store, the bots, which matches are its own, and what it does beside answering."""

    def __init__(self, settings: Settings, heard: Heard) -> None:
        self.settings = settings
        self.name = token_urlsafe(6)
        self.store = Store(settings.database())
        self.thinkers = Thinkers(settings.limits.thinkers)
        self.chores = Chores()
        self.ownership: Ownership = ownership_for(self.store, heard)
        self.chats = Limit(settings.limits.chats, 10 * settings.limits.chats)
        self.chore_limit = Limit(settings.limits.chores, 20 * settings.limits.chores)
        self.hints = Limit(settings.limits.hints, 10 * settings.limits.hints)
        self.thoughts: defaultdict[tuple[str, str], deque[float]] = defaultdict(
            lambda: deque(maxlen=50)
        )
        """How long bots of a game and level took lately, in seconds."""
        self.closed = self.opened = 0
        """When the house was last open before, and when it was opened, if it had been closed."""
        self.sweeper = Sweeper()
        self.tasks: set[asyncio.Task[Any]] = set()

    def thought_about(self, kind: tuple[str, str]) -> float:
        """As long as one of those bots took lately, any of those times."""
        return random.choice(self.thoughts[kind] or [0.0])

    def later(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do this beside everything else; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        """A task has come to its end."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    async def close(self) -> None:
        """Begin nothing new, and finish what is being written."""
        for task in list(self.tasks):
            task.cancel()
        self.thinkers.close()
        self.chores.close()
        await self.ownership.end()
        await self.store.close()

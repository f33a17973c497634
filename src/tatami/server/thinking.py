"""Bots think here, in processes of their own, never in the event loop."""

import asyncio
import logging
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.game import View
from tatami.games import game_named
from tatami.search import bot_named
from tatami.search.levels import SHOGUN
from tatami.search.search import Search
from tatami.server import metrics

MOMENT = 0.9
"""Seconds that a bot may think at most."""

TOO_LONG = 20.0
"""Seconds after which a bot that has not answered is given up; a loaded machine is slow."""

log = logging.getLogger("tatami.thinking")

Opinion = tuple[int, int, list[float]]
"""An action, how often it was tried, and what each seat may expect."""


class Thinkers:
    """The processes, made when they are first needed and again when one of them dies."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.free = asyncio.Semaphore(most)
        """Who waits for a process is not yet thinking, and so not late."""
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, level: str, luck: bytes, view: View, legal: list[int]) -> int:
        """What a bot of this level does; the greedy one if it fails, and at worst anything."""
        for name in (level, "greedy", "random"):
            try:
                action: int = await self.run(choose, game, name, luck, view, legal)
                return action
            except Exception:
                metrics.FAILURES.labels(game, name).inc()
                log.exception("bot failed", extra={"game": game, "bot": name})
        return legal[0]

    async def opinions(self, game: str, luck: bytes, view: View, legal: list[int]) -> list[Opinion]:
        """What the strongest bot thinks of what can be done, the best first."""
        try:
            found: list[Opinion] = await self.run(opinions, game, luck, view, legal)
            return found
        except Exception:
            metrics.FAILURES.labels(game, SHOGUN).inc()
            log.exception("hint failed", extra={"game": game})
            raise TatamiError("house-no-hint") from None

    async def run(self, work: Any, *facts: Any) -> Any:
        """Let a process do it."""
        async with self.free:
            pool = self.open_pool()
            try:
                answer = asyncio.wrap_future(pool.submit(work, *facts))
                return await asyncio.wait_for(answer, TOO_LONG)
            except (BrokenProcessPool, TimeoutError):
                # Who else used it may have made a new one meanwhile.
                if pool is self.pool:
                    self.close()
                raise

    def open_pool(self) -> ProcessPoolExecutor:
        """The processes that are there, or new ones."""
        if self.pool is None:
            # Spawned, not forked: a fork would copy sockets and locks.
            self.pool = ProcessPoolExecutor(self.most, get_context("spawn"), initializer=be_nice)
        return self.pool

    def close(self) -> None:
        """Let the processes go."""
        if self.pool is not None:
            pool, self.pool = self.pool, None
            for process in list((pool._processes or {}).values()):
                process.kill()
            # Its locks go with it: whoever stops the house leaves no time to sweep after that.
            pool.shutdown(wait=True)


def be_nice() -> None:
    """People's moves come first."""
    os.nice(10)


def choose(game: str, level: str, luck: bytes, view: View, legal: list[int]) -> int:
    """In a process of its own: what a bot does."""
    bot = bot_named(level, game_named(game), Dice(luck), MOMENT)
    action = bot.choose(view, legal)
    if action not in legal:
        raise ValueError(f"{level} wants to do something that is not legal")
    return action


def opinions(game: str, luck: bytes, view: View, legal: list[int]) -> list[Opinion]:
    """In a process of its own: what the strongest bot thinks."""
    bot = bot_named(SHOGUN, game_named(game), Dice(luck), MOMENT)
    assert isinstance(bot, Search)
    bot.choose(view, legal)
    return [(found.action, found.visits, found.returns) for found in bot.considered]

"""Processes for what takes long, so that nobody waits for it in the event loop."""

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context
from typing import Any


class Turns:
    """Lets so many in at a time; of those who wait, everybody in turn, however many of theirs wait.

    A queue would let one person with twenty tables make all others wait for twenty.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """Wait for a place, and give it back in the end."""
        await self.enter(who)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, who: str) -> None:
        """Wait for a place."""
        if self.places > 0:
            self.places -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to whoever has waited longest since having one."""
        while self.waiting:
            who, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[who] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.places += 1


IDLE = 300.0
"""Seconds without work after which processes end: each of them takes as much memory as the house,
and to start one again takes about a second."""


class Processes:
    """Made when they are needed, again when one of them dies, and ended when nobody needs them."""

    def __init__(self, most: int, patience: float, idle: float = IDLE) -> None:
        self.most = most
        self.idle = idle
        self.patience = patience
        """Seconds after which work that is not done is given up; a loaded machine is slow."""
        self.turns = Turns(most)
        """Who waits for a process is not yet at work, and so not late."""
        self.pool: ProcessPoolExecutor | None = None
        self.at_work = 0
        self.ending: asyncio.TimerHandle | None = None

    async def run(self, work: Any, *facts: Any, who: str = "") -> Any:
        """Let a process do it, for this person."""
        async with self.turns.place(who), self.working():
            pool = self.open_pool()
            try:
                answer = asyncio.wrap_future(pool.submit(work, *facts))
                return await asyncio.wait_for(answer, self.patience)
            except (BrokenProcessPool, TimeoutError):
                # Who else used it may have made a new one meanwhile.
                if pool is self.pool:
                    self.close()
                raise

    @asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """Keep the processes meanwhile, and for a while after the last work."""
        self.at_work += 1
        self.stay()
        try:
            yield
        finally:
            self.at_work -= 1
            if not self.at_work and self.pool is not None:
                self.ending = asyncio.get_running_loop().call_later(self.idle, self.close)

    def stay(self) -> None:
        """The processes need not end after all, or have done so."""
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None

    def open_pool(self) -> ProcessPoolExecutor:
        """The processes that are there, or new ones."""
        if self.pool is None:
            # Spawned, not forked: a fork would copy sockets and locks.
            self.pool = ProcessPoolExecutor(self.most, get_context("spawn"), initializer=be_nice)
        return self.pool

    def close(self) -> None:
        """Let the processes go."""
        self.stay()
        if self.pool is not None:
            pool, self.pool = self.pool, None
            for process in list((pool._processes or {}).values()):
                process.kill()
            # Its locks go with it: whoever stops the house leaves no time to sweep after that.
            pool.shutdown(wait=True)


def be_nice() -> None:
    """People's moves come first."""
    os.nice(10)

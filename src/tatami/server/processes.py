"""Processes for what takes long, so that nobody waits for it in the event loop."""

import asyncio
import logging
import os
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context
from typing import Any

log = logging.getLogger("tatami.processes")


class Turns:
    """Lets so many in at a time; of those who wait, everybody in turn, however many of theirs wait.

    A queue would let one person with twenty tables make all others wait for twenty.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.patient: deque[asyncio.Future[None]] = deque()
        """Those who let everybody else go first."""

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """Wait for a place, and give it back in the end."""
        await self.enter(who)
        try:
            yield
        finally:
            self.leave()

    @asynccontextmanager
    async def last_place(self) -> AsyncIterator[None]:
        """Wait for a place that nobody else wants, and give it back in the end."""
        if not self.take_free():
            await self.wait(self.patient)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, who: str) -> None:
        """Wait for a place."""
        if not self.take_free():
            await self.wait(self.waiting.setdefault(who, deque()))

    def take_free(self) -> bool:
        """Take a place if one is free; whether it was."""
        if self.places == 0:
            return False
        self.places -= 1
        return True

    async def wait(self, queue: deque[asyncio.Future[None]]) -> None:
        """Wait for a place in this queue."""
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
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
        while self.patient:
            turn = self.patient.popleft()
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
        self.is_failing = False
        """Whether the last work came to nothing because of the processes."""

    async def run(self, work: Any, *arguments: Any, who: str = "") -> Any:
        """Let a process do it, for this person."""
        async with self.turns.place(who), self.working():
            return await self.done(work, arguments, self.patience)

    async def run_last(self, work: Any, *arguments: Any, patience: float) -> Any:
        """Let a process do it when nobody else wants one."""
        async with self.turns.last_place(), self.working():
            return await self.done(work, arguments, patience)

    async def done(self, work: Any, arguments: tuple[Any, ...], patience: float) -> Any:
        """What comes of it, in a process; there is a place for it."""
        pool = None
        try:
            pool = self.open_pool()
            answer = asyncio.wrap_future(pool.submit(work, *arguments))
            done = await asyncio.wait_for(answer, patience)
            self.is_failing = False
            return done
        except (BrokenProcessPool, TimeoutError, OSError):
            self.is_failing = True
            # Who else used it may have made a new one meanwhile.
            if pool is self.pool:
                self.close()
            raise

    async def trouble(self, patience: float) -> str:
        """Why no work can be done here; empty if it can. Processes that have died are replaced."""
        if self.pool is not None and not all(
            process.is_alive() for process in (self.pool._processes or {}).values()
        ):
            log.warning("a process has died")
            self.close()
            self.is_failing = True
        if not self.is_failing:
            return ""
        try:
            await asyncio.wait_for(self.run(os.getpid), patience)
        except Exception as error:
            return type(error).__name__
        return ""

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

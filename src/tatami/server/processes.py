"""Processes for what takes long, so that nobody waits for it in the event loop."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any


class Processes:
    """Made when they are first needed, and again when one of them dies."""

    def __init__(self, most: int, patience: float) -> None:
        self.most = most
        self.patience = patience
        """Seconds after which work that is not done is given up; a loaded machine is slow."""
        self.free = asyncio.Semaphore(most)
        """Who waits for a process is not yet at work, and so not late."""
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Any, *facts: Any) -> Any:
        """Let a process do it."""
        async with self.free:
            pool = self.open_pool()
            try:
                answer = asyncio.wrap_future(pool.submit(work, *facts))
                return await asyncio.wait_for(answer, self.patience)
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

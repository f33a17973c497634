"""Garbage is searched for when the house is quiet, and only if something has happened."""

import asyncio
import gc
import weakref

from tatami.server.garbage import Sweeper


class Cycle:
    """What only a search finds."""

    def __init__(self) -> None:
        self.itself = self


async def seconds(sweeper: Sweeper, time: float) -> None:
    """Let it work for a while."""
    task = asyncio.create_task(sweeper.sweep())
    await asyncio.sleep(time)
    task.cancel()


def test_a_quiet_house_is_searched_once_after_something_has_happened() -> None:
    async def scene() -> None:
        gc.disable()
        try:
            sweeper = Sweeper(pause=0.01, quiet=0.0)
            lost = weakref.ref(Cycle())
            await seconds(sweeper, 0.1)
            assert lost() is not None
            sweeper.moved()
            while lost() is not None:
                await seconds(sweeper, 0.05)
            swept = sweeper.swept_at
            await seconds(sweeper, 0.1)
            assert sweeper.swept_at == swept
        finally:
            gc.enable()

    asyncio.run(scene())


def test_a_house_that_is_never_quiet_is_searched_all_the_same() -> None:
    async def scene() -> None:
        gc.disable()
        try:
            sweeper = Sweeper(pause=0.001, quiet=1000.0)
            lost = weakref.ref(Cycle())
            while lost() is not None:
                sweeper.moved()
                await seconds(sweeper, 0.02)
                assert sweeper.looks or sweeper.swept_at
        finally:
            gc.enable()

    asyncio.run(scene())

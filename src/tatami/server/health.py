"""Whether a house is well: what happens can be written down, and bots can think."""

import asyncio
import logging
import time

from tatami.server.directory import Directory
from tatami.server.migrating import sqlite_file

PATIENCE = 5.0
"""Seconds after which a database that has not written anything is not well."""

FRESH = 1.0
"""Seconds for which an answer is good: who asks more often costs nothing."""

SIGN = "sign of life"

AS_MUCH_AS_EVENTS = 65_536
"""Characters; a full disk may still have room for a sign, but not for what happens."""

log = logging.getLogger("tatami.health")


class Health:
    """What was last found out about a house."""

    def __init__(self) -> None:
        self.checking = asyncio.Lock()
        self.trouble = ""
        self.found_at = -FRESH


async def checkup(directory: Directory, health: Health) -> str:
    """What is wrong with the house; empty if it is well. A change is logged."""
    async with health.checking:
        is_news = directory.store.has_failed and not health.trouble
        if not is_news and time.monotonic() - health.found_at < FRESH:
            return health.trouble
        trouble = (
            missing_file(directory)
            or await trouble_with_writing(directory)
            or await trouble_with_thinking(directory)
        )
        if trouble != health.trouble:
            (log.error if trouble else log.info)(trouble or "well again")
        health.trouble, health.found_at = trouble, time.monotonic()
        return trouble


def missing_file(directory: Directory) -> str:
    """A file that was deleted takes everything that is written, and keeps nothing of it."""
    file = sqlite_file(directory.settings.database())
    return "the file of the database is gone" if file is not None and not file.exists() else ""


async def trouble_with_thinking(directory: Directory) -> str:
    """See that the processes are there in which bots think, if there were any."""
    trouble = await directory.worker.thinkers.trouble(PATIENCE)
    return f"no bot can think: {trouble}" if trouble else ""


async def trouble_with_writing(directory: Directory) -> str:
    """See that something can be written, soon."""
    try:
        store = directory.store
        padding = "." * (AS_MUCH_AS_EVENTS if store.has_failed else 0)
        await asyncio.wait_for(store.set(SIGN, directory.worker.name + padding), PATIENCE)
        if not store.has_failed:
            return ""
        # Room comes and goes on a disk that is full: that something was lost is told at least once.
        store.has_failed = False
        return "the database has just failed to write, and writes again"
    except TimeoutError:
        return "the database takes nothing"
    except Exception as error:
        # Its own words may name what is in it.
        return f"the database fails: {type(error).__name__}"

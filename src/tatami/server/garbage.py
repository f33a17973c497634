"""When Python looks for garbage: not in the middle of play.

Nearly everything goes when nobody refers to it any more. What refers to itself is searched for, and
to search through all matches of a full house would stop it for a second, at any moment.
"""

import asyncio
import gc
import time

YOUNG = 5_000
"""So many new objects are searched at once, which takes one or two milliseconds."""

NEVER = 1_000_000
"""So many searches later older objects would be searched too. Twenty searches later already, as
Python does it, that is a hundred thousand objects and 30 milliseconds in which nobody is answered,
and hardly any of them is garbage."""

PAUSE = 60.0
"""Seconds between two looks whether the house is quiet."""

QUIET = 5.0
"""Seconds without a move after which it is."""

PATIENCE = 30
"""After so many looks at a house that is never quiet it is searched all the same."""


def search_only_what_is_new() -> None:
    """From now on only young objects are searched by themselves, and what is here now never."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Sweeper:
    """Searches everything when the house is quiet, if anything has happened since."""

    def __init__(self, pause: float = PAUSE, quiet: float = QUIET) -> None:
        self.pause = pause
        self.quiet = quiet
        self.moved_at = 0.0
        self.swept_at = 0.0
        self.looks = 0

    def moved(self) -> None:
        """Something has happened at a table."""
        self.moved_at = time.monotonic()

    async def sweep(self) -> None:
        """Go on for as long as the house is open."""
        while True:
            await asyncio.sleep(self.pause)
            if self.moved_at <= self.swept_at:
                continue
            self.looks += 1
            if time.monotonic() - self.moved_at > self.quiet or self.looks > PATIENCE:
                gc.collect()
                self.swept_at = time.monotonic()
                self.looks = 0

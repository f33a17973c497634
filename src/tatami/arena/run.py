"""A run of the arena: the matches that are still to be played, on whatever can play them."""

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from tatami.arena.matches import Result, play_all
from tatami.arena.results import Results
from tatami.arena.schedule import Match, Plan, matches

Work = Callable[[list[Match]], list[Result]]
Pool = Callable[[Work, Iterable[list[Match]]], Iterator[tuple[int, list[Result]]]]
"""Does work on many tasks at once: `on_cores` or `on_ray`, with all else given."""

LARGEST_BATCH = 50


class Run:
    """The matches of a plan, some of them played already."""

    def __init__(self, plan: Plan, games: int, results: Results) -> None:
        self.plan = plan
        self.results = results
        self.all = list(matches(plan, games))
        self.missing = [match for match in self.all if match not in results.done]

    def play(self, pool: Pool, workers: int) -> Iterator[tuple[int, list[Result]]]:
        """Play what is missing; the results as they come in, each batch with its size."""
        # Small enough that all workers are busy to the end, large enough for quick bots.
        size = max(1, min(LARGEST_BATCH, len(self.missing) // (16 * workers)))
        starts = range(0, len(self.missing), size)
        batches = [self.missing[start : start + size] for start in starts]
        for _, batch in pool(partial(play_all, self.plan, os.getcwd()), batches):
            self.results.add(batch)
            yield len(batch), batch

    def played(self) -> list[Result]:
        """The results of all matches that were wanted."""
        return [self.results.done[match] for match in self.all]

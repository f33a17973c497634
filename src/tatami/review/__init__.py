"""Review: what the strongest bot makes of a match, decision by decision.

`Match` replays a record; `missing` names the work that is still to be done, coarse first; `work`
does a piece of it anywhere; `review` puts together whatever has been found so far.
"""

from collections.abc import Iterable
from typing import Any

from tatami.core.game import Game
from tatami.core.record import Record
from tatami.review.analysis import work
from tatami.review.findings import DEEP, VERSION, Finding, Review, Task
from tatami.review.match import Match
from tatami.review.plan import missing, tasks_of
from tatami.review.summary import review_of

__all__ = [
    "DEEP",
    "VERSION",
    "Finding",
    "Match",
    "Review",
    "Task",
    "analysed",
    "missing",
    "review",
    "work",
]


def review(
    match: Match, seats: list[int], findings: Iterable[Finding], depth: int = DEEP
) -> Review:
    """The review of these seats' decisions as far as it is known."""
    known = list(findings)
    return review_of(match, seats, known, tasks_of(match, seats, known, depth))


def analysed(
    record: Record, game: Game[Any, Any], tasks: list[Task], seed: int = 0
) -> list[Finding]:
    """Do these tasks: what a process of its own is asked for."""
    match = Match(record, game)
    return [work(match, task, seed) for task in tasks]

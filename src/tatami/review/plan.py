"""What is still to be done for a review, in the order in which it should be done."""

from collections.abc import Iterable

from tatami.review.findings import (
    COARSE,
    CURVE,
    DECISION,
    DEEP,
    FINE,
    REHEARSAL,
    Finding,
    Judgement,
    Task,
)
from tatami.review.grades import is_alarming, is_suspicious
from tatami.review.match import Match
from tatami.review.summary import looks_better, losses_of


def tasks_of(
    match: Match, seats: list[int], findings: Iterable[Finding], depth: int = DEEP
) -> list[Task]:
    """All work up to this depth that can be named already, done or not: first coarse, then finer.

    What has to be looked at deeply follows from what was found before, so this list may grow.
    """
    points = match.points()
    decisions = match.decisions(seats)
    found: list[Task] = []
    for wanted in range(depth + 1):
        if wanted in (COARSE, FINE):
            found += [Task(at, CURVE, wanted) for at in points]
            found += [Task(at, DECISION, wanted) for at in decisions]
        else:
            suspects = suspicious(match, findings)
            found += [Task(at, DECISION, wanted) for at in decisions if at in suspects]
            found += to_rehearse(match, decisions, findings)
    return found


def missing(
    match: Match, seats: list[int], findings: Iterable[Finding], depth: int = DEEP
) -> list[Task]:
    """The work that can be done next; empty when the review is finished to this depth."""
    known = list(findings)
    done = {finding.task() for finding in known}
    return [task for task in tasks_of(match, seats, known, depth) if task not in done]


def suspicious(match: Match, findings: Iterable[Finding]) -> set[int]:
    """The decisions that look like mistakes at second sight, and need a third."""
    return {
        finding.at
        for finding in findings
        if isinstance(finding, Judgement)
        and finding.depth == FINE
        and is_suspicious(losses_of(match.game.name, finding))
    }


def to_rehearse(match: Match, decisions: list[int], findings: Iterable[Finding]) -> list[Task]:
    """The decisions of which deep analyses agree that they were mistakes, and what looks better."""
    return [
        Task(finding.at, REHEARSAL, DEEP, looks_better(match.game.name, finding).action)
        for finding in findings
        if isinstance(finding, Judgement)
        and finding.depth == DEEP
        and finding.at in decisions
        and is_alarming(losses_of(match.game.name, finding))
    ]

"""A review, put together from whatever has been found so far."""

from collections.abc import Iterable
from typing import Final

from tatami.core.frames import CHANCE
from tatami.review.calibration import calibrated
from tatami.review.findings import (
    VERSION,
    Decision,
    Finding,
    Judgement,
    Option,
    Outlook,
    Point,
    Rehearsal,
    Review,
    SeatReview,
    Task,
    Turn,
)
from tatami.review.grades import (
    CLEAR,
    ENOUGH,
    GRADES,
    SWING,
    accuracy_of,
    fortune_of,
    grade_of,
    is_sure,
    rehearsed_loss,
)
from tatami.review.match import Match

LESSONS: Final = 3
TURNS: Final = 5
"""So many instructive moments, and turning points, are named at most."""


def review_of(
    match: Match, seats: list[int], findings: Iterable[Finding], tasks: list[Task]
) -> Review:
    """What is known of the match; `tasks` is all the work that belongs to the review."""
    outlooks: dict[int, Outlook] = {}
    judgements: dict[int, Judgement] = {}
    rehearsals: dict[int, Rehearsal] = {}
    done = set()
    for finding in findings:
        done.add(finding.task())
        if isinstance(finding, Outlook):
            if finding.at not in outlooks or outlooks[finding.at].depth < finding.depth:
                outlooks[finding.at] = finding
        elif isinstance(finding, Rehearsal):
            rehearsals[finding.at] = finding
        elif finding.at not in judgements or judgements[finding.at].depth < finding.depth:
            judgements[finding.at] = finding
    game = match.game
    curve = [point(match, outlooks[at]) for at in match.points() if at in outlooks]
    heights = {found.at: found.chances for found in curve}
    decisions = [
        decision(match, judgements[at], rehearsals.get(at), heights)
        for at in match.decisions(seats)
        if at in judgements
    ]
    undone = [task.depth for task in tasks if task not in done]
    return Review(
        game=game.name,
        rules=game.version,
        version=VERSION,
        seats=match.record.seats,
        players=match.record.players,
        depth=min(undone) - 1 if undone else max(task.depth for task in tasks),
        done=sum(task in done for task in tasks),
        total=len(tasks),
        curve=curve,
        decisions=decisions,
        turns=turning_points(match, heights),
        instructive=[found.at for found in lessons(decisions)],
        by_seat=[
            seat_review(match, seat, decisions, heights) for seat in range(match.record.seats)
        ],
    )


def point(match: Match, outlook: Outlook) -> Point:
    """A point of the curve; at the end there is nothing to estimate."""
    if match.states[outlook.at].is_over():
        return Point(outlook.at, outlook.returns, 0.0)
    chances = calibrated(match.game.name, "curve", outlook.returns)
    return Point(outlook.at, chances, outlook.doubt)


# Decisions


def losses_of(game: str, judgement: Judgement) -> list[float]:
    """What each analysis says was given away; below 0 where what was done looks better."""
    seat = judgement.seat
    return [
        calibrated(game, "search", trial.best_returns)[seat]
        - calibrated(game, "search", trial.done_returns)[seat]
        for trial in judgement.trials
    ]


def gains_of(game: str, rehearsal: Rehearsal | None) -> list[float]:
    """By how much what looked better was better, world by world; nothing if nobody tried."""
    if rehearsal is None:
        return []
    seat = rehearsal.seat
    return [
        calibrated(game, "curve", better)[seat] - calibrated(game, "curve", done)[seat]
        for better, done in zip(rehearsal.better_returns, rehearsal.done_returns, strict=True)
    ]


def looks_better(game: str, judgement: Judgement) -> Option:
    """Of what analyses named, the one that looks best on average; what was done if nothing does."""
    options = [
        mean_option(
            game,
            judgement.seat,
            action,
            [trial.best_returns for trial in judgement.trials if trial.best == action],
        )
        for action in sorted({trial.best for trial in judgement.trials} - {judgement.done})
    ]
    return max(options, key=lambda option: option.chance, default=done_option(game, judgement))


def done_option(game: str, judgement: Judgement) -> Option:
    """What was done, with its chances."""
    returns = [trial.done_returns for trial in judgement.trials]
    return mean_option(game, judgement.seat, judgement.done, returns)


def decision(
    match: Match,
    judgement: Judgement,
    rehearsal: Rehearsal | None,
    heights: dict[int, list[float]],
) -> Decision:
    """A decision with its grade."""
    game = match.game.name
    losses = losses_of(game, judgement)
    gains = gains_of(game, rehearsal)
    loss, doubt = rehearsed_loss(losses, gains)
    seat = judgement.seat
    done = done_option(game, judgement)
    best = looks_better(game, judgement) if loss > 0.0 else done
    if rehearsal is not None and best is not done:
        done = rehearsed(game, seat, done, rehearsal.done_returns)
        best = rehearsed(game, seat, best, rehearsal.better_returns)
    change = change_at(match, judgement.at, heights, seat)
    grade = grade_of(losses, best.action == done.action, gains)
    if grade == "best":
        # Whatever else looked better did so by no more than analyses err.
        best = done
    elif grade == "good" and (gains or (len(losses) >= ENOUGH and loss <= CLEAR * doubt)):
        # It is a loss to some analyses only, or only as long as nobody tries it.
        best, loss = done, 0.0
    asked = match.states[judgement.at].asking
    return Decision(
        at=judgement.at,
        seat=seat,
        frame=type(asked).__name__,
        done=done,
        best=best,
        others=other_options(game, judgement, {done.action, best.action}, best),
        loss=loss,
        doubt=doubt,
        grade=grade,
        is_sure=is_sure(losses, gains),
        change=change,
        fortune=fortune_of(grade, change),
        depth=judgement.depth,
    )


def mean_option(game: str, seat: int, action: int, returns: list[list[float]]) -> Option:
    """An action with the chances that several analyses give it on average."""
    found = [calibrated(game, "search", row) for row in returns]
    chances = [sum(column) / len(found) for column in zip(*found, strict=True)]
    return Option(action, chances[seat], chances)


def rehearsed(game: str, seat: int, option: Option, returns: list[list[float]]) -> Option:
    """An action with what analyses expected of it and what came of it, both with the same say."""
    came = [calibrated(game, "curve", row) for row in returns]
    means = [sum(column) / len(came) for column in zip(*came, strict=True)]
    chances = [(one + other) / 2 for one, other in zip(option.chances, means, strict=True)]
    return Option(option.action, chances[seat], chances)


def other_options(game: str, judgement: Judgement, known: set[int], best: Option) -> list[Option]:
    """What else analyses thought about, the best first; nothing is better than what is best.

    They were weighed in passing, not thought through, so what they are worth is told by how far
    they stayed behind the best one where both were weighed.
    """
    found: dict[int, list[list[float]]] = {}
    behind: dict[int, list[float]] = {}
    for trial in judgement.trials:
        weighed = {one.action: calibrated(game, "search", one.returns) for one in trial.weighed}
        most = weighed.get(best.action)
        for action, chances in weighed.items():
            if action in known:
                continue
            found.setdefault(action, []).append(chances)
            if most is not None:
                gap = most[judgement.seat] - chances[judgement.seat]
                behind.setdefault(action, []).append(gap)
    options = []
    for action, rows in found.items():
        chances = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        chance = chances[judgement.seat]
        if action in behind:
            chance = best.chance - sum(behind[action]) / len(behind[action])
        options.append(Option(action, max(0.0, min(chance, best.chance)), chances))
    return sorted(options, key=lambda option: -option.chance)


def change_at(match: Match, at: int, heights: dict[int, list[float]], seat: int) -> float:
    """By how much the seat's chance really changed by its decision; 0 while that is not known."""
    for stretch in match.stretches:
        if stretch.at == at and at in heights and stretch.upto in heights:
            return heights[stretch.upto][seat] - heights[at][seat]
    return 0.0


def lessons(decisions: list[Decision]) -> list[Decision]:
    """The decisions that teach most: what surely cost most, counted without its doubt."""
    wrong = [found for found in decisions if found.grade not in ("best", "good")]
    wrong.sort(key=lambda found: (found.doubt - found.loss, found.at))
    return wrong[:LESSONS]


# The curve


def turning_points(match: Match, heights: dict[int, list[float]]) -> list[Turn]:
    """Where chances changed most, in the order of the match."""
    found = []
    for stretch in match.stretches:
        if stretch.at not in heights or stretch.upto not in heights:
            continue
        before, after = heights[stretch.at], heights[stretch.upto]
        seat = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
        if abs(after[seat] - before[seat]) >= SWING:
            found.append(
                Turn(stretch.at, stretch.upto, stretch.cause, seat, before[seat], after[seat])
            )
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(found[:TURNS], key=lambda turn: turn.at)


def seat_review(
    match: Match, seat: int, decisions: list[Decision], heights: dict[int, list[float]]
) -> SeatReview:
    """A seat over the whole match."""
    own = [found for found in decisions if found.seat == seat]
    accuracies = [accuracy_of(found.loss, found.doubt) for found in own]
    changes = {"luck": 0.0, "own": 0.0, "others": 0.0}
    for stretch in match.stretches:
        if stretch.at in heights and stretch.upto in heights:
            change = heights[stretch.upto][seat] - heights[stretch.at][seat]
            changes[sort_of(stretch.cause, seat)] += change
    return SeatReview(
        seat=seat,
        accuracy=sum(accuracies) / len(accuracies) if accuracies else None,
        grades={grade: sum(found.grade == grade for found in own) for grade in GRADES},
        **changes,
    )


def sort_of(cause: int, seat: int) -> str:
    """To what a change is put down."""
    if cause == CHANCE:
        return "luck"
    return "own" if cause == seat else "others"

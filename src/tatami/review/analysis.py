"""The work itself: to judge a decision from what the seat knew, and a position as it was.

A decision is judged by the search of the strongest level, from the seat's view: it imagines worlds
in which the seat could be, and knows no other. What was done and what looked best are then thought
through by searches of their own with the same effort, because search hardly looks at what it does
not like, and what it hardly looks at it judges badly.

Search is strongest where it foretells rivals by rules of thumb, but what only they would fall for
is no plan: so every other close analysis lets rivals think for themselves, and what is called a
mistake has to be one either way.

The curve is judged from the true state, all cards open: every seat plays on by its rules of thumb,
which look at nothing that the seat does not see. So a good draw shows at once, though nobody but
the one who drew knows of it; and what deals, draws and decisions changed adds up to the result.
"""

from math import sqrt
from typing import Any, Final

from tatami.core.cards import NONE
from tatami.core.chance import Dice, dice_of
from tatami.core.frames import CHANCE
from tatami.core.state import State
from tatami.review.findings import (
    COARSE,
    CURVE,
    DECISION,
    DEEP,
    FINE,
    REHEARSAL,
    Finding,
    Judgement,
    Outlook,
    Task,
    Trial,
    Weighed,
)
from tatami.review.grades import is_suspicious
from tatami.review.match import Match
from tatami.review.rehearsal import rehearse
from tatami.review.summary import losses_of
from tatami.search.budget import Budget
from tatami.search.search import Search

PART: Final = {COARSE: 80, FINE: 8, DEEP: 4}
"""A trial takes this part of the iterations of the strongest level, and as many again to compare
what was done with what looked best."""
TRIALS: Final = {COARSE: 1, FINE: 2, DEEP: 4}
"""How often a decision is analysed with other random numbers, at most."""
PLAYED_ON: Final = {COARSE: 80, FINE: 10, DEEP: 10}
"""A position is played on this part of those iterations."""
REHEARSED: Final = 40
"""In a rehearsal everybody thinks for this part of them."""
FEWEST: Final = 30
"""Iterations below which search is hardly more than chance."""
SHOWN: Final = 5
"""So many of the actions that search weighed are kept."""


def work(match: Match, task: Task, seed: int = 0) -> Finding:
    """Do one task. It follows from the seat's view, or the state, and `seed`, and nothing else."""
    if task.kind == REHEARSAL:
        return rehearse(match, task, effort(match, REHEARSED), seed)
    return judge(match, task, seed) if task.kind == DECISION else look_out(match, task, seed)


def judge(match: Match, task: Task, seed: int) -> Judgement:
    """Analyse a decision as often as the depth asks for, or until there is nothing to doubt."""
    seat, done = match.record.moves[task.at]
    found = Judgement(task.at, task.depth, seat, done, [])
    while len(found.trials) < TRIALS[task.depth] and not is_settled(match, found, seed):
        found.trials.append(trial(match, task, seed, len(found.trials)))
    return found


def is_settled(match: Match, found: Judgement, seed: int) -> bool:
    """Whether more analyses would change nothing: most decisions are right, and soon known to be.

    One is enough if it would do what was done, and so would a coarse look; of a suspicion nothing
    is left if two closer looks share it no more.
    """
    if len(found.trials) >= 2:
        return not is_suspicious(losses_of(match.game.name, found))
    if found.depth != FINE or [one.best for one in found.trials] != [found.done]:
        return False
    look = trial(match, Task(found.at, DECISION, COARSE), seed, TRIALS[COARSE])
    return look.best == found.done


def trial(match: Match, task: Task, seed: int, number: int) -> Trial:
    """Analyse a decision once."""
    seat, done = match.record.moves[task.at]
    view = match.view(task.at)
    dice = dice_of(seed, f"review {DECISION} {task.at} {task.depth} {number}")
    iterations = effort(match, PART[task.depth])
    foresees = task.depth == COARSE or number % 2 == 0
    search = Search(match.game, dice, match.heuristics, Budget(iterations), foresees)
    weighed = search.consider(view, match.states[task.at].legal(seat))
    best = weighed[0].action
    half = Budget(max(1, iterations // 2))
    alone = Search(match.game, dice, match.heuristics, half, foresees)
    done_returns = alone.expect(view, done)
    return Trial(
        best=best,
        best_returns=done_returns if best == done else alone.expect(view, best),
        done_returns=done_returns,
        weighed=[Weighed(found.action, found.visits, found.returns) for found in weighed[:SHOWN]],
    )


def look_out(match: Match, task: Task, seed: int) -> Outlook:
    """Play on from the true state, again and again; what it brings each seat."""
    s = match.states[task.at]
    seats = s.seats
    heuristics = match.heuristics
    if s.is_over() or heuristics.is_judged(s):
        return Outlook(task.at, task.depth, heuristics.chances(s), 0.0)
    dice = dice_of(seed, f"review {CURVE} {task.at} {task.depth}")
    times = effort(match, PLAYED_ON[task.depth])
    is_set_up = match.choices[0] - 1 if match.choices else -1
    sums = [0.0] * seats
    squares = [0.0] * seats
    for _ in range(times):
        world = s.clone()
        if task.at <= is_set_up:
            set_up(match, world, dice)
        heuristics.play_on(world, dice)
        for seat, value in enumerate(heuristics.chances(world)):
            sums[seat] += value
            squares[seat] += value * value
    means = [total / times for total in sums]
    spread = max(squares[seat] / times - means[seat] ** 2 for seat in range(seats))
    return Outlook(task.at, task.depth, means, sqrt(max(0.0, spread) / times))


def set_up(match: Match, world: State[Any], dice: Dice) -> None:
    """Do what is done by custom before the first real decision; heuristics do not play that on."""
    while world.asking is not None:
        seat = world.actors()[0]
        if seat == CHANCE:
            action = world.asking.sample(world, CHANCE, dice)
        else:
            legal = world.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                view = match.game.view(world, seat)
                action = match.heuristics.by_custom(view, legal, dice)
        if action == NONE:
            return
        world.apply(seat, action)


def effort(match: Match, part: int) -> int:
    """A part of the iterations of the strongest level."""
    return max(FEWEST, match.iterations // part)

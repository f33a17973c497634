"""Rehearsal: two choices in the same imagined worlds, everybody going on to think.

Search finds out fast what promises more, but only as far as it foresees the others: by rules of
thumb, or by trees of a few hundred iterations, either of which a real rival sees through now and
then. So before a decision is called a mistake, what was done and what looked better are tried out:
in each of some worlds that fit what the seat knew, all seats go on as bots do that think about what
they see themselves, for a turn or two of everybody, and then it is judged who may win. That is
slow, and few decisions need it.
"""

from typing import Any, Final

from tatami.core.chance import Dice, dice_of
from tatami.core.frames import CHANCE
from tatami.core.game import Game, View
from tatami.core.state import State
from tatami.review.findings import REHEARSAL, Rehearsal, Task
from tatami.review.grades import CLEAR, INACCURACY, MISTAKE, gain_of
from tatami.review.match import Match
from tatami.search import heuristics_of
from tatami.search.budget import Budget
from tatami.search.match import choice
from tatami.search.search import Search

TURNS: Final = 4
"""So many decisions of each seat, on average, are thought about; then rules of thumb play on."""
PLAYED_ON: Final = 16
"""So often, to judge how a world stands then."""
FEWEST: Final = 8
MOST: Final = 32
"""Between so many worlds are tried: no more than it takes to be plain which choice is better."""


def rehearse(match: Match, task: Task, iterations: int, seed: int) -> Rehearsal:
    """Try what was done, and what looked better, until it is plain which of them is."""
    seat, done = match.record.moves[task.at]
    dice = dice_of(seed, f"review {REHEARSAL} {task.at} {task.better}")
    stage = Stage(match.game, match.view(task.at), dice, iterations)
    found = Rehearsal(task.at, task.depth, seat, task.better, [], [])
    gains: list[float] = []
    while len(gains) < MOST and not is_plain(gains):
        better, done_too = stage.tried([task.better, done])
        found.better_returns.append(better)
        found.done_returns.append(done_too)
        gains.append(better[seat] - done_too[seat])
    return found


def is_plain(gains: list[float]) -> bool:
    """Whether more worlds would hardly change whether it was a mistake."""
    if len(gains) < FEWEST:
        return False
    gain, doubt = gain_of(gains)
    return gain - CLEAR * doubt >= MISTAKE or gain + CLEAR * doubt < INACCURACY


class Stage:
    """Where choices of one seat are tried, from what it knew."""

    def __init__(self, game: Game[Any, Any], view: View, dice: Dice, iterations: int) -> None:
        self.game = game
        self.view = view
        self.dice = dice
        self.iterations = iterations
        self.heuristics = heuristics_of(game)

    def tried(self, choices: list[int]) -> list[list[float]]:
        """What each of these choices brings every seat in one world, with the same luck."""
        world = self.heuristics.imagine(self.view, self.dice)
        luck = self.dice.below(1 << 30)
        return [self.followed(world.clone(), action, dice_of(luck, "luck")) for action in choices]

    def lead(self, choices: list[int], wanted: float, most: int) -> tuple[float, float]:
        """By how much the first choice is ahead of the best of the others, and the standard error.

        Worlds are tried until it is plain whether that is as much as is wanted, or so many were.
        """
        gains: list[list[float]] = [[] for _ in choices[1:]]
        while True:
            first, *others = [row[self.view.seat] for row in self.tried(choices)]
            for number, other in enumerate(others):
                gains[number].append(first - other)
            lead, doubt = min(gain_of(one) for one in gains)
            tried = len(gains[0])
            if tried >= most or (tried >= FEWEST and abs(lead - wanted) >= CLEAR * doubt):
                return lead, doubt

    def followed(self, s: State[Any], action: int, dice: Dice) -> list[float]:
        """Make this choice, let everybody think, and judge how it stands then."""
        thinker = Search(self.game, dice, self.heuristics, Budget(self.iterations))
        left = TURNS * s.seats
        is_chosen = False
        while not is_chosen or (left > 0 and not self.heuristics.is_judged(s)):
            asked = s.asking
            assert asked is not None
            for seat in asked.actors(s):
                if seat == CHANCE:
                    s.apply(CHANCE, asked.sample(s, CHANCE, dice))
                elif seat == self.view.seat and not is_chosen:
                    is_chosen = True
                    s.apply(seat, action)
                else:
                    left -= len(s.legal(seat)) > 1
                    s.apply(seat, choice(self.game, s, thinker, seat))
        return self.judged(s, dice)

    def judged(self, s: State[Any], dice: Dice) -> list[float]:
        """How likely each seat is to win."""
        if self.heuristics.is_judged(s):
            return self.heuristics.chances(s)
        sums = [0.0] * s.seats
        for _ in range(PLAYED_ON):
            end = s.clone()
            self.heuristics.play_on(end, dice)
            for seat, chance in enumerate(self.heuristics.chances(end)):
                sums[seat] += chance
        return [total / PLAYED_ON for total in sums]

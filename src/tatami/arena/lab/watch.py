"""A match of the laboratory: played as in the arena, and watched."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tatami.arena.lab.measures import SKILL, Case, Played
from tatami.arena.lab.study import Curve
from tatami.arena.matches import Result, Table
from tatami.arena.schedule import Match, Plan
from tatami.core.cards import NONE
from tatami.core.chance import Dice, dice_of
from tatami.core.game import Game
from tatami.core.state import State
from tatami.search import heuristics_of
from tatami.search.heuristics import Heuristics

MIDDLE = 4
"""So many times as many rollouts tell who is behind in the middle: that is asked only once."""

Chances = list[float]


class Watched(Table):
    """A match of which it is counted how long, how wide and how dramatic it is."""

    def __init__(
        self, plan: Plan, folder: str, match: Match, game: Game[Any, Any], curve: Curve | None
    ) -> None:
        super().__init__(plan, folder, match, game)
        self.heuristics = heuristics_of(game) if curve is not None else None
        self.custom = self.dice("custom")
        self.moments: list[State[Any]] = []
        """The match before every choice that is thought about, and when it is over."""
        self.curve = curve
        self.faced = 0
        self.choices = 0
        self.rounds_begun = 0
        self.turns_begun = 0

    def dice(self, purpose: str) -> Dice:
        """Dice that follow from the match, the same for every variant."""
        return dice_of(
            self.plan.seed, f"{purpose} {self.match.deal} rotation {self.match.rotation}"
        )

    def begin(self) -> State[Any]:
        """The match before its first move, with a log, which tells of the rounds."""
        s: State[Any] = self.game.new(self.plan.seats, self.plan.variants[0], log=True)
        return s

    def run(self, s: State[Any]) -> None:
        """Play to the end."""
        super().run(s)
        self.read_log(s)
        self.moments.append(s)

    def choice(self, s: State[Any], seat: int) -> int:
        """What the seat does; how many actions it had is counted."""
        self.read_log(s)
        legal = s.legal(seat)
        if len(legal) > 1:
            self.faced += 1
            self.choices += len(legal)
            if self.heuristics is not None and self.is_open(self.heuristics, s, seat, legal):
                self.moments.append(s.clone())
        return super().choice(s, seat)

    def is_open(
        self, heuristics: Heuristics[Any], s: State[Any], seat: int, legal: list[int]
    ) -> bool:
        """Whether the match has really begun: what is done by custom sets it up."""
        return heuristics.by_custom(self.game.view(s, seat), legal, self.custom) == NONE

    def read_log(self, s: State[Any]) -> None:
        """Count the rounds that have begun, and forget what has been read."""
        for entry in s.log or []:
            self.rounds_begun += entry.frame.divides == "round"
            self.turns_begun += entry.frame.divides == "turn"
        s.log = []

    def rounds(self) -> float | None:
        """How many rounds there were; in a game that has turns only, one for each seat's turn."""
        if self.rounds_begun:
            return float(self.rounds_begun)
        return self.turns_begun / self.plan.seats if self.turns_begun else None

    def seen(self, variant: str, series: str) -> Played:
        """Play the match; what was seen of it."""
        found = self.play()
        case = Case(variant, series, found.deal, found.rotation)
        if found.forfeit is not None:
            return Played(case=case, forfeit=found.forfeit.reason)
        drama, behind = self.story()
        return Played(
            case=case,
            winners=found.winners,
            strong=found.seating.index(0) if series == SKILL else NONE,
            first=found.first,
            margin=margin(found),
            decisions=found.decisions,
            rounds=self.rounds(),
            faced=self.faced,
            choices=self.choices,
            drama=drama,
            behind=behind,
        )

    # The chances of the seats

    def story(self) -> tuple[float | None, list[int] | None]:
        """How much chance changed hands, and who was behind in the middle."""
        curve, heuristics = self.curve, self.heuristics
        choices = len(self.moments) - 1
        if curve is None or heuristics is None or choices < 1:
            return None, None
        dice = self.dice("curve")
        half = max(1, curve.rollouts // 2)
        points = [
            (
                chances(heuristics, self.moments[at], half, dice),
                chances(heuristics, self.moments[at], half, dice),
            )
            for at in spread(choices, curve.moments)
        ]
        end = heuristics.chances(self.moments[-1])
        middle = chances(heuristics, self.moments[choices // 2], MIDDLE * curve.rollouts, dice)
        fair = 1 / self.plan.seats
        return (
            round(swings([*points, (end, end)]), 6),
            [seat for seat, chance in enumerate(middle) if chance < fair],
        )


def spread(count: int, wanted: int) -> Iterator[int]:
    """At most so many of the numbers below `count`, evenly from the first to the last."""
    if count <= wanted:
        yield from range(count)
        return
    for number in range(wanted):
        yield round(number * (count - 1) / (wanted - 1))


def chances(heuristics: Heuristics[Any], s: State[Any], times: int, dice: Dice) -> Chances:
    """How likely each seat is to win: the match is played on by rules of thumb, so often."""
    if heuristics.is_judged(s):
        return heuristics.chances(s)
    total = [0.0] * s.seats
    for _ in range(times):
        world = s.clone()
        heuristics.play_on(world, dice)
        for seat, chance in enumerate(heuristics.chances(world)):
            total[seat] += chance
    return [chance / times for chance in total]


def swings(points: list[tuple[Chances, Chances]]) -> float:
    """How much chance changed hands from point to point, in whole wins.

    Every point has been estimated twice. The size of a change is taken from one estimate and its
    sign from the other, and the other way round: so chance alone, in a match in which nothing
    happens, adds nothing on average, where its absolute value would add up.
    """
    total = 0.0
    for before, after in pairwise(points):
        for one, other in zip(changes(before, after, 0), changes(before, after, 1), strict=True):
            total += (one * sign(other) + other * sign(one)) / 4
    return total


def sign(number: float) -> int:
    """Whether a number is above 0, below it, or neither."""
    return (number > 0) - (number < 0)


def changes(before: tuple[Chances, Chances], after: tuple[Chances, Chances], which: int) -> Chances:
    """The change of every seat's chance, by one of the two estimates."""
    return [late - early for early, late in zip(before[which], after[which], strict=True)]


def margin(found: Result) -> int | None:
    """By how many points the best winner was ahead of the best who did not win."""
    won = [score for seat, score in enumerate(found.scores) if seat in found.winners]
    lost = [score for seat, score in enumerate(found.scores) if seat not in found.winners]
    return max(won) - max(lost) if won and lost else None

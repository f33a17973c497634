"""What search has to know of Samurai: how likely each seat is to win, and what is worth a thought.

The weights were fitted by the number of seats: first how often a figure is captured in the end by
a seat that is so far ahead or behind there, then who wins with so many figures captured and hoped
for. How: `fit.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.actions import verb
from tatami.core.cards import NONE, lowest, set_of, size
from tatami.core.chance import Dice
from tatami.core.game import View
from tatami.games.samurai.actions import CHOOSE, PLACE
from tatami.games.samurai.board import LAND_AROUND
from tatami.games.samurai.bot.policy import set_up
from tatami.games.samurai.bot.policy.expected import ExpectedFigures
from tatami.games.samurai.bot.policy.rollout import quick_choices, quickly_best
from tatami.games.samurai.pieces import KIND, KINDS, RIDER, SHIP, STRENGTH, TILES
from tatami.games.samurai.state import Samurai
from tatami.search.contests import MOST_POINTS
from tatami.search.majorities import (
    PIECE,
    Hopes,
    MajorityEvaluation,
    MajorityHeuristics,
    MajorityWeights,
    credit_all,
    leads_of,
    pieces_of,
    weights_by_seats,
)
from tatami.search.weights import weights_of

SIGNS: Final = [
    "best_lead",
    "second_lead",
    "third_lead",
    "figure",
    "swift_tile",
    "point_of_strength",
    "turn_to_wait",
]
"""What counts for a win. The leads count more, the fewer figures are left of the rarest kind."""

WEIGHTS: Final = weights_by_seats(weights_of("tatami.games.samurai.bot"), [2, 3, 4], SIGNS)

CERTAIN: Final = Hopes(0, [0] * (MOST_POINTS + 1) + [PIECE] * MOST_POINTS)
"""No land hex is empty: the best one captures the figure at the end of the turn."""

SWIFT: Final = set_of([tile for tile in range(TILES) if KIND[tile] in (SHIP, RIDER)])
"""The ships and the rider, of which any number can be laid in a turn."""


class SamuraiHeuristics(MajorityHeuristics[Samurai]):
    """The setup is by custom, and rivals do what is quickly found to be best.

    Swaps and tiles that influence nothing are for where one really stands.
    """

    quick = 20
    thorough = 4000

    def by_custom(self, view: View, legal: list[int], dice: Dice) -> int:
        return set_up(legal, dice) if verb(legal[0]) in (CHOOSE, PLACE) else NONE

    def offers(self, s: Samurai, seat: int) -> list[int]:
        return quick_choices(s, seat) or super().offers(s, seat)

    def foresee(self, s: Samurai, seat: int, dice: Dice) -> int:
        return quickly_best(s, seat, dice)

    def values(self, s: Samurai, seat: int, legal: list[int]) -> list[int]:
        expected = ExpectedFigures(s)
        return [expected.after(seat, action) for action in legal]

    def quickly_best(self, s: Samurai, seat: int, dice: Dice) -> int:
        return quickly_best(s, seat, dice)

    def chances_to_win(self, s: Samurai, mover: int) -> list[float]:
        return chances_to_win(s, mover)


def chances_to_win(s: Samurai, mover: int) -> list[float]:
    """How likely each seat is to win when it is the mover's turn."""
    weights = WEIGHTS[s.seats]
    return Evaluation(s, weights).chances_to_win(weights, mover)


class Evaluation(MajorityEvaluation):
    """The figures that each seat has and may hope for, and other signs of success."""

    def __init__(self, s: Samurai, weights: MajorityWeights) -> None:
        super().__init__(s.seats, s.captured)
        self.s = s
        self.fewest: i64 = PIECE
        """How many figures are left of the rarest kind."""
        for kind in range(KINDS):
            self.fewest = min(self.fewest, size(s.figures[kind]))
            settlements = s.figures[kind]
            while settlements:
                settlement: i64 = lowest(settlements)
                settlements &= settlements - 1
                hopes = hopes_at(s, settlement, weights)
                credit_all(self.found, s.influence[settlement], self.seats, kind, hopes)

    def signs(self, seat: i64, mover: i64) -> vec[float]:
        """How a seat stands when it is the mover's turn, sign by sign."""
        leads = leads_of(self.found, self.seats, seat)
        left = float(1 + self.fewest)
        swift: i64 = 0
        points: i64 = 0
        for pile in (self.s.hands[seat], self.s.supplies[seat]):
            swift += size(pile & SWIFT)
            while pile:
                points += STRENGTH[lowest(pile)]
                pile &= pile - 1
        return vec[float](
            [
                leads[0] / left,
                leads[1] / left,
                leads[2] / left,
                pieces_of(self.found, seat),
                float(swift),
                float(points),
                float((seat - mover + self.seats) % self.seats),
            ]
        )


def hopes_at(s: Samurai, settlement: i64, weights: MajorityWeights) -> Hopes:
    """What seats may hope for in a settlement, by how much land around it is empty."""
    empty = size(s.land & LAND_AROUND[settlement])
    if empty == 0:
        return CERTAIN
    return weights.last if empty == 1 else weights.more

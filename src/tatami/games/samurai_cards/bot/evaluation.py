"""What search has to know of Samurai: the card game, above all how likely each seat is to win.

The weights were fitted by the number of seats: first how often a stone is won in the end by a seat
that is so far ahead or behind there, then who wins with so many stones won and hoped for. How:
`fit.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import BIT, lowest, size
from tatami.core.chance import Dice
from tatami.core.grid import SIDES
from tatami.games.samurai_cards.bot.policy import quickly_best, values_of
from tatami.games.samurai_cards.pieces import STRENGTH, SYMBOLS
from tatami.games.samurai_cards.state import EMPTY, TURNED, SamuraiCards
from tatami.search.majorities import (
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
    "stone",
    "point_of_strength",
    "turn_to_wait",
]
"""What counts for a win. The leads count more, the fewer turns are left."""

WEIGHTS: Final = weights_by_seats(weights_of("tatami.games.samurai_cards.bot"), [2, 3, 4], SIGNS)


class SamuraiCardsHeuristics(MajorityHeuristics[SamuraiCards]):
    """As at the board, with cards and stones."""

    quick = 200
    thorough = 8000

    def values(self, s: SamuraiCards, seat: int, legal: list[int]) -> list[int]:
        return values_of(s, seat, legal)

    def quickly_best(self, s: SamuraiCards, seat: int, dice: Dice) -> int:
        return quickly_best(s, seat, dice)

    def chances_to_win(self, s: SamuraiCards, mover: int) -> list[float]:
        return chances_to_win(s, mover)


def chances_to_win(s: SamuraiCards, mover: int) -> list[float]:
    """How likely each seat is to win when it is the mover's turn."""
    weights = WEIGHTS[s.seats]
    return Evaluation(s, weights).chances_to_win(weights, mover)


class Evaluation(MajorityEvaluation):
    """The stones that each seat has and may hope for, and other signs of success."""

    def __init__(self, s: SamuraiCards, weights: MajorityWeights) -> None:
        super().__init__(s.seats, s.stones)
        self.s = s
        self.turns = 0.0
        """How many turns a seat still has."""
        for seat in range(s.seats):
            self.turns += float(size(s.hands[seat]) + size(s.piles[seat])) / float(s.seats)
        for cell in range(len(s.table)):
            village = s.lying(cell)
            if EMPTY < village < TURNED:
                hopes = hopes_at(s, cell, weights)
                for symbol in range(SYMBOLS):
                    if village & BIT[symbol]:
                        credit_all(self.found, s.influence_on(cell), self.seats, symbol, hopes)

    def signs(self, seat: i64, mover: i64) -> vec[float]:
        """How a seat stands when it is the mover's turn, sign by sign."""
        leads = leads_of(self.found, self.seats, seat)
        left = 1.0 + self.turns
        points: i64 = 0
        for pile in (self.s.hands[seat], self.s.piles[seat]):
            while pile:
                points += STRENGTH[lowest(pile)]
                pile &= pile - 1
        return vec[float](
            [
                leads[0] / left,
                leads[1] / left,
                leads[2] / left,
                pieces_of(self.found, seat),
                float(points),
                float((seat - mover + self.seats) % self.seats),
            ]
        )


def hopes_at(s: SamuraiCards, cell: i64, weights: MajorityWeights) -> Hopes:
    """What seats may hope for in a village, by how many sides of it are open."""
    return weights.last if s.touching(cell) == SIDES - 1 else weights.more

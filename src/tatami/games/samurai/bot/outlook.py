"""Outlook: how likely each seat of a Samurai table is to win.

All numbers here were fitted to matches of the greedy bot, by the number of seats: first how often
a figure is captured in the end by a seat that is so far ahead or behind there, then who wins with
so many figures captured and hoped for.
"""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import lowest, numbers, set_of, size
from tatami.games.samurai.board import LAND_AROUND
from tatami.games.samurai.pieces import KIND, KINDS, RIDER, SHIP, STRENGTH, TILES
from tatami.games.samurai.state import Samurai
from tatami.search.heuristics import chances
from tatami.search.majorities import PIECE, credit_all, pieces_of, weighed_leads, won

# How much of a figure a seat may hope for: nobody has influence there yet; one land hex is empty,
# or more, by the points from 4 behind to 4 ahead of the best rival.
UNTOUCHED: Final = numbers([0, 0, 43, 30, 23])
LAST_HEX: Final = [
    numbers([]),
    numbers([]),
    numbers([17, 20, 24, 41, 41, 45, 56, 59, 59]),
    numbers([10, 10, 18, 30, 31, 35, 50, 65, 65]),
    numbers([7, 7, 15, 23, 23, 29, 48, 62, 64]),
]
MORE_HEXES: Final = [
    numbers([]),
    numbers([]),
    numbers([22, 23, 28, 35, 35, 40, 46, 65, 65]),
    numbers([15, 17, 21, 26, 26, 36, 43, 54, 54]),
    numbers([12, 12, 16, 21, 22, 32, 44, 51, 51]),
]

CERTAIN: Final = numbers([0, 0, 0, 0, 0, PIECE, PIECE, PIECE, PIECE])
"""No land hex is empty: the best one captures the figure at the end of the turn."""

# What counts for a win. The leads count more, the fewer figures are left of the rarest kind.
BEST_LEAD: Final = [0.0, 0.0, 0.46, 0.83, 1.7]
SECOND_LEAD: Final = [0.0, 0.0, 1.31, 1.79, 1.26]
THIRD_LEAD: Final = [0.0, 0.0, 0.46, 0.66, 0.06]
EACH_FIGURE: Final = [0.0, 0.0, 0.04, 0.24, 0.4]
EACH_SWIFT: Final = [0.0, 0.0, 0.08, 0.17, 0.3]
EACH_POINT: Final = [0.0, 0.0, 0.086, 0.044, -0.017]
EACH_TURN_TO_WAIT: Final = [0.0, 0.0, -0.056, -0.116, -0.139]

SWIFT: Final = set_of([tile for tile in range(TILES) if KIND[tile] in (SHIP, RIDER)])
"""The ships and the rider, of which any number can be laid in a turn."""


class Outlook:
    """The figures that each seat has and may hope for, and what they are good for."""

    def __init__(self, s: Samurai) -> None:
        self.s = s
        self.seats: i64 = s.seats
        self.found = won(s.captured, s.seats)
        """Three numbers a seat."""
        self.fewest: i64 = PIECE
        """How many figures are left of the rarest kind."""
        for kind in range(KINDS):
            self.fewest = min(self.fewest, size(s.figures[kind]))
            settlements = s.figures[kind]
            while settlements:
                self.hope_for(lowest(settlements), kind)
                settlements &= settlements - 1

    def hope_for(self, settlement: i64, kind: i64) -> None:
        """Count what the figure of this kind there promises each seat."""
        influence = self.s.influence[settlement]
        empty = size(self.s.land & LAND_AROUND[settlement])
        hopes = CERTAIN
        untouched: i64 = 0
        if empty > 0:
            hopes = LAST_HEX[self.seats] if empty == 1 else MORE_HEXES[self.seats]
            untouched = UNTOUCHED[self.seats]
        credit_all(self.found, influence, self.seats, kind, hopes, untouched)

    def standing(self, seat: i64, mover: i64) -> float:
        """How well a seat stands when it is the mover's turn."""
        seats = self.seats
        leads = weighed_leads(
            self.found, seats, seat, BEST_LEAD[seats], SECOND_LEAD[seats], THIRD_LEAD[seats]
        )
        swift: i64 = 0
        points: i64 = 0
        for pile in (self.s.hands[seat], self.s.supplies[seat]):
            swift += size(pile & SWIFT)
            while pile:
                points += STRENGTH[lowest(pile)]
                pile &= pile - 1
        return (
            leads / float(1 + self.fewest)
            + EACH_FIGURE[seats] * pieces_of(self.found, seat)
            + EACH_SWIFT[seats] * float(swift)
            + EACH_POINT[seats] * float(points)
            + EACH_TURN_TO_WAIT[seats] * float((seat - mover + seats) % seats)
        )


def chances_to_win(s: Samurai, mover: int) -> list[float]:
    """How likely each seat is to win when it is the mover's turn."""
    outlook = Outlook(s)
    return chances([outlook.standing(seat, mover) for seat in range(s.seats)])

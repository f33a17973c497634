"""Outlook: how likely each seat is to win Samurai: the card game.

All numbers here were fitted to matches of the greedy bot, by the number of seats: first how often
a stone is won in the end by a seat that is so far ahead or behind there, then who wins with so many
stones won and hoped for.
"""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, lowest, numbers, size
from tatami.core.grid import SIDES
from tatami.games.samurai_cards.pieces import STRENGTH, SYMBOLS
from tatami.games.samurai_cards.state import EMPTY, TURNED, SamuraiCards
from tatami.search.heuristics import chances
from tatami.search.majorities import credit_all, pieces_of, weighed_leads, won

# How much of a stone a seat may hope for: one side is open, or more; nobody has influence there
# yet, or by the points from 4 behind to 4 ahead of the best rival.
LAST_UNTOUCHED: Final = numbers([0, 0, 38, 28, 21])
UNTOUCHED: Final = numbers([0, 0, 29, 20, 14])
LAST_SIDE: Final = [
    numbers([]),
    numbers([]),
    numbers([0, 12, 24, 35, 41, 56, 60, 66, 69]),
    numbers([0, 7, 17, 28, 34, 48, 56, 64, 70]),
    numbers([0, 6, 16, 25, 31, 44, 50, 57, 64]),
]
MORE_SIDES: Final = [
    numbers([]),
    numbers([]),
    numbers([4, 7, 17, 24, 31, 35, 42, 48, 48]),
    numbers([1, 4, 9, 17, 28, 29, 38, 44, 46]),
    numbers([1, 3, 8, 13, 25, 25, 30, 38, 39]),
]

# What counts for a win. The leads count more, the fewer turns are left.
BEST_LEAD: Final = [0.0, 0.0, 0.87, 1.07, 1.74]
SECOND_LEAD: Final = [0.0, 0.0, 1.9, 1.69, 1.88]
THIRD_LEAD: Final = [0.0, 0.0, 0.87, 0.86, 0.69]
EACH_STONE: Final = [0.0, 0.0, 0.27, 0.27, 0.32]
EACH_POINT: Final = [0.0, 0.0, 0.1, 0.12, 0.1]
EACH_TURN_TO_WAIT: Final = [0.0, 0.0, -0.11, -0.08, -0.09]


class Outlook:
    """The stones that each seat has and may hope for, and what they are good for."""

    def __init__(self, s: SamuraiCards) -> None:
        self.s = s
        self.seats: i64 = s.seats
        self.found = won(s.stones, s.seats)
        """Three numbers a seat."""
        self.turns = 0.0
        """How many turns a seat still has."""
        for seat in range(s.seats):
            self.turns += float(size(s.hands[seat]) + size(s.piles[seat])) / float(s.seats)
        for cell in range(len(s.table)):
            village = s.lying(cell)
            if EMPTY < village < TURNED:
                is_last = s.touching(cell) == SIDES - 1
                for symbol in range(SYMBOLS):
                    if village & BIT[symbol]:
                        self.hope_for(s.influence_on(cell), symbol, is_last)

    def hope_for(self, influence: i64, symbol: i64, is_last: bool) -> None:
        """Count what a symbol with this influence on it promises each seat."""
        seats = self.seats
        hopes = LAST_SIDE[seats] if is_last else MORE_SIDES[seats]
        untouched = LAST_UNTOUCHED[seats] if is_last else UNTOUCHED[seats]
        credit_all(self.found, influence, seats, symbol, hopes, untouched)

    def standing(self, seat: i64, mover: i64) -> float:
        """How well a seat stands when it is the mover's turn."""
        seats = self.seats
        leads = weighed_leads(
            self.found, seats, seat, BEST_LEAD[seats], SECOND_LEAD[seats], THIRD_LEAD[seats]
        )
        points: i64 = 0
        for pile in (self.s.hands[seat], self.s.piles[seat]):
            while pile:
                points += STRENGTH[lowest(pile)]
                pile &= pile - 1
        return (
            leads / (1.0 + self.turns)
            + EACH_STONE[seats] * pieces_of(self.found, seat)
            + EACH_POINT[seats] * float(points)
            + EACH_TURN_TO_WAIT[seats] * float((seat - mover + seats) % seats)
        )


def chances_to_win(s: SamuraiCards, mover: int) -> list[float]:
    """How likely each seat is to win when it is the mover's turn."""
    outlook = Outlook(s)
    return chances([outlook.standing(seat, mover) for seat in range(s.seats)])

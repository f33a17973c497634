"""Weighing: what a table of Samurai: the card game promises a seat, with one more card on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.majorities import KINDS, PIECE, standing
from tatami.core.cards import BIT, NONE, numbers, zeros
from tatami.core.grid import PLANE, SIDES
from tatami.games.samurai_cards.pieces import COUNT_MASK, KIND, SAMURAI, STRENGTH, SYMBOLS, count_of
from tatami.games.samurai_cards.state import EMPTY, TURNED, SamuraiCards

# What the stone of a village is worth to whoever is ahead there: by how many sides are taken, and
# more for each point of strength by which it is ahead. With all taken it is as good as won.
HOPE: Final = numbers([0, 0, 5, 20, PIECE])
FOR_EACH_POINT: Final = numbers([0, 2, 4, 8, 0])
MOST_POINTS: Final = 4

POINT_COST: Final = 10
"""What it costs to have a card no more, for each point of its strength."""

# The facts of a symbol on a village: which it is; how many sides are taken; the influence of the
# seat, of the best rival and of the next one; and who the best rival is, counted from 1, or 0 if it
# is not one alone.
SYMBOL_MASK: Final = 3
TAKEN: Final = 2
TAKEN_MASK: Final = 7
OWN: Final = 5
MOST: Final = 10
NEXT: Final = 15
RIVAL: Final = 20

AROUND: Final = zeros(SIDES * SYMBOLS)


def stones(s: SamuraiCards) -> vec[i64]:
    """What each seat has won, three numbers a seat."""
    found = zeros(s.seats * KINDS)
    for seat in range(s.seats):
        for symbol in range(SYMBOLS):
            found[seat * KINDS + symbol] = PIECE * s.stones_of(seat, symbol)
    return found


def promise(facts: i64, more: i64, taken: i64) -> i64:
    """What a symbol promises, if the seat has more influence and more sides are taken.

    It is below 0 if it promises that to the best rival.
    """
    sides = (facts >> TAKEN & TAKEN_MASK) + taken
    own = (facts >> OWN & COUNT_MASK) + more
    most = facts >> MOST & COUNT_MASK
    if own > most:
        return HOPE[sides] + FOR_EACH_POINT[sides] * min(own - most, MOST_POINTS)
    if own == most or facts >> RIVAL == 0:
        return 0
    behind = max(own, facts >> NEXT & COUNT_MASK)
    return -HOPE[sides] - FOR_EACH_POINT[sides] * min(most - behind, MOST_POINTS)


class Weighing:
    """What all have and may hope for; then it looks at one place after the other."""

    def __init__(self, s: SamuraiCards, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.seats: i64 = s.seats
        self.found = stones(s)
        """Three numbers a seat."""
        self.around = AROUND[:]
        """The facts of the symbols that touch the place, which are not counted meanwhile."""
        self.symbols: i64 = 0
        """How many these are."""
        self.then = AROUND[:]
        for cell in range(len(s.table)):
            village = s.lying(cell)
            if EMPTY < village < TURNED:
                for symbol in range(SYMBOLS):
                    if village & BIT[symbol]:
                        facts = self.facts_of(cell, symbol)
                        self.count(facts, promise(facts, 0, 0), 1)

    def facts_of(self, cell: i64, symbol: i64) -> i64:
        """How strong the seat is there, and how strong the best and the next rival are."""
        influence = self.s.influence_on(cell)
        best: i64 = NONE
        most: i64 = 0
        next: i64 = 0
        for rival in range(self.seats):
            if rival != self.seat:
                its = count_of(influence, rival, symbol)
                if its > most:
                    next = most
                    most = its
                    best = rival
                elif its > next:
                    next = its
        if most == next:
            best = NONE
        own = count_of(influence, self.seat, symbol)
        taken = self.s.touching(cell)
        return (
            best + 1 << RIVAL | next << NEXT | most << MOST | own << OWN | taken << TAKEN | symbol
        )

    def count(self, facts: i64, promise: i64, sign: i64) -> None:
        """Count a promise to the seat or to the best rival, or with the sign -1 no more."""
        symbol = facts & SYMBOL_MASK
        if promise > 0:
            self.found[self.seat * KINDS + symbol] += sign * promise
        elif promise < 0:
            self.found[((facts >> RIVAL) - 1) * KINDS + symbol] -= sign * promise

    def look_at(self, place: i64) -> None:
        """Take up the symbols that touch this place, and put back the others."""
        for i in range(self.symbols):
            self.count(self.around[i], promise(self.around[i], 0, 0), 1)
        self.symbols = 0
        for side in range(SIDES):
            cell = PLANE.near[SIDES * place + side]
            village = self.s.lying(cell)
            if EMPTY < village < TURNED:
                for symbol in range(SYMBOLS):
                    if village & BIT[symbol]:
                        facts = self.facts_of(cell, symbol)
                        self.count(facts, promise(facts, 0, 0), -1)
                        self.around[self.symbols] = facts
                        self.symbols += 1

    def worth(self, card: i64) -> i64:
        """What the table is worth with this card on the place, less what the card cost."""
        kind = KIND[card]
        for i in range(self.symbols):
            facts = self.around[i]
            points: i64 = 0
            if kind == SAMURAI or kind == facts & SYMBOL_MASK:
                points = STRENGTH[card]
            self.then[i] = promise(facts, points, 1)
            self.count(facts, self.then[i], 1)
        value = standing(self.found, self.seats, self.seat)
        for i in range(self.symbols):
            self.count(self.around[i], self.then[i], -1)
        return value - POINT_COST * STRENGTH[card]

    def worth_of_village(self, symbols: i64, cell: i64) -> i64:
        """What the table is worth with a village with these symbols there."""
        value: i64 = 0
        for sign in (1, -1):
            if sign == -1:
                value = standing(self.found, self.seats, self.seat)
            for symbol in range(SYMBOLS):
                if symbols & BIT[symbol]:
                    facts = self.facts_of(cell, symbol)
                    self.count(facts, promise(facts, 0, 0), sign)
        return value

"""The figures that each seat has or may expect, and how an action changes that."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import noun, verb
from tatami.core.cards import BIT, NONE, lowest, numbers, size
from tatami.core.counts import SEAT_BITS
from tatami.games.samurai.actions import (
    END,
    EXCHANGE,
    LAY,
    SWAP,
    figures_of,
    hex_of,
    kind_of,
    settlement_of,
    tile_of,
)
from tatami.games.samurai.board import LAND_AROUND, LANDS, NEAR
from tatami.games.samurai.pieces import INFLUENCE, KIND, STRENGTH
from tatami.games.samurai.state import Samurai
from tatami.search.contests import contest, credit, hopes_of, promise
from tatami.search.majorities import PIECE, standing, won

# What a figure is worth to whoever is ahead there: by how many land hexes around it are empty, and
# more for each point by which it is ahead. With none empty it is as good as captured.
HOPES: Final = hopes_of([PIECE, 0, 25, 20, 15, 12, 10], [0, 15, 9, 7, 6, 5, 4])

# What it costs to have a tile no more: for each point of its strength, by its kind.
POINT_COST: Final = numbers([10, 10, 10, 12, 35, 35, 0, 0])
EXCHANGE_COST: Final = 30
SWAP_COST: Final = 60


def cost(s: Samurai, action: int) -> i64:
    """What it costs to have this tile no more; one that was taken up is laid for nothing."""
    if verb(action) == SWAP:
        return SWAP_COST
    if verb(action) == EXCHANGE:
        return EXCHANGE_COST
    if s.lifted != NONE or action == END:
        return 0
    tile = tile_of(action)
    return POINT_COST[KIND[tile]] * STRENGTH[tile]


class ExpectedFigures:
    """How many figures of each kind each seat has and may hope for."""

    def __init__(self, s: Samurai) -> None:
        self.s = s
        self.seats: i64 = s.seats
        self.found = won(s.captured, s.seats)
        """Three numbers a seat."""
        with_figures = s.figures[0] | s.figures[1] | s.figures[2]
        while with_figures:
            settlement = lowest(with_figures)
            with_figures &= with_figures - 1
            self.count(settlement, s.kinds_in(settlement), s.influence[settlement], s.land, 1)

    def count(self, settlement: i64, kinds: i64, influence: i64, land: i64, sign: i64) -> None:
        """Count what figures of these kinds promise, with so much influence and empty land."""
        empty = size(land & LAND_AROUND[settlement])
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            # Whose eyes see it does not matter: a promise is to whoever is ahead.
            known = contest(influence, self.seats, 0, kind, empty)
            credit(self.found, 0, known, promise(known, 0, 0, HOPES), sign)

    def after(self, seat: i64, action: i64) -> int:
        """What the table is worth to the seat after this action, less what the tile cost."""
        self.change(seat, action, 1)
        value = standing(self.found, self.seats, seat) - cost(self.s, action)
        self.change(seat, action, -1)
        return value

    def change(self, seat: i64, action: i64, sign: i64) -> None:
        """Count what an action of the seat changes, or with the sign -1 take it back."""
        done = verb(action)
        if done == SWAP:
            one, other = figures_of(action)
            self.swap(settlement_of(one), kind_of(one), kind_of(other), sign)
            self.swap(settlement_of(other), kind_of(other), kind_of(one), sign)
        elif done == EXCHANGE:
            hex = noun(action)
            lifted = INFLUENCE[self.s.tile(hex)] << SEAT_BITS * seat
            self.sway(hex, -lifted, self.s.land, sign)
        elif done == LAY:
            hex = hex_of(action)
            land = self.s.land & ~BIT[hex] if hex < LANDS else self.s.land
            self.sway(hex, INFLUENCE[tile_of(action)] << SEAT_BITS * seat, land, sign)

    def sway(self, hex: i64, influence: i64, land: i64, sign: i64) -> None:
        """There is so much more influence beside a hex, and this land is empty."""
        for i in range(2):
            settlement = NEAR[2 * hex + i]
            if settlement != NONE:
                kinds = self.s.kinds_in(settlement)
                if kinds:
                    now = self.s.influence[settlement]
                    self.count(settlement, kinds, now, self.s.land, -sign)
                    self.count(settlement, kinds, now + influence, land, sign)

    def swap(self, settlement: i64, gone: i64, come: i64, sign: i64) -> None:
        """In a settlement a figure of one kind takes the place of another."""
        influence = self.s.influence[settlement]
        self.count(settlement, BIT[gone], influence, self.s.land, -sign)
        self.count(settlement, BIT[come], influence, self.s.land, sign)

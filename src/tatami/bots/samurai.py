"""Samurai's bots: one that lays what is best now, and what search has to know."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tatami.bots.bot import Bot
from tatami.bots.sense import Sense, chances, shares
from tatami.core.actions import noun, verb
from tatami.core.cards import BIT, NONE, lowest, members, numbers, size, zeros
from tatami.core.chance import Dice
from tatami.core.game import View
from tatami.games.samurai.actions import (
    CHOOSE,
    END,
    EXCHANGE,
    LAY,
    PLACE,
    SWAP,
    figures_of,
    hex_of,
    kind_of,
    settlement_of,
    tile_of,
)
from tatami.games.samurai.board import LAND_AROUND, LANDS, NEAR
from tatami.games.samurai.pieces import (
    INFLUENCE,
    KIND,
    KINDS,
    SEAT_BITS,
    STRENGTH,
    count_of,
)
from tatami.games.samurai.state import Samurai
from tatami.games.samurai.view import SamuraiView, imagine

# All values are in hundredths of a figure.
FIGURE: Final = 100

# What a figure is worth to whoever is ahead there: by how many land hexes around it are empty, and
# more for each point by which it is ahead. With none empty it is as good as captured.
HOPE: Final = numbers([FIGURE, 0, 25, 20, 15, 12, 10])
FOR_EACH_POINT: Final = numbers([0, 15, 9, 7, 6, 5, 4])
MOST_POINTS: Final = 4

ENOUGH: Final = 300
"""A lead in a kind of figures is no better than by this much, nor worse."""

# What it costs to have a tile no more: for each point of its strength, by its kind.
POINT_COST: Final = numbers([10, 10, 10, 12, 35, 35, 0, 0])
EXCHANGE_COST: Final = 30
SWAP_COST: Final = 60

SPREAD: Final = 300.0
"""A standing that is better by this much makes a win nearly three times as likely."""

FOLLOWED: Final = 8
"""So many of the best choices, and all exchanges, are followed to the next tile."""

# How much it likes to begin with each tile.
LIKED: Final = [8, 3, 1, 8, 3, 1, 8, 3, 1, 9, 4, 4, 2, 2, 9, 5, 5, 6, 2, 5]


class GreedySamurai(Bot[SamuraiView]):
    """Lays the tile after which its prospects of figures are best, kind by kind.

    It looks one tile further in its own turn.
    """

    def choose(self, view: SamuraiView | None, legal: list[int]) -> int:
        assert view is not None
        if verb(legal[0]) in (CHOOSE, PLACE):
            return set_up(legal, self.dice)
        world = imagine(view, self.dice)
        prospects = Prospects(world)
        values = [prospects.after(view.seat, action) for action in legal]
        exchanges = [i for i in range(len(legal)) if verb(legal[i]) == EXCHANGE]
        for i in best_of(values, FOLLOWED) + exchanges:
            values[i] = followed(world, view.seat, legal[i], values[i])
        return legal[values.index(max(values))]


def set_up(legal: list[int], dice: Dice) -> int:
    """Choose tiles that it likes, more or less; place figures anywhere."""
    if verb(legal[0]) == PLACE:
        return legal[dice.below(len(legal))]
    liking = [LIKED[noun(action)] + dice.below(4) for action in legal]
    return legal[liking.index(max(liking))]


def best_of(values: list[int], count: int) -> list[int]:
    """Where so many of the best values are."""
    bound = sorted(values)[-min(count, len(values))]
    return [i for i in range(len(values)) if values[i] >= bound][:count]


def followed(world: Samurai, seat: int, action: int, alone: int) -> int:
    """The same with the best tile that could be laid next; after an exchange it has to be laid."""
    if action == END:
        return alone
    trial = world.clone()
    trial.apply(seat, action)
    legal = [next for next in trial.legal(seat) if verb(next) == LAY]
    if not legal:
        return alone
    prospects = Prospects(trial)
    best = max([prospects.after(seat, next) for next in legal]) - cost(world, action)
    return best if verb(action) == EXCHANGE else max(alone, best)


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


class Prospects:
    """How many figures of each kind each seat has and may hope for."""

    def __init__(self, s: Samurai) -> None:
        self.s = s
        self.seats: i64 = s.seats
        self.found = zeros(s.seats * KINDS)
        """Three numbers a seat."""
        for seat in range(s.seats):
            for kind in range(KINDS):
                self.found[seat * KINDS + kind] = FIGURE * s.captured_of(seat, kind)
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
            ahead: i64 = NONE
            most: i64 = 0
            second: i64 = 0
            for seat in range(self.seats):
                own = count_of(influence, seat, kind)
                if own > most:
                    second = most
                    most = own
                    ahead = seat
                elif own > second:
                    second = own
            if most > second:
                points = min(most - second, MOST_POINTS)
                worth = HOPE[empty] + FOR_EACH_POINT[empty] * points
                self.found[ahead * KINDS + kind] += sign * worth

    def standing(self, seat: i64) -> i64:
        """How good they are for a seat: its lead in each kind, and all its figures."""
        value: i64 = 0
        for kind in range(KINDS):
            own = self.found[seat * KINDS + kind]
            best: i64 = 0
            for rival in range(self.seats):
                if rival != seat:
                    best = max(best, self.found[rival * KINDS + kind])
            value += 2 * max(-ENOUGH, min(ENOUGH, own - best)) + own
        return value

    def after(self, seat: i64, action: i64) -> int:
        """What the table is worth to the seat after this action, less what the tile cost."""
        self.change(seat, action, 1)
        value = self.standing(seat) - cost(self.s, action)
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


class SamuraiSense(Sense[Samurai]):
    """The most promising hexes first; prospects, and the tiles that are left, tell who may win."""

    exploration = 0.3
    quick = 200
    thorough = 4000

    def by_custom(self, view: View, legal: list[int], dice: Dice) -> int:
        return set_up(legal, dice) if verb(legal[0]) in (CHOOSE, PLACE) else NONE

    def width(self, visits: i64) -> i64:
        return 3 + i64(sqrt(float(visits)))

    def rank(self, s: Samurai, seat: int, legal: list[int], dice: Dice) -> list[int]:
        prospects = Prospects(s)
        worths = [prospects.after(seat, action) for action in legal]
        return [legal[i] for i in sorted(range(len(legal)), key=lambda i: -worths[i])]

    def favourite(self, s: Samurai, seat: int, legal: list[int], dice: Dice) -> int:
        prospects = Prospects(s)
        best = legal[0]
        most = prospects.after(seat, best)
        for action in legal:
            worth = prospects.after(seat, action)
            if worth > most:
                most = worth
                best = action
        return best

    def play_on(self, s: Samurai, dice: Dice) -> None:
        """Not at all: what is about to be captured is seen in the prospects."""

    def returns(self, s: Samurai) -> list[float]:
        if s.asking is None:
            return shares(members(s.winners), s.seats)
        prospects = Prospects(s)
        return chances(
            [
                float(prospects.standing(seat) + tiles_left(s, seat)) / SPREAD
                for seat in range(s.seats)
            ]
        )


def tiles_left(s: Samurai, seat: int) -> int:
    """What the tiles are worth that the seat may still lay."""
    worth = 0
    for tile in members(s.hands[seat]) + members(s.supplies[seat]):
        worth += POINT_COST[KIND[tile]] * STRENGTH[tile]
    return worth

"""Samurai's bots: one that lays what is best now, and what search has to know."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from tatami.bots.bot import Bot
from tatami.bots.sense import Sense, shares
from tatami.core.actions import noun, verb
from tatami.core.cards import NONE, members, size
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
    settlement_of,
    tile_of,
)
from tatami.games.samurai.board import LAND_AROUND, NEAR, SETTLEMENTS
from tatami.games.samurai.pieces import KIND, KINDS, STRENGTH, count_of
from tatami.games.samurai.state import Samurai
from tatami.games.samurai.view import SamuraiView, imagine

# All values are in hundredths of a figure.
FIGURE: Final = 100

# What a figure is worth to whoever is ahead there: by how many land hexes around it are empty, and
# more for each point by which it is ahead.
HOPE: Final = [100, 0, 25, 20, 15, 12, 10]
FOR_EACH_POINT: Final = [0, 15, 9, 7, 6, 5, 4]
MOST_POINTS: Final = 4

ENOUGH: Final = 300
"""A lead in a kind of figures is no better than by this much, nor worse."""

# What it costs to have a tile no more: for each point of its strength, by its kind.
POINT_COST: Final = [10, 10, 10, 12, 35, 35, 0, 0]
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
        before = prospects(world)
        values = [value(world, before, view.seat, action) for action in legal]
        exchanges = [i for i in range(len(legal)) if verb(legal[i]) == EXCHANGE]
        for i in best_of(values, FOLLOWED) + exchanges:
            values[i] = followed(world, before, view.seat, legal[i], values[i])
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


def value(world: Samurai, before: list[int], seat: int, action: int) -> int:
    """What the table is worth to the seat after this action, less what the tile cost."""
    if action == END:
        return standing(before, world.seats, seat)
    trial = world.clone()
    trial.apply(seat, action)
    after = changed(before, world, trial, action)
    return standing(after, world.seats, seat) - cost(world, action)


def followed(world: Samurai, before: list[int], seat: int, action: int, alone: int) -> int:
    """The same with the best tile that could be laid next; after an exchange it has to be laid."""
    if action == END:
        return alone
    trial = world.clone()
    trial.apply(seat, action)
    after = changed(before, world, trial, action)
    legal = [next for next in trial.legal(seat) if verb(next) == LAY]
    if not legal:
        return alone
    best = max([value(trial, after, seat, next) for next in legal]) - cost(world, action)
    return best if verb(action) == EXCHANGE else max(alone, best)


def cost(s: Samurai, action: int) -> int:
    """What it costs to have this tile no more; one that was taken up is laid for nothing."""
    if verb(action) == SWAP:
        return SWAP_COST
    if verb(action) == EXCHANGE:
        return EXCHANGE_COST
    if s.lifted != NONE:
        return 0
    tile = tile_of(action)
    return POINT_COST[KIND[tile]] * STRENGTH[tile]


def prospects(s: Samurai) -> list[int]:
    """How many figures of each kind each seat has and may hope for: three numbers a seat."""
    found = [FIGURE * s.captured_of(seat, kind) for seat in range(s.seats) for kind in range(KINDS)]
    for settlement in range(SETTLEMENTS):
        hope(s, settlement, found, 1)
    return found


def changed(before: list[int], world: Samurai, trial: Samurai, action: int) -> list[int]:
    """The prospects after an action: only the settlements that it touches have changed."""
    after = before.copy()
    for settlement in touched(action):
        hope(world, settlement, after, -1)
        hope(trial, settlement, after, 1)
    if trial.captured != world.captured:
        for seat in range(world.seats):
            for kind in range(KINDS):
                gained = trial.captured_of(seat, kind) - world.captured_of(seat, kind)
                after[seat * KINDS + kind] += FIGURE * gained
    return after


def touched(action: int) -> list[int]:
    """The settlements whose figures, or the influence on them, an action changes."""
    if verb(action) == SWAP:
        one, other = figures_of(action)
        return list({settlement_of(one), settlement_of(other)})
    hex = noun(action) if verb(action) == EXCHANGE else hex_of(action)
    return [NEAR[2 * hex + i] for i in range(2) if NEAR[2 * hex + i] != NONE]


def hope(s: Samurai, settlement: i64, found: list[int], sign: i64) -> None:
    """Count what the figures of a settlement promise to those who are ahead there."""
    kinds = s.kinds_in(settlement)
    if not kinds:
        return
    empty = size(s.land & LAND_AROUND[settlement])
    for kind in members(kinds):
        ahead = s.strongest(settlement, kind)
        if ahead != NONE:
            points = min(lead(s, settlement, ahead, kind), MOST_POINTS)
            worth = HOPE[empty] + FOR_EACH_POINT[empty] * points
            found[ahead * KINDS + kind] += sign * worth


def lead(s: Samurai, settlement: i64, ahead: i64, kind: i64) -> int:
    """By how much this seat is ahead of the next."""
    influence = s.influence[settlement]
    most = 0
    for rival in range(s.seats):
        if rival != ahead:
            most = max(most, count_of(influence, rival, kind))
    return count_of(influence, ahead, kind) - most


def standing(found: list[int], seats: int, seat: int) -> int:
    """How good these prospects are for a seat: its lead in each kind, and all its figures."""
    value = 0
    for kind in range(KINDS):
        own = found[seat * KINDS + kind]
        best = max([found[rival * KINDS + kind] for rival in range(seats) if rival != seat])
        value += 2 * max(-ENOUGH, min(ENOUGH, own - best)) + own
    return value


class SamuraiSense(Sense[Samurai]):
    """The most promising hexes first; prospects, and the tiles that are left, tell who may win."""

    exploration = 0.3
    quick = 60
    thorough = 1200

    def by_custom(self, view: View, legal: list[int], dice: Dice) -> int:
        return set_up(legal, dice) if verb(legal[0]) in (CHOOSE, PLACE) else NONE

    def width(self, visits: i64) -> i64:
        return 3 + i64(sqrt(float(visits)))

    def rank(self, s: Samurai, seat: int, legal: list[int], dice: Dice) -> list[int]:
        before = prospects(s)
        ranked = [(-worth(s, before, seat, action), action) for action in legal]
        ranked.sort()
        return [action for _, action in ranked]

    def play_on(self, s: Samurai, dice: Dice) -> None:
        """Not at all: what is about to be captured is seen in the prospects."""

    def returns(self, s: Samurai) -> list[float]:
        if s.asking is None:
            return shares(members(s.winners), s.seats)
        found = prospects(s)
        standings = [
            (standing(found, s.seats, seat) + tiles_left(s, seat)) / SPREAD
            for seat in range(s.seats)
        ]
        most = max(standings)
        weights = [exp(each - most) for each in standings]
        total = sum(weights)
        return [weight / total for weight in weights]


def worth(s: Samurai, before: list[int], seat: int, action: int) -> int:
    """As `value`; what touches no figures is not looked at."""
    if verb(action) in (LAY, EXCHANGE) and not any_figures(s, touched(action)):
        return -cost(s, action) + standing(before, s.seats, seat)
    return value(s, before, seat, action)


def any_figures(s: Samurai, settlements: list[int]) -> bool:
    """Whether there are figures in one of these settlements."""
    for settlement in settlements:
        if s.kinds_in(settlement):
            return True
    return False


def tiles_left(s: Samurai, seat: int) -> int:
    """What the tiles are worth that the seat may still lay."""
    worth = 0
    for tile in members(s.hands[seat]) + members(s.supplies[seat]):
        worth += POINT_COST[KIND[tile]] * STRENGTH[tile]
    return worth

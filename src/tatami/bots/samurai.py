"""A bot for Samurai that lays what is best now, looking one tile further in its own turn."""

from typing import Final

from mypy_extensions import i64

from tatami.bots.bot import Bot
from tatami.core.actions import noun, verb
from tatami.core.cards import NONE, members, size
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

FOLLOWED: Final = 8
"""So many of the best choices, and all exchanges, are followed to the next tile."""

# How much it likes to begin with each tile.
LIKED: Final = [8, 3, 1, 8, 3, 1, 8, 3, 1, 9, 4, 4, 2, 2, 9, 5, 5, 6, 2, 5]


class GreedySamurai(Bot[SamuraiView]):
    """Lays the tile after which its prospects of figures are best, kind by kind."""

    def choose(self, view: SamuraiView | None, legal: list[int]) -> int:
        assert view is not None
        if verb(legal[0]) == CHOOSE:
            liking = [LIKED[noun(action)] + self.dice.below(4) for action in legal]
            return legal[liking.index(max(liking))]
        if verb(legal[0]) == PLACE:
            return legal[self.dice.below(len(legal))]
        world = imagine(view, self.dice)
        before = prospects(world)
        values = [value(world, before, view.seat, action) for action in legal]
        exchanges = [i for i in range(len(legal)) if verb(legal[i]) == EXCHANGE]
        for i in best_of(values, FOLLOWED) + exchanges:
            values[i] = followed(world, before, view.seat, legal[i], values[i])
        return legal[values.index(max(values))]


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

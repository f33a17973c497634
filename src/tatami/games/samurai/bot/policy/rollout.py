"""The quick policy by which search plays on: the best tile to lay, or the end of the turn."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act
from tatami.core.cards import BIT, NONE, lowest, members, numbers, set_of, size, zeros
from tatami.core.chance import Dice
from tatami.games.samurai.actions import END, EXCHANGE, laying
from tatami.games.samurai.board import FAR_SEA, LAND_AROUND, LANDS, NEAR, SETTLEMENTS
from tatami.games.samurai.bot.policy.expected import HOPES, POINT_COST
from tatami.games.samurai.pieces import INFLUENCED, KIND, KINDS, SHIPS, STRENGTH, TILES
from tatami.games.samurai.state import Samurai
from tatami.search.contests import contest, credit, kind_in, place_of_rival, promise
from tatami.search.majorities import best_rival, standing_in, standing_of, won

NOTHING: Final = -1_000_000
"""Less than any position is worth."""

# The tiles that influence at least one of a set of kinds.
TILES_FOR: Final = numbers(
    [
        set_of([tile for tile in range(TILES) if INFLUENCED[tile] & kinds])
        for kinds in range(1 << KINDS)
    ]
)

EVERY_FIGURE: Final = zeros(SETTLEMENTS * KINDS)
EVERY_TILE: Final = zeros(TILES)


def quickly_best(s: Samurai, seat: i64, dice: Dice) -> int:
    """The best tile beside figures, or the end of the turn; exchanges take too long to judge."""
    on_land = for_land(s, seat)
    ships = for_sea(s, seat)
    if s.has_laid and s.lifted == NONE and not on_land | ships:
        return END
    choice = BestTile(s, seat)
    choice.weigh(on_land, s.land, 0)
    if ships:
        choice.weigh(ships, s.home_sea, LANDS)
        choice.weigh(ships, s.far_sea, FAR_SEA)
    if choice.best == NONE:
        assert s.asking is not None
        return s.asking.sample(s, seat, dice)
    return choice.best


def quick_choices(s: Samurai, seat: i64) -> list[int]:
    """All that lays a tile beside figures which it influences, exchanges, and ends the turn."""
    found: list[int] = []
    add_quick(s, for_land(s, seat), s.land, 0, found)
    ships = for_sea(s, seat)
    if ships:
        add_quick(s, ships, s.home_sea, LANDS, found)
        add_quick(s, ships, s.far_sea, FAR_SEA, found)
    if s.lifted == NONE:
        if s.may_exchange(seat):
            found.extend([act(EXCHANGE, hex) for hex in members(s.liftable[seat])])
        if s.has_laid:
            found.append(END)
    return found


def for_land(s: Samurai, seat: i64) -> i64:
    """The tiles that the seat can lay on land now."""
    return s.for_land(seat) if s.lifted == NONE else BIT[s.lifted]


def for_sea(s: Samurai, seat: i64) -> i64:
    """The ships that it can lay now."""
    if s.lifted != NONE:
        return 0
    return s.hands[seat] & SHIPS


def add_quick(s: Samurai, tiles: i64, hexes: i64, first: i64, found: list[int]) -> None:
    """Add the tiles beside figures which they influence, on hexes that are counted from `first`."""
    while hexes:
        hex = first + lowest(hexes)
        hexes &= hexes - 1
        fitting = tiles & TILES_FOR[s.kinds_beside(hex)]
        while fitting:
            found.append(laying(lowest(fitting), hex))
            fitting &= fitting - 1


class BestTile:
    """The best tile that a seat could lay, or the end of its turn, of what was weighed so far.

    It finds what ExpectedFigures.after would find, several times as fast: it looks at every
    figure once.
    """

    def __init__(self, s: Samurai, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.seats: i64 = s.seats
        self.found = won(s.captured, s.seats)
        """What each seat has and may hope for, three numbers a seat."""
        self.contests = EVERY_FIGURE[:]
        """What the seat knows of every figure; 0 where there is none."""
        for kind in range(KINDS):
            settlements = s.figures[kind]
            while settlements:
                self.look_at(lowest(settlements), kind)
                settlements &= settlements - 1
        self.standings = zeros(KINDS)
        """How good that is for the seat, by the kind."""
        self.standing: i64 = 0
        for kind in range(KINDS):
            self.standings[kind] = standing_in(self.found, self.seats, seat, kind)
            self.standing += self.standings[kind]
        self.values = EVERY_TILE[:]
        self.best = NONE
        self.most: i64 = NOTHING
        if s.has_laid and s.lifted == NONE:
            self.best = END
            self.most = self.standing

    def look_at(self, settlement: i64, kind: i64) -> None:
        """See how strong the seat and its rivals are there."""
        influence = self.s.influence[settlement]
        empty: i64 = size(self.s.land & LAND_AROUND[settlement])
        known = contest(influence, self.seats, self.seat, kind, empty)
        self.contests[settlement * KINDS + kind] = known
        credit(self.found, self.seat, known, promise(known, 0, 0, HOPES), 1)

    def weigh(self, tiles: i64, hexes: i64, first: i64) -> None:
        """Consider each tile on each of these hexes where it has influence.

        The hexes are counted from the first.
        """
        while hexes:
            hex = first + lowest(hexes)
            hexes &= hexes - 1
            kinds = self.s.kinds_beside(hex)
            fitting = tiles & TILES_FOR[kinds]
            if fitting:
                self.weigh_at(hex, kinds, fitting)

    def weigh_at(self, hex: i64, kinds: i64, tiles: i64) -> None:
        """Consider each tile on this hex, beside figures of these kinds."""
        rest = tiles
        while rest:
            self.values[lowest(rest)] = self.standing
            rest &= rest - 1
        for kind in range(KINDS):
            if kinds & BIT[kind]:
                self.add_gains(tiles, hex, kind)
        while tiles:
            tile: i64 = lowest(tiles)
            tiles &= tiles - 1
            worth = self.values[tile]
            if self.s.lifted == NONE:
                worth -= POINT_COST[KIND[tile]] * STRENGTH[tile]
            if worth > self.most:
                self.most = worth
                self.best = laying(tile, hex)

    def add_gains(self, tiles: i64, hex: i64, kind: i64) -> None:
        """Add to the worth of each tile by how much it betters the standing in this kind."""
        one = self.contest_at(NEAR[2 * hex], kind)
        other = self.contest_at(NEAR[2 * hex + 1], kind)
        now = self.promised(one, 0, 0)
        now_too = self.promised(other, 0, 0)
        credit(self.found, self.seat, one, now, -1)
        credit(self.found, self.seat, other, now_too, -1)
        best = best_rival(self.found, self.seats, self.seat, kind)
        taken: i64 = 1 if hex < LANDS else 0
        # Tiles that do not influence this kind all change as much.
        idle: i64 = NOTHING
        while tiles:
            tile: i64 = lowest(tiles)
            tiles &= tiles - 1
            if INFLUENCED[tile] & BIT[kind]:
                self.values[tile] += self.gain(one, other, best, STRENGTH[tile], taken)
            else:
                if idle == NOTHING:
                    idle = self.gain(one, other, best, 0, taken)
                self.values[tile] += idle
        credit(self.found, self.seat, one, now, 1)
        credit(self.found, self.seat, other, now_too, 1)

    def gain(self, one: i64, other: i64, best: i64, points: i64, taken: i64) -> i64:
        """By how much the standing is better with so many points more for two figures.

        Neither counts now; without them the best rival has so much.
        """
        kind = kind_in(max(one, other))
        then = self.promised(one, points, taken)
        then_too = self.promised(other, points, taken)
        place = place_of_rival(one)
        place_too = place_of_rival(other)
        own = self.found[self.seat * KINDS + kind]
        if then > 0:
            own += then
        elif then < 0:
            best = max(best, self.found[place] - then)
        if then_too > 0:
            own += then_too
        elif then_too < 0:
            both = then_too + then if place == place_too and then < 0 else then_too
            best = max(best, self.found[place_too] - both)
        return standing_of(own, best) - self.standings[kind]

    def contest_at(self, settlement: i64, kind: i64) -> i64:
        """What is known of a figure; 0 where there is no settlement or no such figure."""
        # Not in one line: where 0 and a number meet, the compiler makes objects of both.
        if settlement == NONE:
            return 0
        return self.contests[settlement * KINDS + kind]

    def promised(self, contest: i64, points: i64, taken: i64) -> i64:
        """What a figure promises, with more points for the seat and less empty land around it."""
        if contest == 0:
            return 0
        return promise(contest, points, -taken, HOPES)

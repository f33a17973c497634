"""A simple choice, made fast: the best tile to lay, or the end of the turn."""

from typing import Final

from mypy_extensions import i64

from tatami.bots.samurai.prospects import POINT_COST, Prospects, best_rival, hope, standing_of
from tatami.core.cards import BIT, NONE, lowest, size, zeros
from tatami.core.chance import Dice
from tatami.games.samurai.actions import END, laying
from tatami.games.samurai.board import FAR_SEA, LAND_AROUND, LANDS, NEAR, SETTLEMENTS
from tatami.games.samurai.pieces import (
    COUNT_MASK,
    INFLUENCED,
    KIND,
    KINDS,
    SHIPS,
    STRENGTH,
    TILES,
    count_of,
)
from tatami.games.samurai.state import Samurai

NOTHING: Final = -1_000_000
"""Less than any prospects are worth."""

# The facts of a figure: the empty land around it; the influence of the seat, of the best rival and
# of the next one; and who the best rival is, counted from 1, or 0 if it is not one alone.
LAND_MASK: Final = 7
OWN: Final = 3
MOST: Final = 8
NEXT: Final = 13
RIVAL: Final = 18
SEAT_MASK: Final = 7
PRESENT: Final = 1 << 21

EVERY_FIGURE: Final = zeros(SETTLEMENTS * KINDS)
EVERY_TILE: Final = zeros(TILES)


def simply_best(s: Samurai, seat: i64, dice: Dice) -> int:
    """The best tile beside figures, or the end of the turn; exchanges take too long to judge."""
    on_land = s.for_land(seat)
    ships = s.hands[seat] & SHIPS
    if s.lifted != NONE:
        on_land = BIT[s.lifted]
        ships = 0
    elif s.has_laid and not on_land | ships:
        return END
    choice = Choice(s, seat)
    choice.weigh(on_land, s.land, 0)
    if ships:
        choice.weigh(ships, s.home_sea, LANDS)
        choice.weigh(ships, s.far_sea, FAR_SEA)
    if choice.best == NONE:
        assert s.asking is not None
        return s.asking.sample(s, seat, dice)
    return choice.best


class Choice:
    """The best tile that a seat could lay, or the end of its turn, of what was weighed so far.

    It finds what Prospects.after would find, several times as fast: every figure is looked at once.
    """

    def __init__(self, s: Samurai, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.prospects = Prospects(s)
        self.standing: i64 = self.prospects.standing(seat)
        self.best = NONE
        self.most: i64 = NOTHING
        if s.has_laid and s.lifted == NONE:
            self.best = END
            self.most = self.standing
        self.worths = EVERY_TILE[:]
        self.facts = EVERY_FIGURE[:]
        """Of every figure, in one number; 0 where there is none."""
        for kind in range(KINDS):
            settlements = s.figures[kind]
            while settlements:
                self.look_at(lowest(settlements), kind)
                settlements &= settlements - 1

    def look_at(self, settlement: i64, kind: i64) -> None:
        """See how strong the seat is there, and how strong the best and the next rival are."""
        influence = self.s.influence[settlement]
        best: i64 = NONE
        most: i64 = 0
        next: i64 = 0
        for rival in range(self.prospects.seats):
            if rival != self.seat:
                its = count_of(influence, rival, kind)
                if its > most:
                    next = most
                    most = its
                    best = rival
                elif its > next:
                    next = its
        if most == next:
            best = NONE
        empty: i64 = size(self.s.land & LAND_AROUND[settlement])
        own = count_of(influence, self.seat, kind)
        self.facts[settlement * KINDS + kind] = (
            PRESENT | best + 1 << RIVAL | next << NEXT | most << MOST | own << OWN | empty
        )

    def weigh(self, tiles: i64, hexes: i64, first: i64) -> None:
        """Consider each tile on each of these hexes, which are counted from the first."""
        while hexes:
            hex = first + lowest(hexes)
            hexes &= hexes - 1
            kinds = self.s.kinds_beside(hex)
            if kinds:
                self.weigh_at(hex, kinds, tiles)

    def weigh_at(self, hex: i64, kinds: i64, tiles: i64) -> None:
        """Consider each tile on this hex, beside figures of these kinds."""
        rest = tiles
        while rest:
            self.worths[lowest(rest)] = self.standing
            rest &= rest - 1
        for kind in range(KINDS):
            if kinds & BIT[kind]:
                self.add_gains(tiles, hex, kind)
        while tiles:
            tile: i64 = lowest(tiles)
            tiles &= tiles - 1
            worth = self.worths[tile]
            if self.s.lifted == NONE:
                worth -= POINT_COST[KIND[tile]] * STRENGTH[tile]
            if worth > self.most and kinds & INFLUENCED[tile]:
                self.most = worth
                self.best = laying(tile, hex)

    def add_gains(self, tiles: i64, hex: i64, kind: i64) -> None:
        """Add to the worth of each tile by how much it betters the standing in this kind."""
        found = self.prospects.found
        before = self.prospects.standing_in(self.seat, kind)
        one = self.facts_of(NEAR[2 * hex], kind)
        other = self.facts_of(NEAR[2 * hex + 1], kind)
        place = place_of_rival(one, kind)
        place_too = place_of_rival(other, kind)
        now = promise(one, 0, 0)
        now_too = promise(other, 0, 0)
        self.count(now, place, kind, -1)
        self.count(now_too, place_too, kind, -1)
        most = best_rival(found, self.prospects.seats, self.seat, kind)
        taken: i64 = 1 if hex < LANDS else 0
        while tiles:
            tile: i64 = lowest(tiles)
            tiles &= tiles - 1
            points: i64 = 0
            if INFLUENCED[tile] & BIT[kind]:
                points = STRENGTH[tile]
            then = promise(one, points, taken)
            then_too = promise(other, points, taken)
            own = found[self.seat * KINDS + kind]
            best = most
            if then > 0:
                own += then
            elif then < 0:
                best = max(best, found[place] - then)
            if then_too > 0:
                own += then_too
            elif then_too < 0:
                both = then_too + then if place == place_too and then < 0 else then_too
                best = max(best, found[place_too] - both)
            self.worths[tile] += standing_of(own, best) - before
        self.count(now, place, kind, 1)
        self.count(now_too, place_too, kind, 1)

    def facts_of(self, settlement: i64, kind: i64) -> i64:
        """What is known of a figure; 0 where there is no settlement or no such figure."""
        return 0 if settlement == NONE else self.facts[settlement * KINDS + kind]

    def count(self, promise: i64, place: i64, kind: i64, sign: i64) -> None:
        """Count a promise to the seat or to the rival there, or with the sign -1 no more."""
        if promise > 0:
            self.prospects.found[self.seat * KINDS + kind] += sign * promise
        elif promise < 0:
            self.prospects.found[place] -= sign * promise


def place_of_rival(facts: i64, kind: i64) -> i64:
    """Where what is found for the best rival there stands; below 0 if there is no such rival."""
    return ((facts >> RIVAL & SEAT_MASK) - 1) * KINDS + kind


def promise(facts: i64, more: i64, taken: i64) -> i64:
    """What a figure promises, if the seat has more influence and less land is empty.

    It is below 0 if it promises that to the best rival.
    """
    if facts == 0:
        return 0
    empty = (facts & LAND_MASK) - taken
    own = (facts >> OWN & COUNT_MASK) + more
    most = facts >> MOST & COUNT_MASK
    if own > most:
        return hope(empty, own - most)
    if own == most or facts >> RIVAL & SEAT_MASK == 0:
        return 0
    return -hope(empty, most - max(own, facts >> NEXT & COUNT_MASK))

"""A simple choice, made fast: the best tile to lay, or the end of the turn."""

from typing import Final

from mypy_extensions import i64

from tatami.bots.samurai.prospects import POINT_COST, Prospects
from tatami.core.cards import BIT, NONE, lowest, zeros
from tatami.core.chance import Dice
from tatami.games.samurai.actions import END, laying
from tatami.games.samurai.board import FAR_SEA, LANDS
from tatami.games.samurai.pieces import (
    INFLUENCE,
    INFLUENCED,
    KIND,
    KINDS,
    SEAT_BITS,
    SHIPS,
    STRENGTH,
)
from tatami.games.samurai.state import Samurai

NOTHING: Final = -1_000_000
"""Less than any prospects are worth."""


def simply_best(s: Samurai, seat: i64, dice: Dice) -> int:
    """The best tile beside figures, or the end of the turn; exchanges take too long to judge."""
    choice = Choice(s, seat)
    if s.lifted != NONE:
        choice.weigh(BIT[s.lifted], s.land, 0)
    else:
        choice.weigh(s.for_land(seat), s.land, 0)
        ships = s.hands[seat] & SHIPS
        if ships:
            choice.weigh(ships, s.home_sea, LANDS)
            choice.weigh(ships, s.far_sea, FAR_SEA)
    if choice.best == NONE:
        assert s.asking is not None
        return s.asking.sample(s, seat, dice)
    return choice.best


class Choice:
    """The best tile that a seat could lay, or the end of its turn, of what was weighed so far.

    It finds what Prospects.after would find, several times as fast.
    """

    def __init__(self, s: Samurai, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.prospects = Prospects(s)
        self.standing: i64 = self.prospects.standing(seat)
        self.places: i64 = s.seats * KINDS
        self.kept = zeros(self.places)
        """What was found without the figures beside a hex."""
        self.best = NONE
        self.most: i64 = NOTHING
        if s.has_laid and s.lifted == NONE:
            self.best = END
            self.most = self.standing

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
        s = self.s
        found = self.prospects.found
        kept = self.kept
        standing = self.standing - self.standing_in(kinds)
        self.prospects.influence(hex, 0, s.land, -1)
        for i in range(self.places):
            kept[i] = found[i]
        land = s.land & ~BIT[hex] if hex < LANDS else s.land
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            if kinds & INFLUENCED[tile]:
                self.prospects.influence(hex, INFLUENCE[tile] << SEAT_BITS * self.seat, land, 1)
                worth = standing + self.standing_in(kinds)
                if s.lifted == NONE:
                    worth -= POINT_COST[KIND[tile]] * STRENGTH[tile]
                if worth > self.most:
                    self.most = worth
                    self.best = laying(tile, hex)
                for i in range(self.places):
                    found[i] = kept[i]
        self.prospects.influence(hex, 0, s.land, 1)

    def standing_in(self, kinds: i64) -> i64:
        """How good the prospects are in these kinds."""
        value: i64 = 0
        for kind in range(KINDS):
            if kinds & BIT[kind]:
                value += self.prospects.standing_in(self.seat, kind)
        return value

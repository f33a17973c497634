"""Majorities: what both Samurai games have in common for a bot, who has the most of three kinds."""

from abc import abstractmethod
from math import sqrt
from typing import Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.sense import Sense
from tatami.core.cards import NONE
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.core.state import State

S = TypeVar("S", bound=State[Any])

KINDS: Final = 3

PIECE: Final = 100
"""All values are in hundredths of a figure or a stone."""

ENOUGH: Final = 300
"""A lead in a kind is no better than by this much, nor worse."""

PLACE_BITS: Final = 12
PLACES: Final = (1 << PLACE_BITS) - 1
"""More than there are ever choices."""


# What was found for the seats stands in a row, three numbers a seat: what it has of each kind, and
# may hope for.


def best_rival(found: vec[i64], seats: i64, seat: i64, kind: i64) -> i64:
    """The most that was found of a kind for a rival of the seat."""
    best: i64 = 0
    for rival in range(seats):
        if rival != seat:
            best = max(best, found[rival * KINDS + kind])
    return best


def standing_of(own: i64, best: i64) -> i64:
    """How good it is to have so much of a kind, if the best rival has so much."""
    return 2 * max(-ENOUGH, min(ENOUGH, own - best)) + own


def standing_in(found: vec[i64], seats: i64, seat: i64, kind: i64) -> i64:
    """How good what was found of a kind is for a seat."""
    return standing_of(found[seat * KINDS + kind], best_rival(found, seats, seat, kind))


def standing(found: vec[i64], seats: i64, seat: i64) -> i64:
    """How good all is for a seat: its lead in each kind, and all that it has."""
    value: i64 = 0
    for kind in range(KINDS):
        value += standing_in(found, seats, seat, kind)
    return value


def weighed_leads(
    found: vec[i64], seats: i64, seat: i64, first: float, second: float, third: float
) -> float:
    """By how many pieces a seat is ahead, if its best lead counts so much, and the others so."""
    best: i64 = -ENOUGH
    worst: i64 = ENOUGH
    leads: i64 = 0
    for kind in range(KINDS):
        ahead = found[seat * KINDS + kind] - best_rival(found, seats, seat, kind)
        lead = max(-ENOUGH, min(ENOUGH, ahead))
        leads += lead
        best = max(best, lead)
        worst = min(worst, lead)
    between = leads - best - worst
    return (first * float(best) + second * float(between) + third * float(worst)) / float(PIECE)


def pieces_of(found: vec[i64], seat: i64) -> float:
    """How many pieces a seat has and may hope for, of all kinds."""
    pieces: i64 = 0
    for kind in range(KINDS):
        pieces += found[seat * KINDS + kind]
    return float(pieces) / float(PIECE)


class MajoritySense(Sense[S]):
    """What promises most comes first; after a turn of everybody one sees who may win."""

    exploration = 0.3

    @abstractmethod
    def simply_best(self, s: S, seat: int, dice: Dice) -> int:
        """What promises the seat most, of what is found fast."""

    @abstractmethod
    def worths(self, s: S, seat: int, legal: list[int]) -> list[int]:
        """What each of these actions promises the seat."""

    def favourite(self, s: S, seat: int, legal: list[int], dice: Dice) -> int:
        return self.simply_best(s, seat, dice)

    def width(self, visits: i64) -> i64:
        return 3 + i64(sqrt(float(visits)))

    def rank(self, s: S, seat: int, legal: list[int], dice: Dice) -> list[int]:
        worths = self.worths(s, seat, legal)
        # Worth and place in one number: that sorts faster than pairs.
        order = [-worths[i] << PLACE_BITS | i for i in range(len(legal))]
        order.sort()
        return [legal[place & PLACES] for place in order]

    def play_on(self, s: S, dice: Dice) -> None:
        """As many turns as there are seats, the rest of this one being the first."""
        turns = s.seats
        mover = NONE
        while s.asking is not None:
            seat = s.asking.seat
            if seat == CHANCE:
                s.apply(CHANCE, s.asking.sample(s, CHANCE, dice))
                continue
            if seat != mover:
                if turns == 0:
                    return
                turns -= 1
                mover = seat
            s.apply(seat, self.simply_best(s, seat, dice))

"""Majorities: what both Samurai games have in common for a bot, who has the most of three kinds."""

from abc import abstractmethod
from math import sqrt
from typing import Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import NONE, filled, numbers, zeros
from tatami.core.chance import Dice
from tatami.core.counts import count_of
from tatami.core.frames import CHANCE
from tatami.core.state import State
from tatami.search.contests import KINDS, MOST_POINTS
from tatami.search.heuristics import Heuristics, chances, fractions, weighed
from tatami.search.weights import Weights

S = TypeVar("S", bound=State[Any])

PIECE: Final = 100
"""All values are in hundredths of a figure or a stone."""

ENOUGH: Final = 300
"""A lead in a kind is no better than by this much, nor worse."""

PLACE_BITS: Final = 12
PLACES: Final = (1 << PLACE_BITS) - 1
"""More than there are ever choices."""


# What was found for the seats stands in a row, three numbers a seat: what it has of each kind, and
# may hope for.


def won(counts: i64, seats: i64) -> vec[i64]:
    """What each seat has, if nobody hopes for more."""
    found = zeros(seats * KINDS)
    for seat in range(seats):
        for kind in range(KINDS):
            found[seat * KINDS + kind] = PIECE * count_of(counts, seat, kind)
    return found


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


def leads_of(found: vec[i64], seats: i64, seat: i64) -> vec[float]:
    """By how many pieces a seat is ahead in each kind, the best lead first."""
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
    piece = float(PIECE)
    return vec[float]([float(best) / piece, float(between) / piece, float(worst) / piece])


def pieces_of(found: vec[i64], seat: i64) -> float:
    """How many pieces a seat has and may hope for, of all kinds."""
    pieces: i64 = 0
    for kind in range(KINDS):
        pieces += found[seat * KINDS + kind]
    return float(pieces) / float(PIECE)


# Who will have a piece in the end

LEADS: Final = 2 * MOST_POINTS + 1
UNTOUCHED: Final = LEADS
"""In place of a lead: nobody has any influence."""


class Hopes:
    """How much of a piece a seat may hope for, in hundredths."""

    def __init__(self, untouched: i64, by_lead: list[int]) -> None:
        self.untouched: i64 = untouched
        """Where nobody has influence."""
        self.by_lead = numbers(by_lead)
        """By the points from 4 behind the best rival to 4 ahead."""

    def at(self, lead: i64) -> i64:
        """What one hopes for with such a lead; see `lead_in`."""
        return self.untouched if lead == UNTOUCHED else self.by_lead[lead]


class MajorityWeights:
    """What was fitted for one number of seats."""

    def __init__(self, found: Weights, signs: list[str]) -> None:
        self.last = hopes_from(found.group("last"))
        """For pieces with one empty place around them."""
        self.more = hopes_from(found.group("more"))
        """For pieces with more."""
        self.signs = fractions(found.group("signs").numbers(signs))
        """How much each sign of success counts."""


def hopes_from(found: Weights) -> Hopes:
    """Hopes as a file tells them."""
    return Hopes(found.whole("untouched"), found.row("by_lead", LEADS))


def weights_by_seats(
    found: Weights, seats: list[int], signs: list[str]
) -> dict[int, MajorityWeights]:
    """What was fitted, by the number of seats."""
    return {number: MajorityWeights(found.group(str(number)), signs) for number in seats}


def leads_in(influence: i64, seats: i64, kind: i64) -> vec[i64]:
    """By how many points each seat is ahead of the best rival: from 0, for 4 behind or more, to 8.

    UNTOUCHED for everybody if nobody has any influence.
    """
    most: i64 = 0
    second: i64 = 0
    for seat in range(seats):
        own = count_of(influence, seat, kind)
        if own > most:
            second = most
            most = own
        elif own > second:
            second = own
    leads = filled(seats, UNTOUCHED)
    if most > 0:
        for seat in range(seats):
            own = count_of(influence, seat, kind)
            ahead = own - second if own == most else own - most
            leads[seat] = max(-MOST_POINTS, min(MOST_POINTS, ahead)) + MOST_POINTS
    return leads


def credit_all(found: vec[i64], influence: i64, seats: i64, kind: i64, hopes: Hopes) -> None:
    """Count what every seat may hope for, with so much influence on a piece."""
    leads = leads_in(influence, seats, kind)
    for seat in range(seats):
        found[seat * KINDS + kind] += hopes.at(leads[seat])


class MajorityEvaluation:
    """The pieces that each seat has and may hope for, and other signs of success."""

    def __init__(self, seats: i64, counts: i64) -> None:
        self.seats: i64 = seats
        self.found = won(counts, seats)
        """Three numbers a seat."""

    @abstractmethod
    def signs(self, seat: i64, mover: i64) -> vec[float]:
        """How a seat stands when it is the mover's turn, sign by sign."""

    def chances_to_win(self, weights: MajorityWeights, mover: i64) -> list[float]:
        """How likely each seat is to win when it is the mover's turn."""
        return chances(
            [weighed(weights.signs, self.signs(seat, mover)) for seat in range(self.seats)]
        )


class MajorityHeuristics(Heuristics[S]):
    """What promises most comes first; after a turn of everybody one sees who may win."""

    exploration = 0.3

    @abstractmethod
    def quickly_best(self, s: S, seat: int, dice: Dice) -> int:
        """What promises the seat most, of what is found fast."""

    @abstractmethod
    def values(self, s: S, seat: int, legal: list[int]) -> list[int]:
        """What each of these actions promises the seat."""

    @abstractmethod
    def chances_to_win(self, s: S, mover: int) -> list[float]:
        """How likely each seat is to win when it is the mover's turn."""

    def returns(self, s: S) -> list[float]:
        return super().returns(s) if s.asking is None else self.chances_to_win(s, s.asking.seat)

    def favourite(self, s: S, seat: int, legal: list[int], dice: Dice) -> int:
        return self.quickly_best(s, seat, dice)

    def width(self, visits: i64) -> i64:
        return 3 + i64(sqrt(float(visits)))

    def rank(self, s: S, seat: int, legal: list[int], dice: Dice) -> list[int]:
        values = self.values(s, seat, legal)
        # Worth and place in one number: that sorts faster than pairs.
        order = [-values[i] << PLACE_BITS | i for i in range(len(legal))]
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
            s.apply(seat, self.quickly_best(s, seat, dice))

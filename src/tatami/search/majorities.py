"""Majorities: what both Samurai games have in common for a bot, who has the most of three kinds."""

from abc import abstractmethod
from math import sqrt
from typing import Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import NONE, numbers, zeros
from tatami.core.chance import Dice
from tatami.core.counts import COUNT_MASK, count_of
from tatami.core.frames import CHANCE
from tatami.core.state import State
from tatami.search.heuristics import Heuristics

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


# A contest is one piece that nobody has yet. What a seat knows of it is one number: which kind it
# is; its stage, by how much around it is empty or taken; the influence of the seat, of the best
# rival and of the next one; and who the best rival is, counted from 1, or 0 if it is not one alone.
KIND_MASK: Final = 3
STAGE: Final = 2
STAGE_MASK: Final = 7
OWN: Final = 5
MOST: Final = 10
NEXT: Final = 15
RIVAL: Final = 20
RIVAL_MASK: Final = 7
PRESENT: Final = 1 << 23

MOST_POINTS: Final = 4
"""To be ahead by more points than this is no better."""


def contest(influence: i64, seats: i64, seat: i64, kind: i64, stage: i64) -> i64:
    """What a seat knows of a piece of this kind, with so much influence on it."""
    best: i64 = NONE
    most: i64 = 0
    next: i64 = 0
    for rival in range(seats):
        if rival != seat:
            its = count_of(influence, rival, kind)
            if its > most:
                next = most
                most = its
                best = rival
            elif its > next:
                next = its
    if most == next:
        best = NONE
    own = count_of(influence, seat, kind)
    known = best + 1 << RIVAL | next << NEXT | most << MOST | own << OWN | stage << STAGE
    return PRESENT | known | kind


def hopes_of(alone: list[int], each_point: list[int]) -> vec[i64]:
    """What a piece is worth to whoever is ahead by so many points, at each stage."""
    return numbers(
        [
            first + points * each
            for first, each in zip(alone, each_point, strict=True)
            for points in range(MOST_POINTS + 1)
        ]
    )


def hope(hopes: vec[i64], stage: i64, points: i64) -> i64:
    """What a piece is worth at this stage to who is so far ahead."""
    return hopes[stage * (MOST_POINTS + 1) + min(points, MOST_POINTS)]


def promise(contest: i64, more: i64, change: i64, hopes: vec[i64]) -> i64:
    """What a contest promises, if the seat has more influence and the stage changes so much.

    It is below 0 if it promises that to the best rival.
    """
    stage = (contest >> STAGE & STAGE_MASK) + change
    own = (contest >> OWN & COUNT_MASK) + more
    most = contest >> MOST & COUNT_MASK
    if own > most:
        return hope(hopes, stage, own - most)
    if own == most or contest >> RIVAL & RIVAL_MASK == 0:
        return 0
    return -hope(hopes, stage, most - max(own, contest >> NEXT & COUNT_MASK))


def place_of_rival(contest: i64) -> i64:
    """Where what is found for the best rival stands; below 0 if there is no such rival."""
    return ((contest >> RIVAL & RIVAL_MASK) - 1) * KINDS + (contest & KIND_MASK)


def credit(found: vec[i64], seat: i64, contest: i64, promise: i64, sign: i64) -> None:
    """Count a promise to the seat or to its best rival, or with the sign -1 no more."""
    if promise > 0:
        found[seat * KINDS + (contest & KIND_MASK)] += sign * promise
    elif promise < 0:
        found[place_of_rival(contest)] -= sign * promise


def credit_all(
    found: vec[i64], influence: i64, seats: i64, kind: i64, hopes: vec[i64], untouched: i64
) -> None:
    """Count what every seat may hope for, with so much influence on a piece.

    The hopes are for who is from 4 points behind the best rival to 4 ahead.
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
    for seat in range(seats):
        own = count_of(influence, seat, kind)
        ahead = own - second if own == most else own - most
        hope = untouched
        if most > 0:
            hope = hopes[max(-MOST_POINTS, min(MOST_POINTS, ahead)) + MOST_POINTS]
        found[seat * KINDS + kind] += hope


class MajoritySense(Heuristics[S]):
    """What promises most comes first; after a turn of everybody one sees who may win."""

    exploration = 0.3

    @abstractmethod
    def simply_best(self, s: S, seat: int, dice: Dice) -> int:
        """What promises the seat most, of what is found fast."""

    @abstractmethod
    def worths(self, s: S, seat: int, legal: list[int]) -> list[int]:
        """What each of these actions promises the seat."""

    @abstractmethod
    def chances_to_win(self, s: S, mover: int) -> list[float]:
        """How likely each seat is to win when it is the mover's turn."""

    def returns(self, s: S) -> list[float]:
        return super().returns(s) if s.asking is None else self.chances_to_win(s, s.asking.seat)

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

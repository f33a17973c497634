"""Contests: what a seat knows of pieces that nobody has yet, and what they promise to whom."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import NONE, numbers
from tatami.core.counts import COUNT_MASK, count_of

KINDS: Final = 3

MOST_POINTS: Final = 4
"""To be ahead by more points than this is no better."""

# A contest is one piece that nobody has yet. What a seat knows of it is one number, as a row of
# numbers holds what is known of all pieces, without an object for each: to judge a table takes 16
# instead of 21 µs (`python -m bench.contests`). The functions below name what is in the number. The
# rival counts from 1, and is 0 if the best one is not one alone.
KIND_MASK: Final = 3
STAGE: Final = 2
STAGE_MASK: Final = 7
OWN: Final = 5
MOST: Final = 10
NEXT: Final = 15
RIVAL: Final = 20
RIVAL_MASK: Final = 7
PRESENT: Final = 1 << 23


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


def kind_in(contest: i64) -> i64:
    """Which kind of piece it is about."""
    return contest & KIND_MASK


def stage_in(contest: i64) -> i64:
    """How much around the piece is empty or taken."""
    return contest >> STAGE & STAGE_MASK


def own_in(contest: i64) -> i64:
    """The influence of the seat."""
    return contest >> OWN & COUNT_MASK


def most_in(contest: i64) -> i64:
    """The influence of the best rival."""
    return contest >> MOST & COUNT_MASK


def next_in(contest: i64) -> i64:
    """The influence of the next best rival."""
    return contest >> NEXT & COUNT_MASK


def rival_in(contest: i64) -> i64:
    """Who the best rival is; NONE if it is not one alone."""
    return (contest >> RIVAL & RIVAL_MASK) - 1


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
    stage = stage_in(contest) + change
    own = own_in(contest) + more
    most = most_in(contest)
    if own > most:
        return hope(hopes, stage, own - most)
    if own == most or rival_in(contest) == NONE:
        return 0
    return -hope(hopes, stage, most - max(own, next_in(contest)))


def place_of_rival(contest: i64) -> i64:
    """Where what is found for the best rival stands; below 0 if there is no such rival."""
    return rival_in(contest) * KINDS + kind_in(contest)


def credit(found: vec[i64], seat: i64, contest: i64, promise: i64, sign: i64) -> None:
    """Count a promise to the seat or to its best rival, or with the sign -1 no more."""
    if promise > 0:
        found[seat * KINDS + kind_in(contest)] += sign * promise
    elif promise < 0:
        found[place_of_rival(contest)] -= sign * promise

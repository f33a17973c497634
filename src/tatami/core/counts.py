"""Counts: how many every seat has of each of three kinds, in one number, five bits for each."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, NONE
from tatami.core.named import Named

KINDS: Final = 3
COUNT_BITS: Final = 5
COUNT_MASK: Final = 31
SEAT_BITS: Final = 15
SEAT_MASK: Final = 0x7FFF


def one_of(seat: i64, kind: i64) -> i64:
    """The counts that are 0 but for a 1 of this seat and kind."""
    return BIT[SEAT_BITS * seat + COUNT_BITS * kind]


def count_of(counts: i64, seat: i64, kind: i64) -> i64:
    """How many this seat has of this kind."""
    return counts >> SEAT_BITS * seat + COUNT_BITS * kind & COUNT_MASK


def alone_ahead(counts: i64, kind: i64, seats: i64) -> i64:
    """The seat with more of this kind than every other; NONE if there is no such."""
    most: i64 = 0
    ahead: i64 = NONE
    for seat in range(seats):
        own = count_of(counts, seat, kind)
        if own > most:
            most = own
            ahead = seat
        elif own == most:
            ahead = NONE
    return ahead


def leaders(counts: i64, seats: int) -> list[int]:
    """For each kind the seat that has the majority of it; NONE if nobody has."""
    return [alone_ahead(counts, kind, seats) for kind in range(KINDS)]


@dataclass
class Standing(Named):
    """What a seat has, and what that is worth where majorities are counted."""

    counts: tuple[int, ...]
    """Of each kind."""
    majorities: int
    others: int | None
    """What it has beside the kind of its majority; None if it has no majority, or several."""
    total: int


def standings(counts: i64, seats: int) -> list[Standing]:
    """How every seat stands."""
    ahead = leaders(counts, seats)
    return [standing(counts, seat, ahead) for seat in range(seats)]


@dataclass
class TieBreaks(Named):
    """Who is ahead in what is counted beside majorities; nobody in what decides nothing."""

    others: tuple[int, ...]
    """In the pieces beside the kind of the own majority."""
    total: tuple[int, ...]
    """In all pieces, among those who are ahead in the others."""


def tie_breaks(stands: list[Standing], most_wins: bool) -> TieBreaks:
    """What has to be counted; `most_wins`: without any majority, whoever has most in all wins."""
    rivals = [seat for seat, one in enumerate(stands) if one.majorities]
    if not rivals:
        everybody = list(range(len(stands)))
        return TieBreaks((), tuple(most_in_all(stands, everybody)) if most_wins else ())
    if len(rivals) == 1 or any(one.majorities > 1 for one in stands):
        return TieBreaks((), ())
    most = max(stands[seat].others or 0 for seat in rivals)
    ahead = [seat for seat in rivals if stands[seat].others == most]
    return TieBreaks(tuple(ahead), tuple(most_in_all(stands, ahead)) if len(ahead) > 1 else ())


def most_in_all(stands: list[Standing], seats: list[int]) -> list[int]:
    """Those of these seats that have most pieces."""
    most = max(stands[seat].total for seat in seats)
    return [seat for seat in seats if stands[seat].total == most]


def standing(counts: i64, seat: int, ahead: list[int]) -> Standing:
    """How a seat stands, if these are ahead."""
    own = [int(count_of(counts, seat, kind)) for kind in range(KINDS)]
    majorities = ahead.count(seat)
    others = sum(own) - own[ahead.index(seat)] if majorities == 1 else None
    return Standing(tuple(own), majorities, others, sum(own))

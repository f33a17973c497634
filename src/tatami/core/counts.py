"""Counts: how many every seat has of each of three kinds, in one number, five bits for each."""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, NONE

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

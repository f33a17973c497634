"""4. The two exchanges: which two figures may be swapped, and why a tile may not be taken up.

Swaps are many, so they are counted and found without a list.
"""

from mypy_extensions import i64

from tatami.core.cards import BIT, lowest, members, nth, size
from tatami.games.samurai.actions import figure, figures_of, kind_of, settlement_of, swapping
from tatami.games.samurai.board import LANDS, SETTLEMENTS
from tatami.games.samurai.pieces import (
    BUDDHA,
    EXCHANGE_TILE,
    HELMET,
    KINDS,
    RICE,
    SWAP_TILE,
)
from tatami.games.samurai.state import Samurai


def all_swaps(s: Samurai) -> list[int]:
    """4.1 The swaps of two figures that are allowed: first those of a kind, then the others."""
    found = []
    for kind in range(KINDS):
        alike = [figure(kind, settlement) for settlement in members(s.figures[kind])]
        for i in range(len(alike)):
            found.extend([swapping(alike[i], alike[j]) for j in range(i + 1, len(alike))])
    return (
        found + swaps_of(s, HELMET, BUDDHA) + swaps_of(s, HELMET, RICE) + swaps_of(s, BUDDHA, RICE)
    )


def swaps_of(s: Samurai, kind: i64, other: i64) -> list[int]:
    """The swaps of these two kinds: 4.3 in one settlement, or 4.2 each where the other is not."""
    both = s.figures[kind] & s.figures[other]
    found = [swapping(figure(kind, at), figure(other, at)) for at in members(both)]
    others = [figure(other, at) for at in members(s.figures[other] ^ both)]
    for at in members(s.figures[kind] ^ both):
        found.extend([swapping(figure(kind, at), there) for there in others])
    return found


def number_of_swaps(s: Samurai) -> i64:
    """How many swaps are allowed."""
    found = number_of(s, HELMET, BUDDHA) + number_of(s, HELMET, RICE) + number_of(s, BUDDHA, RICE)
    for kind in range(KINDS):
        alike: i64 = size(s.figures[kind])
        found += alike * (alike - 1) >> 1
    return found


def number_of(s: Samurai, kind: i64, other: i64) -> i64:
    """How many of them swap these two kinds."""
    both = s.figures[kind] & s.figures[other]
    return size(both) + size(s.figures[kind] ^ both) * size(s.figures[other] ^ both)


def nth_swap(s: Samurai, k: i64) -> int:
    """The k-th of all swaps; there must be so many."""
    for kind in range(KINDS):
        figures = s.figures[kind]
        while figures:
            one = lowest(figures)
            figures &= figures - 1
            if k < size(figures):
                return swapping(figure(kind, one), figure(kind, nth(figures, k)))
            k -= size(figures)
    if k < number_of(s, HELMET, BUDDHA):
        return nth_swap_of(s, HELMET, BUDDHA, k)
    k -= number_of(s, HELMET, BUDDHA)
    if k < number_of(s, HELMET, RICE):
        return nth_swap_of(s, HELMET, RICE, k)
    return nth_swap_of(s, BUDDHA, RICE, k - number_of(s, HELMET, RICE))


def nth_swap_of(s: Samurai, kind: i64, other: i64, k: i64) -> int:
    """The k-th of those that swap these two kinds."""
    both = s.figures[kind] & s.figures[other]
    if k < size(both):
        return swapping(figure(kind, nth(both, k)), figure(other, nth(both, k)))
    k -= size(both)
    others = s.figures[other] ^ both
    one = nth(s.figures[kind] ^ both, k // size(others))
    return swapping(figure(kind, one), figure(other, nth(others, k % size(others))))


def forbids_swap(s: Samurai, seat: int, action: int) -> str:
    """Why these two figures may not be swapped."""
    if not s.hands[seat] & BIT[SWAP_TILE]:
        return "3.2"
    one, other = figures_of(action)
    if one >= other or not (stands(s, one) and stands(s, other)):
        return "4.1"
    return "4.2"


def stands(s: Samurai, figure: i64) -> bool:
    """Whether there is such a figure on the map."""
    kind = kind_of(figure)
    settlement = settlement_of(figure)
    return kind < KINDS and settlement < SETTLEMENTS and s.kinds_in(settlement) & BIT[kind] != 0


def forbids_exchange(s: Samurai, seat: int, hex: int) -> str:
    """Why the tile exchange may not be laid there."""
    if not s.hands[seat] & BIT[EXCHANGE_TILE]:
        return "3.2"
    if s.has_laid_plain:
        return "3.3"
    return "4.7" if s.land == 0 and hex < LANDS and s.liftable[seat] & BIT[hex] else "4.5"

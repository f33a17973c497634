"""4. The two exchanges: which two figures may be swapped, and why a tile may not be taken up.

Swaps are many, so they are counted and found without a list.
"""

from mypy_extensions import i64

from tatami.core.cards import BIT, lowest, members, nth, size
from tatami.games.samurai.actions import figure, figures_of, kind_of, settlement_of, swapping
from tatami.games.samurai.board import LANDS, SETTLEMENTS
from tatami.games.samurai.pieces import EXCHANGE_TILE, KINDS, SWAP_TILE
from tatami.games.samurai.state import Samurai


def all_swaps(s: Samurai) -> list[int]:
    """4.1 The swaps of two figures that are allowed.

    Two of a kind: any two. 4.2 Two of different kinds: those of one settlement, and those of which
    neither stands where the other kind stands too.
    """
    found = []
    for kind in range(KINDS):
        alike = [figure(kind, settlement) for settlement in members(s.figures[kind])]
        for i in range(len(alike)):
            found.extend([swapping(alike[i], alike[j]) for j in range(i + 1, len(alike))])
        for other in range(kind + 1, KINDS):
            both = s.figures[kind] & s.figures[other]
            found.extend([swapping(figure(kind, at), figure(other, at)) for at in members(both)])
            others = [figure(other, at) for at in members(s.figures[other] ^ both)]
            for at in members(s.figures[kind] ^ both):
                found.extend([swapping(figure(kind, at), there) for there in others])
    return found


def number_of_swaps(s: Samurai) -> int:
    """How many swaps are allowed."""
    found: i64 = 0
    for kind in range(KINDS):
        alike = size(s.figures[kind])
        found += alike * (alike - 1) >> 1
        for other in range(kind + 1, KINDS):
            both = s.figures[kind] & s.figures[other]
            found += size(both)
            found += size(s.figures[kind] ^ both) * size(s.figures[other] ^ both)
    return found


def nth_swap(s: Samurai, k: i64) -> int:
    """The k-th of these swaps."""
    for kind in range(KINDS):
        figures = s.figures[kind]
        while figures:
            one = lowest(figures)
            figures &= figures - 1
            if k < size(figures):
                return swapping(figure(kind, one), figure(kind, nth(figures, k)))
            k -= size(figures)
        for other in range(kind + 1, KINDS):
            both = s.figures[kind] & s.figures[other]
            if k < size(both):
                one = nth(both, k)
                return swapping(figure(kind, one), figure(other, one))
            k -= size(both)
            ones = s.figures[kind] ^ both
            others = s.figures[other] ^ both
            across: i64 = size(others)
            if k < size(ones) * across:
                return swapping(
                    figure(kind, nth(ones, k // across)), figure(other, nth(others, k % across))
                )
            k -= size(ones) * across
    raise IndexError("there are not so many swaps")


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

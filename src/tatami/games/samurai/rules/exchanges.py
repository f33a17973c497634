"""4. The two exchanges: which two figures may be swapped, and why a tile may not be taken up."""

from mypy_extensions import i64

from tatami.core.cards import BIT
from tatami.core.choices import Choices
from tatami.games.samurai.actions import (
    OTHER_STEP,
    figure,
    figures_of,
    kind_of,
    settlement_of,
    swapping,
)
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


def offer_swaps(s: Samurai, choices: Choices) -> None:
    """4.1 The swaps of two figures that are allowed: first those of a kind, then the others."""
    for kind in range(KINDS):
        alike = swapping(figure(kind, 0), figure(kind, 0))
        choices.couples(alike, s.figures[kind], OTHER_STEP, 1)
    offer_swaps_of(s, HELMET, BUDDHA, choices)
    offer_swaps_of(s, HELMET, RICE, choices)
    offer_swaps_of(s, BUDDHA, RICE, choices)


def offer_swaps_of(s: Samurai, kind: i64, other: i64, choices: Choices) -> None:
    """The swaps of these two kinds: 4.3 in one settlement, or 4.2 each where the other is not."""
    first = swapping(figure(kind, 0), figure(other, 0))
    both = s.figures[kind] & s.figures[other]
    choices.each_times(first, both, OTHER_STEP + 1)
    choices.pairs(first, s.figures[kind] ^ both, OTHER_STEP, s.figures[other] ^ both, 1)


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

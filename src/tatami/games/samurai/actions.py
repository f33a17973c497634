"""The actions of Samurai as numbers: what is done, with which tile or figure, and where."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, noun
from tatami.core.verbs import Part, Verb
from tatami.games.samurai.board import HEXES, SETTLEMENTS
from tatami.games.samurai.pieces import KINDS, MOST_SEATS, TILE_BITS, TILE_MASK, TILES

CHOOSE: Final = 0
PLACE: Final = 1
LAY: Final = 2
EXCHANGE: Final = 3
SWAP: Final = 4
END: Final = 5
DRAW: Final = 6
BEGIN: Final = 7

# Nouns: a tile and the hex it goes to; a figure, which is its kind and its settlement; two figures.
# To end the turn takes no noun, so the verb is the action.
SETTLEMENT_BITS: Final = 6
SETTLEMENT_MASK: Final = 63
FIGURE_BITS: Final = 8
FIGURE_MASK: Final = 255

# What the noun grows by from one hex to the next, and from one of the lower figures to the next.
HEX_STEP: Final = 32
OTHER_STEP: Final = 256
HEX: Final = Part("hex", size=HEXES)
TILE: Final = Part("tile", TILE_BITS, TILES)
FIGURE: Final = [Part("settlement", SETTLEMENT_BITS, SETTLEMENTS), Part("kind", size=KINDS)]
TWO_FIGURES: Final = [
    Part("other_settlement", SETTLEMENT_BITS, SETTLEMENTS),
    Part("other_kind", FIGURE_BITS - SETTLEMENT_BITS, KINDS),
    *FIGURE,
]

VERBS: Final = [
    Verb("choose", [TILE]),
    Verb("place", FIGURE),
    Verb("lay", [TILE, HEX]),
    Verb("exchange", [HEX]),
    Verb("swap", TWO_FIGURES),
    Verb("end"),
    Verb("draw", [TILE]),
    Verb("begin", [Part("starter", size=MOST_SEATS)]),
]


def laying(tile: i64, hex: i64) -> i64:
    """The action that lays this tile there."""
    return act(LAY, hex << TILE_BITS | tile)


def tile_of(action: i64) -> i64:
    """The tile that is laid; of equal ones the first."""
    return noun(action) & TILE_MASK


def hex_of(action: i64) -> i64:
    """The hex where it goes."""
    return noun(action) >> TILE_BITS


def figure(kind: i64, settlement: i64) -> i64:
    """A figure on the map."""
    return kind << SETTLEMENT_BITS | settlement


def kind_of(figure: i64) -> i64:
    """What kind of figure it is."""
    return figure >> SETTLEMENT_BITS


def settlement_of(figure: i64) -> i64:
    """Where it stands, or is to stand."""
    return figure & SETTLEMENT_MASK


def swapping(one: i64, other: i64) -> i64:
    """The action that swaps two figures, in whatever order they are named."""
    if one > other:
        one, other = other, one
    return act(SWAP, one << FIGURE_BITS | other)


def figures_of(action: i64) -> tuple[i64, i64]:
    """The two figures of a swap, the lower one first."""
    return noun(action) >> FIGURE_BITS, noun(action) & FIGURE_MASK

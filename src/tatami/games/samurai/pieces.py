"""The pieces of Samurai: figures, tiles, and sets of tiles in which some are alike."""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, numbers, set_of
from tatami.core.counts import count_of, one_of

MOST_SEATS: Final = 4
HAND: Final = 5

# 1.3 Figures.

HELMET: Final = 0
BUDDHA: Final = 1
RICE: Final = 2
KINDS: Final = 3
FIGURES_OF_A_KIND: Final = numbers([0, 0, 7, 10, 13])
MOST_OF_A_KIND: Final = 13
MOST_FIGURES: Final = 39

MOST_ASIDE: Final = 4
"""6.1 So many figures set aside end the game."""

# 1.4 Tiles. Equal tiles have numbers in a row, and the first of these names them all.

SAMURAI: Final = 3
SHIP: Final = 4
RIDER: Final = 5
TILE_EXCHANGE: Final = 6
FIGURE_EXCHANGE: Final = 7

ALL_TILES: Final = [(kind, strength) for kind in (HELMET, BUDDHA, RICE) for strength in (4, 3, 2)]
ALL_TILES.extend([(SAMURAI, strength) for strength in (3, 2, 2, 1, 1)])
ALL_TILES.extend([(SHIP, strength) for strength in (2, 1, 1)])
ALL_TILES.extend([(RIDER, 1), (TILE_EXCHANGE, 0), (FIGURE_EXCHANGE, 0)])
TILES: Final = 20
TILE_BITS: Final = 5
TILE_MASK: Final = 31
"""So much room has the number of a tile where something else stands above it."""
KIND: Final = numbers([kind for kind, _ in ALL_TILES])
STRENGTH: Final = numbers([strength for _, strength in ALL_TILES])
FIRST: Final = numbers([ALL_TILES.index(tile) for tile in ALL_TILES])
EQUALS: Final = numbers(
    [set_of([other for other in range(TILES) if ALL_TILES[other] == tile]) for tile in ALL_TILES]
)
EVERY_TILE: Final = set_of(list(range(TILES)))


def first_tiles(kinds: list[int]) -> int:
    """The set of tiles of these kinds, of equal ones the first."""
    return set_of([FIRST[tile] for tile in range(TILES) if KIND[tile] in kinds])


FIRSTS: Final = first_tiles(list(range(FIGURE_EXCHANGE + 1)))
SHIPS: Final = first_tiles([SHIP])
PLAIN_TILES: Final = first_tiles([HELMET, BUDDHA, RICE, SAMURAI])
"""1.6 Those without the character that are simply laid on land."""

RIDER_TILE: Final = ALL_TILES.index((RIDER, 1))
EXCHANGE_TILE: Final = ALL_TILES.index((TILE_EXCHANGE, 0))
SWAP_TILE: Final = ALL_TILES.index((FIGURE_EXCHANGE, 0))

# Sets with equal tiles: of these they hold the lowest numbers, so equal sets are equal ints.


def with_one(tiles: i64, tile: i64) -> i64:
    """The set with one more of this tile."""
    return tiles | ((tiles & EQUALS[tile]) + BIT[tile])


def without_one(tiles: i64, tile: i64) -> i64:
    """The set with one fewer of this tile; there must be one."""
    return tiles ^ (((tiles & EQUALS[tile]) + BIT[tile]) >> 1)


# Figures and influence are counts (core/counts.py): a seat has at most 13 figures of a kind, and at
# most 16 influence, as six tiles touch a settlement.

# 1.5 What a tile adds to the influence of seat 0.
INFLUENCE: Final = numbers(
    [
        sum(
            [
                strength * one_of(0, figure)
                for figure in range(KINDS)
                if kind in (figure, SAMURAI, SHIP, RIDER)
            ]
        )
        for kind, strength in ALL_TILES
    ]
)

INFLUENCED: Final = numbers(
    [
        set_of([figure for figure in range(KINDS) if count_of(INFLUENCE[tile], 0, figure)])
        for tile in range(TILES)
    ]
)
"""The kinds of figures that a tile influences, as a set."""

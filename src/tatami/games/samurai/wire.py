"""The map, the figures and the tiles of Samurai, for the browser."""

from typing import Literal

import msgspec

from tatami.core.cards import size
from tatami.core.counts import count_of
from tatami.games.samurai.board import (
    FROM_SEATS,
    HEXES,
    LANDS,
    PLACES,
    ROOM,
    SETTLEMENT_NAMES,
    SPOTS,
    around,
)
from tatami.games.samurai.effects import effects
from tatami.games.samurai.notation import hex_text
from tatami.games.samurai.pieces import (
    EQUALS,
    FIGURES_OF_A_KIND,
    FIRST,
    INFLUENCE,
    KIND,
    KINDS,
    MOST_ASIDE,
    MOST_SEATS,
    STRENGTH,
    TILES,
)
from tatami.games.samurai.story.names import TILE_KINDS, kind_name, tile_name

__all__ = ["BOT_MINUTES", "effects", "pieces"]

BOT_MINUTES = 4
"""How long a match against bots takes, about; see bench/bot_minutes.py."""

CHARACTERS = ["ship", "rider", "swap"]
"""1.6 The kinds of tiles of which any number can be laid in a turn."""

Part = Literal["land", "sea", "settlement"]


class Hex(msgspec.Struct, frozen=True):
    """A hex of the map. One column is half a hex wide, so neighbours of a row are two apart."""

    name: str
    row: int
    column: int
    part: Part
    seats: int
    """From how many seats on it is in play."""
    around: list[int]
    """The hexes that touch it."""


class Settlement(msgspec.Struct, frozen=True):
    """A village, a city, or Edo."""

    name: str
    hex: int
    room: int


class Tile(msgspec.Struct, frozen=True):
    """A tile; of equal ones the first has the number that names them all."""

    kind: str
    strength: int
    name: str
    first: int
    copies: int
    character: bool
    influences: list[int]
    """The kinds of figures that it influences."""


class SamuraiPieces(msgspec.Struct, frozen=True):
    """All that is printed in the box of Samurai."""

    hexes: list[Hex]
    settlements: list[Settlement]
    tiles: list[Tile]
    figures: list[str]
    """What the kinds of figures are called."""
    figures_of_a_kind: list[int]
    """By the number of seats."""
    most_aside: int


def pieces() -> SamuraiPieces:
    """The pieces, with their names in the language that is spoken."""
    return SamuraiPieces(
        hexes=[hex_facts(hex) for hex in range(HEXES)],
        settlements=[
            Settlement(name=name, hex=SPOTS + n, room=int(ROOM[n]))
            for n, name in enumerate(SETTLEMENT_NAMES)
        ],
        tiles=[tile_facts(tile) for tile in range(TILES)],
        figures=[kind_name(kind) for kind in range(KINDS)],
        figures_of_a_kind=[int(FIGURES_OF_A_KIND[seats]) for seats in range(MOST_SEATS + 1)],
        most_aside=MOST_ASIDE,
    )


def hex_facts(hex: int) -> Hex:
    """Where a hex lies, and what it is."""
    row, column = PLACES[hex]
    part: Part = "land" if hex < LANDS else "sea" if hex < SPOTS else "settlement"
    return Hex(
        name=hex_text(hex),
        row=row,
        column=column,
        part=part,
        seats=int(FROM_SEATS[hex]),
        around=[other for other in around(hex) if other >= 0],
    )


def tile_facts(tile: int) -> Tile:
    """What a tile shows."""
    kind = TILE_KINDS[KIND[tile]]
    return Tile(
        kind=kind,
        strength=int(STRENGTH[tile]),
        name=tile_name(tile),
        first=int(FIRST[tile]),
        copies=int(size(EQUALS[tile])),
        character=kind in CHARACTERS,
        influences=[figure for figure in range(KINDS) if count_of(INFLUENCE[tile], 0, figure)],
    )

"""Samurai as numbers: the kinds of what a seat sees, on a map of 140 spots and 34 settlements."""

from typing import Final

from tatami.core.compounds import Board, Maybe, Pending, Times
from tatami.core.kinds import SEATS, Each, Flag, Kind, Number, Seat, SetOf, Word
from tatami.games.samurai.board import SETTLEMENTS, SPOTS
from tatami.games.samurai.notation import TILE_NAMES
from tatami.games.samurai.pieces import HAND, MOST_OF_A_KIND, TILES
from tatami.games.samurai.pieces import KINDS as FIGURES
from tatami.games.samurai.position import POSITION
from tatami.games.samurai.view import LaidTile

DEEPEST: Final = 8
"""At the beginning: the hands of four seats, Edo, the figures, the first turn."""

TILE: Final = Word(TILE_NAMES)

KINDS: Final[dict[str, Kind]] = {
    "pending": Pending(POSITION.frames, DEEPEST, 1),
    "tiles": Board(SPOTS, LaidTile, "hex", [("seat", Seat()), ("tile", TILE)]),
    "figures": Times(SETTLEMENTS, SetOf(Number(0, FIGURES - 1))),
    "hand": SetOf(TILE),
    "hand_sizes": Each(Number(0, HAND)),
    "supply_sizes": Each(Number(0, TILES)),
    "hands": Maybe(Each(SetOf(TILE))),
    "box": SEATS,
    "aside": Times(FIGURES, Number(0, MOST_OF_A_KIND)),
    "has_laid": Flag(),
    "has_laid_plain": Flag(),
}
DERIVED: Final[dict[str, object]] = {"influence": ()}
NATURE: Final = ["draw", "begin"]

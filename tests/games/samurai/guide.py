"""What is expected of the guide to Samurai: see tests/games/lessons.py."""

from tatami.games.samurai.pieces import KIND, SHIP
from tests.games.lessons import Fit

FITS: dict[str, Fit] = {
    "LayTiles-3": lambda m: m.can("end"),
    "LayTiles-6": lambda m: any(KIND[tile] == SHIP for tile in m.view.hand),
}
"""What a lesson speaks of is there to be seen; those that always fit are not listed."""

WELCOME = "ChooseTiles-1"
"""The lesson that tells the aim: it comes first."""

LEAST = 0.9
"""Which part of the lessons fits its moment, at least."""

"""The first match, in which a guide explains the game."""

from typing import Final

SEED: Final = 7
"""The deal in which most lessons come when they are needed: `python -m tests.games.lessons samurai`."""

"""The first match, in which a guide explains the game."""

from typing import Final

SEED: Final = 7
"""In this deal most lessons come when they are needed: `tests.games.lessons` found it."""

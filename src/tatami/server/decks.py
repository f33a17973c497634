"""The deck of a match is kept with the match, so that no later one can change how it went."""

import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.games import GAMES

LARGEST = 1_000_000
"""So many characters a deck may have when it is unpacked."""

Games = dict[str, Game[Any, Any]]


def pack(text: str) -> str:
    """The text in a third of its length."""
    return b64encode(zlib.compress(text.encode(), 9)).decode() if text else ""


def unpack(packed: str) -> str:
    """The text again."""
    return zlib.decompressobj().decompress(b64decode(packed), LARGEST).decode() if packed else ""


def games_with(decks: list[str]) -> Games:
    """All games; those with a deck in one of these files are played with it.

    A file is named alone, or behind the game that it is for, as in `sake=my.toml`.
    """
    games: Games = dict(GAMES)
    for typed in decks:
        name, path = which_game(games, typed)
        games[name] = GAMES[name].with_deck(path)
    return games


def which_game(games: Games, typed: str) -> tuple[str, Path]:
    """The game that a deck is for, and its file."""
    name, is_named, path = typed.partition("=")
    if is_named and name in games:
        return name, Path(path)
    with_decks = [name for name, game in games.items() if game.deck_text()]
    if len(with_decks) != 1:
        raise TatamiError("deck-of-which-game", deck=typed, names=", ".join(with_decks))
    return with_decks[0], Path(typed)

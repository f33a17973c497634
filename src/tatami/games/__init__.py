"""The games on the mat, one folder each."""

from pathlib import Path
from typing import Any, Final

from tatami.core.errors import TatamiError
from tatami.core.game import Game, nearest
from tatami.games import hagakure, ninjan, sake, samurai, samurai_cards

ON_THE_MAT: Final[list[Game[Any, Any]]] = [
    ninjan.GAME,
    hagakure.GAME,
    samurai_cards.GAME,
    samurai.GAME,
    sake.GAME,
]
GAMES: Final[dict[str, Game[Any, Any]]] = {game.name: game for game in ON_THE_MAT}


def game_named(name: str, deck: Path | None = None) -> Game[Any, Any]:
    """The game with this name, played with its own deck or with the one in this file."""
    if name not in GAMES:
        names = list(GAMES)
        raise TatamiError(
            "unknown-game", name=name, names=", ".join(names), nearest=nearest(name, names)
        )
    game = GAMES[name]
    return game if deck is None else game.with_deck(deck)

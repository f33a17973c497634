"""What a browser is told about a game; it is in the game's part `wire`."""

from typing import Any

import msgspec

from tatami.core.game import Game
from tatami.core.parts import part


def pieces_of(game: Game[Any, Any]) -> msgspec.Struct | None:
    """The fixed facts that a board is drawn from; None if the game tells none."""
    wire = part(game, "wire")
    if wire is None:
        return None
    with_deck = getattr(wire, "pieces_of_deck", None)
    found: msgspec.Struct = wire.pieces() if with_deck is None else with_deck(game)
    return found


def bot_minutes(game: Game[Any, Any]) -> int:
    """How long a match against bots takes, about; 0 if nobody has measured it."""
    minutes: int = getattr(part(game, "wire"), "BOT_MINUTES", 0)
    return minutes

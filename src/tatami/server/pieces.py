"""What a browser is told about the pieces of a game; it is in the game's part `wire`."""

from typing import Any

import msgspec

from tatami.core.game import Game
from tatami.core.parts import part


def pieces_of(game: Game[Any, Any]) -> msgspec.Struct | None:
    """The fixed facts that a board is drawn from; None if the game tells none."""
    wire = part(game, "wire")
    return None if wire is None else wire.pieces()

"""What the pieces of each game are: the fixed facts that a browser draws them from."""

from collections.abc import Callable

import msgspec

from tatami.server.pieces import hagakure, ninjan, sake, samurai, samurai_cards

PIECES: dict[str, Callable[[], msgspec.Struct]] = {
    "ninjan": ninjan.pieces,
    "hagakure": hagakure.pieces,
    "samurai_cards": samurai_cards.pieces,
    "samurai": samurai.pieces,
    "sake": sake.pieces,
}

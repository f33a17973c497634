"""The pieces of Ninjan."""

import msgspec

from tatami.games.ninjan.pieces import CARDS, ROUNDS, SUIT, SUITS, VALUE, beats
from tatami.games.ninjan.view import FACE_DOWN

BOT_MINUTES = 3
"""How long a match against bots takes, about; see bench/bot_minutes.py."""


class NinjanPieces(msgspec.Struct, frozen=True):
    """Every card by its number; suits are rock, scissors, paper, each beating the next."""

    suit: list[int]
    value: list[int]
    beaten_by: list[int]
    """For each suit the one that beats it."""
    rounds: int
    face_down: int
    """What a view shows of a pick that lies face down."""


def pieces() -> NinjanPieces:
    """What lies in the box."""
    return NinjanPieces(
        suit=[SUIT[card] for card in range(CARDS)],
        value=[VALUE[card] for card in range(CARDS)],
        beaten_by=[
            next(suit for suit in range(SUITS) if beats(suit, other)) for other in range(SUITS)
        ],
        rounds=ROUNDS,
        face_down=FACE_DOWN,
    )

"""What is expected of the guide to Samurai: the card game: see tests/games/lessons.py."""

from tatami.games.samurai_cards.pieces import KIND, SAMURAI
from tests.games.lessons import LEARNER, Fit

FITS: dict[str, Fit] = {
    "PlaceCard-2": lambda m: len({KIND[card] == SAMURAI for card in m.view.hand}) == 2,
    "PlaceCard-3": lambda m: any(lying.seat != LEARNER for lying in m.view.placed),
    "PlaceCard-5": lambda m: len(m.view.villages) > 1,
    "PlaceCard-6": lambda m: any(any(stones) for stones in m.view.stones),
}
"""What a lesson speaks of is there to be seen; those that always fit are not listed."""

WELCOME = "PlaceCard-1"
"""The lesson that tells the aim: it comes first."""

LEAST = 0.9
"""Which part of the lessons fits its moment, at least."""

"""A narrator, and a match that it can tell of."""

from importlib.resources import files

from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.games.sake import GAME
from tatami.games.sake.deck_file import house_deck
from tatami.games.sake.state import Sake
from tatami.games.sake.story import SakeNarrator
from tatami.games.sake.view import SakeView

NAMES = ["You", "Aki", "Botan", "Chiyo", "Daigo", "Emi", "Fuyu", "Goro"]
TELLER = SakeNarrator(NAMES[:3])
DECK = house_deck()
HOUSE = files("tatami").joinpath("games", "sake", "deck.toml").read_text(encoding="utf-8")


def dealt(seats: int = 3) -> Sake:
    """A match that waits for its first play."""
    s = GAME.new(seats)
    dice = dice_of(1, "dealt")
    while s.actors() == [CHANCE] or "Lay" in type(s.asking).__name__:
        seat = s.actors()[0]
        assert s.asking is not None
        s.apply(seat, s.asking.sample(s, seat, dice))
    return s


def seen(viewer: int = 0) -> SakeView:
    """What a seat sees of it."""
    return GAME.view(dealt(), viewer)


def card(name: str) -> int:
    """The number of the card that is typed like this."""
    return DECK.card_ids.index(name)

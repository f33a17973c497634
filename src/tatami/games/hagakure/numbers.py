"""Hagakure as numbers: the kinds of what a seat sees."""

from typing import Final

from tatami.core.compounds import Pending
from tatami.core.kinds import SEATS, Each, Kind, Number
from tatami.games.hagakure.pieces import FOOL, MOST_SEATS
from tatami.games.hagakure.position import POSITION
from tatami.games.hagakure.view import CARDS

DEEPEST: Final = MOST_SEATS + 4
"""Everybody plays a card, the trick is taken, and so is the next one; then the round is scored."""

SIZE: Final = Number(0, FOOL + 2)
"""How many cards there are in a place."""

KINDS: Final[dict[str, Kind]] = {
    "pending": Pending(POSITION.frames, DEEPEST, 1),
    "hands": Each(CARDS),
    "hand_sizes": Each(SIZE),
    "hand_knowers": Each(SEATS),
    "yomi": CARDS,
    "yomi_size": SIZE,
    "yomi_knowers": SEATS,
}
DERIVED: Final[dict[str, object]] = {"rounds": 0}
NATURE: Final = ["deal", "begin"]

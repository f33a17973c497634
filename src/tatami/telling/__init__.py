"""The games in words, for the terminal and the server alike, one module each."""

from typing import Any

from tatami.telling.hagakure import HagakureTeller
from tatami.telling.ninjan import NinjanTeller
from tatami.telling.sake import SakeTeller
from tatami.telling.samurai import SamuraiTeller
from tatami.telling.samurai_cards import SamuraiCardsTeller
from tatami.telling.teller import Teller

TELLERS: dict[str, type[Teller[Any]]] = {
    "ninjan": NinjanTeller,
    "hagakure": HagakureTeller,
    "samurai_cards": SamuraiCardsTeller,
    "samurai": SamuraiTeller,
    "sake": SakeTeller,
}

"""Bots: who plays when no person does."""

from collections.abc import Callable
from typing import Any, Final

from tatami.bots.bot import Bot
from tatami.bots.hagakure import GreedyHagakure
from tatami.bots.ninjan import GreedyNinjan
from tatami.bots.random import RandomBot
from tatami.bots.sake import GreedySake
from tatami.bots.samurai_cards import GreedySamuraiCards
from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.game import Game, nearest

BotMaker = Callable[[Game[Any, Any], Dice], Bot[Any]]

GREEDY: Final[dict[str, BotMaker]] = {
    "ninjan": GreedyNinjan,
    "hagakure": GreedyHagakure,
    "samurai_cards": GreedySamuraiCards,
    "sake": GreedySake,
}
BOT_NAMES: Final = ["random", "greedy"]


def bot_named(name: str, game: Game[Any, Any], dice: Dice) -> Bot[Any]:
    """A new bot of this kind for this game."""
    if name == "random":
        return RandomBot(game, dice)
    if name == "greedy":
        return GREEDY[game.name](game, dice)
    raise TatamiError(
        "unknown-bot", name=name, names=", ".join(BOT_NAMES), nearest=nearest(name, BOT_NAMES)
    )

"""Bots: who plays when no person does."""

from collections.abc import Callable
from typing import Any, Final

from tatami.bots.bot import Bot
from tatami.bots.budget import budget_from
from tatami.bots.hagakure.greedy import GreedyHagakure
from tatami.bots.hagakure.sense import HagakureSense
from tatami.bots.levels import ASHIGARU, LEVELS, THINKERS, Ashigaru, thinker
from tatami.bots.ninjan import GreedyNinjan, NinjanSense
from tatami.bots.random import RandomBot
from tatami.bots.sake.greedy import GreedySake
from tatami.bots.sake.sense import SakeSense
from tatami.bots.samurai.greedy import GreedySamurai
from tatami.bots.samurai.sense import SamuraiSense
from tatami.bots.samurai_cards.greedy import GreedySamuraiCards
from tatami.bots.samurai_cards.sense import SamuraiCardsSense
from tatami.bots.search import Search
from tatami.bots.sense import Sense
from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.game import Game, nearest

BotMaker = Callable[[Game[Any, Any], Dice], Bot[Any]]

GREEDY: Final[dict[str, BotMaker]] = {
    "ninjan": GreedyNinjan,
    "hagakure": GreedyHagakure,
    "samurai_cards": GreedySamuraiCards,
    "samurai": GreedySamurai,
    "sake": GreedySake,
}
SENSES: Final[dict[str, Callable[[Game[Any, Any]], Sense[Any]]]] = {
    "ninjan": NinjanSense,
    "hagakure": HagakureSense,
    "samurai_cards": SamuraiCardsSense,
    "samurai": SamuraiSense,
    "sake": SakeSense,
}
BOT_NAMES: Final = ["random", "greedy", *LEVELS]


def bot_named(
    name: str, game: Game[Any, Any], dice: Dice, seconds: float | None = None
) -> Bot[Any]:
    """A new bot of this kind for this game; a budget may follow its name, as in `shogun@2000`.

    Without one, a bot that searches takes the iterations of its level, so that its play follows
    from its dice alone; `seconds`, if given, is the longest that it may think all the same.
    """
    kind, at, typed = name.partition("@")
    if kind not in BOT_NAMES:
        raise TatamiError(
            "unknown-bot", name=kind, names=", ".join(BOT_NAMES), nearest=nearest(kind, BOT_NAMES)
        )
    if at and kind not in THINKERS:
        raise TatamiError("bot-without-budget", name=kind, searchers=", ".join(THINKERS))
    if kind == "random":
        return RandomBot(game, dice)
    if kind in THINKERS:
        sense = SENSES[game.name](game)
        if at:
            return Search(game, dice, sense, budget_from(typed))
        return thinker(kind, game, dice, sense, seconds)
    greedy = GREEDY[game.name](game, dice)
    return Ashigaru(game, dice, greedy) if kind == ASHIGARU else greedy

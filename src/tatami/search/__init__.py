"""Bots: who plays when no person does; and the one search behind the strong ones."""

from typing import Any, Final

from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.game import Game, nearest
from tatami.core.parts import part
from tatami.search.bot import Bot
from tatami.search.budget import Budget, budget_from
from tatami.search.heuristics import Heuristics
from tatami.search.levels import ASHIGARU, LEVELS, THINKERS, Ashigaru, thinker
from tatami.search.random import RandomBot
from tatami.search.search import Search

BOT_NAMES: Final = ["random", "greedy", *LEVELS]

SHORT: Final = 40
"""The iterations of the greedy bot of a game that brings no rules of thumb."""


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
        heuristics = heuristics_of(game)
        if at:
            return Search(game, dice, heuristics, budget_from(typed))
        return thinker(kind, game, dice, heuristics, seconds)
    greedy = greedy_of(game, dice)
    return Ashigaru(game, dice, greedy) if kind == ASHIGARU else greedy


def heuristics_of(game: Game[Any, Any]) -> Heuristics[Any]:
    """What the game adds to search; nothing if it brings no bot of its own."""
    bot = part(game, "bot")
    if bot is None:
        return Heuristics(game)
    found: Heuristics[Any] = bot.HEURISTICS(game)
    return found


def greedy_of(game: Game[Any, Any], dice: Dice) -> Bot[Any]:
    """The bot that follows the game's rules of thumb; a short search if it brings none."""
    bot = part(game, "bot")
    if bot is None:
        return Search(game, dice, Heuristics(game), Budget(iterations=SHORT))
    found: Bot[Any] = bot.GREEDY(game, dice)
    return found

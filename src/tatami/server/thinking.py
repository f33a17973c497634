"""Bots think here, in processes of their own, never in the event loop."""

import logging
from typing import Any

from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.game import Game, View
from tatami.games import deck_to_keep, game_named
from tatami.search import bot_named
from tatami.search.levels import SHOGUN
from tatami.search.search import Search
from tatami.server import metrics
from tatami.server.processes import Processes

MOMENT = 0.9
"""Seconds that a bot may think at most."""

TOO_LONG = 20.0
"""Seconds after which a bot that has not answered is given up."""

log = logging.getLogger("tatami.thinking")

Opinion = tuple[int, int, list[float]]
"""An action, how often it was tried, and what each seat may expect."""


class Thinkers(Processes):
    """The processes in which bots think."""

    def __init__(self, most: int) -> None:
        super().__init__(most, TOO_LONG)

    async def choose(
        self,
        game: Game[Any, Any],
        level: str,
        luck: bytes,
        view: View,
        legal: list[int],
        who: str = "",
    ) -> int:
        """What a bot of this level does; the greedy one if it fails, and at worst anything.

        `who` is the person whose table it is: people's bots think in turn.
        """
        about = (game.name, deck_to_keep(game))
        for name in (level, "greedy", "random"):
            try:
                action: int = await self.run(choose, *about, name, luck, view, legal, who=who)
                return action
            except Exception:
                metrics.FAILURES.labels(game.name, name).inc()
                log.exception("bot failed", extra={"game": game.name, "bot": name})
        return legal[0]

    async def opinions(
        self, game: Game[Any, Any], luck: bytes, view: View, legal: list[int], who: str = ""
    ) -> list[Opinion]:
        """What the strongest bot thinks of what can be done, the best first."""
        about = (game.name, deck_to_keep(game))
        try:
            found: list[Opinion] = await self.run(opinions, *about, luck, view, legal, who=who)
            return found
        except Exception:
            metrics.FAILURES.labels(game.name, SHOGUN).inc()
            log.exception("hint failed", extra={"game": game.name})
            raise TatamiError("house-no-hint") from None


def choose(game: str, deck: str, level: str, luck: bytes, view: View, legal: list[int]) -> int:
    """In a process of its own: what a bot does."""
    played = game_named(game).as_played(view.options, deck)
    bot = bot_named(level, played, Dice(luck), MOMENT)
    action = bot.choose(view, legal)
    if action not in legal:
        raise ValueError(f"{level} wants to do something that is not legal")
    return action


def opinions(game: str, deck: str, luck: bytes, view: View, legal: list[int]) -> list[Opinion]:
    """In a process of its own: what the strongest bot thinks."""
    played = game_named(game).as_played(view.options, deck)
    bot = bot_named(SHOGUN, played, Dice(luck), MOMENT)
    assert isinstance(bot, Search)
    bot.choose(view, legal)
    return [(found.action, found.visits, found.returns) for found in bot.considered]

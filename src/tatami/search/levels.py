"""Levels: the bots that a person meets at a table, from one that a child beats to the strongest."""

from typing import Any, Final

from tatami.core.chance import Dice
from tatami.core.game import Game, View
from tatami.search.bot import Bot
from tatami.search.budget import Budget
from tatami.search.heuristics import Heuristics
from tatami.search.search import Search

ASHIGARU: Final = "ashigaru"
RONIN: Final = "ronin"
SAMURAI: Final = "samurai"
SHOGUN: Final = "shogun"
LEVELS: Final = [ASHIGARU, RONIN, SAMURAI, SHOGUN]
THINKERS: Final = [SAMURAI, SHOGUN]


class Ashigaru(Bot[View]):
    """Plays as well as it can every other time, and otherwise whatever comes to hand."""

    def __init__(self, game: Game[Any, Any], dice: Dice, model: Bot[Any]) -> None:
        super().__init__(game, dice)
        self.model = model

    def choose(self, view: View | None, legal: list[int]) -> int:
        if self.dice.below(2):
            return self.model.choose(view, legal)
        return legal[self.dice.below(len(legal))]


def thinker(
    level: str, game: Game[Any, Any], dice: Dice, heuristics: Heuristics[Any], seconds: float | None
) -> Search:
    """A bot of one of the two upper levels, which think before they act."""
    iterations = heuristics.quick if level == SAMURAI else heuristics.thorough
    return Search(game, dice, heuristics, Budget(iterations, seconds))

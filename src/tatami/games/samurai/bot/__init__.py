"""The bot of this game: its rules of thumb, and what search has to know."""

from typing import Final

from tatami.games.samurai.bot.evaluation import SamuraiHeuristics
from tatami.games.samurai.bot.policy import GreedySamurai

GREEDY: Final = GreedySamurai
HEURISTICS: Final = SamuraiHeuristics

"""The bot of this game: its rules of thumb, and what search has to know."""

from typing import Final

from tatami.games.sake.bot.evaluation import SakeHeuristics
from tatami.games.sake.bot.policy import GreedySake

GREEDY: Final = GreedySake
HEURISTICS: Final = SakeHeuristics

"""The bot of this game: its rules of thumb, and what search has to know."""

from typing import Final

from tatami.games.ninjan.bot.evaluation import NinjanHeuristics
from tatami.games.ninjan.bot.policy import GreedyNinjan

GREEDY: Final = GreedyNinjan
HEURISTICS: Final = NinjanHeuristics

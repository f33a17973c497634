"""The bot of this game: its rules of thumb, and what search has to know."""

from typing import Final

from tatami.games.hagakure.bot.evaluation import HagakureHeuristics
from tatami.games.hagakure.bot.policy import GreedyHagakure

GREEDY: Final = GreedyHagakure
HEURISTICS: Final = HagakureHeuristics

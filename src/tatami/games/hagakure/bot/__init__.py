"""The bot of this game: its rules of thumb, and what search has to know."""

from typing import Final

from tatami.games.hagakure.bot.greedy import GreedyHagakure
from tatami.games.hagakure.bot.heuristics import HagakureHeuristics

GREEDY: Final = GreedyHagakure
HEURISTICS: Final = HagakureHeuristics

"""The bot of this game: its rules of thumb, and what search has to know."""

from typing import Final

from tatami.games.samurai.bot.greedy import GreedySamurai
from tatami.games.samurai.bot.heuristics import SamuraiHeuristics

GREEDY: Final = GreedySamurai
HEURISTICS: Final = SamuraiHeuristics

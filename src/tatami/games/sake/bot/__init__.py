"""The bot of this game: its rules of thumb, and what search has to know."""

from typing import Final

from tatami.games.sake.bot.greedy import GreedySake
from tatami.games.sake.bot.heuristics import SakeHeuristics

GREEDY: Final = GreedySake
HEURISTICS: Final = SakeHeuristics

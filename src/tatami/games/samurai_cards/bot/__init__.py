"""The bot of this game: its rules of thumb, and what search has to know."""

from typing import Final

from tatami.games.samurai_cards.bot.evaluation import SamuraiCardsHeuristics
from tatami.games.samurai_cards.bot.policy import GreedySamuraiCards

GREEDY: Final = GreedySamuraiCards
HEURISTICS: Final = SamuraiCardsHeuristics

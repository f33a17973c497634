"""The bot of this game: its rules of thumb, and what search has to know."""

from typing import Final

from tatami.games.samurai_cards.bot.greedy import GreedySamuraiCards
from tatami.games.samurai_cards.bot.heuristics import SamuraiCardsHeuristics

GREEDY: Final = GreedySamuraiCards
HEURISTICS: Final = SamuraiCardsHeuristics

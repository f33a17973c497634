"""How the weights of the evaluation follow from matches; `tools/fit.py samurai_cards` runs it."""

from collections.abc import Iterator
from typing import Any, Final

from tatami.core.cards import members
from tatami.core.grid import SIDES
from tatami.games.samurai_cards.bot.evaluation import SIGNS, Evaluation
from tatami.games.samurai_cards.rules import PlaceCard
from tatami.games.samurai_cards.state import EMPTY, TURNED, SamuraiCards
from tatami.search.fitting import Study
from tatami.search.fitting_majorities import LAST, MORE, Hopes, Piece, Wins
from tatami.search.majorities import MajorityWeights


class SamuraiCardsHopes(Hopes):
    """Who wins a stone in the end."""

    def is_turn(self, s: SamuraiCards) -> bool:
        return isinstance(s.asking, PlaceCard)

    def pieces(self, s: SamuraiCards) -> Iterator[Piece]:
        for cell in range(len(s.table)):
            village = s.lying(cell)
            if EMPTY < village < TURNED:
                stage = LAST if s.touching(cell) == SIDES - 1 else MORE
                for symbol in members(village):
                    yield Piece(cell, symbol, stage, s.influence_on(cell))

    def influence(self, s: SamuraiCards, place: int) -> int:
        return s.influence_on(place)

    def is_closed(self, s: SamuraiCards, place: int) -> bool:
        return s.touching(place) == SIDES


class SamuraiCardsWins(Wins):
    """How likely each seat is to win, from the stones and the cards."""

    def is_turn(self, s: SamuraiCards) -> bool:
        return isinstance(s.asking, PlaceCard)

    def evaluation(self, s: SamuraiCards, weights: MajorityWeights) -> Evaluation:
        return Evaluation(s, weights)


STUDIES: Final[list[Study[Any]]] = [SamuraiCardsHopes(), SamuraiCardsWins(SIGNS)]

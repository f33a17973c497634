"""How the weights of Samurai's evaluation follow from matches; `tools/fit.py samurai` runs it."""

from collections.abc import Iterator
from typing import Any, Final

from tatami.core.cards import NONE, members, size
from tatami.games.samurai.board import LAND_AROUND
from tatami.games.samurai.bot.evaluation import SIGNS, Evaluation
from tatami.games.samurai.pieces import KINDS
from tatami.games.samurai.rules.turn import LayTiles
from tatami.games.samurai.state import Samurai
from tatami.search.fitting import Study
from tatami.search.fitting_majorities import CERTAIN, LAST, MORE, Hopes, Piece, Wins
from tatami.search.majorities import MajorityWeights


def is_turn(s: Samurai) -> bool:
    """Whether a turn begins."""
    return isinstance(s.asking, LayTiles) and not s.has_laid and s.lifted == NONE


def empty_around(s: Samurai, settlement: int) -> int:
    """How many land hexes around a settlement are empty."""
    return size(s.land & LAND_AROUND[settlement])


class SamuraiHopes(Hopes):
    """Who captures a figure in the end."""

    def is_turn(self, s: Samurai) -> bool:
        return is_turn(s)

    def pieces(self, s: Samurai) -> Iterator[Piece]:
        for kind in range(KINDS):
            for settlement in members(s.figures[kind]):
                stage = (CERTAIN, LAST, MORE)[min(2, empty_around(s, settlement))]
                yield Piece(settlement, kind, stage, s.influence[settlement])

    def influence(self, s: Samurai, place: int) -> int:
        return s.influence[place]

    def is_closed(self, s: Samurai, place: int) -> bool:
        return empty_around(s, place) == 0


class SamuraiWins(Wins):
    """How likely each seat is to win, from the figures and the tiles."""

    def is_turn(self, s: Samurai) -> bool:
        return is_turn(s)

    def evaluation(self, s: Samurai, weights: MajorityWeights) -> Evaluation:
        return Evaluation(s, weights)


STUDIES: Final[list[Study[Any]]] = [SamuraiHopes(), SamuraiWins(SIGNS)]

"""Heuristics: what a game adds to search - who stands how, and what is sensible to try."""

from math import exp
from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.cards import NONE
from tatami.core.chance import Dice
from tatami.core.game import Game, View
from tatami.core.play import playout
from tatami.core.state import State

S = TypeVar("S", bound=State[Any])

EVERYTHING: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """What search asks a game. As it is, it knows nothing but who won after random play."""

    exploration: ClassVar[float] = 0.7
    """How much search tries what looks worse so far, in parts of a win."""
    quick: ClassVar[int] = 200
    """How many iterations a fair thinker takes for a decision."""
    thorough: ClassVar[int] = 2000
    """How many a strong thinker takes: what fits into a second on one core, compiled."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def imagine(self, view: View, dice: Dice) -> S:
        """A match that the viewer could be in."""
        world: S = self.game.imagine(view, dice)
        return world

    def by_custom(self, view: View, legal: list[int], dice: Dice) -> int:
        """What one does without a thought; NONE where thinking may help."""
        return NONE

    def is_judged(self, s: S) -> bool:
        """Whether `returns` should judge this position rather than play on from it."""
        return s.asking is None

    def play_on(self, s: S, dice: Dice) -> None:
        """Play sensibly, and fast, to a position that can be judged."""
        playout(s, dice)

    def returns(self, s: S) -> list[float]:
        """What each seat can hope for, from 0, a loss, to 1, a win."""
        return shares(self.game.winners(s), s.seats)

    def chances(self, s: S) -> list[float]:
        """How likely each seat is to win; `returns` may count more than the win, for search."""
        return self.returns(s)

    def foresee(self, s: S, seat: int, dice: Dice) -> int:
        """What a rival of the searching seat does; NONE where search has to find out."""
        return NONE

    def offers(self, s: S, seat: int) -> list[int]:
        """What search thinks about below its first decision, of all that is legal."""
        assert s.asking is not None
        return s.asking.legal(s, seat)

    def rank(self, s: S, seat: int, legal: list[int], dice: Dice) -> list[int]:
        """The legal actions in the order in which they should be tried."""
        ranked = legal.copy()
        dice.shuffle(ranked)
        return ranked

    def favourite(self, s: S, seat: int, legal: list[int], dice: Dice) -> int:
        """The action to try first."""
        return self.rank(s, seat, legal, dice)[0]

    def width(self, visits: i64) -> i64:
        """How many of the ranked actions are tried where search has been so often."""
        return EVERYTHING


def fractions(items: list[float]) -> vec[float]:
    """These numbers, packed."""
    packed = vec[float]()
    for item in items:
        packed = append(packed, item)
    return packed


def weighed(weights: vec[float], signs: vec[float]) -> float:
    """What all signs say together, each counting by its weight."""
    total = 0.0
    for i in range(len(signs)):
        total += weights[i] * signs[i]
    return total


def chances(standings: list[float]) -> list[float]:
    """How likely each seat is to win: a standing better by 1 makes it nearly three times so."""
    best = max(standings)
    weights = [exp(standing - best) for standing in standings]
    total = sum(weights)
    return [weight / total for weight in weights]


def shares(winners: list[int], seats: int) -> list[float]:
    """One win, shared by the winners."""
    found = [0.0] * seats
    for winner in winners:
        found[winner] = 1.0 / len(winners)
    return found

"""Manners: ways to choose among what is legal, so that trials play as people do, and worse.

A manner may look at the whole state: it plays to find faults, not to win.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tatami.core.actions import verb
from tatami.core.chance import Dice
from tatami.core.game import Game
from tatami.core.state import State

WEIGHED: Final = 64
"""How many actions a manner weighs that has to try each of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Manner:
    """How the seats of one match choose."""

    def __init__(self, game: Game[Any, Any], dice: Dice) -> None:
        self.game = game
        self.dice = dice

    @abstractmethod
    def choose(self, s: State[Any], seat: int, legal: list[int]) -> int:
        """One of the legal actions; there is at least one."""

    def any_of(self, actions: list[int]) -> int:
        """One of them, each as likely as the others."""
        return actions[self.dice.below(len(actions))]

    def some_of(self, actions: list[int]) -> list[int]:
        """So few of them that each can be tried."""
        if len(actions) <= WEIGHED:
            return actions
        found = actions.copy()
        self.dice.shuffle(found)
        return found[:WEIGHED]


class Uniform(Manner):
    """Anything legal, each action as likely as the others."""

    def choose(self, s: State[Any], seat: int, legal: list[int]) -> int:
        return self.any_of(legal)


class VerbFirst(Manner):
    """First what to do, then with what: a pass is as likely as all the ways to play together."""

    def choose(self, s: State[Any], seat: int, legal: list[int]) -> int:
        verbs = sorted({verb(action) for action in legal})
        chosen = self.any_of(verbs)
        return self.any_of([action for action in legal if verb(action) == chosen])


class ByHoldings(Manner):
    """Tries actions on a copy and compares how many pieces the seat has afterwards."""

    @abstractmethod
    def prefers(self, held: int, most: int) -> bool:
        """Whether to have so many is better than what was best so far."""

    def choose(self, s: State[Any], seat: int, legal: list[int]) -> int:
        best: list[int] = []
        most = 0
        for action in self.some_of(legal):
            copy = s.clone()
            copy.apply(seat, action)
            held = self.game.holdings(copy, seat)
            if not best or self.prefers(held, most):
                best = [action]
                most = held
            elif held == most:
                best.append(action)
        return self.any_of(best)


class Hoarding(ByHoldings):
    """Never plays what it can keep."""

    def prefers(self, held: int, most: int) -> bool:
        return held > most


class Reckless(ByHoldings):
    """Plays whatever costs most."""

    def prefers(self, held: int, most: int) -> bool:
        return held < most


class Stubborn(Manner):
    """Always does the same kind of thing: every seat has its favourite verbs, in an order."""

    def __init__(self, game: Game[Any, Any], dice: Dice) -> None:
        super().__init__(game, dice)
        self.favourites: dict[int, list[int]] = {}
        """For each seat the rank of every verb."""

    def choose(self, s: State[Any], seat: int, legal: list[int]) -> int:
        if seat not in self.favourites:
            self.favourites[seat] = list(range(len(self.game.verbs)))
            self.dice.shuffle(self.favourites[seat])
        ranks = self.favourites[seat]
        first = min([ranks[verb(action)] for action in legal])
        return self.any_of([action for action in legal if ranks[verb(action)] == first])


Maker = Callable[[Game[Any, Any], Dice], Manner]


class Mixed(Manner):
    """A mix by seat: everybody has a manner of their own."""

    def __init__(self, game: Game[Any, Any], dice: Dice, makers: list[Maker]) -> None:
        super().__init__(game, dice)
        self.makers = makers
        self.manners: dict[int, Manner] = {}

    def choose(self, s: State[Any], seat: int, legal: list[int]) -> int:
        if seat not in self.manners:
            maker = self.makers[self.dice.below(len(self.makers))]
            self.manners[seat] = maker(self.game, self.dice)
        return self.manners[seat].choose(s, seat, legal)


MANNERS: Final[dict[str, Maker]] = {
    "uniform": Uniform,
    "verbs": VerbFirst,
    "hoarding": Hoarding,
    "reckless": Reckless,
    "stubborn": Stubborn,
}
"""The manners that need nothing but the rules, by their names."""

"""Fitting: how the weights of a bot follow from matches, by the mathematics that all games share.

A game's `bot/fit.py` has `STUDIES`. Each looks at matches that bots have played, notes what could
be seen and what came of it, and fits one part of the weights to that. `tools/fit.py` runs them one
after another, so that a study can build upon the weights of those before it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from tatami.core.frames import CHANCE
from tatami.core.game import Game, Move
from tatami.core.state import State
from tatami.search.weights import Content

T = TypeVar("T")
"""What a study notes of a match."""

Numbers = NDArray[np.float64]

BLOCK: Final = 20_000
"""So many rows are weighed at once: what they take in memory is bounded."""
STEPS: Final = 25
CLOSE: Final = 1e-6
"""Newton's method takes a few steps, and ends when one is so small."""


@dataclass(frozen=True)
class Match:
    """A match that was played: all that happened, chance included."""

    game: Game[Any, Any]
    seats: int
    moves: list[Move]

    def moments(self) -> Iterator[tuple[State[Any], int, int]]:
        """The state before each decision of a seat, with the seat and what it did.

        The state goes on with the match: copy what should stay.
        """
        s = self.start()
        for seat, action in self.moves:
            if seat != CHANCE:
                yield s, seat, action
            s.apply(seat, action)

    def start(self) -> State[Any]:
        """The match before anything has happened."""
        found: State[Any] = self.game.new(self.seats)
        return found

    def end(self) -> State[Any]:
        """The match when it was over."""
        s = self.start()
        for seat, action in self.moves:
            s.apply(seat, action)
        return s


class Study(ABC, Generic[T]):
    """One part of a game's weights, and how it follows from matches."""

    name: str
    """What it is about, in a word or two."""

    @abstractmethod
    def observe(self, match: Match, weights: Content) -> list[T]:
        """What is to be learnt from a match; other weights than one's own may help to see it."""

    @abstractmethod
    def fit(self, seen: list[T], weights: Content) -> Content:
        """The weights, with those of this study as what was seen suggests them."""

    @abstractmethod
    def loss(self, seen: list[T], weights: Content) -> float:
        """How badly the weights foretell what was seen: less is better."""


# Softmax regression


@dataclass(frozen=True)
class Choice:
    """Some alternatives, told by what speaks for each, and in which parts they came true.

    A row gives values by the numbers of the weights with which they count; others are 0.
    """

    group: str
    """Which weights it is about, where there are several sets of them."""
    rows: list[dict[int, float]]
    parts: list[float]


def row_of(values: Iterable[float]) -> dict[int, float]:
    """A row in which all values are given."""
    return dict(enumerate(values))


def softmax_weights(seen: list[Choice], count: int, ridge: float) -> list[float]:
    """The weights by which what came true is likeliest, found by Newton's method.

    An alternative is the likelier, the larger the sum of its values by their weights. The ridge
    keeps weights small of which the choices tell little; where they tell nothing, it makes them 0.
    """
    weights = np.zeros(count)
    for _ in range(STEPS):
        slope = -ridge * weights
        bend = ridge * np.eye(count)
        for table in tables(seen, count):
            likely = table.likely(weights)
            slope += table.rows.T @ (table.parts - likely)
            expected = table.sums(likely[:, None] * table.rows)
            bend += table.rows.T @ (likely[:, None] * table.rows) - expected.T @ expected
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < CLOSE:
            break
    return [float(weight) for weight in weights]


def softmax_loss(seen: list[Choice], weights: list[float]) -> float:
    """The mean surprise by what came true, in natural units."""
    total = 0.0
    for table in tables(seen, len(weights)):
        total -= float(table.parts @ np.log(table.likely(np.array(weights))))
    return total / max(1, len(seen))


class Table:
    """The rows of some choices, one below the other."""

    def __init__(self, choices: list[Choice], count: int) -> None:
        rows = [row for choice in choices for row in choice.rows]
        self.rows: Numbers = np.zeros((len(rows), count))
        for i, row in enumerate(rows):
            for place, value in row.items():
                self.rows[i, place] = value
        self.parts: Numbers = np.array([part for choice in choices for part in choice.parts])
        lengths = [len(choice.rows) for choice in choices]
        self.choice = np.repeat(np.arange(len(choices)), lengths)
        self.firsts = np.concatenate(([0], np.cumsum(lengths)[:-1])).astype(np.intp)

    def likely(self, weights: Numbers) -> Numbers:
        """How likely the weights hold each alternative."""
        pulls = self.rows @ weights
        pulls = np.exp(pulls - np.maximum.reduceat(pulls, self.firsts)[self.choice])
        found: Numbers = pulls / self.sums(pulls)[self.choice]
        return found

    def sums(self, values: Numbers) -> Numbers:
        """The sum of what belongs to each choice."""
        found: Numbers = np.add.reduceat(values, self.firsts, axis=0)
        return found


def tables(seen: list[Choice], count: int) -> Iterator[Table]:
    """The choices in tables of bounded size."""
    block: list[Choice] = []
    rows = 0
    for choice in seen:
        block.append(choice)
        rows += len(choice.rows)
        if rows >= BLOCK:
            yield Table(block, count)
            block, rows = [], 0
    if block:
        yield Table(block, count)


def grouped(seen: list[Choice]) -> dict[str, list[Choice]]:
    """The choices by their groups."""
    found: dict[str, list[Choice]] = {}
    for choice in seen:
        found.setdefault(choice.group, []).append(choice)
    return found


def shared(winners: Iterable[int], seats: int) -> list[float]:
    """One win, shared by the winners, as parts of it."""
    found = [0.0] * seats
    winning = list(winners)
    for winner in winning:
        found[winner] = 1.0 / len(winning)
    return found


def changed(weights: Content, path: list[str], found: object) -> Content:
    """The same weights, with something else at this place."""
    copy = deepcopy(weights)
    inner = copy
    for name in path[:-1]:
        inner = inner.setdefault(name, {})
    inner[path[-1]] = found
    return copy

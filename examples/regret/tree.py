"""The whole tree of a small match for two, walked once on the rules and kept in arrays.

Questions with one answer are left out, and so is the order in which nature deals: what is dealt
to the same effect is one branch, as likely as all of them together.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from tatami.core.frames import CHANCE, Chance
from tatami.core.game import Value
from tatami.core.state import State
from tatami.research import encoding

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

SEATS = 2
NATURE = -1
"""Who led to a point, where no seat did."""


@dataclass
class Level:
    """The points of the tree that are so many choices deep."""

    parents: list[int] = field(default_factory=list)
    """For each point, which one of the level before it follows."""
    ways: list[int] = field(default_factory=list)
    """The choice that led to it: its place among the choices of all information sets."""
    movers: list[int] = field(default_factory=list)
    """Who made that choice."""
    chances: list[float] = field(default_factory=list)
    """How likely nature then made it so."""
    sets: list[int] = field(default_factory=list)
    """The information set of the point; -1 where the match is over."""
    results: list[float] = field(default_factory=list)
    """What the match was worth to the first seat; 0 where it is not over."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A level in arrays."""

    parents: Ints
    ways: Ints
    movers: Ints
    chances: Floats
    sets: Ints
    results: Floats


class Tree:
    """All points, level by level, and the information sets with their choices.

    The choices of all information sets stand in one row, those of a set side by side: set number
    i has `sizes[i]` of them from `starts[i]` on.
    """

    def __init__(self, game: str, **options: Value) -> None:
        self.encoding = encoding(game, SEATS, **options)
        self.numbers: dict[bytes, int] = {}
        """The number of each information set, by all that its seat sees and remembers."""
        self.legal: list[list[int]] = []
        """For each information set, the actions that can be chosen."""
        self.owners: list[int] = []
        self.depths: list[int] = []
        """At which level each information set is."""
        self.first: list[int] = []
        self.ways = 0
        """How many choices there are in all information sets together."""
        self.layers = [
            Layer(
                np.array(level.parents),
                np.array(level.ways),
                np.array(level.movers),
                np.array(level.chances),
                np.array(level.sets),
                np.array(level.results),
            )
            for level in self.walk()
        ]
        self.sizes = np.array([len(actions) for actions in self.legal])
        self.starts = np.array(self.first)
        self.owner_of_way = np.repeat(np.array(self.owners), self.sizes)
        self.set_of_way = np.repeat(np.arange(len(self.legal)), self.sizes)
        self.points = sum([len(layer.parents) for layer in self.layers])

    def walk(self) -> list[Level]:
        """All levels, from the first choice on."""
        game = self.encoding.game
        start = game.new(SEATS, self.encoding.options, log=True)
        level = Level()
        states = self.lead(level, start, -1, -1, NATURE, 0)
        levels = [level]
        while any(number >= 0 for number in level.sets):
            below = Level()
            states_below: list[State[Any]] = []
            for point, s in enumerate(states):
                number = level.sets[point]
                if number < 0:
                    continue
                seat = self.owners[number]
                for place, action in enumerate(self.legal[number]):
                    child = copied(s)
                    child.apply(seat, action)
                    way = self.first[number] + place
                    states_below += self.lead(below, child, point, way, seat, len(levels))
            levels.append(below)
            level, states = below, states_below
        return levels

    def lead(
        self, level: Level, s: State[Any], parent: int, way: int, mover: int, depth: int
    ) -> list[State[Any]]:
        """Go on to the next choice, whatever nature does; the states at the points that follow."""
        found = self.settled(s)
        for chance, state in found:
            level.parents.append(parent)
            level.ways.append(way)
            level.movers.append(mover)
            level.chances.append(chance)
            level.sets.append(self.set_of(state, depth))
            level.results.append(self.encoding.returns(state)[0])
        return [state for _, state in found]

    def settled(self, s: State[Any]) -> list[tuple[float, State[Any]]]:
        """Let nature and who has one answer go on; each outcome that differs, and its chance."""
        ready: list[tuple[float, State[Any]]] = []
        ahead = [(1.0, s)]
        while ahead:
            merged: dict[str, tuple[float, State[Any]]] = {}
            for chance, state in ahead:
                branches = self.branches(state)
                if not branches:
                    ready.append((chance, state))
                for odds, child in branches:
                    place = self.encoding.game.write(child)
                    before = merged[place][0] if place in merged else 0.0
                    merged[place] = (before + chance * odds, child)
            ahead = list(merged.values())
        return ready

    def branches(self, s: State[Any]) -> list[tuple[float, State[Any]]]:
        """What comes next, and how likely; nothing where a seat has a choice or it is over."""
        if s.is_over():
            return []
        asked = s.asking
        seat = s.actors()[0]
        legal = s.legal(seat)
        if seat != CHANCE and len(legal) > 1:
            return []
        odds = asked.odds(s) if isinstance(asked, Chance) else None
        weights = odds or [1] * len(legal)
        found = []
        for weight, action in zip(weights, legal, strict=True):
            child = copied(s)
            child.apply(seat, action)
            found.append((weight / sum(weights), child))
        return found

    def set_of(self, s: State[Any], depth: int) -> int:
        """The number of the information set of who is asked; -1 when it is over."""
        if s.is_over():
            return -1
        seat = s.actors()[0]
        known = self.encoding.information_state(s, seat).tobytes()
        number = self.numbers.setdefault(known, len(self.legal))
        if number == len(self.legal):
            self.first.append(self.ways)
            self.legal.append(s.legal(seat))
            self.owners.append(seat)
            self.depths.append(depth)
            self.ways += len(self.legal[number])
        assert self.depths[number] == depth, "a seat does not know how many choices were made"
        return number


def copied(s: State[Any]) -> State[Any]:
    """A copy that goes on with the log."""
    other = s.clone()
    assert s.log is not None
    other.log = s.log.copy()
    return other

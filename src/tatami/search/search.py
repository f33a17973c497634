"""Search: many imagined matches, each guided by what the ones before have found.

Information-set Monte Carlo tree search. Every iteration imagines a world that the seat could be
in, walks through it as far as it knows its way, tries something new, plays on, and lets every seat
on the way remember how well its own choice went (max^n).

- Every seat finds its way in a tree of its own, made of what that seat sees. So nobody acts on what
  only another seat knows, be it a card, or a choice that is made at the same time.
- The outcomes of chance do not branch: what follows is learnt for their average.
- An action counts as offered only in the worlds where it is legal.
- A rival whose play can be foretold does what `Heuristics.foresee` says, and has no tree, unless
  search is told that rivals think, too.
- Where there is too much to try, `Heuristics.rank` and `Heuristics.width` say what to try first.
"""

from math import log, sqrt
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.cards import NONE, numbers
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE, EVERYBODY, only
from tatami.core.game import Game, View
from tatami.core.state import State
from tatami.search.bot import Bot
from tatami.search.budget import Budget
from tatami.search.heuristics import Heuristics

SCATTER: Final = 0x5851F42D4C957F2D
PATH_MASK: Final = 0x0FFFFFFFFFFFFFFF
ROOT: Final = 0x0123456789ABCDEF
"""The path of the first seat before anything has happened; those of the others follow."""


@mypyc_attr(acyclic=True)
class Node:
    """A point of a seat's tree: what happened up to here, as far as that seat sees it.

    The actions there have numbers, the most promising first. What is known of them stands in packed
    rows, as millions of small objects would keep the garbage collector busy.
    """

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.numbers: dict[int, int] = {}
        self.actions = vec[i64]()
        # Counts are floats, as all that is done with them is division.
        self.offered = vec[float]()
        self.tried = vec[float]()
        self.totals = vec[float]()
        """How well each action went for the seat, in all."""
        self.listed: list[int] = []
        self.places = vec[i64]()
        """What was legal when somebody was here last, and its numbers: mostly it still is."""

    def add(self, action: int) -> None:
        """Know of one more action, the least promising so far."""
        self.numbers[action] = len(self.actions)
        self.actions = append(self.actions, i64(action))
        self.offered = append(self.offered, 0.0)
        self.tried = append(self.tried, 0.0)
        self.totals = append(self.totals, 0.0)

    def look_up(self, legal: list[int]) -> None:
        """Look up what is legal now; all of it is known."""
        self.listed = legal
        self.places = vec[i64]()
        for action in legal:
            self.places = append(self.places, i64(self.numbers[action]))


def further(path: i64, action: i64) -> i64:
    """The path to a point of a tree, and one more action; two paths are never the same number.

    Never is once in some 10**10 searches: it is a hash.
    """
    path = (path * SCATTER + action) & PATH_MASK
    return path ^ path >> 31


class Considered:
    """One action that was thought about: how often, and what each seat may expect of it."""

    def __init__(self, action: int, visits: int, returns: list[float]) -> None:
        self.action = action
        self.visits = visits
        self.returns = returns


class Search(Bot[View]):
    """Thinks as long as its budget lets it; knows the game by its heuristics."""

    def __init__(
        self,
        game: Game[Any, Any],
        dice: Dice,
        heuristics: Heuristics[Any],
        budget: Budget,
        foresees: bool = True,
    ) -> None:
        super().__init__(game, dice)
        self.heuristics = heuristics
        self.budget = budget
        self.foresees = foresees
        """Whether rivals do what rules of thumb foretell; otherwise they think for themselves."""
        self.considered: list[Considered] = []
        """What it thought about its last decision, the best first."""

    def choose(self, view: View | None, legal: list[int]) -> int:
        assert view is not None
        self.considered = self.consider(view, legal)
        return self.considered[0].action

    def consider(self, view: View, legal: list[int]) -> list[Considered]:
        """Think; the actions that were tried, the most visited first."""
        custom = self.heuristics.by_custom(view, legal, self.dice) if len(legal) > 1 else legal[0]
        if custom != NONE:
            return [Considered(custom, 0, [])]
        return self.think(view, legal)

    def expect(self, view: View, action: int) -> list[float]:
        """Think of nothing but what follows this action; what each seat may expect of it."""
        return self.think(view, [action])[0].returns

    def think(self, view: View, choices: list[int]) -> list[Considered]:
        """Weigh these choices against each other for as long as there is time."""
        tree = Tree(self.heuristics, view, choices, self.dice, self.foresees)
        self.budget.begin()
        while self.budget.allows(tree.iterations):
            tree.iterate()
        self.budget.end()
        return tree.considered()


class Tree:
    """What was found out for one decision: the trees of all seats."""

    def __init__(
        self,
        heuristics: Heuristics[Any],
        view: View,
        legal: list[int],
        dice: Dice,
        foresees: bool = True,
    ) -> None:
        self.heuristics = heuristics
        self.view = view
        self.legal = legal
        self.dice = dice
        self.foresees = foresees
        self.exploration = heuristics.exploration
        self.nodes: dict[int, Node] = {}
        """The points of all trees where a seat had a choice, by their paths."""
        self.iterations = 0
        self.walked: list[Node] = []
        self.chosen: list[int] = []
        self.walkers: list[int] = []
        """The points of this iteration, the numbers of what was chosen there, and by whom."""
        self.outcomes: dict[int, list[float]] = {}
        """For each action of the searching seat, the sum of what it brought each seat."""

    def iterate(self) -> None:
        """Imagine a world, walk, play on, and remember."""
        s = self.heuristics.imagine(self.view, self.dice)
        self.walk(s)
        if not self.heuristics.is_judged(s):
            self.heuristics.play_on(s, self.dice)
        self.remember(self.heuristics.returns(s))
        self.iterations += 1

    def walk(self, s: State[Any]) -> None:
        """Go on until a seat tries something new."""
        self.walked.clear()
        self.chosen.clear()
        self.walkers.clear()
        paths = numbers([ROOT + seat for seat in range(s.seats)])
        is_new = False
        while not is_new and not self.heuristics.is_judged(s):
            asked = s.asking
            assert asked is not None
            for seat in asked.actors(s):
                if seat == CHANCE:
                    s.apply(CHANCE, asked.sample(s, CHANCE, self.dice))
                    continue
                seen_by = asked.witnesses(s, seat)
                action = NONE
                if self.foresees and seat != self.view.seat:
                    action = self.heuristics.foresee(s, seat, self.dice)
                if action == NONE:
                    is_first = seat == self.view.seat and paths[seat] == ROOT + seat
                    legal = self.legal if is_first else self.heuristics.offers(s, seat)
                    action = legal[0]
                    if len(legal) > 1 or is_first:
                        node = self.node_at(paths[seat])
                        number = self.to_try(node, s, seat, legal, seen_by != EVERYBODY)
                        action = node.actions[number]
                        is_new = is_new or node.tried[number] == 0.0
                        self.walked.append(node)
                        self.chosen.append(number)
                        self.walkers.append(seat)
                for other in range(s.seats):
                    if seen_by == EVERYBODY or seen_by & only(other):
                        paths[other] = further(paths[other], action)
                s.apply(seat, action)

    def node_at(self, path: int) -> Node:
        """The point of a tree to which this path leads."""
        node = self.nodes.get(path)
        if node is None:
            node = Node()
            self.nodes[path] = node
        return node

    def to_try(
        self, node: Node, s: State[Any], seat: int, legal: list[int], in_secret: bool
    ) -> i64:
        """An action that was not tried yet, if it is time for one; otherwise the best so far."""
        node.visits += 1
        if node.visits == 1:
            # Most points are seen once only: the others wait until somebody comes again.
            favourite = legal[0]
            if len(legal) > 1:
                favourite = self.heuristics.favourite(s, seat, legal, self.dice)
            node.add(favourite)
            node.offered[0] = 1.0
            return 0
        if legal != node.listed:
            unknown = [action for action in legal if action not in node.numbers]
            if unknown:
                for action in self.heuristics.rank(s, seat, unknown, self.dice):
                    node.add(action)
            node.look_up(legal)
        tried: i64 = 0
        untried: i64 = len(node.actions)
        best: i64 = NONE
        most = -1.0
        for number in node.places:
            node.offered[number] += 1.0
            if node.tried[number] > 0.0:
                tried += 1
                doubt = self.exploration * sqrt(log(node.offered[number]) / node.tried[number])
                if in_secret:
                    # Those who choose in secret must not fall into step with one another.
                    doubt *= float(self.dice.below(1024)) / 512.0
                hope = node.totals[number] / node.tried[number] + doubt
                if hope > most:
                    most = hope
                    best = number
            elif number < untried:
                untried = number
        if best == NONE or (tried < len(legal) and tried < self.heuristics.width(node.visits)):
            return untried
        return best

    def remember(self, returns: list[float]) -> None:
        """Let every seat on the way know how well its choice went."""
        for i in range(len(self.walked)):
            node = self.walked[i]
            number = self.chosen[i]
            node.tried[number] += 1.0
            node.totals[number] += returns[self.walkers[i]]
        first = self.walkers.index(self.view.seat)
        action = self.walked[first].actions[self.chosen[first]]
        sums = self.outcomes.get(action)
        if sums is None:
            sums = [0.0] * len(returns)
            self.outcomes[action] = sums
        for seat in range(len(returns)):
            sums[seat] += returns[seat]

    def considered(self) -> list[Considered]:
        """What the searching seat tried, the most visited first."""
        found = []
        root = self.nodes[ROOT + self.view.seat]
        for action, number in root.numbers.items():
            visits = root.tried[number]
            if visits > 0.0:
                means = [total / visits for total in self.outcomes[action]]
                found.append(Considered(action, int(visits), means))
        found.sort(key=visits_of, reverse=True)
        return found


def visits_of(considered: Considered) -> int:
    """How often it was tried."""
    return considered.visits

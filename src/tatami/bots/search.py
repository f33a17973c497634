"""Search: many imagined matches, each guided by what the ones before have found.

Information-set Monte Carlo tree search. Every iteration imagines a world that the seat could be
in, walks through it as far as it knows its way, tries something new, plays on, and lets every seat
on the way remember how well its own choice went (max^n).

- Every seat finds its way in a tree of its own, made of what that seat sees. So nobody acts on what
  only another seat knows, be it a card, or a choice that is made at the same time.
- The outcomes of chance do not branch: what follows is learnt for their average.
- An action counts as offered only in the worlds where it is legal.
- Where there is too much to try, `Sense.rank` and `Sense.width` say what to try first.
"""

from math import log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from tatami.bots.bot import Bot
from tatami.bots.budget import Budget
from tatami.bots.sense import Sense
from tatami.core.cards import NONE, numbers
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE, EVERYBODY, only
from tatami.core.game import Game, View
from tatami.core.state import State

SCATTER: Final = 0x5851F42D4C957F2D
PATH_MASK: Final = 0x0FFFFFFFFFFFFFFF
ROOT: Final = 0x0123456789ABCDEF
"""The path of the first seat before anything has happened; those of the others follow."""


class Arm:
    """One action at one point of a seat's tree, and how well it went for that seat."""

    def __init__(self, action: int) -> None:
        self.action = action
        # Counts are floats, as all that is done with them is division.
        self.offered = 0.0
        self.visits = 0.0
        self.total = 0.0


class Node:
    """A point of a seat's tree: what happened up to here, as far as that seat sees it."""

    def __init__(self) -> None:
        self.visits: i64 = 1
        self.arms: dict[int, Arm] = {}
        self.ranked: list[Arm] = []
        """The same, the most promising first."""

    def add(self, action: int) -> Arm:
        """Know of one more action, the least promising so far."""
        arm = Arm(action)
        self.arms[action] = arm
        self.ranked.append(arm)
        return arm


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
    """Thinks as long as its budget lets it; knows the game by its sense."""

    def __init__(self, game: Game[Any, Any], dice: Dice, sense: Sense[Any], budget: Budget) -> None:
        super().__init__(game, dice)
        self.sense = sense
        self.budget = budget
        self.considered: list[Considered] = []
        """What it thought about its last decision, the best first."""

    def choose(self, view: View | None, legal: list[int]) -> int:
        assert view is not None
        self.considered = self.consider(view, legal)
        return self.considered[0].action

    def consider(self, view: View, legal: list[int]) -> list[Considered]:
        """Think; the actions that were tried, the most visited first."""
        custom = self.sense.by_custom(view, legal, self.dice) if len(legal) > 1 else legal[0]
        if custom != NONE:
            return [Considered(custom, 0, [])]
        tree = Tree(self.sense, view, self.dice)
        self.budget.begin()
        while self.budget.allows(tree.iterations):
            tree.iterate()
        self.budget.end()
        return tree.considered()


class Tree:
    """What was found out for one decision: the trees of all seats."""

    def __init__(self, sense: Sense[Any], view: View, dice: Dice) -> None:
        self.sense = sense
        self.view = view
        self.dice = dice
        self.exploration = sense.exploration
        self.nodes: dict[int, Node] = {}
        """The points of all trees where a seat had a choice, by their paths."""
        self.iterations = 0
        self.walked: list[Arm] = []
        self.walkers: list[int] = []
        """The arms of this iteration, and the seats that chose them."""
        self.outcomes: dict[int, list[float]] = {}
        """For each action of the searching seat, the sum of what it brought each seat."""

    def iterate(self) -> None:
        """Imagine a world, walk, play on, and remember."""
        s = self.sense.imagine(self.view, self.dice)
        self.walk(s)
        if not self.sense.is_judged(s):
            self.sense.play_on(s, self.dice)
        self.remember(self.sense.returns(s))
        self.iterations += 1

    def walk(self, s: State[Any]) -> None:
        """Go on until a seat tries something new."""
        self.walked.clear()
        self.walkers.clear()
        paths = numbers([ROOT + seat for seat in range(s.seats)])
        is_new = False
        while not is_new and not self.sense.is_judged(s):
            asked = s.asking
            assert asked is not None
            for seat in asked.actors(s):
                if seat == CHANCE:
                    s.apply(CHANCE, asked.sample(s, CHANCE, self.dice))
                    continue
                legal = asked.legal(s, seat)
                seen_by = asked.witnesses(s, seat)
                action = legal[0]
                if len(legal) > 1:
                    arm = self.arm_to_try(paths[seat], s, seat, legal, seen_by != EVERYBODY)
                    action = arm.action
                    is_new = is_new or arm.visits == 0.0
                    self.walked.append(arm)
                    self.walkers.append(seat)
                for other in range(s.seats):
                    if seen_by == EVERYBODY or seen_by & only(other):
                        paths[other] = further(paths[other], action)
                s.apply(seat, action)

    def arm_to_try(
        self, path: int, s: State[Any], seat: int, legal: list[int], in_secret: bool
    ) -> Arm:
        """An action that was not tried yet, if it is time for one; otherwise the best so far."""
        node = self.nodes.get(path)
        if node is None:
            # Most points are seen once only: the others wait until somebody comes again.
            node = Node()
            self.nodes[path] = node
            arm = node.add(self.sense.favourite(s, seat, legal, self.dice))
            arm.offered = 1.0
            return arm
        node.visits += 1
        unknown = [action for action in legal if action not in node.arms]
        if unknown:
            for action in self.sense.rank(s, seat, unknown, self.dice):
                node.add(action)
        tried: i64 = 0
        best: Arm | None = None
        most = -1.0
        for action in legal:
            arm = node.arms[action]
            arm.offered += 1.0
            if arm.visits > 0.0:
                tried += 1
                doubt = self.exploration * sqrt(log(arm.offered) / arm.visits)
                if in_secret:
                    # Those who choose in secret must not fall into step with one another.
                    doubt *= self.dice.below(1024) / 512.0
                hope = arm.total / arm.visits + doubt
                if hope > most:
                    most = hope
                    best = arm
        if best is None or (tried < len(legal) and tried < self.sense.width(node.visits)):
            return first_untried(node, legal)
        return best

    def remember(self, returns: list[float]) -> None:
        """Let every seat on the way know how well its choice went."""
        for i in range(len(self.walked)):
            arm = self.walked[i]
            arm.visits += 1.0
            arm.total += returns[self.walkers[i]]
        action = self.walked[self.walkers.index(self.view.seat)].action
        sums = self.outcomes.get(action)
        if sums is None:
            sums = [0.0] * len(returns)
            self.outcomes[action] = sums
        for seat in range(len(returns)):
            sums[seat] += returns[seat]

    def considered(self) -> list[Considered]:
        """What the searching seat tried, the most visited first."""
        found = []
        for arm in self.nodes[ROOT + self.view.seat].arms.values():
            if arm.visits > 0.0:
                means = [total / arm.visits for total in self.outcomes[arm.action]]
                found.append(Considered(arm.action, int(arm.visits), means))
        found.sort(key=visits_of, reverse=True)
        return found


def first_untried(node: Node, legal: list[int]) -> Arm:
    """Of the legal actions that were never tried, the most promising."""
    for arm in node.ranked:
        if arm.visits == 0.0 and arm.action in legal:
            return arm
    raise AssertionError("every action was tried")


def visits_of(considered: Considered) -> int:
    """How often it was tried."""
    return considered.visits

"""Solve the small Ninjan by regret minimisation (CFR+), and draw how fast it gets there.

    cd examples/regret
    python solve.py --iterations 1000

The tree is walked once on the rules of Tatami; then every iteration is a few dozen operations of
NumPy on whole levels of it. `--plot curve.svg` draws the curve.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from tree import SEATS, Floats, Tree

from tatami.arena.plots import BLUE, FAINT, drawn

A_POINT_EVERY = 1.25
"""Each point of the curve has so many times the iterations of the one before."""


class Solver:
    """Two seats that take turns in regretting what they did not choose.

    A policy is a row of chances, one for each choice of each information set.
    """

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.regrets = np.zeros(tree.ways)
        self.total = np.zeros(tree.ways)
        """All policies so far added up, the later the more, as often as they came there."""
        self.iterations = 0

    def iterate(self) -> None:
        """Let both seats learn, one after the other."""
        tree = self.tree
        self.iterations += 1
        for seat in range(SEATS):
            policy = shares(tree, self.regrets)
            worth, _ = outlook(tree, policy, seat)
            expected = sums(tree, policy * worth)[tree.set_of_way]
            own = tree.owner_of_way == seat
            gained = np.maximum(self.regrets + worth - expected, 0.0)
            self.regrets = np.where(own, gained, self.regrets)
            self.total += np.where(own, self.iterations * own_reach(tree, policy, seat), 0.0)

    def average(self) -> Floats:
        """The policy that comes near to an equilibrium."""
        return shares(self.tree, self.total)


def uniform(tree: Tree) -> Floats:
    """The policy of who chooses anything."""
    return shares(tree, np.zeros(tree.ways))


def sums(tree: Tree, of_ways: Floats) -> Floats:
    """What the choices of each information set come to together."""
    return np.add.reduceat(of_ways, tree.starts)


def shares(tree: Tree, weights: Floats) -> Floats:
    """Chances by these weights in each information set; where all are 0, all are alike."""
    total = sums(tree, weights)
    positive = np.where(total > 0, total, 1.0)
    alike = np.where(total > 0, 0.0, 1.0 / tree.sizes)
    found: Floats = weights / positive[tree.set_of_way] + alike[tree.set_of_way]
    return found


def own_reach(tree: Tree, policy: Floats, seat: int) -> Floats:
    """How likely the seat makes each of its choices, and all those that lead to it."""
    found = np.zeros(tree.ways)
    reach = np.ones(1)
    for layer in tree.layers:
        chance = np.where(layer.movers == seat, policy[layer.ways], 1.0)
        reach = reach[layer.parents] * chance
        going = layer.sets >= 0
        of_set = np.zeros(len(tree.sizes))
        of_set[layer.sets[going]] = reach[going]
        found += of_set[tree.set_of_way] * policy
    return found


def others_reach(tree: Tree, policy: Floats, seat: int) -> list[Floats]:
    """How likely nature and the rival lead to each point, level by level."""
    found: list[Floats] = []
    reach = np.ones(1)
    for layer in tree.layers:
        chance = np.where(layer.movers == 1 - seat, policy[layer.ways], 1.0)
        reach = reach[layer.parents] * chance * layer.chances
        found.append(reach)
    return found


def outlook(tree: Tree, policy: Floats, seat: int, is_best: bool = False) -> tuple[Floats, float]:
    """What each choice of the seat brings it if all go on by the policy, and what the match does.

    A choice counts as much as nature and the rival lead to it. With `is_best`, the seat goes on as
    well as it can instead.
    """
    reach = others_reach(tree, policy, seat)
    chosen = policy.copy()
    worth = np.zeros(tree.ways)
    owner = tree.owner_of_way == seat
    value = np.zeros(0)
    for depth in range(len(tree.layers) - 1, -1, -1):
        layer = tree.layers[depth]
        above = value
        value = layer.results if seat == 0 else -layer.results
        if depth + 1 < len(tree.layers):
            below = tree.layers[depth + 1]
            flows = np.where(below.movers == seat, reach[depth + 1] * above, 0.0)
            worth += np.bincount(below.ways, flows, tree.ways)
            if is_best:
                most = np.maximum.reduceat(worth, tree.starts)[tree.set_of_way]
                chosen = np.where(owner, shares(tree, (worth == most).astype(float)), chosen)
            onward = chosen[below.ways] * below.chances * above
            value = value + np.bincount(below.parents, onward, len(value))
    return worth, float((tree.layers[0].chances * value).sum())


def exploitability(tree: Tree, policy: Floats) -> float:
    """How much a rival who knows the policy wins a match, on average over both seats."""
    return sum([outlook(tree, policy, seat, is_best=True)[1] for seat in range(SEATS)]) / SEATS


def curve(tree: Tree, iterations: int) -> list[tuple[int, float]]:
    """After how many iterations the average policy can be exploited by how much."""
    solver = Solver(tree)
    found = []
    following = 1.0
    for number in range(1, iterations + 1):
        solver.iterate()
        if number >= following or number == iterations:
            found.append((number, exploitability(tree, solver.average())))
            following = max(number + 1, following * A_POINT_EVERY)
    return found


def draw(axes: Any, points: list[tuple[int, float]]) -> None:
    """Both scales by powers of ten."""
    axes.loglog(*zip(*points, strict=True), color=BLUE, linewidth=1.4)
    axes.minorticks_off()
    axes.grid(color=FAINT, linewidth=0.4, alpha=0.5)
    axes.set_xlabel("iterations")
    axes.set_ylabel("exploitability a match")


def main() -> None:
    """Solve, tell, and draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--plot", type=Path, help="an SVG file for the curve")
    chosen = parser.parse_args()
    tree = Tree("ninjan", deck="small", tie="shared")
    print(f"{tree.points} points, {len(tree.sizes)} information sets, {tree.ways} choices")
    print(f"anything: {exploitability(tree, uniform(tree)):.6f}")
    points = curve(tree, chosen.iterations)
    for number, found in points:
        print(f"{number:5}: {found:.2e}")
    if chosen.plot:
        chosen.plot.write_text(drawn("regret", draw, points, 2.0))


if __name__ == "__main__":
    main()

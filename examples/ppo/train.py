"""Train a network to play Ninjan at two seats until it beats `greedy`, and draw how it went.

    cd examples/ppo
    OPENBLAS_NUM_THREADS=1 python train.py
    tatami arena ninjan --bots learnt:Learnt,greedy --games 500

It writes `weights.npz`, with which `learnt.py` plays; `--plot curve.svg` draws how strong it was
when. Both are written again and again, so it may be broken off at any time. Minutes are those of
the processor, on one core, without the matches that only measure.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from network import Adam, Network
from ppo import Gatherer, Settings, drawn, improve, joined, log_chances
from symmetry import Symmetry

from tatami.arena.intervals import Estimate, share
from tatami.arena.plots import BLUE, FAINT
from tatami.arena.plots import drawn as plotted
from tatami.research.vector import VectorEnv

GAME = "ninjan"
SEATS = 2
MEASURED = 600
"""So many matches are played for a point of the curve."""


@dataclass(frozen=True, slots=True)
class Point:
    """How strong the network was after so much learning."""

    minutes: float
    share: float
    """Of the matches against greedy, won."""
    low: float
    high: float


def play(network: Network, opponents: str, matches: int, seed: int) -> Estimate:
    """The share of so many matches that the network wins, at one seat after the other."""
    rng = np.random.default_rng(seed)
    won: list[tuple[float, float]] = []
    rows = min(matches, 256)
    env = VectorEnv(GAME, SEATS, rows, seed, opponents)
    symmetry = Symmetry(env.encoding)
    turn = env.reset()
    while len(won) < matches:
        seats = turn.seats.copy()
        seen, possible, ways = symmetry.fold(turn.observations, turn.masks)
        logs = log_chances(network.forward(seen).scores, possible)
        turn = env.step(symmetry.unfold(drawn(logs, rng), ways))
        for row in np.flatnonzero(turn.done):
            won.append((float(turn.rewards[row, seats[row]] > 0), 1.0))
    found = share(won)
    assert found is not None
    return found


@dataclass(slots=True)
class Progress:
    """How far it has come."""

    network: Network
    updates: int = 0
    choices: int = 0
    """From so many it has learnt."""
    seconds: float = 0.0
    """Of the processor, for playing and learning."""


def learn(
    updates: int, rows: int, against: int, seed: int, settings: Settings
) -> Iterator[Progress]:
    """Learn so many times, from matches with itself in `rows` and with greedy in `against`."""
    tables = [VectorEnv(GAME, SEATS, rows, seed)]
    if against:
        tables.append(VectorEnv(GAME, SEATS, against, seed + 1, "greedy"))
    encoding = tables[0].encoding
    symmetry = Symmetry(encoding)
    gatherers = [Gatherer(env, symmetry, seed + place) for place, env in enumerate(tables)]
    progress = Progress(Network(encoding.size, encoding.num_actions, settings.hidden, seed))
    adam = Adam(progress.network.parameters)
    rng = np.random.default_rng(seed)
    for update in range(updates):
        began = process_time()
        found = joined([gatherer.gather(progress.network, settings) for gatherer in gatherers])
        improve(progress.network, adam, found, settings, 1 - update / updates, rng)
        progress.seconds += process_time() - began
        progress.choices += len(found.actions)
        progress.updates += 1
        yield progress


def told(won: Estimate) -> str:
    """A share with its interval, for people."""
    return f"{won.value:.1%} ({won.low:.1%} to {won.high:.1%})"


def draw(axes: Any, points: list[Point]) -> None:
    """The curve, with the intervals around it."""
    minutes = [point.minutes for point in points]
    low = [100 * point.low for point in points]
    high = [100 * point.high for point in points]
    axes.fill_between(minutes, low, high, color=BLUE, alpha=0.2, linewidth=0)
    axes.plot(minutes, [100 * point.share for point in points], color=BLUE, linewidth=1.4)
    axes.axhline(50, color=FAINT, linewidth=0.8)
    axes.set_xlabel("minutes of learning")
    axes.set_ylabel("matches won against greedy, %")


def main() -> None:
    """Train, save, draw, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--updates", type=int, default=200, help="how often it learns")
    parser.add_argument("--rows", type=int, default=192, help="matches with itself at once")
    parser.add_argument("--against", type=int, default=64, help="matches with greedy at once")
    parser.add_argument("--every", type=int, default=10, help="updates between two points")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=Path("weights.npz"))
    parser.add_argument("--plot", type=Path, help="an SVG file for the curve")
    chosen = parser.parse_args()
    points: list[Point] = []
    for done in learn(chosen.updates, chosen.rows, chosen.against, chosen.seed, Settings()):
        if done.updates % chosen.every == 0 or done.updates == chosen.updates:
            won = play(done.network, "greedy", MEASURED, chosen.seed + 2)
            points.append(Point(done.seconds / 60, won.value, won.low, won.high))
            print(f"{done.choices:,} choices, {done.seconds:.0f} s: {told(won)}", flush=True)
            done.network.save(chosen.weights)
            if chosen.plot:
                chosen.plot.write_text(plotted("ppo", draw, points, 2.0))
    for opponents in ("random", "greedy"):
        print(f"Against {opponents}: {told(play(done.network, opponents, 4000, chosen.seed + 3))}")


if __name__ == "__main__":
    main()

"""Vector environments beside what researchers have today, by turns in one run, as ratios.

Decisions a second of processor time on one core, each with its observation and its mask, driven
from Python. Answers are drawn at random; ours by NumPy for all rows at once, and the time for that
counts. The median of a few rounds is shown.
"""

import argparse
import subprocess
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np

from tatami.cli.output import console, table
from tatami.core.version import is_compiled
from tatami.games import GAMES
from tatami.research.vector import VectorEnv

ROWS = 1024
SECONDS = 2.0
"""For so long each of our games is stepped in a round."""
ROUNDS = 3
PEERS = [
    ("OpenSpiel hearts", "openspiel", "hearts", 40),
    ("PettingZoo Texas hold’em", "pettingzoo", "texas_holdem_v4", 600),
    ("PettingZoo no-limit hold’em", "pettingzoo", "texas_holdem_no_limit_v6", 600),
    ("PettingZoo Leduc hold’em", "pettingzoo", "leduc_holdem_v4", 1000),
]


def ours(name: str, seats: int, answering: bool) -> float:
    """Steps a second, with or without the time that it takes to draw answers."""
    env = VectorEnv(name, seats, rows=ROWS)
    rng = np.random.default_rng(0)
    turn = env.reset()
    lots = rng.random((16, *turn.masks.shape), dtype=np.float32)
    spent, step = 0.0, 0
    while spent < SECONDS:
        began = process_time()
        actions = np.argmax(turn.masks * lots[step % 16], axis=1)
        chosen = process_time()
        turn = env.step(actions)
        spent += process_time() - (began if answering else chosen)
        step += 1
    return ROWS * step / spent


def theirs(python: str, kind: str, game: str, matches: int) -> float:
    """A peer's decisions a second."""
    script = str(Path(__file__).with_name("vector_peer.py"))
    command = [python, script, kind, game, str(matches)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(run.stdout.split()[-1])


def main() -> None:
    """Measure all by turns and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", required=True, help="a Python with these peers")
    peer = parser.parse_args().peer
    assert is_compiled(), "measure the compiled package: make bench"
    speeds: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name, game in GAMES.items():
            title = f"{name}, {game.fewest_seats} seats"
            speeds.setdefault(title, []).append(ours(name, game.fewest_seats, True))
        speeds.setdefault("ninjan without drawing answers", []).append(ours("ninjan", 2, False))
        for title, kind, game_name, matches in PEERS:
            speeds.setdefault(title, []).append(theirs(peer, kind, game_name, matches))
    best = median(speeds["ninjan, 2 seats"])
    grid = table(
        "Decisions a second on one core, observed and masked",
        "Game",
        ">Speed",
        ">Ninjan is",
    )
    for title, found in speeds.items():
        grid.add_row(title, f"{median(found):,.0f}", f"{best / median(found):.1f} times as fast")
    console.print(grid)


if __name__ == "__main__":
    main()

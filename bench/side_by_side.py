"""Our rules and their nearest OpenSpiel games, by turns in one run, as a ratio.

Both play at random on one core, each in its own compiled loop, and seconds are those of the
processor. The median of a few rounds counts, so that a busy moment of the machine does not. Ninjan
is measured beside a C program written for the purpose, too: what the machine could do if nobody had
to read the rules.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path
from statistics import median

from tatami.cli.bench import measure
from tatami.cli.output import console, table
from tatami.core.version import is_compiled
from tatami.games import game_named

BY_HAND = "C by hand"
PEERS = [
    ("ninjan", 4, BY_HAND, 1 / 3),
    ("ninjan", 4, "goofspiel(players=4,num_cards=9,imp_info=True)", 1.7),
    ("hagakure", 4, "hearts", 2.0),
    ("hagakure", 4, "oh_hell(players=4)", 2.0),
    ("samurai_cards", 2, "hex(board_size=9)", 2.0),
    ("samurai_cards", 4, "hex(board_size=9)", 2.0),
    ("samurai", 2, "hex(board_size=9)", 2.0),
    ("samurai", 3, "hex(board_size=9)", 2.0),
    ("samurai", 4, "hex(board_size=9)", 2.0),
    ("sake", 3, "hearts", 1.5),
    ("sake", 4, "hearts", 1.5),
    ("sake", 5, "hearts", 1.5),
    ("sake", 8, "hearts", 1.5),
]
ROUNDS = 5
OUR_MATCHES = 20_000
THEIR_MATCHES = 10_000
MATCHES_BY_HAND = 200_000


def theirs(python: str, game: str) -> float:
    """OpenSpiel's decisions a second in its own loop."""
    script = str(Path(__file__).with_name("openspiel_peer.py"))
    run = subprocess.run(
        [python, script, game, str(THEIR_MATCHES)], capture_output=True, text=True, check=True
    )
    return float(run.stdout)


def by_hand(folder: str, seats: int) -> float:
    """The decisions a second of Ninjan as a C program."""
    program = Path(folder) / "ninjan"
    if not program.exists():
        source = Path(__file__).with_name("ninjan.c")
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, source], check=True)
    run = subprocess.run(
        [program, str(seats), str(MATCHES_BY_HAND)], capture_output=True, text=True, check=True
    )
    return float(run.stdout)


def main() -> None:
    """Measure every pair and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", required=True, help="a Python that has open_spiel")
    peer = parser.parse_args().peer
    assert is_compiled(), "measure the compiled package: make bench"
    grid = table(
        "Random play, decisions a second on one core",
        "Game",
        ">Seats",
        ">Ours",
        "Peer",
        ">Theirs",
        ">Ratio",
        ">Wanted",
        ">Copy",
    )
    folder = tempfile.TemporaryDirectory()
    for name, seats, game, wanted in PEERS:
        ours, others, copies = [], [], []
        for _ in range(ROUNDS):
            speed = measure(game_named(name), seats, OUR_MATCHES)
            ours.append(speed.decisions_per_second)
            copies.append(speed.clone_nanoseconds)
            is_c = game == BY_HAND
            others.append(by_hand(folder.name, seats) if is_c else theirs(peer, game))
        grid.add_row(
            name,
            str(seats),
            f"{median(ours) / 1e6:.2f} M",
            game.partition("(")[0],
            f"{median(others) / 1e6:.2f} M",
            f"{median(ours) / median(others):.2f}",
            f"{wanted:.2f}",
            f"{median(copies):.0f} ns",
        )
    folder.cleanup()
    console.print(grid)


if __name__ == "__main__":
    main()

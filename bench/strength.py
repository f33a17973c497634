"""How strong the bots are: every row of the table in docs/bots.md, from the arena.

python bench/strength.py --folder build/strength [--games ninjan,sake] [--part 10]

It takes hours. What is there already is not played again, so it can be stopped at any time.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec


class Row(NamedTuple):
    """One bot against others that are all alike, and the win share that is wanted of it."""

    game: str
    seats: int
    bots: str
    matches: int
    wanted: float


ROWS = [
    Row("samurai", 2, "shogun,random", 60, 0.95),
    Row("samurai", 4, "shogun,random", 80, 0.85),
    Row("samurai", 2, "shogun,greedy", 200, 0.75),
    Row("samurai", 4, "shogun,greedy", 200, 0.50),
    Row("samurai_cards", 2, "shogun,random", 100, 0.90),
    Row("samurai_cards", 4, "shogun,random", 100, 0.75),
    Row("samurai_cards", 2, "shogun,greedy", 200, 0.70),
    Row("samurai_cards", 4, "shogun,greedy", 200, 0.42),
    Row("hagakure", 3, "shogun,random", 150, 0.65),
    Row("hagakure", 5, "shogun,random", 150, 0.50),
    Row("hagakure", 3, "shogun,greedy", 600, 0.48),
    Row("hagakure", 5, "shogun,greedy", 600, 0.32),
    Row("ninjan", 2, "shogun,random", 200, 0.80),
    Row("ninjan", 4, "shogun,random", 200, 0.60),
    Row("ninjan", 2, "shogun,greedy", 400, 0.65),
    Row("ninjan", 4, "shogun,greedy", 400, 0.40),
    Row("sake", 4, "shogun,random", 100, 0.25),
    Row("sake", 4, "shogun,greedy", 400, 0.25),
    *[
        Row(game, seats, f"{level},{below}", matches, 1 / seats)
        for game, seats in [
            ("samurai", 2),
            ("samurai_cards", 2),
            ("hagakure", 3),
            ("ninjan", 2),
            ("sake", 3),
        ]
        for level, below, matches in [
            ("ashigaru", "random", 400),
            ("ronin", "ashigaru", 400),
            ("samurai", "ronin", 400),
            ("shogun", "samurai", 200),
        ]
    ],
]


def play(row: Row, part: int, folder: Path) -> str:
    """Let them compete, or go on with it; the row of the table."""
    name = f"{row.game}-{row.seats}-{row.bots.replace(',', '-')}"
    words = [
        *("arena", row.game, "--bots", row.bots, "--seats", str(row.seats)),
        *("--games", str(max(1, row.matches // part))),
    ]
    place = ["--out", str(folder / f"{name}.json"), "--report", str(folder / name)]
    subprocess.run([sys.executable, "-m", "tatami", *words, *place], check=True)
    proof = msgspec.json.decode((folder / name / "report.json").read_bytes())
    share = proof["standings"][0]["win_share"]
    return (
        f"| {row.game} | {row.seats} | {row.bots.replace(',', ' against ')} | {proof['games']} "
        f"| {share['value']:.0%} | {share['low']:.0%} to {share['high']:.0%} | {row.wanted:.0%} |"
    )


def main() -> None:
    """Play the rows that were asked for, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="where results are kept")
    parser.add_argument("--games", default="", help="only these games, separated by commas")
    parser.add_argument("--part", type=int, default=1, help="play so many times fewer matches")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    wanted = chosen.games.split(",") if chosen.games else {row.game for row in ROWS}
    lines = [play(row, chosen.part, chosen.folder) for row in ROWS if row.game in wanted]
    print("| game | seats | bots | matches | win share | 95 % interval | wanted |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    print("\n".join(lines))


if __name__ == "__main__":
    main()

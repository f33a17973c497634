"""How strong the bots are: every row of the table in docs/bots.md, from the arena.

python bench/strength.py --folder build/strength [--games ninjan,sake] [--bots ISMCTS] [--part 10]

It takes hours. What is there already is not played again, so it can be stopped at any time.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

from tatami.games import GAMES


class Row(NamedTuple):
    """One bot against others that are all alike, and the win share that is wanted of it."""

    game: str
    seats: int
    bots: str
    matches: int
    wanted: str


TABLES = [(name, game.fewest_seats) for name, game in GAMES.items()]
RIVALS = "tatami.research.openspiel_bots"
"""OpenSpiel's own search, one of them at each table, with as many iterations as ours."""

ROWS = [
    Row("samurai", 2, "shogun,random", 60, "95 %"),
    Row("samurai", 4, "shogun,random", 80, "85 %"),
    Row("samurai", 2, "shogun,greedy", 200, "75 %"),
    Row("samurai", 4, "shogun,greedy", 200, "50 %"),
    Row("samurai_cards", 2, "shogun,random", 100, "90 %"),
    Row("samurai_cards", 4, "shogun,random", 100, "75 %"),
    Row("samurai_cards", 2, "shogun,greedy", 200, "70 %"),
    Row("samurai_cards", 4, "shogun,greedy", 200, "42 %"),
    Row("hagakure", 3, "shogun,random", 150, "65 %"),
    Row("hagakure", 5, "shogun,random", 150, "50 %"),
    Row("hagakure", 3, "shogun,greedy", 600, "48 %"),
    Row("hagakure", 5, "shogun,greedy", 600, "32 %"),
    Row("ninjan", 2, "shogun,random", 200, "80 %"),
    Row("ninjan", 4, "shogun,random", 200, "60 %"),
    Row("ninjan", 2, "shogun,greedy", 400, "65 %"),
    Row("ninjan", 4, "shogun,greedy", 400, "40 %"),
    Row("sake", 4, "shogun,random", 100, "more than 25 %"),
    Row("sake", 4, "shogun,greedy", 400, "more than 25 %"),
    *[
        Row(game, seats, f"{level},{below}", matches, f"more than {1 / seats:.0%}")
        for game, seats in TABLES
        for level, below, matches in [
            ("ashigaru", "random", 400),
            ("ronin", "ashigaru", 400),
            ("samurai", "ronin", 400),
            ("shogun", "samurai", 200),
        ]
    ],
    *[
        Row(game, seats, f"{RIVALS}:{kind}@100,samurai@100", 60, f"less than {1 / seats:.0%}")
        for game, seats in TABLES
        for kind in ["ExactISMCTS", "ObservedISMCTS"]
    ],
]


def play(row: Row, part: int, folder: Path) -> str:
    """Let them compete, or go on with it; the row of the table."""
    told = row.bots.replace(f"{RIVALS}:", "")
    name = f"{row.game}-{row.seats}-{told.replace(',', '-')}"
    words = [
        *("arena", row.game, "--bots", row.bots, "--seats", str(row.seats)),
        *("--games", str(max(1, row.matches // part)), "--seed", "7"),
    ]
    place = ["--out", str(folder / f"{name}.json"), "--report", str(folder / name)]
    subprocess.run([sys.executable, "-m", "tatami", *words, *place], check=True)
    proof = msgspec.json.decode((folder / name / "report.json").read_bytes())
    first = row.bots.partition(",")[0]
    share = next(one["win_share"] for one in proof["standings"] if one["name"] == first)
    return (
        f"| {row.game} | {row.seats} | {told.replace(',', ' against ')} | {proof['games']} "
        f"| {share['value']:.0%} | {share['low']:.0%} to {share['high']:.0%} | {row.wanted} |"
    )


def main() -> None:
    """Play the rows that were asked for, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="where results are kept")
    parser.add_argument("--games", default="", help="only these games, separated by commas")
    parser.add_argument("--bots", default="", help="only rows with a bot whose name has this in it")
    parser.add_argument("--part", type=int, default=1, help="play so many times fewer matches")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    wanted = chosen.games.split(",") if chosen.games else {row.game for row in ROWS}
    rows = [row for row in ROWS if row.game in wanted and chosen.bots in row.bots]
    lines = [play(row, chosen.part, chosen.folder) for row in rows]
    print("| game | seats | bots | matches | win share | 95 % interval | wanted |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    print("\n".join(lines))


if __name__ == "__main__":
    main()

"""How honest reviews are: what was called 30 % has to be won in 30 % of the matches.

python -m bench.calibration ninjan --games 400 --out build/calibration/ninjan.jsonl
python -m bench.calibration ninjan --out build/calibration/ninjan.jsonl --fit --plot docs

Greedy bots play, unless others are named. At moments drawn by lot the position is judged as for
the curve, and the decision as for a grade. What is there already is not played again. `--fit`
writes the powers into the folder of the game: they are fitted to every other match, and the plot
shows the matches between.
"""

import argparse
from functools import partial
from importlib.resources import files
from math import isclose
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from tatami.arena.plots import BLUE, FAINT, LINE, RED, drawn
from tatami.arena.workers import on_cores
from tatami.cli.simulate import Series, play_one
from tatami.core.chance import dice_of
from tatami.games import game_named
from tatami.review import Match, work
from tatami.review.analysis import effort
from tatami.review.calibration import (
    FILE,
    NEARLY,
    Calibration,
    Kind,
    calibrated,
    calibration_of,
    chances_by,
)
from tatami.review.findings import COARSE, CURVE, Outlook, Task
from tatami.search.budget import Budget
from tatami.search.search import Search

POSITIONS: Final = 8
DECISIONS: Final = 3
"""So many moments of a match are looked at."""
PART: Final = 32
"""A decision is thought about for this part of the strongest level's time."""
TRIED: Final = [round(0.5 + 0.05 * step, 2) for step in range(61)]
"""The powers among which the best is found."""
BINS: Final = 10


class Observation(msgspec.Struct):
    """What was expected at a moment, and what came."""

    match: int
    kind: Kind
    returns: list[float]
    won: list[float]


# Playing


def observe(game_name: str, bot: str, seed: int, number: int) -> list[Observation]:
    """Play a match, and look at some of its moments."""
    game = game_named(game_name)
    tables = [seats for seats in game.seats if seats <= 5]
    seats = tables[number % len(tables)]
    series = Series(game_name, seats, game.options(), [bot] * seats, seed, True)
    record, _ = play_one(series, game, number)
    match = Match(record, game)
    won = match.heuristics.chances(match.states[-1])
    dice = dice_of(seed, f"calibration {number}")
    found = []
    points = match.points()[:-1]
    for _ in range(POSITIONS):
        at = points[dice.below(len(points))]
        outlook = work(match, Task(at, CURVE, COARSE), seed)
        assert isinstance(outlook, Outlook)
        found.append(Observation(number, "curve", outlook.returns, won))
    decisions = match.decisions(list(range(seats)))
    for _ in range(DECISIONS):
        at = decisions[dice.below(len(decisions))]
        search = Search(game, dice, match.heuristics, Budget(effort(match, PART)))
        # What was done, not what is best: that is what the match went on with.
        returns = search.expect(match.view(at), record.moves[at][1])
        found.append(Observation(number, "search", returns, won))
    return found


def play(game: str, bot: str, games: int, seed: int, workers: int, out: Path) -> None:
    """Play what is not there yet."""
    known = {observation.match for observation in read(out)}
    missing = [number for number in range(games) if number not in known]
    out.parent.mkdir(parents=True, exist_ok=True)
    with out.open("ab") as file:
        for _, found in on_cores(partial(observe, game, bot, seed), missing, workers):
            file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in found))
            file.flush()


def read(path: Path) -> list[Observation]:
    """What was observed so far."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Observation) for line in path.open("rb")]


# Fitting


def fitted(seen: list[Observation]) -> Calibration:
    """The powers that make the results likeliest."""
    sums_to_one = all(isclose(sum(one.won), 1.0) for one in seen)
    kinds: list[Kind] = ["curve", "search"]
    found = {}
    for kind in kinds:
        rows = [one for one in seen if one.kind == kind]
        surprises = {power: surprise(rows, power, sums_to_one) for power in TRIED}
        found[kind] = min(TRIED, key=surprises.__getitem__)
    return Calibration(sums_to_one, found["curve"], found["search"])


def surprise(rows: list[Observation], power: float, sums_to_one: bool) -> float:
    """How unlikely the results would be."""
    chances = [chances_by(power, row.returns, sums_to_one) for row in rows]
    expected = np.concatenate(chances).clip(NEARLY, 1.0 - NEARLY)
    won = np.concatenate([row.won for row in rows])
    return float(-(won * np.log(expected) + (1 - won) * np.log(1 - expected)).mean())


# Showing


def bins(game: str, seen: list[Observation], kind: Kind) -> list[tuple[float, float, int]]:
    """The mean of what was called so, how much of it was won, and how many there were."""
    pairs = sorted(
        (chance, won)
        for one in seen
        if one.kind == kind
        for chance, won in zip(calibrated(game, kind, one.returns), one.won, strict=True)
    )
    groups: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, won in pairs:
        groups[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        (sum(c for c, _ in group) / len(group), sum(w for _, w in group) / len(group), len(group))
        for group in groups
        if group
    ]


def error(found: list[tuple[float, float, int]]) -> float:
    """How far the calls are from what came, on average over all calls."""
    total = sum(count for _, _, count in found)
    return sum(abs(called - won) * count for called, won, count in found) / total


def draw(axes: Any, game_seen: tuple[str, list[Observation]]) -> None:
    """What was called so, and what was won."""
    game, seen = game_seen
    axes.plot([0, 1], [0, 1], color=FAINT, linewidth=1)
    for kind, colour, mark in (("curve", BLUE, "o"), ("search", RED, "s")):
        found = bins(game, seen, "curve" if kind == "curve" else "search")
        called, won, counts = zip(*found, strict=True)
        spread = [2 * (w * (1 - w) / n) ** 0.5 for w, n in zip(won, counts, strict=True)]
        axes.errorbar(
            called,
            won,
            yerr=spread,
            color=colour,
            marker=mark,
            markersize=4,
            linewidth=1.2,
            label=kind,
        )
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    axes.set_xlabel("called")
    axes.set_ylabel("won")
    axes.legend(frameon=False)


def main() -> None:
    """Play, fit, tell, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=19)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--plot", type=Path)
    wanted = parser.parse_args()
    play(wanted.game, wanted.bot, wanted.games, wanted.seed, wanted.workers, wanted.out)
    seen = read(wanted.out)
    # Neighbouring matches have other numbers of seats, so each half takes them in pairs of rounds.
    tables = len([seats for seats in game_named(wanted.game).seats if seats <= 5])
    halves: tuple[list[Observation], list[Observation]] = ([], [])
    for one in seen:
        halves[one.match // tables % 2].append(one)
    if wanted.fit:
        text = msgspec.json.encode(fitted(halves[0]))
        folder = Path(str(files(game_named(wanted.game).package)))
        (folder / FILE).write_bytes(msgspec.json.format(text, indent=2) + b"\n")
        calibration_of.cache_clear()
    kinds: list[Kind] = ["curve", "search"]
    for kind in kinds:
        found = bins(wanted.game, halves[1], kind)
        matches = len({one.match for one in halves[1]})
        print(f"{wanted.game} {kind}: {matches} matches, mean error {error(found):.1%}")
        for called, won, count in found:
            print(f"  called {called:6.1%}  won {won:6.1%}  ({count})")
    if wanted.plot:
        wanted.plot.mkdir(parents=True, exist_ok=True)
        svg = drawn(f"calibration-{wanted.game}", draw, (wanted.game, halves[1]), 8 * LINE)
        (wanted.plot / f"{wanted.game}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()

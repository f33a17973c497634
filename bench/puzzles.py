"""Whether the puzzles that come with a game hold: each is rehearsed with other random numbers.

python -m bench.puzzles samurai

For each puzzle: by how much the solution is ahead of the best of what comes next if everybody goes
on thinking (`tatami/review/rehearsal.py`), and the standard error. Worlds are tried until it is
plain, or so many were. `--file` rehearses those of other files, such as new ones that `tatami
puzzles` found; `--keep` writes down those that hold, so many at most and as different as can be.
"""

import argparse
from pathlib import Path
from time import process_time

from tatami.core.chance import dice_of
from tatami.games import game_named
from tatami.review.match import Match
from tatami.review.puzzles import (
    HELD,
    LOOK,
    NEXT,
    WORLDS,
    Puzzle,
    is_held,
    most_different,
    read,
    shipped,
    write,
)
from tatami.review.rehearsal import Stage


def lead_of(puzzle: Puzzle, worlds: int, part: int, seed: int) -> tuple[float, float]:
    """By how much the solution is ahead of the best of what comes next, and the standard error."""
    match = Match(puzzle.record, game_named(puzzle.game))
    dice = dice_of(seed, puzzle.id)
    stage = Stage(match.game, match.view(puzzle.at), dice, match.iterations // part)
    return stage.lead([line.action for line in puzzle.lines[: 1 + NEXT]], HELD, worlds)


def main() -> None:
    """Rehearse all puzzles of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="at most")
    parser.add_argument("--part", type=int, default=LOOK, help="of the strongest level's time")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--file", type=Path, nargs="+", default=[], help="if not the game's own")
    parser.add_argument("--keep", type=Path, help="write those that hold to this file")
    parser.add_argument("--most", type=int, default=40, help="so many are kept")
    wanted = parser.parse_args()
    found = [puzzle for path in wanted.file for puzzle in read(path)] or shipped(wanted.game)
    held = []
    for puzzle in found:
        began = process_time()
        lead, doubt = lead_of(puzzle, wanted.worlds, wanted.part, wanted.seed)
        if is_held(lead, doubt):
            held.append(puzzle)
        took = process_time() - began
        print(f"{puzzle.id} {puzzle.seats} {lead:+.3f} ± {doubt:.3f} ({took:.1f} s)", flush=True)
    if wanted.keep:
        write(wanted.keep, most_different(held, wanted.most))
    print(f"{wanted.game}: {len(held)} of {len(found)} are surely ahead, by {HELD:.0%} or more")


if __name__ == "__main__":
    main()

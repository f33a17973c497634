"""Whether the puzzles that come with a game hold: each is rehearsed with other random numbers.

python -m bench.puzzles samurai

For each puzzle: by how much the solution is ahead of the best of what comes next if everybody goes
on thinking (`tatami/review/rehearsal.py`), and the standard error.
"""

import argparse
from time import process_time

from tatami.core.chance import dice_of
from tatami.games import game_named
from tatami.review.grades import gain_of
from tatami.review.match import Match
from tatami.review.puzzles import HELD, LOOK, NEXT, WORLDS, Puzzle, shipped
from tatami.review.rehearsal import Stage


def leads(puzzle: Puzzle, worlds: int, part: int, seed: int) -> list[tuple[float, float]]:
    """By how much the solution is ahead of each of what comes next, and the standard errors."""
    match = Match(puzzle.record, game_named(puzzle.game))
    dice = dice_of(seed, puzzle.id)
    stage = Stage(match.game, match.view(puzzle.at), dice, match.iterations // part)
    choices = [line.action for line in puzzle.lines[: 1 + NEXT]]
    gains: list[list[float]] = [[] for _ in choices[1:]]
    for _ in range(worlds):
        best, *others = [row[puzzle.seat] for row in stage.tried(choices)]
        for number, other in enumerate(others):
            gains[number].append(best - other)
    return [gain_of(one) for one in gains]


def main() -> None:
    """Rehearse all puzzles of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--part", type=int, default=LOOK, help="of the strongest level's time")
    parser.add_argument("--seed", type=int, default=77)
    wanted = parser.parse_args()
    held = 0
    found = shipped(wanted.game)
    for puzzle in found:
        began = process_time()
        lead, doubt = min(leads(puzzle, wanted.worlds, wanted.part, wanted.seed))
        held += lead >= HELD
        took = process_time() - began
        print(f"{puzzle.id} {puzzle.seats} {lead:+.3f} ± {doubt:.3f} ({took:.1f} s)", flush=True)
    print(f"{wanted.game}: {held} of {len(found)} are ahead by {HELD:.0%} or more")


if __name__ == "__main__":
    main()

"""Fit the weights of a game's bot: `python tools/fit.py GAME [--matches N] [--out FILE]`.

Bots play each other, and what they did and who won tells the weights; the studies of the game, in
`games/<game>/bot/fit.py`, know how. The file of the bot is written anew, or another one. The same
command gives the same file, on any number of cores. docs/bots.md tells what to do then.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

from tatami.arena.fit import Learnt, Plan, fitted, matches_of
from tatami.arena.workers import cores
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.games import GAMES, game_named
from tatami.search.weights import FILE, weights_from, weights_text

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Carry out what was typed."""
    typed = arguments()
    try:
        game = game_named(typed.game)
        plan = Plan(game.name, seats_of(typed.seats, game), typed.matches, typed.bot, typed.seed)
        own = ROOT.joinpath("src", *game.package.split("."), "bot", FILE)
        present = weights_from(own.read_text(encoding="utf-8"), str(own)).content
        print(f"{plan.matches} matches of {plan.bot} ...", file=sys.stderr, flush=True)
        matches = matches_of(plan, typed.workers, lambda _: None)
        print("study          learnt from   loss before   loss after")
        content = fitted(game, matches, {**present, "origin": origin(plan)}, typed.workers, tell)
    except TatamiError as error:
        sys.exit(str(error))
    out = typed.out or own
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(weights_text(content), encoding="utf-8")
    print(f"Written to {out}.", file=sys.stderr)


def arguments() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument("--matches", type=positive, default=2000)
    parser.add_argument("--seats", default="", help="such as 2,3; otherwise all that there can be")
    parser.add_argument("--bot", default="greedy", help="who plays, in every seat")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=positive, default=cores())
    parser.add_argument("--out", type=Path, help="another file than that of the bot")
    return parser.parse_args()


def positive(text: str) -> int:
    """A number of things of which there is at least one."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def seats_of(text: str, game: Game[Any, Any]) -> list[int]:
    """The numbers of seats that were typed, or all of the game."""
    if not text:
        return list(game.seats)
    seats = [positive(item) for item in text.split(",")]
    for number in seats:
        game.check_seats(number)
    return seats


def origin(plan: Plan) -> str:
    """The command that writes the same file."""
    seats = ",".join(map(str, plan.seats))
    return (
        f"python tools/fit.py {plan.game} --matches {plan.matches} --seats {seats} "
        f"--bot {plan.bot} --seed {plan.seed}"
    )


def tell(learnt: Learnt) -> None:
    """A line about a study; the losses are of matches that it did not learn from."""
    print(
        f"{learnt.study:12} {learnt.observations:13,} {learnt.before:13.4f} {learnt.after:12.4f}",
        flush=True,
    )


if __name__ == "__main__":
    main()

"""tatami puzzles: moments to think about, found in matches of strong bots."""

from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tatami.arena.workers import on_cores
from tatami.cli.arguments import (
    AsJson,
    Chosen,
    DeckFile,
    GameName,
    Seats,
    Seed,
    Workers,
    bot_names,
    check_file,
    options_from,
)
from tatami.cli.output import complain, print_json, stoppable, tell, with_progress
from tatami.cli.simulate import Series, play_one
from tatami.core.chance import Dice
from tatami.core.game import Options
from tatami.core.version import is_compiled
from tatami.games import game_named
from tatami.review import Match
from tatami.review.puzzles import Puzzle, most_different, puzzles_in, write
from tatami.search import bot_named
from tatami.search.levels import SAMURAI
from tatami.words import say

MOST_MATCHES = 100_000
MOST_SEATS = 4
"""A puzzle at a larger table is hard to look at."""

Games = Annotated[
    int, typer.Option("--games", min=1, max=MOST_MATCHES, help=say("help-opt-puzzles-count"))
]
Bots = Annotated[
    str, typer.Option("--bots", help=say("help-opt-puzzles-bots"), autocompletion=bot_names)
]
Most = Annotated[int, typer.Option("--most", min=1, help=say("help-opt-puzzles-most"))]
Out = Annotated[Path, typer.Option("--out", help=say("help-opt-puzzles-out"))]


class Hunt(msgspec.Struct, frozen=True):
    """Where puzzles are looked for."""

    game: str
    seats: list[int]
    """The numbers of seats, of which each match takes the next."""
    options: Options
    bot: str
    seed: int
    deck: str


def puzzles(
    game: GameName,
    workers: Workers,
    out: Out,
    games: Games = 100,
    seats: Seats = None,
    bots: Bots = SAMURAI,
    most: Most = 40,
    seed: Seed = 1,
    option: Chosen = None,
    deck: DeckFile = None,
    json: AsJson = False,
) -> None:
    """Let strong bots play, and write down the moments that make good puzzles."""
    found = game_named(game, deck)
    if seats is not None:
        found.check_seats(seats)
    check_file(out)
    bot_named(bots, found, Dice(b""))
    if not is_compiled():
        complain(say("review-plain"))
    tables = [seats] if seats is not None else [n for n in found.seats if n <= MOST_SEATS]
    options = options_from(found, option)
    hunt = Hunt(game, tables, options, bots, seed, str(deck.absolute()) if deck else "")
    candidates: list[Puzzle] = []
    with stoppable():
        parts = (
            (1, made) for _, made in on_cores(partial(search_match, hunt), range(games), workers)
        )
        for made in with_progress(parts, games):
            candidates += made
    chosen = most_different(candidates, most)
    write(out, chosen)
    if json:
        print_json({"games": games, "found": len(candidates), "kept": len(chosen)})
        return
    tell(say("puzzles-written", count=len(chosen), games=games, path=str(out)))


def search_match(hunt: Hunt, number: int) -> list[Puzzle]:
    """In a process of its own: play a match, and look for puzzles in it."""
    game = game_named(hunt.game, Path(hunt.deck) if hunt.deck else None)
    seats = hunt.seats[number % len(hunt.seats)]
    series = Series(hunt.game, seats, hunt.options, [hunt.bot] * seats, hunt.seed, True)
    record, _ = play_one(series, game, number)
    return puzzles_in(Match(record, game), hunt.seed)

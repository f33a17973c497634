"""tatami fuzz: random matches under the laws, without an end if you like."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tatami.arena.workers import in_pieces
from tatami.cli.arguments import Count, DeckFile, GameName, Seats, Seed, Workers, check_folder
from tatami.cli.output import stoppable, tell, with_progress
from tatami.core.chance import Dice, dice_of
from tatami.core.game import Game, Options
from tatami.core.laws import Broken, Trial
from tatami.core.record import encode
from tatami.games import game_named
from tatami.words import say

Sparing = Annotated[int, typer.Option(min=1, max=1_000_000, help=say("help-opt-sparing"))]
Out = Annotated[Path, typer.Option(help=say("help-opt-out-broken"))]


def fuzz(
    game: GameName,
    workers: Workers,
    seats: Seats = None,
    games: Count = 1000,
    seed: Seed = 1,
    sparing: Sparing = 25,
    deck: DeckFile = None,
    out: Out = Path("broken.json"),
) -> None:
    """The command."""
    found = game_named(game, deck)
    if seats is not None:
        found.check_seats(seats)
    check_folder(out)
    moves = 0
    pieces = in_pieces(partial(try_piece, game, deck, seats, seed, sparing), games, workers)
    with stoppable():
        for finding in with_progress(pieces, games):
            moves += finding.moves
            if finding.law:
                out.write_bytes(finding.record)
                tell(say("fuzz-broken", law=finding.law, path=str(out)))
                raise typer.Exit(1)
    tell(say("fuzz-sound", games=games, game=game, moves=moves))


class Finding(msgspec.Struct):
    """What some trials came to: how many moves, and the first law that broke, if any."""

    moves: int = 0
    law: str = ""
    record: bytes = b""


def try_piece(
    name: str, deck: Path | None, seats: int | None, seed: int, sparing: int, numbers: range
) -> Finding:
    """Run these trials until one fails; with no number of seats, all are tried in turn."""
    game = game_named(name, deck)
    finding = Finding()
    for number in numbers:
        dice = dice_of(seed, f"trial {number}")
        chosen = seats or game.seats[number % len(game.seats)]
        trial = Trial(game, chosen, any_options(game, dice), dice, sparing)
        try:
            trial.run()
        except Broken as broken:
            finding.law = str(broken)
            finding.record = encode(broken.record)
            return finding
        finding.moves += len(trial.moves)
    return finding


def any_options(game: Game[Any, Any], dice: Dice) -> Options:
    """Options at random, so that every value is tried."""
    return {option.name: option.values[dice.below(len(option.values))] for option in game.declared}

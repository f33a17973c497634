"""tatami fuzz: matches of many manners under the laws, without an end if you like."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from msgspec import UNSET

from tatami.arena.workers import PIECE, in_pieces
from tatami.cli.arguments import Count, DeckFile, GameName, Seats, Seed, Workers, check_file
from tatami.cli.output import stoppable, tell, with_progress
from tatami.core.chance import Dice, dice_of
from tatami.core.coverage import Coverage, Guided, Opening, frames_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game, Move, Options, nearest
from tatami.core.laws import Trial
from tatami.core.manners import MANNERS, Maker, Manner, Mixed
from tatami.core.record import encode
from tatami.core.state import State
from tatami.core.watched import Broken
from tatami.games import deck_to_keep, game_named
from tatami.narration.rulebook import rulebook
from tatami.words import ENGLISH, say

ALL: Final = "all"
MANNER_NAMES: Final = [*MANNERS, "greedy", "mix"]

Sparing = Annotated[int, typer.Option(min=1, max=1_000_000, help=say("help-opt-sparing"))]
Out = Annotated[Path, typer.Option(help=say("help-opt-out-broken"))]
MannerName = Annotated[
    str, typer.Option("--manner", help=say("help-opt-manner", names=", ".join(MANNER_NAMES)))
]
Guidance = Annotated[bool, typer.Option("--guided", help=say("help-opt-guided"))]


def fuzz(
    game: GameName,
    workers: Workers,
    seats: Seats = None,
    games: Count = 1000,
    seed: Seed = 1,
    sparing: Sparing = 25,
    manner: MannerName = ALL,
    guided: Guidance = False,
    deck: DeckFile = None,
    out: Out = Path("broken.json"),
) -> None:
    """Try matches until a law breaks or there were enough; what broke is written down."""
    found = game_named(game, deck)
    if seats is not None:
        found.check_seats(seats)
    check_manner(manner)
    check_file(out)
    moves = 0
    reached = Coverage() if guided else None
    plan = Plan(game, deck, seats, seed, sparing, manner, reached)
    with stoppable():
        for finding in with_progress(findings(plan, games, workers), games):
            moves += finding.moves
            if finding.law:
                out.write_bytes(finding.record)
                tell(say("fuzz-broken", law=finding.law, path=str(out)))
                raise typer.Exit(1)
    tell(say("fuzz-sound", games=games, game=game, moves=moves))
    if reached is not None:
        tell_reached(found, reached)


def check_manner(name: str) -> None:
    """Refuse a manner that there is not."""
    names = [ALL, *MANNER_NAMES]
    if name not in names:
        raise TatamiError(
            "unknown-manner", name=name, names=", ".join(names), nearest=nearest(name, names)
        )


@dataclass(frozen=True)
class Plan:
    """All that decides how the trials go."""

    game: str
    deck: Path | None
    seats: int | None
    seed: int
    sparing: int
    manner: str
    reached: Coverage | None


@dataclass
class Finding:
    """What some trials came to: how many moves, and the first law that broke, if any."""

    moves: int = 0
    law: str = ""
    record: bytes = b""
    reached: Coverage = field(default_factory=Coverage)


def findings(plan: Plan, games: int, workers: int) -> Iterator[tuple[int, Finding]]:
    """What the pieces came to, in order.

    Guided trials go in rounds: those of a round know what the rounds before have reached. So what
    is found does not depend on the number of workers.
    """
    done = 0
    while done < games:
        size = games if plan.reached is None else min(games - done, max(PIECE, done))
        work = partial(try_piece, as_known(plan), done)
        for count, finding in in_pieces(work, size, workers):
            if plan.reached is not None:
                plan.reached.add(finding.reached)
            yield count, finding
        done += size


def as_known(plan: Plan) -> Plan:
    """The plan with what is reached by now; what its own round reaches is not added to it."""
    if plan.reached is None:
        return plan
    known = Coverage()
    known.add(plan.reached)
    return replace(plan, reached=known)


def try_piece(plan: Plan, first: int, numbers: range) -> Finding:
    """Run these trials until one fails; with no number of seats, all are tried in turn."""
    game = game_named(plan.game, plan.deck)
    finding = Finding()
    reached: Coverage | None = None
    if plan.reached is not None:
        reached = Coverage()
        reached.add(plan.reached)
    for number in numbers:
        trial = trial_of(plan, game, first + number, reached)
        try:
            trial.run()
        except Broken as broken:
            finding.law = str(broken)
            broken.record.deck = deck_to_keep(game) or UNSET
            finding.record = encode(broken.record)
            return finding
        finding.moves += len(trial.moves)
        if reached is not None and trial.news:
            moves = trial.moves[: trial.news]
            reached.keep(Opening(trial.s.seats, trial.options, moves), trial.dice)
    if reached is not None and plan.reached is not None:
        finding.reached = reached.since(plan.reached)
    return finding


def trial_of(plan: Plan, game: Game[Any, Any], number: int, reached: Coverage | None) -> Trial:
    """The trial with this number."""
    dice = dice_of(plan.seed, f"trial {number}")
    seats = plan.seats or game.seats[number % len(game.seats)]
    options = any_options(game, dice)
    turn = number // len(game.seats)
    names = MANNER_NAMES if plan.manner == ALL else [plan.manner]
    manner = manner_named(names[turn % len(names)], game, dice)
    if reached is None:
        return Trial(game, seats, options, dice, plan.sparing, manner)
    if dice.below(2):
        manner = Guided(game, dice, reached)
    moves: list[Move] = []
    known = [opening for opening in reached.openings if opening.seats == seats]
    if known and dice.below(2):
        opening = known[dice.below(len(known))]
        options = opening.options
        moves = opening.moves
    return Trial(game, seats, options, dice, plan.sparing, manner, reached, moves)


def any_options(game: Game[Any, Any], dice: Dice) -> Options:
    """Options at random, so that every value is tried."""
    return {option.name: option.values[dice.below(len(option.values))] for option in game.declared}


# Manners


class Greedy(Manner):
    """Every seat is played by the game's greedy bot, which sees what the seat sees."""

    def __init__(self, game: Game[Any, Any], dice: Dice) -> None:
        from tatami.search import greedy_of

        super().__init__(game, dice)
        self.bot = greedy_of(game, dice)

    def choose(self, s: State[Any], seat: int, legal: list[int]) -> int:
        return self.bot.choose(self.game.view(s, seat), legal)


MAKERS: Final[dict[str, Maker]] = {**MANNERS, "greedy": Greedy}


def manner_named(name: str, game: Game[Any, Any], dice: Dice) -> Manner:
    """The manner with this name, for one match."""
    if name == "mix":
        return Mixed(game, dice, list(MAKERS.values()))
    return MAKERS[name](game, dice)


# What was reached


def tell_reached(game: Game[Any, Any], reached: Coverage) -> None:
    """Say how much of the game was reached, and what never was."""
    frames = len(frames_of(game))
    missing = reached.missing_frames(game)
    rules = rule_numbers(game)
    silent = [rule for rule in rules if rule not in reached.rules(game)]
    tell(
        say(
            "fuzz-reached",
            frames=frames - len(missing),
            all_frames=frames,
            rules=len(rules) - len(silent),
            all_rules=len(rules),
        )
    )
    if missing:
        tell(say("fuzz-missing-frames", names=", ".join(missing)))
    if silent:
        tell(say("fuzz-missing-rules", names=", ".join(silent)))


def rule_numbers(game: Game[Any, Any]) -> list[str]:
    """The numbers of the paragraphs in the game's rules document."""
    return re.findall(r"^- \*\*(\d+\.\d+)\*\*", rulebook(game, ENGLISH), re.MULTILINE)

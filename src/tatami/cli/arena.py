"""tatami arena: bots against each other, and what that proves."""

import os
from functools import partial
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from typer.core import TyperCommand

from tatami.arena.balance import compared
from tatami.arena.cluster import LOCAL, on_ray
from tatami.arena.entries import check_entry
from tatami.arena.report import write_report
from tatami.arena.results import Results
from tatami.arena.run import Pool, Run
from tatami.arena.schedule import Plan, check_bots
from tatami.arena.standings import Report, Table, report
from tatami.arena.tell import balance_row, interval, percent, seconds_text, turns, verdicts
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
    make_folder,
    names_from,
    options_from,
    seats_from,
)
from tatami.cli.output import complain, console, print_json, stoppable, table, tell, with_progress
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.version import is_compiled
from tatami.games import game_named
from tatami.narration.titles import title_of
from tatami.search.levels import THINKERS
from tatami.words import say

MOST_MATCHES = 1_000_000

Bots = Annotated[
    str, typer.Option(help=say("help-opt-arena-bots"), autocompletion=bot_names, show_default=False)
]
Games = Annotated[int, typer.Option(min=1, max=MOST_MATCHES, help=say("help-opt-arena-games"))]
Folder = Annotated[Path | None, typer.Option("--report", help=say("help-opt-report"))]
Out = Annotated[Path | None, typer.Option(help=say("help-opt-out-results"))]
Address = Annotated[
    str, typer.Option("--ray", metavar="[ADDRESS]", help=say("help-opt-ray"), show_default=False)
]
Balance = Annotated[bool, typer.Option("--balance", help=say("help-opt-balance"))]
Timeout = Annotated[float, typer.Option(min=0.01, max=86400, help=say("help-opt-timeout"))]


class ArenaCommand(TyperCommand):
    """A command whose `--ray` may go without an address, which Typer's own options may not."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words that were typed."""
        return super().parse_args(ctx, with_address(args))


COMMAND_CLASS = ArenaCommand


def with_address(words: list[str]) -> list[str]:
    """The words, with an address after `--ray`: “auto”, or one with a colon, or our own."""
    found: list[str] = []
    for word, following in zip_longest(words, words[1:], fillvalue=""):
        found.append(word)
        if word == "--ray" and ":" not in following and following != "auto":
            found.append(LOCAL)
    return found


def arena(
    game: GameName,
    workers: Workers,
    bots: Bots = "",
    games: Games = 120,
    seats: Seats = None,
    seed: Seed = 1,
    option: Chosen = None,
    deck: DeckFile = None,
    out: Out = None,
    folder: Folder = None,
    balance: Balance = False,
    ray: Address = "",
    timeout: Timeout = 10.0,
    json: AsJson = False,
) -> None:
    """Play what the results still lack, and tell what they prove."""
    found = game_named(game, deck)
    plan = plan_from(found, bots, seats, seed, option, balance, timeout, deck)
    if not is_compiled() and any(name.partition("@")[0] in THINKERS for name in plan.bots):
        complain(say("arena-plain"))
    check_extra(["openskill", *["matplotlib"] * (folder is not None), *["ray"] * bool(ray)])
    if out is not None:
        check_file(out)
    if folder is not None:
        make_folder(folder)
    with stoppable(), Results(plan, out) as results:
        run = Run(plan, games, results)
        pool: Pool = partial(on_cores, workers=workers)
        if ray:
            pool = partial(on_ray, address=ray, workers=workers)
        if run.missing:
            for _ in with_progress(run.play(pool, workers), len(run.missing)):
                pass
        proof = report(plan, run.played(), balance)
    if folder is not None:
        write_report(folder, proof)
    if json:
        print_json(proof)
        return
    show(proof)
    if folder is not None:
        tell(say("arena-report", path=str(folder / "index.html")))
    if out is not None:
        tell(say("arena-written", path=str(out)))


def plan_from(
    game: Game[Any, Any],
    typed: str,
    seats: int | None,
    seed: int,
    chosen: list[str] | None,
    balance: bool,
    timeout: float,
    deck: Path | None,
) -> Plan:
    """The plan that was typed; with no number of seats, one for each bot if the game allows."""
    bots = names_from(typed or ("greedy" if balance else "greedy,random"))
    if seats is None and len(bots) > 1:
        seats = min(max(len(bots), game.fewest_seats), game.most_seats)
    seats = seats_from(game, seats)
    check_bots(bots, seats)
    for name in bots:
        check_entry(name, game, os.getcwd())
    options = options_from(game, chosen)
    game.check_options(seats, options)
    return Plan(
        game=game.name,
        version=game.version,
        seats=seats,
        variants=compared(game, seats, options) if balance else [options],
        bots=bots,
        seed=seed,
        timeout=timeout,
        deck=str(deck.absolute()) if deck else "",
    )


def check_extra(modules: list[str]) -> None:
    """Refuse to begin what could not be finished."""
    for module in modules:
        if find_spec(module) is None:
            raise TatamiError("arena-extra", module=module)


# For people


def show(proof: Report) -> None:
    """Tell what was proved."""
    show_standings(proof)
    if len(proof.standings) > 1:
        show_matrix(proof)
    show_seats(proof.table)
    if proof.balance is not None:
        show_balance(proof)
    for sentence in verdicts(proof):
        tell(sentence)


def show_standings(proof: Report) -> None:
    """The bots, the strongest first."""
    grid = table(
        say(
            "arena-title",
            game=title_of(game_named(proof.game)),
            games=proof.games,
            deals=proof.deals,
            seats=proof.seats,
            seed=str(proof.seed),
        ),
        say("arena-bot"),
        ">" + say("arena-wins"),
        ">" + say("arena-share"),
        ">" + say("arena-interval"),
        ">" + say("arena-rating"),
        ">" + say("arena-score"),
        ">" + say("arena-thinking"),
    )
    for found in proof.standings:
        grid.add_row(
            escape(found.name),
            f"{found.wins:.6g}/{found.played}",
            percent(found.win_share.value),
            interval(found.win_share),
            f"{found.rating.mu:.1f} ± {found.rating.high - found.rating.mu:.1f}",
            "" if found.mean_score is None else f"{found.mean_score.value:.1f}",
            seconds_text(found.seconds_per_decision),
        )
    console.print(grid)


def show_matrix(proof: Report) -> None:
    """Who beats whom."""
    names = [escape(found.name) for found in proof.standings]
    grid = table(say("arena-matrix"), say("arena-bot"), *[">" + name for name in names])
    for name, row in zip(names, proof.matrix, strict=True):
        grid.add_row(name, *[f"{cell.value:.0%}" if cell else "–" for cell in row])
    console.print(grid)
    tell(say("arena-matrix-about"))


def show_seats(found: Table) -> None:
    """What the seats are worth."""
    grid = table(
        say("arena-seats"),
        say("arena-seat"),
        ">" + say("arena-share"),
        ">" + say("arena-interval"),
    )
    for seat, estimate in enumerate(found.seats, 1):
        grid.add_row(str(seat), percent(estimate.value), interval(estimate))
    for turn, estimate in turns(found):
        grid.add_row(say("arena-turn", turn=turn), percent(estimate.value), interval(estimate))
    console.print(grid)


def show_balance(proof: Report) -> None:
    """The options compared."""
    grid = table(
        say("arena-options"),
        say("arena-option"),
        ">" + say("arena-best-seat"),
        ">" + say("arena-worst-seat"),
        ">" + say("arena-first"),
        ">" + say("arena-shared"),
        ">" + say("arena-length"),
    )
    for variant in proof.balance or []:
        grid.add_row(*balance_row(variant, lambda found: percent(found.value)))
    console.print(grid)

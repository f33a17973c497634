"""All commands and their help."""

from collections.abc import Callable
from typing import Annotated

import typer

from tatami.cli.arena import ArenaCommand, arena
from tatami.cli.bench import bench
from tatami.cli.fuzz import fuzz
from tatami.cli.games import games
from tatami.cli.language import OPTION
from tatami.cli.play import play
from tatami.cli.replay import replay, verify
from tatami.cli.serve import backup, export, host, restore, serve
from tatami.cli.simulate import simulate
from tatami.core.version import is_compiled, version
from tatami.words import LANGUAGES, say

EXAMPLES = {
    "games": [
        "tatami games",
        "tatami games ninjan",
        "tatami games sake --deck my.toml",
        "tatami games --json",
    ],
    "play": [
        "tatami play ninjan",
        "tatami play ninjan --seats 5 --option deals=3",
        "tatami play ninjan --plain --bots random",
    ],
    "simulate": [
        "tatami simulate ninjan --bots greedy,random,random --games 1000",
        "tatami simulate ninjan --seats 4 --games 100 --out matches.json",
    ],
    "replay": ["tatami replay matches.json", "tatami replay matches.json --match 3 --json"],
    "verify": ["tatami verify matches.json"],
    "arena": [
        "tatami arena ninjan --bots greedy,random --games 400 --report report",
        "tatami arena ninjan --bots greedy,my_module:MyBot,program:./my_bot --out results.json",
        "tatami arena hagakure --balance --seats 4",
    ],
    "serve": [
        "tatami serve --host 0.0.0.0 --port 8000",
        "tatami serve --db postgresql://tatami@localhost/tatami --workers 4",
    ],
    "backup": ["tatami backup sunday.tatami.gz"],
    "restore": ["tatami restore sunday.tatami.gz --folder fresh"],
    "export": ["tatami export records.jsonl"],
    "fuzz": ["tatami fuzz ninjan --games 20000", "tatami fuzz ninjan --seats 3 --sparing 1"],
    "bench": ["tatami bench", "tatami bench ninjan --games 50000 --json"],
}

app = typer.Typer(
    help=say("help-tatami"),
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

COMMANDS: list[Callable[..., None]] = [
    *(games, play, serve, simulate, arena, replay, verify, fuzz, bench),
    *(backup, restore, export),
]

for command in COMMANDS:
    name = command.__name__
    app.command(
        name,
        cls=ArenaCommand if command is arena else None,
        help=say(f"help-{name}"),
        epilog="\n\n".join([say("help-examples"), *EXAMPLES[name]]),
    )(command)

app.add_typer(host, name="host")


def print_version(wanted: bool) -> None:
    """Say which version this is, and stop."""
    if wanted:
        print(say("version", version=version(), compiled=int(is_compiled())))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def tatami(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", help=say("help-version"), callback=print_version, is_eager=True),
    ] = False,
    language: Annotated[
        str, typer.Option(OPTION, metavar="|".join(LANGUAGES), help=say("help-language"))
    ] = "",
) -> None:
    """With no command, open the house. The language is spoken already when this is called."""
    if context.invoked_subcommand is None:
        serve(browser=True)

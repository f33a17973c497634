"""All commands and their help; each is loaded when it is run, so that none pays for the others."""

from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from tatami.words import LANGUAGES, say

LANGUAGE: Final = "--language"

COMMANDS: Final = {
    "games": "tatami.cli.games",
    "play": "tatami.cli.play",
    "serve": "tatami.cli.serve",
    "simulate": "tatami.cli.simulate",
    "arena": "tatami.cli.arena",
    "lab": "tatami.cli.lab",
    "replay": "tatami.cli.replay",
    "verify": "tatami.cli.replay",
    "review": "tatami.cli.review",
    "puzzles": "tatami.cli.puzzles",
    "fuzz": "tatami.cli.fuzz",
    "bench": "tatami.cli.bench",
    "backup": "tatami.cli.backup",
    "restore": "tatami.cli.backup",
    "export": "tatami.cli.backup",
    "host": "tatami.cli.host",
    "doctor": "tatami.cli.doctor",
    "new-game": "tatami.cli.new_game",
}
"""The module of each command; in it the command is a function, or a group, with the same name."""

EXAMPLES: Final = {
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
    "review": [
        "tatami review matches.json",
        "tatami review matches.json --match 3 --seat 1 --report report",
        "tatami review matches.json --out reviews.json --ray",
    ],
    "puzzles": ["tatami puzzles ninjan --games 100 --out puzzles.json"],
    "arena": [
        "tatami arena ninjan --bots greedy,random --games 400 --report report",
        "tatami arena ninjan --bots greedy,my_module:MyBot,program:./my_bot --out results.json",
        "tatami arena hagakure --balance --seats 4",
    ],
    "lab": ["tatami lab study.toml", "tatami lab study.toml --out report --ray"],
    "serve": [
        "tatami serve --host 0.0.0.0 --port 8000",
        "tatami serve --db postgresql://tatami@localhost/tatami --workers 4",
    ],
    "backup": ["tatami backup sunday.tatami.gz"],
    "restore": ["tatami restore sunday.tatami.gz --folder fresh"],
    "export": ["tatami export records.jsonl"],
    "doctor": ["tatami doctor", "tatami doctor --folder /var/lib/tatami --port 8000"],
    "fuzz": ["tatami fuzz ninjan --games 20000", "tatami fuzz ninjan --seats 3 --sparing 1"],
    "new-game": ["tatami new-game dojo", "tatami new-game dojo --folder ~/games/dojo"],
    "bench": ["tatami bench", "tatami bench ninjan --games 50000 --json"],
}


class Commands(TyperGroup):
    """Lists the commands without loading them, and loads the one that is run."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """What the help shows of a command."""
        if cmd_name not in COMMANDS:
            return None
        return TyperCommand(cmd_name, help=say(f"help-{cmd_name}"))

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[Any, Any, list[str]]:
        self.commands = {name: self.get_command(ctx, name) for name in COMMANDS}
        name, command, rest = super().resolve_command(ctx, args)
        return name, command and load(str(name)), rest


def load(name: str) -> Any:
    """The command with this name, ready to be run."""
    module = import_module(COMMANDS[name])
    found = getattr(module, name.replace("-", "_"))
    if isinstance(found, typer.Typer):
        command = get_command(found)
        command.name = name
        return command
    alone = typer.Typer(
        rich_markup_mode="rich", pretty_exceptions_enable=False, add_completion=False
    )
    alone.command(
        name,
        cls=getattr(module, "COMMAND_CLASS", None),
        help=say(f"help-{name}"),
        epilog="\n\n".join([say("help-examples"), *EXAMPLES[name]]),
        context_settings={"help_option_names": ["-h", "--help"]},
    )(found)
    return get_command(alone)


app = typer.Typer(
    cls=Commands,
    help=say("help-tatami"),
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def print_version(wanted: bool) -> None:
    """Say which version this is, and stop."""
    if wanted:
        from tatami.core.version import is_compiled, version

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
        str, typer.Option(LANGUAGE, metavar="|".join(LANGUAGES), help=say("help-language"))
    ] = "",
) -> None:
    """With no command, open the house. The language is spoken already when this is called."""
    if context.invoked_subcommand is None:
        from tatami.cli.serve import open_house

        open_house()

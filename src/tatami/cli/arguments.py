"""Arguments that several commands share, and how they are read."""

import os
from errno import EACCES, EISDIR
from os import strerror
from pathlib import Path
from typing import Annotated, Any

import typer

from tatami.core.errors import TatamiError, unwritable
from tatami.core.game import Game, Options, Value
from tatami.games import packages
from tatami.words import say

MOST_MATCHES = 100_000_000


def game_names() -> list[str]:
    """For shell completion."""
    return sorted(packages())


def bot_names() -> list[str]:
    """For shell completion."""
    from tatami.search import BOT_NAMES

    return BOT_NAMES


def all_cores() -> int:
    """As many workers as the machine can run at once."""
    from tatami.arena.workers import cores

    return cores()


GameName = Annotated[str, typer.Argument(help=say("help-arg-game"), autocompletion=game_names)]
RecordFile = Annotated[Path, typer.Argument(help=say("help-arg-file"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-opt-json"))]
Seats = Annotated[int | None, typer.Option(help=say("help-opt-seats"))]
Chosen = Annotated[list[str] | None, typer.Option("--option", "-o", help=say("help-opt-options"))]
DeckFile = Annotated[Path | None, typer.Option("--deck", help=say("help-opt-deck"))]
Seed = Annotated[int, typer.Option(min=0, help=say("help-opt-seed"))]
Count = Annotated[int, typer.Option("--games", min=1, max=MOST_MATCHES, help=say("help-opt-count"))]
Workers = Annotated[
    int, typer.Option(min=1, max=256, default_factory=all_cores, help=say("help-opt-workers"))
]


def options_from(game: Game[Any, Any], chosen: list[str] | None) -> Options:
    """The options that were typed as name=value."""
    values: dict[str, Value] = {}
    for text in chosen or []:
        name, equals, value = text.partition("=")
        if not equals:
            if not game.declared:
                raise TatamiError("no-options", game=game.name)
            first = game.declared[0]
            raise TatamiError("bad-option-text", text=text, example=f"{first.name}={first.usual}")
        values[name] = value
    return game.options(**values)


def seats_from(game: Game[Any, Any], seats: int | None) -> int:
    """The number of seats that was typed, or four, or as near to it as the game allows."""
    chosen = seats if seats is not None else min(max(4, game.fewest_seats), game.most_seats)
    game.check_seats(chosen)
    return chosen


def names_from(text: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in text.split(",")]


def check_file(path: Path) -> None:
    """Refuse, before the work is done, a file that could not be written after it."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise TatamiError("folder-missing", path=str(folder))
    if path.is_dir():
        raise unwritable(path, OSError(EISDIR, strerror(EISDIR)))
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise unwritable(path, OSError(EACCES, strerror(EACCES)))


def make_folder(path: Path) -> None:
    """Make a folder before the work is done whose results go there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from None

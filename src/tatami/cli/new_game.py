"""tatami new-game: a package with a small complete game, to be changed into a real one."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import typer

from tatami.cli.output import tell
from tatami.core.errors import TatamiError, unwritable
from tatami.games import NAME, packages
from tatami.narration.titles import in_words
from tatami.words import say

TEMPLATE: Final = files("tatami.cli").joinpath("template")
SAMPLE: Final = "dango"
"""What the game of the template is called, wherever it is named."""
ENDING: Final = ".template"
"""Behind the name of every file there, so that no tool takes it for a part of Tatami."""

NewName = Annotated[str, typer.Argument(metavar="NAME", help=say("help-arg-new-game"))]
Folder = Annotated[Path | None, typer.Option("--folder", help=say("help-opt-new-folder"))]


def new_game(name: NewName, folder: Folder = None) -> None:
    """Write the package, unless something is in the way."""
    check_name(name)
    place = folder or Path(name)
    try:
        if place.exists() and (not place.is_dir() or any(place.iterdir())):
            raise TatamiError("new-game-folder", path=str(place))
        write_package(name, place)
    except OSError as error:
        raise unwritable(place, error) from None
    tell(say("new-game-written", name=name, path=str(place)))


def check_name(name: str) -> None:
    """Refuse a name that no package, or no further game, can have."""
    if not NAME.fullmatch(name) or iskeyword(name):
        raise TatamiError("new-game-bad-name", name=name)
    if name in packages():
        raise TatamiError("new-game-taken", name=name)
    if find_spec(name) is not None:
        raise TatamiError("new-game-module", name=name)


def write_package(name: str, folder: Path) -> None:
    """Write the package of a new game with this name."""
    for path, file in template_files():
        place = folder / path.removesuffix(ENDING).replace(SAMPLE, name)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = named(file.read_text(encoding="utf-8"), name)
        place.write_text(text, encoding="utf-8")


def template_files(
    folder: Traversable = TEMPLATE, path: str = ""
) -> Iterator[tuple[str, Traversable]]:
    """Every file of the template with its path."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from template_files(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(ENDING):
            yield path + entry.name, entry


def named(text: str, name: str) -> str:
    """The text with the name and the title of the new game."""
    return text.replace(SAMPLE, name).replace(SAMPLE.capitalize(), in_words(name))

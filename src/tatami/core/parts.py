"""The parts of a game beside its rules, found by name."""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from tatami.core.game import Game

PARTS: Final = ("bot", "numbers", "story", "terminal", "wire")


def part(game: Game[Any, Any], name: str) -> ModuleType | None:
    """The module of a game with this name, loaded when it is asked for; None if it has none."""
    return part_of(game.package, name)


@cache
def part_of(package: str, name: str) -> ModuleType | None:
    """The same, looked for once: the house asks for it several times a move."""
    wanted = f"{package}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as error:
        # What a part itself fails to import is a fault, and not a part that is missing.
        if error.name == wanted or error.name == package:
            return None
        raise

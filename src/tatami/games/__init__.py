"""The games that are here: the folders beside this file, and installed packages that bring one."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from tatami.core.errors import TatamiError
from tatami.core.game import Game, nearest

GROUP: Final = "tatami.games"
"""The group of entry points by which a package announces its game, as `name = "package"`."""


@cache
def packages() -> dict[str, str]:
    """The package of each game by the game's name; a folder here comes before a package."""
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    found.update({module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__)})
    return found


@cache
def load(package: str) -> Game[Any, Any]:
    """The game that this package describes."""
    game: Game[Any, Any] = import_module(package).GAME
    return game


class Games(Mapping[str, Game[Any, Any]]):
    """Every game by its name, the shortest first; each is loaded when it is asked for."""

    def __getitem__(self, name: str) -> Game[Any, Any]:
        return load(packages()[name])

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(packages(), key=lambda name: (self[name].minutes, name)))

    def __len__(self) -> int:
        return len(packages())

    def __contains__(self, name: object) -> bool:
        return name in packages()


GAMES: Final = Games()


def game_named(name: str, deck: Path | None = None) -> Game[Any, Any]:
    """The game with this name, played with its own deck or with the one in this file."""
    if name not in GAMES:
        names = list(GAMES)
        raise TatamiError(
            "unknown-game", name=name, names=", ".join(names), nearest=nearest(name, names)
        )
    game = GAMES[name]
    return game if deck is None else game.with_deck(deck)

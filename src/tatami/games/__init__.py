"""The games that are here: the folders beside this file, and installed packages that bring one."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final

from tatami.core.errors import TatamiError
from tatami.core.frames import WATCHER
from tatami.core.game import Game, nearest
from tatami.core.parts import PARTS, part

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tatami.core.record import Record  # who only wants the rules need not load its library

GROUP: Final = "tatami.games"
"""The group of entry points by which a package announces its game, as `name = "package"`."""

NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
"""What a game may be called: the name is typed, and stands in links and in names of sentences."""


@cache
def installed() -> list["EntryPoint"]:
    """The games that packages from elsewhere announce, be they sound or not."""
    from importlib.metadata import entry_points  # takes as long to load as a game

    return list(entry_points(group=GROUP))


@cache
def packages() -> dict[str, str]:
    """The package of each game by the game's name; a folder here comes before a package."""
    found = {module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__)}
    for point in installed():
        found.setdefault(point.name, point.module)
    return found


def is_in_tree(package: str) -> bool:
    """Whether a game is one of the folders here."""
    return package.startswith(f"{__name__}.")


@cache
def load(package: str) -> Game[Any, Any]:
    """The game that this package describes."""
    game: Game[Any, Any] = import_module(package).GAME
    return game


class Games(Mapping[str, Game[Any, Any]]):
    """Every sound game by its name, the shortest first; each is loaded when it is asked for."""

    def __getitem__(self, name: str) -> Game[Any, Any]:
        if name not in self:
            raise KeyError(name)
        return load(packages()[name])

    def __iter__(self) -> Iterator[str]:
        sound = [name for name in packages() if name in self]
        return iter(sorted(sound, key=lambda name: (self[name].minutes, name)))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, name: object) -> bool:
        return name in packages() and trouble_with(str(name)) is None


GAMES: Final = Games()


def game_named(name: str, deck: Path | None = None) -> Game[Any, Any]:
    """The game with this name, played with its own deck or with the one in this file."""
    trouble = trouble_with(name) if name in packages() else None
    if trouble is not None:
        raise TatamiError(trouble.sentence, **trouble.facts)
    if name not in GAMES:
        names = list(GAMES)
        raise TatamiError(
            "unknown-game", name=name, names=", ".join(names), nearest=nearest(name, names)
        )
    game = GAMES[name]
    return game if deck is None else game.with_deck(deck)


def game_of(record: "Record", deck: Path | None = None) -> Game[Any, Any]:
    """The game of a record, with the deck it was played with, or with the one in this file."""
    game = game_named(record.game, deck)
    return game if deck is not None else game.as_played(record.options, record.deck or "")


def deck_to_keep(game: Game[Any, Any]) -> str:
    """The text of the deck, if it is another one than the game's own."""
    text = game.deck_text()
    return "" if game.name in GAMES and text == GAMES[game.name].deck_text() else text


# Games from elsewhere may be broken; whatever is wrong with one of them harms no other.


@cache
def trouble_with(name: str) -> TatamiError | None:
    """Why the game with this name is left out, if it is; a fault in our own is never hidden."""
    package = packages()[name]
    if is_in_tree(package):
        return None
    try:
        check(name, package)
    except TatamiError as error:
        return error
    # Somebody else's code is run here for the first time, and even `exit()` has been seen.
    except (Exception, SystemExit) as error:
        detail = f"{type(error).__name__}: {error}"
        return TatamiError("game-unusable", name=name, package=package, detail=detail)
    return None


def check(name: str, package: str) -> None:
    """Refuse a game that could not be listed, or at which nobody could sit down."""
    # Loaded here: who studies the rules of a game needs no words.
    from tatami.narration.titles import say_everything

    if not NAME.fullmatch(name):
        raise TatamiError("game-bad-name", name=name)
    game: object = getattr(import_module(package), "GAME", None)
    if not isinstance(game, Game):
        raise TatamiError("game-missing", name=name, package=package)
    if game.name != name:
        raise TatamiError("game-misnamed", name=name, package=package, other=game.name)
    for seats in (game.fewest_seats, game.most_seats):
        game.view(game.new(seats), WATCHER)
    for wanted in PARTS:
        part(game, wanted)
    say_everything(game)


def left_out() -> list[TatamiError]:
    """Why games that are installed cannot be played, a sentence for each."""
    found = [trouble for name in packages() if (trouble := trouble_with(name)) is not None]
    taken = [point for point in installed() if packages()[point.name] != point.module]
    found += [TatamiError("game-taken", name=one.name, package=one.module) for one in taken]
    return found

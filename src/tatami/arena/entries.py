"""Who can enter: a bot by its name, your own class, or any program that speaks JSON lines."""

import importlib
import os
import shlex
import shutil
import sys
from typing import Any

from tatami.arena.program import ProgramBot
from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.search import bot_named
from tatami.search.bot import Bot
from tatami.search.budget import budget_from

PROGRAM = "program:"


def enter(name: str, game: Game[Any, Any], dice: Dice, timeout: float, folder: str) -> Bot[Any]:
    """A new player for one match: `shogun@2000`, `my_module:MyBot`, `program:./my_bot --fast`.

    Modules and programs are looked for in `folder`, where the arena was started. A class is given
    the budget that follows its name, as in `my_module:MyBot@2000`, if one does.
    """
    if name.startswith(PROGRAM):
        return ProgramBot(game, dice, command_of(name, folder), folder, timeout)
    if ":" in name:
        found, at, typed = name.partition("@")
        make: Any = class_named(found, folder)
        bot: Bot[Any] = make(game, dice, budget_from(typed)) if at else make(game, dice)
        return bot
    return bot_named(name, game, dice)


def check_entry(name: str, game: Game[Any, Any], folder: str) -> None:
    """Refuse who cannot be found, before any match is played."""
    if name.startswith(PROGRAM):
        command_of(name, folder)
    elif ":" in name:
        found, at, typed = name.partition("@")
        class_named(found, folder)
        if at:
            budget_from(typed)
    else:
        bot_named(name, game, Dice(b""))


def command_of(name: str, folder: str) -> list[str]:
    """The words that start the program."""
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError:
        words = []
    if not words:
        raise TatamiError("arena-no-command", name=name)
    beside = os.path.join(folder, words[0])
    found = beside if os.sep in words[0] and os.access(beside, os.X_OK) else shutil.which(words[0])
    if found is None or os.path.isdir(found):
        raise TatamiError("arena-no-program", program=words[0])
    return [found, *words[1:]]


def class_named(name: str, folder: str) -> type[Bot[Any]]:
    """The class in the module."""
    module_name, _, class_name = name.partition(":")
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        module = importlib.import_module(module_name)
    except Exception as error:
        trouble = f"{type(error).__name__}: {error}"
        raise TatamiError("arena-no-module", module=module_name, trouble=trouble) from None
    found = getattr(module, class_name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise TatamiError("arena-no-class", module=module_name, name=class_name)
    return found

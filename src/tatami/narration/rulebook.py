"""The rules of a game in our words: `rulebook/<language>.md` in its folder."""

from functools import cache
from importlib.resources import files
from typing import Any

from tatami.core.game import Game
from tatami.words import ENGLISH, known


def rulebook(game: Game[Any, Any], language: str) -> str:
    """The rules as Markdown; the paragraphs have the same numbers in all languages."""
    return document(game.package, known(language))


@cache
def document(package: str, language: str) -> str:
    """The document in this language, or else in English; empty if there is none."""
    folder = files(package).joinpath("rulebook")
    for name in (f"{language}.md", f"{ENGLISH}.md"):
        if folder.joinpath(name).is_file():
            return folder.joinpath(name).read_text(encoding="utf-8")
    return ""

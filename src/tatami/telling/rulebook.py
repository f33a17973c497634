"""The rules of the games in our words: the documents in docs/rules, in every language."""

from functools import cache
from importlib.resources import files

from tatami.words import ENGLISH, known


@cache
def rulebook(game: str, language: str) -> str:
    """The rules of a game as Markdown; the paragraphs have the same numbers in all languages."""
    folder = files("tatami").joinpath("rules")
    if known(language) != ENGLISH:
        folder = folder.joinpath(language)
    return folder.joinpath(f"{game}.md").read_text(encoding="utf-8")

"""The rules of a game in our words: `rulebook/<language>.md` in its folder, and its pictures."""

import re
import sys
from functools import cache
from importlib.resources import files
from typing import Any

from tatami.core.game import Game
from tatami.core.parts import part
from tatami.narration.titles import title_of
from tatami.words import ENGLISH, known, say, speaking

PICTURE = re.compile(r"(\n>)?\n(?:> )?!\[[^\]]*\]\((\w+)\.svg\)(?(1)|\n)")
"""A picture with the empty line before it in a quotation, or after it elsewhere."""


def illustrated(game: Game[Any, Any], language: str) -> str:
    """The rules as Markdown; the paragraphs have the same numbers in all languages.

    Where a game tells tables of its deck (`rulebook_tables` in its `story`), they stand where the
    document names them, so that it never differs from the deck that is played with.
    """
    text = document(game.package, known(language))
    if not text:
        with speaking(language):
            none = say("plain-no-rulebook")
            return f"# {title_of(game)}\n\n{none}\n"
    story = part(game, "story")
    if story is not None and hasattr(story, "rulebook_tables"):
        with speaking(language):
            tables: dict[str, str] = story.rulebook_tables(game)
        for name, table in tables.items():
            text = text.replace(f"<!-- {name} -->", table)
    return text


def rulebook(game: Game[Any, Any], language: str) -> str:
    """The rules without their pictures, for who cannot show any."""
    return PICTURE.sub("", illustrated(game, language))


def picture(game: Game[Any, Any], name: str) -> bytes | None:
    """A picture that the rules show, as SVG; None if they show no such picture."""
    shown = [found for _, found in PICTURE.findall(document(game.package, ENGLISH))]
    if name not in shown:
        return None
    return files(game.package).joinpath("rulebook", f"{name}.svg").read_bytes()


@cache
def document(package: str, language: str) -> str:
    """The document in this language, or else in English; empty if there is none."""
    # A game in a single file has no folder of its own.
    if not hasattr(sys.modules[package], "__path__"):
        return ""
    folder = files(package).joinpath("rulebook")
    for name in (f"{language}.md", f"{ENGLISH}.md"):
        if folder.joinpath(name).is_file():
            return folder.joinpath(name).read_text(encoding="utf-8")
    return ""

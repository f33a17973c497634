"""The rules of a game for the terminal, as plain lines."""

import re
from typing import Any

from tatami.core.game import Game
from tatami.narration.rulebook import rulebook
from tatami.words import say, spoken

BROKEN = re.compile(r"\n {2}(?=[^\s|])")
"""Where a paragraph of the document goes on in a new line; a table is no paragraph."""


def rule_lines(game: Game[Any, Any], number: str) -> list[str]:
    """One rule, or all of them if no number is given."""
    document = BROKEN.sub(" ", rulebook(game, spoken.get()))
    lines = [line.replace("**", "").removeprefix("- ") for line in document.splitlines()]
    if not number:
        return lines
    found = [line for line in lines if line.startswith(number + " ")]
    return found or [say("play-unknown-rule", rule=number)]

"""The fields of a deck file: each is read as what it should be, and mistakes are collected."""

import re
from typing import Any, Final

from tatami.core.game import nearest
from tatami.games.sake import deck as d
from tatami.games.sake.deck_lines import line_of
from tatami.words import say

HIGHEST: Final = 9
"""No number of a card, a board or an effect is larger."""

REACH: Final = re.compile(r"([1-9])(\+?)")

Table = dict[str, Any]


class Fields:
    """Reads fields of tables, and remembers what is wrong with them, by line."""

    def __init__(self, lines: dict[str, int]) -> None:
        self.lines = lines
        self.troubles: list[tuple[int, str]] = []

    def complain(self, path: str, sentence: str, **facts: int | str) -> None:
        """Note a mistake at this place."""
        self.troubles.append((line_of(self.lines, path), say(f"sake-deck-{sentence}", **facts)))

    def number(self, path: str, entry: Table, field: str, lowest: int, highest: int) -> int:
        """A number within these bounds."""
        found = entry.get(field)
        if found is None:
            self.missing(path, field)
        elif is_number(found) and lowest <= found <= highest:
            return int(found)
        else:
            self.complain(
                inside(path, field),
                "bad-number",
                field=field,
                found=shown(found),
                lowest=lowest,
                highest=highest,
            )
        return 0

    def text(self, path: str, entry: Table, field: str) -> str:
        """A text that is not empty."""
        found = entry.get(field)
        if found is None:
            self.missing(path, field)
        elif isinstance(found, str) and found.strip():
            return found
        else:
            self.complain(inside(path, field), "bad-text", field=field, found=shown(found))
        return ""

    def choice(self, path: str, entry: Table, field: str, choices: list[str]) -> str:
        """One of these words."""
        found = entry.get(field)
        word = shown(found)
        if found is None:
            self.missing(path, field)
        elif word not in choices:
            self.complain(
                inside(path, field),
                "bad-choice",
                field=field,
                found=word,
                choices=", ".join(choices),
                nearest=nearest(word, choices),
            )
        return word

    def steps(self, path: str, entry: Table, field: str) -> tuple[int, int]:
        """A reach: an exact number, or a minimum, which ends in a plus."""
        found = entry.get(field)
        if found is None:
            self.missing(path, field)
            return 0, 0
        match = REACH.fullmatch(found) if isinstance(found, str) else None
        if match is None:
            self.complain(inside(path, field), "bad-steps", field=field, found=shown(found))
            return 0, 0
        return int(match[1]), d.FAR if match[2] else int(match[1])

    def missing(self, path: str, field: str) -> None:
        """Complain that a field is not there."""
        self.complain(path, "missing", field=field, place=path or "the file")

    def check_names(self, path: str, entry: Table, known: list[str]) -> None:
        """Refuse what the file should not say."""
        for field in entry:
            if field not in known:
                self.complain(
                    inside(path, field),
                    "unknown",
                    field=field,
                    known=", ".join(known),
                    nearest=nearest(field, known),
                )


def inside(path: str, field: str) -> str:
    """The full name of a field."""
    return f"{path}.{field}" if path else field


def is_number(found: object) -> bool:
    """Whether it is a whole number; true and false are none."""
    return not isinstance(found, bool) and isinstance(found, int)


def shown(found: object) -> str:
    """What stands in the file, for a sentence."""
    if isinstance(found, bool):
        return str(found).lower()
    return found if isinstance(found, str) else repr(found)

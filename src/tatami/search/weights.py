"""Weights: the numbers of a bot that a program has fitted, kept in a file beside the bot.

A bot reads `weights.json` once, when it is imported, and asks for every number by its name and
shape, so that a file that does not fit is refused at once. `tools/fit.py` writes it.
"""

import json
from importlib.resources import files
from math import isfinite
from typing import Any, Final

from tatami.core.errors import TatamiError

FILE: Final = "weights.json"

Content = dict[str, Any]
"""What such a file holds: numbers, rows and tables of numbers, and groups of these, by name."""


class Weights:
    """The weights of one group of a file; `place` tells where it stands, for whoever mends it."""

    def __init__(self, place: str, content: Content) -> None:
        self.place = place
        self.content = content

    def group(self, name: str) -> "Weights":
        """The weights that stand together under this name."""
        found = self.found(name)
        if not isinstance(found, dict):
            raise self.mistake(name, "group", 0, found)
        return Weights(f"{self.place}: {name}", found)

    def number(self, name: str) -> float:
        """The number with this name, whole or not."""
        found = self.found(name)
        if not is_number(found):
            raise self.mistake(name, "number", 0, found)
        return float(found)

    def whole(self, name: str) -> int:
        """A whole number."""
        found = self.found(name)
        if not is_whole(found):
            raise self.mistake(name, "whole", 0, found)
        return int(found)

    def numbers(self, names: list[str]) -> list[float]:
        """The numbers of these names."""
        return [self.number(name) for name in names]

    def row(self, name: str, length: int) -> list[int]:
        """So many whole numbers."""
        found = self.found(name)
        if not is_row(found, length):
            raise self.mistake(name, "row", length, found)
        return list(found)

    def table(self, name: str, rows: int, length: int) -> list[int]:
        """So many rows of so many whole numbers, one after another."""
        found = self.found(name)
        if not isinstance(found, list) or len(found) != rows:
            raise self.mistake(name, "table", rows, found)
        for number, row in enumerate(found, 1):
            if not is_row(row, length):
                raise self.mistake(f"{name} ({number})", "row", length, row)
        return [item for row in found for item in row]

    def found(self, name: str) -> Any:
        """What stands there, whatever it is."""
        if name not in self.content:
            raise TatamiError("weights-missing", place=self.place, name=name)
        return self.content[name]

    def mistake(self, name: str, kind: str, count: int, found: object) -> TatamiError:
        """That something else stands there than should."""
        shown = json.dumps(found, ensure_ascii=False)
        shown = shown if len(shown) <= 60 else f"{shown[:60]} …"
        return TatamiError(
            "weights-wrong", place=self.place, name=name, kind=kind, count=count, found=shown
        )


def is_number(found: object) -> bool:
    """Whether it is a number that one can reckon with; to Python, true is one too."""
    return is_whole(found) or (isinstance(found, float) and isfinite(found))


def is_whole(found: object) -> bool:
    """Whether it is a whole number."""
    return isinstance(found, int) and not isinstance(found, bool)


def is_row(found: object, length: int) -> bool:
    """Whether it is a row of so many whole numbers."""
    return isinstance(found, list) and len(found) == length and all(map(is_whole, found))


def weights_of(package: str) -> Weights:
    """The weights in the file of this bot, named as a package."""
    path = files(package).joinpath(FILE)
    return weights_from(path.read_text(encoding="utf-8"), str(path))


def weights_from(text: str, place: str) -> Weights:
    """The weights in the text of a file."""
    try:
        content = json.loads(text)
    except ValueError as error:
        raise TatamiError("weights-not-json", place=place, reason=str(error)) from None
    if not isinstance(content, dict):
        raise TatamiError("weights-not-json", place=place, reason="{ … }")
    return Weights(place, content)


def weights_text(content: Content) -> str:
    """The text of such a file: a line for each number and each row of numbers."""
    return f"{shown(content, '')}\n"


def shown(found: object, indent: str) -> str:
    """A value as text, its lines indented but for the first."""
    inner = f"{indent}  "
    if isinstance(found, dict):
        items = [f"{json.dumps(name)}: {shown(item, inner)}" for name, item in found.items()]
        return bracketed("{}", items, indent)
    if isinstance(found, list) and any(isinstance(item, list) for item in found):
        return bracketed("[]", [json.dumps(row) for row in found], indent)
    return json.dumps(found, ensure_ascii=False)


def bracketed(brackets: str, items: list[str], indent: str) -> str:
    """A line for each item, between brackets."""
    body = ",\n".join(f"{indent}  {item}" for item in items)
    return f"{brackets[0]}\n{body}\n{indent}{brackets[1]}"

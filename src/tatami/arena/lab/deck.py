"""A deck whose numbers are changed by their place in its file, such as `weapons.katana.attack`."""

import tomllib
from copy import deepcopy
from functools import cached_property
from typing import Any

from tatami.core.errors import TatamiError
from tatami.core.game import nearest


class Workbench:
    """The text of a deck; everything in it but what is changed stays, with its line."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.text = text
        self.tables = tomllib.loads(text)

    @cached_property
    def document(self) -> Any:
        """The text with all its comments, to be changed."""
        import tomlkit

        return tomlkit.parse(self.text)

    def check(self, path: str) -> None:
        """Refuse a place that the deck does not have."""
        self.find(self.tables, path)

    def value(self, path: str) -> Any:
        """What stands there."""
        holder, key = self.find(self.tables, path)
        return holder[key]

    def facts(self, changes: dict[str, Any]) -> Any:
        """All that stands in the deck with these values, without comments."""
        tables = deepcopy(self.tables)
        for path, value in changes.items():
            holder, key = self.find(tables, path)
            holder[key] = value
        return tables

    def changed(self, changes: dict[str, Any]) -> str:
        """The text with these values instead, each at its place."""
        import tomlkit

        before = []
        for path, value in changes.items():
            holder, key = self.find(self.document, path)
            before.append((holder, key, holder[key]))
            holder[key] = value
        text = tomlkit.dumps(self.document)
        for holder, key, value in reversed(before):
            holder[key] = value
        return text

    def find(self, tables: Any, path: str) -> tuple[Any, Any]:
        """The table or row in which the value stands, and its name or number there."""
        *way, last = path.split(".")
        holder = tables
        for part in way:
            holder = holder[self.key(holder, part, path)]
        return holder, self.key(holder, last, path)

    def key(self, holder: Any, part: str, path: str) -> Any:
        """What the part of a path means there: rows are counted from 1."""
        if isinstance(holder, list):
            names = [str(number) for number in range(1, len(holder) + 1)]
        else:
            names = list(holder) if isinstance(holder, dict) else []
        if part in names:
            return names.index(part) if isinstance(holder, list) else part
        shown = ", ".join(names) if not isinstance(holder, list) else f"1–{len(names)}"
        raise TatamiError(
            "lab-no-place",
            game=self.game,
            path=path,
            part=part,
            names=shown or "–",
            nearest=nearest(part, names),
        )

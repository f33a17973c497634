"""How a game shows itself in a terminal: drawn, and answering questions that are typed."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from rich.console import RenderableType

from tatami.core.game import Game, View
from tatami.core.parts import part
from tatami.narration.narrator import Narrator

V = TypeVar("V", bound=View)
T = TypeVar("T", bound=Narrator[Any])

SEAT_COLOURS = [
    "dark_orange",
    "medium_purple",
    "turquoise2",
    "gold1",
    "hot_pink",
    "grey70",
    "spring_green3",
    "salmon1",
]


class Table(ABC, Generic[V, T]):
    """One seat's table; its words are the narrator's."""

    def __init__(self, narrator: T) -> None:
        self.narrator = narrator
        self.names = narrator.names

    @abstractmethod
    def draw(self, view: V) -> RenderableType:
        """The table as a picture of characters."""

    def reply(self, view: V, legal: list[int], line: str) -> list[str]:
        """The answer to a question about the table, such as “near Edo”; nothing if it is none."""
        return []

    def help(self) -> list[str]:
        """What can be asked at this table, a line for each question."""
        return []


def table_of(game: Game[Any, Any], narrator: Narrator[Any]) -> Table[Any, Any]:
    """How this game is shown in a terminal: drawn if it can be, otherwise as plain lines."""
    terminal = part(game, "terminal")
    if terminal is None:
        return PlainTable(narrator)
    table: Table[Any, Any] = terminal.TABLE(narrator)
    return table


class PlainTable(Table[View, Narrator[Any]]):
    """The table in words, for a game that draws none."""

    def draw(self, view: View) -> RenderableType:
        return "\n".join(self.narrator.lines(view))

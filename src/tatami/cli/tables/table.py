"""How a game shows itself in a terminal: in words, and drawn."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from rich.console import RenderableType

from tatami.core.game import Game, View
from tatami.core.state import Entry

V = TypeVar("V", bound=View)

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


class Table(ABC, Generic[V]):
    """One seat's table. `names` are those of the seats, as this seat calls them."""

    def __init__(self, names: list[str], game: Game[Any, Any] | None = None) -> None:
        self.names = names
        self.game = game
        """Needed only where the same game can be played with several decks."""

    @abstractmethod
    def prompt(self, view: V) -> str:
        """What is wanted of the viewer now."""

    @abstractmethod
    def choice(self, view: V, action: int) -> str:
        """What an action would do, for a list to choose from."""

    @abstractmethod
    def story(self, view: V, entry: Entry) -> str:
        """The sentence for a line of the log; empty if it need not be told."""

    def summary(self, view: V, legal: list[int]) -> list[str]:
        """What can be done, in a few lines, when there is too much to list; else nothing."""
        return []

    def reply(self, view: V, legal: list[int], line: str) -> list[str]:
        """The answer to a question about the table, such as “near Edo”; nothing if it is none."""
        return []

    def help(self) -> list[str]:
        """What can be asked at this table, a line for each question."""
        return []

    @abstractmethod
    def lines(self, view: V) -> list[str]:
        """The table in words, a line for each thing."""

    def reminder(self, view: V) -> list[str]:
        """What is told before every question: the whole table, unless less will do."""
        return self.lines(view)

    @abstractmethod
    def draw(self, view: V) -> RenderableType:
        """The table as a picture of characters."""

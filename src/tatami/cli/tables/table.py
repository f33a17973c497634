"""How a game shows itself in a terminal: drawn, and answering questions that are typed."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from rich.console import RenderableType

from tatami.core.game import View
from tatami.telling.teller import Teller

V = TypeVar("V", bound=View)
T = TypeVar("T", bound=Teller[Any])

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
    """One seat's table; its words are the teller's."""

    def __init__(self, teller: T) -> None:
        self.teller = teller
        self.names = teller.names

    @abstractmethod
    def draw(self, view: V) -> RenderableType:
        """The table as a picture of characters."""

    def reply(self, view: V, legal: list[int], line: str) -> list[str]:
        """The answer to a question about the table, such as “near Edo”; nothing if it is none."""
        return []

    def help(self) -> list[str]:
        """What can be asked at this table, a line for each question."""
        return []

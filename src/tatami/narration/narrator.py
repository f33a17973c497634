"""What a game tells a seat in words: what is wanted, what can be done, what has happened."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.frames import EVERYBODY
from tatami.core.game import Game, View
from tatami.core.state import Entry
from tatami.words import say

V = TypeVar("V", bound=View)
Facts = dict[str, int | str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrator(ABC, Generic[V]):
    """Tells one seat, from its view alone. `names` are those of the seats, as this seat calls them.

    Nothing here knows the state: what a sentence says, its reader could see anyway.
    """

    def __init__(self, names: list[str], game: Game[Any, Any] | None = None) -> None:
        self.called = names
        self.named = 0
        """The seats that were named since somebody has set this to none, as a set; who reads what
        names somebody else, or nobody, reads the same as the others."""
        self.game = game
        """Needed only where the same game can be played with several decks."""
        self.tells_coordinates = True
        """Whether places on a board are told by what has to be typed for them; who sees and taps
        the board is told what they are beside."""
        self.calls_you = True
        """Whether the viewer is who reads; otherwise it is told of by its name, as all others."""

    @property
    def names(self) -> list[str]:
        """What all seats are called, for what names everybody."""
        self.named = EVERYBODY
        return self.called

    def name(self, seat: int) -> str:
        """What a seat is called; empty for nobody."""
        if seat < 0:
            return ""
        self.named |= 1 << seat
        return self.called[seat]

    def amid(self, view: V, seat: int) -> str:
        """What a seat is called within a sentence, where "You" has no capital."""
        name = self.name(seat)
        is_you = self.calls_you and seat == view.seat and name == say("play-you")
        return say("play-you-amid") if is_you else name

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

    @abstractmethod
    def lines(self, view: V) -> list[str]:
        """The table in words, a line for each thing."""

    def when(self, view: V) -> str:
        """Which round it is, to begin a sentence with; empty where none is counted, or not yet."""
        return ""

    def reminder(self, view: V) -> list[str]:
        """What is told before every question: the whole table, unless less will do."""
        return self.lines(view)

    def who(self, view: V, seat: int) -> Facts:
        """A seat as the subject of a sentence."""
        return {"who": self.name(seat), "you": int(self.calls_you and seat == view.seat)}


def signed(value: int) -> str:
    """A number that shows whether it is good or bad, with a real minus sign."""
    return f"{value:+d}".replace("-", "\N{MINUS SIGN}") if value else "0"

"""Two tiny games of secrets for the tests of search: pennies that must match, and a hidden coin."""

from typing import Any, Final

from tatami.core.actions import act, noun
from tatami.core.cards import NONE
from tatami.core.chance import Dice
from tatami.core.choices import Choices
from tatami.core.frames import Ask, Decision, Frame, only
from tatami.core.game import Game, Move, Options, View
from tatami.core.state import State
from tatami.core.verbs import Part, Verb

SHOW: Final = 0
HEADS: Final = act(SHOW, 0)
TAILS: Final = act(SHOW, 1)


class Pennies(State["Pennies"]):
    """What each of two seats has laid; seat 0 wins if they are the same."""

    def __init__(self, original: "Pennies | None" = None) -> None:
        super().__init__(2, original)
        self.laid: list[int] = [NONE, NONE] if original is None else original.laid.copy()

    def clone(self) -> "Pennies":
        return Pennies(self)


class LayBoth(Decision[Pennies]):
    """Both lay a penny at the same time."""

    def actors(self, s: Pennies) -> list[int]:
        return [seat for seat in range(2) if s.laid[seat] == NONE]

    def offer(self, s: Pennies, seat: int, choices: Choices) -> None:
        choices.add(HEADS)
        choices.add(TAILS)

    def take(self, s: Pennies, seat: int, action: int) -> None:
        s.laid[seat] = noun(action)
        if NONE in s.laid:
            s.then(self)

    def witnesses(self, s: Pennies, seat: int) -> int:
        return only(seat)


class Hide(Ask[Pennies]):
    """One seat lays a penny under its hand, and the other guesses."""

    def offer(self, s: Pennies, seat: int, choices: Choices) -> None:
        choices.add(HEADS)
        choices.add(TAILS)

    def take(self, s: Pennies, seat: int, action: int) -> None:
        s.laid[seat] = noun(action)
        if NONE in s.laid:
            s.then(Hide(1 - seat))

    def witnesses(self, s: Pennies, seat: int) -> int:
        return only(seat)


class PenniesGame(Game[Pennies, View]):
    """As much of a game as search asks for; `first` is what happens."""

    def __init__(self, first: Frame[Pennies]) -> None:
        super().__init__("pennies", 1, range(2, 3), [Verb("show", [Part("side", size=2)])], [], "1")
        self.first = first

    def setup(self, seats: int, options: Options) -> Pennies:
        s = Pennies()
        s.then(self.first)
        return s

    def winners(self, s: Pennies) -> list[int]:
        return [0 if s.laid[0] == s.laid[1] else 1] if s.is_over() else []

    def scores(self, s: Pennies) -> list[int]:
        return [int(seat in self.winners(s)) for seat in range(2)]

    def view(self, s: Pennies, seat: int) -> View:
        return View(seat, 2, {}, s.pending())

    def imagine(self, view: View, dice: Dice) -> Pennies:
        """Only ever asked before anything is laid."""
        s = Pennies()
        s.resume(view.pending)
        return s

    def action_text(self, action: int) -> str:
        return str(action)

    def action_from(self, text: str) -> int:
        return int(text)

    def write(self, s: Pennies) -> str:
        return str(s.laid)

    def parse(self, text: str) -> Pennies:
        return Pennies()

    def pieces(self, s: Pennies) -> list[int]:
        return []

    def scramble(self, s: Pennies, moves: list[Move], seat: int, dice: Dice) -> list[Any]:
        return moves

    def score_range(self, seats: int, options: Options) -> tuple[int, int]:
        return 0, 1

"""Hagakure: short tricks in which fools may win, and five banners that change what they count."""

from typing import Final

from tatami.core.cards import NONE
from tatami.core.chance import Dice
from tatami.core.frames import only
from tatami.core.game import Game, Move, Options
from tatami.games.hagakure import checks, notation, position
from tatami.games.hagakure import view as views
from tatami.games.hagakure.pieces import FEWEST_SEATS, MOST_SEATS
from tatami.games.hagakure.rules import DRAW_STARTER, ROUND, VERBS
from tatami.games.hagakure.state import OPTIONS, Hagakure, empty_table
from tatami.games.hagakure.view import HagakureView

VERSION: Final = 1


class HagakureGame(Game[Hagakure, HagakureView]):
    """Hagakure, for 3 to 5 seats."""

    def __init__(self) -> None:
        seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        super().__init__("hagakure", VERSION, seats, VERBS, OPTIONS, "6.1", 30)

    def setup(self, seats: int, options: Options) -> Hagakure:
        s = empty_table(seats, options)
        s.then(ROUND if s.options.first != NONE else DRAW_STARTER)
        return s

    def scores(self, s: Hagakure) -> list[int]:
        return [points for points in s.points]

    def winners(self, s: Hagakure) -> list[int]:
        return s.leading_seats() if s.is_over() else []

    def view(self, s: Hagakure, seat: int) -> HagakureView:
        return views.view(s, seat)

    def known(self, s: Hagakure, seat: int) -> int:
        """The places whose cards the seat has seen."""
        return sum([1 << place for place, seen in enumerate(s.knowers) if seen & only(seat)])

    def imagine(self, view: HagakureView, dice: Dice) -> Hagakure:
        return views.imagine(view, dice)

    def write(self, s: Hagakure) -> str:
        return position.write(s)

    def parse(self, text: str) -> Hagakure:
        return position.parse(text)

    def action_text(self, action: int) -> str:
        return notation.action_text(action)

    def action_from(self, text: str) -> int:
        return notation.action_from(text)

    def pieces(self, s: Hagakure) -> list[int]:
        return checks.pieces(s)

    def scramble(self, s: Hagakure, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
        return checks.scramble(s, moves, seat, dice)

    def score_range(self, seats: int, options: Options) -> tuple[int, int]:
        return checks.score_range(seats, options)


GAME: Final[Game[Hagakure, HagakureView]] = HagakureGame()

"""Ninjan: nine secret picks, resolved from high to low by rock, scissors and paper."""

from typing import Final

from tatami.core.cards import members
from tatami.core.chance import Dice
from tatami.core.game import Game, Move, Options
from tatami.games.ninjan import checks, notation, position
from tatami.games.ninjan import view as views
from tatami.games.ninjan.pieces import MOST_SEATS
from tatami.games.ninjan.rules import SHUFFLE, VERBS
from tatami.games.ninjan.state import OPTIONS, Ninjan, NinjanOptions, empty_table
from tatami.games.ninjan.view import NinjanView

VERSION: Final = 1


class NinjanGame(Game[Ninjan, NinjanView]):
    """Ninjan, for 2 to 5 seats."""

    def __init__(self) -> None:
        super().__init__("ninjan", VERSION, range(2, MOST_SEATS + 1), VERBS, OPTIONS, "5.1", 20)

    def setup(self, seats: int, options: Options) -> Ninjan:
        s = empty_table(seats, options)
        s.then(SHUFFLE)
        return s

    def scores(self, s: Ninjan) -> list[int]:
        return [s.points(seat) for seat in range(s.seats)]

    def winners(self, s: Ninjan) -> list[int]:
        return members(s.leaders) if s.is_over() else []

    def view(self, s: Ninjan, seat: int) -> NinjanView:
        return views.view(s, seat)

    def imagine(self, view: NinjanView, dice: Dice) -> Ninjan:
        return views.imagine(view, dice)

    def write(self, s: Ninjan) -> str:
        return position.write(s)

    def parse(self, text: str) -> Ninjan:
        return position.parse(text)

    def action_text(self, action: int) -> str:
        return notation.action_text(action)

    def action_from(self, text: str) -> int:
        return notation.action_from(text)

    def pieces(self, s: Ninjan) -> list[int]:
        return checks.pieces(s)

    def scramble(self, s: Ninjan, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
        return checks.scramble(s, moves, seat, dice)

    def score_range(self, seats: int, options: Options) -> tuple[int, int]:
        return checks.score_range(NinjanOptions(seats, options))


GAME: Final[Game[Ninjan, NinjanView]] = NinjanGame()

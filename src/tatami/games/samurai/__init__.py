"""Samurai: tiles laid around the villages and cities of Japan vie for helmets, Buddhas and rice."""

from typing import Final

from tatami.core.cards import NONE, members
from tatami.core.chance import Dice
from tatami.core.game import Game, Move, Options
from tatami.games.samurai import checks, notation, position
from tatami.games.samurai import view as views
from tatami.games.samurai.actions import VERBS
from tatami.games.samurai.pieces import MOST_FIGURES, MOST_SEATS
from tatami.games.samurai.rules.setup import DRAW_STARTER, SETUP
from tatami.games.samurai.state import OPTIONS, Samurai, empty_table
from tatami.games.samurai.view import SamuraiView

VERSION: Final = 1


class SamuraiGame(Game[Samurai, SamuraiView]):
    """Samurai, the board game, for 2 to 4 seats."""

    def __init__(self) -> None:
        super().__init__("samurai", VERSION, range(2, MOST_SEATS + 1), VERBS, OPTIONS, "6.1", 45)

    def setup(self, seats: int, options: Options) -> Samurai:
        s = empty_table(seats, options)
        s.then(SETUP if s.options.first != NONE else DRAW_STARTER)
        return s

    def scores(self, s: Samurai) -> list[int]:
        """Captured figures of all kinds; who wins is another matter (6.3-6.7)."""
        return [s.all_captured(seat) for seat in range(s.seats)]

    def winners(self, s: Samurai) -> list[int]:
        return members(s.winners)

    def view(self, s: Samurai, seat: int) -> SamuraiView:
        return views.view(s, seat)

    def imagine(self, view: SamuraiView, dice: Dice) -> Samurai:
        return views.imagine(view, dice)

    def write(self, s: Samurai) -> str:
        return position.write(s)

    def parse(self, text: str) -> Samurai:
        return position.parse(text)

    def action_text(self, action: int) -> str:
        return notation.action_text(action)

    def action_from(self, text: str) -> int:
        return notation.action_from(text)

    def pieces(self, s: Samurai) -> list[int]:
        return checks.pieces(s)

    def scramble(self, s: Samurai, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
        return checks.scramble(s, moves, seat, dice)

    def score_range(self, seats: int, options: Options) -> tuple[int, int]:
        return 0, MOST_FIGURES


GAME: Final[Game[Samurai, SamuraiView]] = SamuraiGame()

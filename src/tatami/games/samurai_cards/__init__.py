"""Samurai: the card game: a growing chequerboard of villages and of cards that vie for them."""

from typing import Final

from tatami.core.cards import NONE, members
from tatami.core.chance import Dice
from tatami.core.game import Game, Move, Options
from tatami.games.samurai_cards import checks, notation, position
from tatami.games.samurai_cards import view as views
from tatami.games.samurai_cards.pieces import MOST_SEATS, MOST_STONES, SYMBOLS
from tatami.games.samurai_cards.rules import DRAW_STARTER, SETUP, VERBS
from tatami.games.samurai_cards.state import OPTIONS, SamuraiCards, empty_table
from tatami.games.samurai_cards.view import SamuraiCardsView

VERSION: Final = 1


class SamuraiCardsGame(Game[SamuraiCards, SamuraiCardsView]):
    """Samurai: the card game, for 2 to 4 seats."""

    def __init__(self) -> None:
        seats = range(2, MOST_SEATS + 1)
        super().__init__("samurai_cards", VERSION, seats, VERBS, OPTIONS, "6.1", 30)

    def setup(self, seats: int, options: Options) -> SamuraiCards:
        s = empty_table(seats, options)
        s.then(SETUP if s.options.first != NONE else DRAW_STARTER)
        return s

    def scores(self, s: SamuraiCards) -> list[int]:
        """Stones of all shapes; who wins is another matter (6.4-6.7)."""
        return [s.all_stones(seat) for seat in range(s.seats)]

    def winners(self, s: SamuraiCards) -> list[int]:
        return members(s.winners)

    def view(self, s: SamuraiCards, seat: int) -> SamuraiCardsView:
        return views.view(s, seat)

    def imagine(self, view: SamuraiCardsView, dice: Dice) -> SamuraiCards:
        return views.imagine(view, dice)

    def write(self, s: SamuraiCards) -> str:
        return position.write(s)

    def parse(self, text: str) -> SamuraiCards:
        return position.parse(text)

    def action_text(self, action: int) -> str:
        return notation.action_text(action)

    def action_from(self, text: str) -> int:
        return notation.action_from(text)

    def pieces(self, s: SamuraiCards) -> list[int]:
        return checks.pieces(s)

    def scramble(self, s: SamuraiCards, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
        return checks.scramble(s, moves, seat, dice)

    def score_range(self, seats: int, options: Options) -> tuple[int, int]:
        return 0, SYMBOLS * MOST_STONES


GAME: Final[Game[SamuraiCards, SamuraiCardsView]] = SamuraiCardsGame()

"""What search has to know of Samurai: the card game."""

from tatami.core.chance import Dice
from tatami.games.samurai_cards.bot.outlook import chances_to_win
from tatami.games.samurai_cards.bot.simple import simply_best, worths_of
from tatami.games.samurai_cards.state import SamuraiCards
from tatami.search.majorities import MajoritySense


class SamuraiCardsHeuristics(MajoritySense[SamuraiCards]):
    """As at the board, with cards and stones."""

    quick = 200
    thorough = 8000

    def worths(self, s: SamuraiCards, seat: int, legal: list[int]) -> list[int]:
        return worths_of(s, seat, legal)

    def simply_best(self, s: SamuraiCards, seat: int, dice: Dice) -> int:
        return simply_best(s, seat, dice)

    def chances_to_win(self, s: SamuraiCards, mover: int) -> list[float]:
        return chances_to_win(s, mover)

"""What search has to know of Samurai."""

from tatami.core.actions import verb
from tatami.core.cards import NONE
from tatami.core.chance import Dice
from tatami.core.game import View
from tatami.games.samurai.actions import CHOOSE, PLACE
from tatami.games.samurai.bot.greedy import set_up
from tatami.games.samurai.bot.outlook import chances_to_win
from tatami.games.samurai.bot.prospects import Prospects
from tatami.games.samurai.bot.simple import simple_choices, simply_best
from tatami.games.samurai.state import Samurai
from tatami.search.majorities import MajoritySense


class SamuraiHeuristics(MajoritySense[Samurai]):
    """The setup is by custom, and rivals do what is simply best.

    Swaps and tiles that influence nothing are for where one really stands.
    """

    quick = 20
    thorough = 4000

    def by_custom(self, view: View, legal: list[int], dice: Dice) -> int:
        return set_up(legal, dice) if verb(legal[0]) in (CHOOSE, PLACE) else NONE

    def offers(self, s: Samurai, seat: int) -> list[int]:
        return simple_choices(s, seat) or super().offers(s, seat)

    def foresee(self, s: Samurai, seat: int, dice: Dice) -> int:
        return simply_best(s, seat, dice)

    def worths(self, s: Samurai, seat: int, legal: list[int]) -> list[int]:
        prospects = Prospects(s)
        return [prospects.after(seat, action) for action in legal]

    def simply_best(self, s: Samurai, seat: int, dice: Dice) -> int:
        return simply_best(s, seat, dice)

    def chances_to_win(self, s: Samurai, mover: int) -> list[float]:
        return chances_to_win(s, mover)

"""What search has to know of Samurai."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tatami.bots.samurai.greedy import set_up
from tatami.bots.samurai.outlook import chances_to_win
from tatami.bots.samurai.prospects import Prospects
from tatami.bots.samurai.simple import simple_choices, simply_best
from tatami.bots.sense import Sense, shares
from tatami.core.actions import verb
from tatami.core.cards import NONE, members
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.core.game import View
from tatami.games.samurai.actions import CHOOSE, PLACE
from tatami.games.samurai.state import Samurai

PLACE_BITS: Final = 12
PLACES: Final = (1 << PLACE_BITS) - 1
"""More than there are ever choices."""


class SamuraiSense(Sense[Samurai]):
    """The most promising hexes first; after a turn of everybody the outlook tells who may win."""

    exploration = 0.3
    quick = 60
    thorough = 4000

    def by_custom(self, view: View, legal: list[int], dice: Dice) -> int:
        return set_up(legal, dice) if verb(legal[0]) in (CHOOSE, PLACE) else NONE

    def width(self, visits: i64) -> i64:
        return 3 + i64(sqrt(float(visits)))

    def offers(self, s: Samurai, seat: int) -> list[int]:
        """Swaps, and tiles beside no figure, are for where one really stands."""
        return simple_choices(s, seat) or super().offers(s, seat)

    def rank(self, s: Samurai, seat: int, legal: list[int], dice: Dice) -> list[int]:
        prospects = Prospects(s)
        # Worth and place in one number: that sorts faster than pairs.
        order: list[int] = []
        for i in range(len(legal)):
            order.append(-prospects.after(seat, legal[i]) << PLACE_BITS | i)
        order.sort()
        return [legal[place & PLACES] for place in order]

    def favourite(self, s: Samurai, seat: int, legal: list[int], dice: Dice) -> int:
        return simply_best(s, seat, dice)

    def play_on(self, s: Samurai, dice: Dice) -> None:
        """As many turns as there are seats, the rest of this one being the first."""
        turns = s.seats
        mover = NONE
        while s.asking is not None:
            seat = s.asking.seat
            if seat == CHANCE:
                s.apply(CHANCE, s.asking.sample(s, CHANCE, dice))
                continue
            if seat != mover:
                if turns == 0:
                    return
                turns -= 1
                mover = seat
            s.apply(seat, simply_best(s, seat, dice))

    def returns(self, s: Samurai) -> list[float]:
        if s.asking is None:
            return shares(members(s.winners), s.seats)
        return chances_to_win(s, s.asking.seat)

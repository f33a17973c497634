"""What search has to know about Sake & Samurai."""

from typing import Final

from tatami.bots.sake.greedy import best
from tatami.bots.sense import Sense
from tatami.core.cards import BIT, members
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.games.sake.state import Sake

SLIPS: Final = 10
"""One choice in so many is made at random, so that playouts of one world differ."""


class SakeSense(Sense[Sake]):
    """Everybody plays by rules of thumb to the end; spirits win together."""

    exploration = 0.4
    quick = 30
    thorough = 600

    def rank(self, s: Sake, seat: int, legal: list[int], dice: Dice) -> list[int]:
        favourite = best(s, seat, legal)
        others = [action for action in legal if action != favourite]
        dice.shuffle(others)
        return [favourite, *others]

    def play_on(self, s: Sake, dice: Dice) -> None:
        while True:
            asked = s.asking
            if asked is None:
                return
            for seat in asked.actors(s):
                if seat == CHANCE or dice.below(SLIPS) == 0:
                    s.apply(seat, asked.sample(s, seat, dice))
                else:
                    s.apply(seat, best(s, seat, asked.legal(s, seat)))

    def returns(self, s: Sake) -> list[float]:
        found = [0.0] * s.seats
        winners = members(s.winners)
        for winner in winners:
            found[winner] = 1.0 if s.spirits & BIT[winner] else 1.0 / len(winners)
        return found

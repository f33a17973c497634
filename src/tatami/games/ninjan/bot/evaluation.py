"""What search has to know of Ninjan: how to play on sensibly, and how good the end is."""

from typing import Final

from tatami.core.cards import BIT, NONE
from tatami.core.chance import Dice
from tatami.core.frames import NOBODY
from tatami.core.game import View
from tatami.games.ninjan.bot.policy import best_pile
from tatami.games.ninjan.rules import PickCard, Resolve, ThrowSign
from tatami.games.ninjan.state import Ninjan
from tatami.games.ninjan.view import NinjanView, imagine
from tatami.search.heuristics import Heuristics, shares
from tatami.search.weights import weights_of

WEIGHTS: Final = weights_of("tatami.games.ninjan.bot")
MARGIN: Final = WEIGHTS.number("margin")
"""How much of a result is about the lead, and not about the win alone."""
FAR: Final = WEIGHTS.number("far")
"""The points between far behind and far ahead."""


class NinjanHeuristics(Heuristics[Ninjan]):
    """Random picks, sensible taking, and a win by much is better than by little."""

    exploration = 0.5
    quick = 400
    thorough = 16000

    def imagine(self, view: View, dice: Dice) -> Ninjan:
        """Picks and throws that lie face down are chosen anew: they were no accident."""
        assert isinstance(view, NinjanView)
        s = imagine(view, dice)
        for rival in range(s.seats):
            if rival == view.seat:
                continue
            if isinstance(s.asking, PickCard) and s.picks[rival] != NONE:
                s.hands[rival] |= BIT[s.picks[rival]]
                s.picks[rival] = NONE
            elif isinstance(s.asking, ThrowSign):
                s.throws[rival] = NONE
        return s

    def play_on(self, s: Ninjan, dice: Dice) -> None:
        while True:
            asked = s.asking
            if asked is None:
                return
            if isinstance(asked, Resolve):
                s.apply(asked.seat, best_pile(s, asked.seat))
            elif asked.seat == NOBODY:
                for seat in asked.actors(s):
                    s.apply(seat, asked.sample(s, seat, dice))
            else:
                s.apply(asked.seat, asked.sample(s, asked.seat, dice))

    def returns(self, s: Ninjan) -> list[float]:
        found = shares(self.game.winners(s), s.seats)
        points = [s.points(seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            part = part_of_win(ahead_by(points, seat), FAR)
            found[seat] = (1.0 - MARGIN) * found[seat] + MARGIN * part
        return found

    def chances(self, s: Ninjan) -> list[float]:
        return shares(self.game.winners(s), s.seats)


def ahead_by(points: list[int], seat: int) -> int:
    """By how many points the seat is ahead of its best rival; below 0 if it is behind."""
    return points[seat] - max([points[rival] for rival in range(len(points)) if rival != seat])


def part_of_win(ahead: int, far: float) -> float:
    """A lead as a part of a win: 0 for far behind, 1/2 for level, 1 for far ahead."""
    return max(0.0, min(1.0, 0.5 + ahead / far))

"""Ninjan's bots: one that takes what is best now, and what search has to know."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, verb
from tatami.core.cards import BIT, NONE
from tatami.core.chance import Dice
from tatami.core.frames import NOBODY
from tatami.core.game import View
from tatami.games.ninjan.pieces import PILES, VALUE
from tatami.games.ninjan.rules import LAY, PICK, TAKE, PickCard, Resolve, ThrowSign
from tatami.games.ninjan.state import Ninjan, worth
from tatami.games.ninjan.view import NinjanView, imagine
from tatami.search.bot import Bot
from tatami.search.heuristics import Heuristics, shares

WORLDS: Final = 8

MARGIN: Final = 0.3
"""How much of a result is about the lead, and not about the win alone."""
FAR: Final = 80.0
"""The points between far behind and far ahead."""


class GreedyNinjan(Bot[NinjanView]):
    """Picks the card that does best in this round over a few imagined deals; takes the most."""

    def choose(self, view: NinjanView | None, legal: list[int]) -> int:
        assert view is not None
        kind = verb(legal[0])
        if kind == PICK:
            return self.pick(view, legal)
        if kind in (TAKE, LAY):
            return best_pile(imagine(view, self.dice), view.seat)
        return legal[self.dice.below(len(legal))]

    def pick(self, view: NinjanView, legal: list[int]) -> int:
        """The card with which this seat gains most on its rivals in the coming round."""
        gains = [0] * len(legal)
        for _ in range(WORLDS):
            world = imagine(view, self.dice)
            self.rivals_pick(world, view.seat)
            for i, card in enumerate(legal):
                trial = world.clone()
                trial.apply(view.seat, card)
                resolve_greedily(trial)
                gains[i] += lead(trial, view.seat)
        return legal[gains.index(max(gains))]

    def rivals_pick(self, world: Ninjan, seat: int) -> None:
        """Every rival that has not picked yet picks at random."""
        asked = world.asking
        assert asked is not None
        for rival in asked.actors(world):
            if rival != seat:
                world.apply(rival, asked.sample(world, rival, self.dice))


def resolve_greedily(s: Ninjan) -> None:
    """Play the rest of the round, everybody taking what is best at once."""
    while isinstance(s.asking, Resolve):
        seat = s.asking.seat
        s.apply(seat, best_pile(s, seat))


def best_pile(s: Ninjan, seat: int) -> int:
    """Take the pile worth most; lay a good card on the worst pile and a bad one on the best."""
    card = s.picks[seat]
    beaten = s.beaten_by(card)
    wants_worst = not beaten and VALUE[card] > 0
    best: i64 = 0
    most: i64 = -1000
    for pile in range(PILES):
        if beaten and not beaten & BIT[pile]:
            continue
        gain: i64 = worth(s.piles[pile])
        if wants_worst:
            gain = -gain
        if gain > most:
            most = gain
            best = pile
    return act(TAKE if beaten else LAY, best)


def lead(s: Ninjan, seat: int) -> int:
    """How far the seat is ahead of its rivals, on average, times their number."""
    ahead = 0
    for rival in range(s.seats):
        ahead += s.points(seat) - s.points(rival)
    return ahead


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
            best = max([points[rival] for rival in range(s.seats) if rival != seat])
            found[seat] = (1.0 - MARGIN) * found[seat] + MARGIN * part(points[seat] - best)
        return found


def part(ahead: int) -> float:
    """A lead as a part of a win: 0 for far behind, 1/2 for level, 1 for far ahead."""
    return max(0.0, min(1.0, 0.5 + ahead / FAR))


GREEDY: Final = GreedyNinjan
HEURISTICS: Final = NinjanHeuristics

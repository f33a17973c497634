"""The policy of Ninjan: to pick the card that does best in this round, and to take the most."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, verb
from tatami.core.cards import BIT
from tatami.games.ninjan.pieces import PILES, VALUE
from tatami.games.ninjan.rules import LAY, PICK, TAKE, Resolve
from tatami.games.ninjan.state import Ninjan, worth
from tatami.games.ninjan.view import NinjanView, imagine
from tatami.search.bot import Bot

WORLDS: Final = 8
"""In so many imagined deals a card is tried."""


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

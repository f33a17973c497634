"""What search has to know of Hagakure: which worlds the play so far suggests, and who may win."""

from math import sqrt
from typing import Final

from tatami.core.cards import members
from tatami.core.chance import Dice
from tatami.core.game import View
from tatami.games.hagakure.bot.likelihood import has_evidence, likelihood
from tatami.games.hagakure.bot.opponents import PRECISION, WEIGHTS, foreseen
from tatami.games.hagakure.rules import DealCard, PlayCard, PlayChip
from tatami.games.hagakure.state import Hagakure
from tatami.search.heuristics import Heuristics, chances, shares

CANDIDATES: Final = 6
"""Of so many worlds one is taken, the likelier the better it explains what the rivals did."""

CHIP_NAMES: Final = ["double", "zero", "villagers", "swap", "look"]

# Who wins, by points and chips before each round; fitted by `fit.py`.
CHIP_WORTH: Final = WEIGHTS.group("chip_worth").numbers(CHIP_NAMES)
"""What each chip adds to a seat's points if it is kept for long."""
HALFTIME: Final = WEIGHTS.number("halftime")
"""With so many rounds left a chip is worth half of that."""
ROUND_SPREAD: Final = WEIGHTS.number("round_spread")
"""A lead of so many points before the last round makes a win nearly three times as likely."""


class HagakureHeuristics(Heuristics[Hagakure]):
    """Rivals act as the model says. A round is played out; then points and chips left tell."""

    exploration = 0.4
    quick = 100
    thorough = 6000

    def imagine(self, view: View, dice: Dice) -> Hagakure:
        """A match that the viewer could be in; what would be strange play there makes it rare."""
        found: Hagakure = self.game.imagine(view, dice)
        if not has_evidence(found, view.seat):
            return found
        total = likelihood(found, view.seat)
        for _ in range(1, CANDIDATES):
            other: Hagakure = self.game.imagine(view, dice)
            share = likelihood(other, view.seat)
            total += share
            if float(dice.below(PRECISION)) * total < share * PRECISION:
                found = other
        return found

    def foresee(self, s: Hagakure, seat: int, dice: Dice) -> int:
        return foreseen(s, seat, self.offers(s, seat), dice)

    def is_judged(self, s: Hagakure) -> bool:
        return s.asking is None or isinstance(s.asking, DealCard)

    def play_on(self, s: Hagakure, dice: Dice) -> None:
        """Play the rest of the round as the model of the opponents would."""
        while True:
            asked = s.asking
            if not isinstance(asked, PlayCard | PlayChip):
                return
            legal = asked.legal(s, asked.seat)
            s.apply(asked.seat, foreseen(s, asked.seat, legal, dice))

    def returns(self, s: Hagakure) -> list[float]:
        if s.asking is None:
            return shares(s.leading_seats(), s.seats)
        rounds = max(1, s.options.rounds - s.round + 1)
        hopes = [worth_of_chips(s, seat, rounds) + float(s.points[seat]) for seat in range(s.seats)]
        spread = ROUND_SPREAD * sqrt(rounds)
        return chances([hope / spread for hope in hopes])


def worth_of_chips(s: Hagakure, seat: int, rounds: int) -> float:
    """What the seat's chips may still add, one a round; time to choose makes them worth more."""
    values = [CHIP_WORTH[chip] for chip in members(s.chips[seat])]
    values.sort(reverse=True)
    return sum(values[:rounds]) * (rounds / (rounds + HALFTIME))

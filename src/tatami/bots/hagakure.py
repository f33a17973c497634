"""Hagakure's bots: one that plays for the points of this round, and what search has to know."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tatami.bots.bot import Bot
from tatami.bots.sense import Sense, chances, shares
from tatami.core.actions import act, verb
from tatami.core.cards import BIT, NONE, lowest, members, nth, size
from tatami.core.chance import Dice
from tatami.games.hagakure.pieces import FOOL, KINDS, NUMBERED
from tatami.games.hagakure.rules import LOOK_AT, PASS, PLAY, DealCard, PlayCard, PlayChip
from tatami.games.hagakure.state import Hagakure
from tatami.games.hagakure.view import HagakureView, imagine

WORLDS: Final = 16

# Fitted to some 6,000 matches of the greedy bot: who won, by points and chips before each round.
# Double, zero, villagers, swap, look: what each adds to a seat's points if it is kept for long.
CHIP_WORTH: Final = [2.5, 0.5, 1.2, 2.1, 0.4]
HALFTIME: Final = 1.5
"""With so many rounds left a chip is worth half of that."""
ROUND_SPREAD: Final = 1.42
"""A lead of so many points before the last round makes a win nearly three times as likely."""


class GreedyHagakure(Bot[HagakureView]):
    """Tries every choice in some imagined deals; saves its chips while there is time."""

    def choose(self, view: HagakureView | None, legal: list[int]) -> int:
        assert view is not None
        if verb(legal[0]) == PASS:
            return self.choose_chip(view, legal)
        gains = self.gains(view, legal)
        return legal[gains.index(max(gains))]

    def choose_chip(self, view: HagakureView, legal: list[int]) -> int:
        """The best chip, if it gains half a point for each round in which it could wait.

        When there is nothing to wait for, a look is better than none.
        """
        looks = [action for action in legal if verb(action) == LOOK_AT]
        others = legal[: len(legal) - len(looks)]
        gains = self.gains(view, others)
        best = gains.index(max(gains))
        one_point = WORLDS * (view.seats - 1)
        waiting = rounds_to_spare(view)
        if 2 * (gains[best] - gains[0]) > waiting * one_point:
            return others[best]
        if looks and waiting == 0:
            return looks[self.dice.below(len(looks))]
        return legal[0]

    def gains(self, view: HagakureView, legal: list[int]) -> list[int]:
        """For each choice, how far ahead it brings this seat by the end of the round."""
        gains = [0] * len(legal)
        for _ in range(WORLDS):
            world = imagine(view, self.dice)
            for i, action in enumerate(legal):
                trial = world.clone()
                trial.apply(view.seat, action)
                finish_round(trial, self.dice)
                gains[i] += lead(trial, view.seat)
        return gains


def rounds_to_spare(view: HagakureView) -> int:
    """How many rounds there are beyond those in which this seat can play its chips."""
    return max(0, view.rounds - view.round + 1 - len(view.chips[view.seat]))


def finish_round(s: Hagakure, dice: Dice) -> None:
    """Play the rest of the round, without chips."""
    while True:
        asked = s.asking
        if isinstance(asked, PlayCard):
            s.apply(asked.seat, act(PLAY, plain_card(s, asked.seat, dice)))
        elif isinstance(asked, PlayChip):
            s.apply(asked.seat, act(PASS))
        else:
            return


def plain_card(s: Hagakure, seat: int, dice: Dice) -> int:
    """What anybody would play: a fool on a fool, a card that wins so far, or a useless one."""
    cards = s.playable(seat) & KINDS
    if seat == s.leader:
        return nth(cards, dice.below(size(cards)))
    fools = 0
    laid = 0
    highest: i64 = 0
    for card in s.trick:
        if card != NONE:
            laid += 1
        if card == FOOL:
            fools += 1
        elif card > highest:
            highest = card
    has_fool = cards & BIT[FOOL] != 0
    if has_fool and fools:
        return FOOL
    winning = cards & NUMBERED & -BIT[highest + 1]
    if winning and fools < 2:
        return lowest(winning) if laid == s.seats - 1 else members(winning)[-1]
    return FOOL if has_fool else lowest(cards)


def lead(s: Hagakure, seat: int) -> int:
    """How far the seat is ahead of its rivals, on average, times their number."""
    ahead = 0
    for rival in range(s.seats):
        ahead += s.points[seat] - s.points[rival]
    return ahead


class HagakureSense(Sense[Hagakure]):
    """A round is played out; then the points, and the chips that are left, tell who may win."""

    exploration = 0.4
    quick = 400
    thorough = 16000

    def is_judged(self, s: Hagakure) -> bool:
        return s.asking is None or isinstance(s.asking, DealCard)

    def play_on(self, s: Hagakure, dice: Dice) -> None:
        finish_round(s, dice)

    def returns(self, s: Hagakure) -> list[float]:
        if s.asking is None:
            return shares(s.leading_seats(), s.seats)
        rounds = max(1, s.rounds - s.round + 1)
        hopes = [worth_of_chips(s, seat, rounds) + float(s.points[seat]) for seat in range(s.seats)]
        spread = ROUND_SPREAD * sqrt(rounds)
        return chances([hope / spread for hope in hopes])


def worth_of_chips(s: Hagakure, seat: int, rounds: int) -> float:
    """What the seat's chips may still add, one a round; time to choose makes them worth more."""
    worths = [CHIP_WORTH[chip] for chip in members(s.chips[seat])]
    worths.sort(reverse=True)
    return sum(worths[:rounds]) * (rounds / (rounds + HALFTIME))

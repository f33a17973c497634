"""The greedy bot of Hagakure: it plays for the points of this round."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, verb
from tatami.core.cards import BIT, NONE, lowest, members, nth, size
from tatami.core.chance import Dice
from tatami.games.hagakure.pieces import FOOL, KINDS, NUMBERED
from tatami.games.hagakure.rules import LOOK_AT, PASS, PLAY, PlayCard, PlayChip
from tatami.games.hagakure.state import Hagakure
from tatami.games.hagakure.view import HagakureView, imagine
from tatami.search.bot import Bot

WORLDS: Final = 16


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

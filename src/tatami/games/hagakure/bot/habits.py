"""Habits: how likely a seat is to play each card or chip, judged by what the greedy bot does.

The weights add up to the logarithm of how much a choice attracts. They were fitted (softmax
regression) to some 500,000 choices of the greedy bot, and name its card two times in three.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.actions import act, noun
from tatami.core.cards import BIT, NONE, numbers, size
from tatami.core.chance import Dice
from tatami.games.hagakure.bot.weights import ALLURE, BANNERS, KIND, NEED, RANK
from tatami.games.hagakure.pieces import (
    BONUS_CARD,
    CHIPS,
    DECK,
    DOUBLE,
    FOOL,
    FOOLS,
    LOOK,
    NUMBERED,
    VILLAGER_GOAL,
    VILLAGERS,
    ZERO,
    is_red,
)
from tatami.games.hagakure.rules import CHIP, PASS, PlayChip
from tatami.games.hagakure.state import Hagakure

# How a card stands if it is played.
LEADS: Final[i64] = 0
WINS: Final[i64] = 1
IS_AHEAD: Final[i64] = 2
IS_BEHIND: Final[i64] = 3
LOSES: Final[i64] = 4
IS_AHEAD_OF_A_FOOL: Final[i64] = 5
STANDINGS: Final[i64] = 6

DANGERS: Final[i64] = 7
DANGER: Final = numbers([0, 1, 3, 4, 4, 5, 5] + [6] * 21)
"""By the number of unseen cards that are higher."""
DANGER_ON_A_FOOL: Final[i64] = 3
"""Added for a fool that follows a fool."""
RISKS: Final[i64] = 3
RISK: Final = numbers([0, 1, 1, 1, 2, 2, 2])
"""Danger, more coarsely."""

KINDS_OF_CARDS: Final[i64] = 4

IN_BETWEEN: Final[i64] = 0
THE_LOWEST: Final[i64] = 1
THE_HIGHEST: Final[i64] = 2
A_FOOL: Final[i64] = 3
BONUS_RANK: Final[i64] = 4
"""Added where the samurai that brings a point lies in the trick."""
RANKS: Final[i64] = 8

SIGNS: Final[i64] = 14

PRECISION: Final = 1 << 20
HUNDRED: Final = 100.0


def foreseen(s: Hagakure, seat: int, legal: list[int], dice: Dice) -> int:
    """What the seat may do now, what it often does being likely."""
    if len(legal) == 1:
        return legal[0]
    if isinstance(s.asking, PlayChip):
        return foreseen_chip(s, seat, legal, dice)
    return legal[drawn(card_odds(s, seat, [noun(action) for action in legal]), dice)]


def foreseen_chip(s: Hagakure, seat: int, legal: list[int], dice: Dice) -> int:
    """A chip, or none; with look, any of the places to look at."""
    chip = drawn(chip_odds(s, seat, s.chips[seat]), dice)
    if chip == CHIPS:
        return act(PASS)
    if chip != LOOK:
        return act(CHIP, chip)
    return legal[len(legal) - 1 - dice.below(s.seats)]


def drawn(odds: list[float], dice: Dice) -> int:
    """The number of one of them, drawn by these odds."""
    rest = sum(odds) * dice.below(PRECISION) / PRECISION
    for number, each in enumerate(odds):
        rest -= each
        if rest < 0.0:
            return number
    return odds.index(max(odds))


# Cards


class Outlook:
    """The trick as a seat sees it that is about to play a card."""

    def __init__(self, s: Hagakure, seat: i64) -> None:
        hand = s.hands[seat]
        self.numbered = hand & NUMBERED
        self.unseen = DECK[s.seats] & NUMBERED & ~hand
        self.unseen_fools: i64 = 3 - size(hand & FOOLS)
        self.laid: i64 = 0
        self.fools: i64 = 0
        self.highest: i64 = 0
        self.has_bonus = False
        for other in range(s.seats):
            won = s.won[other]
            self.unseen &= ~won
            self.unseen_fools -= size(won & FOOLS)
            if s.trick[other] != NONE:
                self.note(s.trick[other])
        self.unseen_fools -= self.fools
        self.is_last = self.laid == s.seats - 1

    def note(self, card: i64) -> None:
        """This card lies there."""
        self.laid += 1
        if card == FOOL:
            self.fools += 1
            return
        self.unseen &= ~BIT[card]
        self.highest = max(self.highest, card)
        self.has_bonus = self.has_bonus or card == BONUS_CARD

    def standing(self, card: i64) -> i64:
        """How the card would stand."""
        if self.laid == 0:
            return LEADS
        is_ahead = self.fools > 0 if card == FOOL else card > self.highest and self.fools < 2
        if not is_ahead:
            return LOSES if self.is_last else IS_BEHIND
        if self.is_last:
            return WINS
        return IS_AHEAD_OF_A_FOOL if self.fools and card != FOOL else IS_AHEAD

    def danger(self, card: i64) -> i64:
        """By how much that could still be beaten."""
        if card != FOOL:
            return DANGER[size(self.unseen & -BIT[card + 1])]
        danger = min(self.unseen_fools, 2)
        return danger + DANGER_ON_A_FOOL if self.fools else danger

    def rank(self, card: i64) -> i64:
        """Whether it is the lowest or the highest number of several, or a fool."""
        if card == FOOL:
            return A_FOOL
        is_lowest = self.numbered & BIT[card] - 1 == 0
        is_highest = self.numbered & -BIT[card + 1] == 0
        if is_lowest == is_highest:
            return IN_BETWEEN
        return THE_LOWEST if is_lowest else THE_HIGHEST


def card_odds(s: Hagakure, seat: i64, cards: list[int]) -> list[float]:
    """How much each of these cards attracts the seat."""
    outlook = Outlook(s, seat)
    stage = min(max(size(s.hands[seat]) - 2, 0), 3) * STANDINGS
    need = need_of(s, seat) * STANDINGS
    bonus: i64 = BONUS_RANK if outlook.has_bonus else 0
    odds = []
    for card in cards:
        standing = outlook.standing(card)
        danger = outlook.danger(card)
        weight = (
            ALLURE[(stage + standing) * DANGERS + danger]
            + KIND[(stage + standing) * KINDS_OF_CARDS + kind_of(card)]
            + NEED[(need + standing) * RISKS + RISK[danger]]
            + RANK[standing * RANKS + bonus + outlook.rank(card)]
        )
        odds.append(exp(float(weight) / HUNDRED))
    return odds


def kind_of(card: i64) -> i64:
    """Villager, samurai, the samurai that brings a point, fool."""
    if card == FOOL:
        return 3
    if card == BONUS_CARD:
        return 2
    return 1 if is_red(card) else 0


def need_of(s: Hagakure, seat: i64) -> i64:
    """Whether the seat has a trick already, and what its chip makes of tricks."""
    chip = s.banners[seat]
    need: i64 = 2 if chip == ZERO else 4 if chip == DOUBLE else 0
    return need + 1 if s.won[seat] else need


# Chips


def chip_odds(s: Hagakure, seat: i64, chips: i64) -> list[float]:
    """How much each chip attracts the seat, and after them none, with these chips to choose from.

    It must not have swapped its hand yet.
    """
    signs = hand_signs(s, seat, chips)
    odds = []
    for choice in range(CHIPS + 1):
        weight = 0.0
        if choice == CHIPS or chips & BIT[choice]:
            row = ((s.seats - 3) * (CHIPS + 1) + choice) * SIGNS
            for i in range(SIGNS):
                weight += signs[i] * float(BANNERS[row + i])
            odds.append(exp(min(weight / HUNDRED, 30.0)))
        else:
            odds.append(0.0)
    return odds


def hand_signs(s: Hagakure, seat: i64, chips: i64) -> vec[float]:
    """What the choice of a chip hangs on: the time that is left, and the hand."""
    hand = s.hands[seat]
    deck = DECK[s.seats] & NUMBERED
    waiting = float(max(0, s.options.rounds - s.round + 1 - size(chips))) / 3.0
    span = float(size(deck) - 1)
    strength = 0.0
    high = 0.0
    best = 0.0
    rest = hand & NUMBERED
    while rest:
        below = (rest & -rest) - 1
        rest &= rest - 1
        height = float(size(deck & below)) / span
        strength += height
        high += height * height * height * height
        best = height
    villagers = size(hand & VILLAGERS)
    fools = size(hand & FOOLS)
    return vec[float](
        [
            1.0,
            1.0 if waiting == 0.0 else 0.0,
            waiting,
            float(villagers) / 5.0,
            strength / 2.0,
            high,
            best,
            1.0 if hand & BIT[BONUS_CARD] else 0.0,
            1.0 if fools >= 1 else 0.0,
            1.0 if fools >= 2 else 0.0,
            1.0 if fools >= 3 else 0.0,
            1.0 if seat == s.leader else 0.0,
            1.0 if villagers + 1 >= VILLAGER_GOAL[s.seats] else 0.0,
            high * waiting,
        ]
    )

"""A model of the opponents: how likely a seat is to play each card or chip.

The weights, in hundredths, add up to the logarithm of how much a choice attracts. They were fitted
(softmax regression, `fit.py`) to choices of the greedy bot, and name its card two times in three.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.actions import act, noun
from tatami.core.cards import BIT, NONE, numbers, size
from tatami.core.chance import Dice
from tatami.games.hagakure.pieces import (
    BONUS_CARD,
    CHIPS,
    DECK,
    DOUBLE,
    FEWEST_SEATS,
    FOOL,
    FOOLS,
    LOOK,
    MOST_SEATS,
    NUMBERED,
    VILLAGER_GOAL,
    VILLAGERS,
    ZERO,
    is_red,
)
from tatami.games.hagakure.rules import CHIP, PASS, PlayChip
from tatami.games.hagakure.state import Hagakure
from tatami.search.weights import Weights, weights_of

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

STAGES: Final[i64] = 4
"""Two cards in hand, or less, to five."""
NEEDS: Final[i64] = 6
"""No trick yet or some; with no chip that changes what tricks are worth, with zero, with double."""

IN_BETWEEN: Final[i64] = 0
THE_LOWEST: Final[i64] = 1
THE_HIGHEST: Final[i64] = 2
A_FOOL: Final[i64] = 3
BONUS_RANK: Final[i64] = 4
"""Added where the samurai that brings a point lies in the trick."""
RANKS: Final[i64] = 8

# The weights of cards stand in one row, table after table.
ALLURE_ROWS: Final[i64] = STAGES * STANDINGS
KIND_ROWS: Final[i64] = STAGES * STANDINGS
NEED_ROWS: Final[i64] = NEEDS * STANDINGS
RANK_ROWS: Final[i64] = STANDINGS
KIND_TABLE: Final[i64] = ALLURE_ROWS * DANGERS
NEED_TABLE: Final[i64] = KIND_TABLE + KIND_ROWS * KINDS_OF_CARDS
RANK_TABLE: Final[i64] = NEED_TABLE + NEED_ROWS * RISKS
CARD_WEIGHTS: Final[i64] = RANK_TABLE + RANK_ROWS * RANKS

SIGNS: Final[i64] = 14
"""How many things the choice of a chip hangs on."""

WEIGHTS: Final = weights_of("tatami.games.hagakure.bot")


def card_weights(found: Weights) -> vec[i64]:
    """What attracts to a card: its standing with its danger, its kind, the need, its rank."""
    return numbers(
        found.table("allure", ALLURE_ROWS, DANGERS)
        + found.table("kind", KIND_ROWS, KINDS_OF_CARDS)
        + found.table("need", NEED_ROWS, RISKS)
        + found.table("rank", RANK_ROWS, RANKS)
    )


def chip_weights(found: Weights) -> list[vec[i64]]:
    """By the number of seats, for each chip, and for none, what each sign of a hand adds."""
    return [
        numbers(found.table(str(seats), CHIPS + 1, SIGNS) if seats >= FEWEST_SEATS else [])
        for seats in range(MOST_SEATS + 1)
    ]


FOR_CARDS: Final = card_weights(WEIGHTS.group("cards"))
FOR_CHIPS: Final = chip_weights(WEIGHTS.group("chips"))

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
    rest = sum(odds) * float(dice.below(PRECISION)) / PRECISION
    for number, each in enumerate(odds):
        rest -= each
        if rest < 0.0:
            return number
    return odds.index(max(odds))


# Cards


class SeenTrick:
    """The trick as a seat sees it that is about to play a card, and what attracts it to a card."""

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
        held: i64 = size(hand)
        self.stage: i64 = min(max(held - 2, 0), STAGES - 1)
        self.need: i64 = need_of(s, seat)
        # The places of the four weights that count for the card that was looked at last.
        self.allure: i64 = 0
        self.kind: i64 = 0
        self.wish: i64 = 0
        self.order: i64 = 0

    def look_at(self, card: i64) -> None:
        """Find out which weights count for this card."""
        standing = self.standing(card)
        danger = self.danger(card)
        row = self.stage * STANDINGS + standing
        bonus: i64 = BONUS_RANK if self.has_bonus else 0
        self.allure = row * DANGERS + danger
        self.kind = KIND_TABLE + row * KINDS_OF_CARDS + kind_of(card)
        self.wish = NEED_TABLE + (self.need * STANDINGS + standing) * RISKS + RISK[danger]
        self.order = RANK_TABLE + standing * RANKS + bonus + self.rank(card)

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
    trick = SeenTrick(s, seat)
    odds = []
    for card in cards:
        trick.look_at(card)
        weight = (
            FOR_CARDS[trick.allure]
            + FOR_CARDS[trick.kind]
            + FOR_CARDS[trick.wish]
            + FOR_CARDS[trick.order]
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
    weights = FOR_CHIPS[s.seats]
    odds = []
    for choice in range(CHIPS + 1):
        weight = 0.0
        if choice == CHIPS or chips & BIT[choice]:
            for i in range(SIGNS):
                weight += signs[i] * float(weights[choice * SIGNS + i])
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

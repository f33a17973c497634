"""Ninjan's cards: three suits that beat one another in a ring, sixteen values each."""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import numbers, set_of

# A suit beats the one that follows it; the last beats the first.
ROCK: Final = 0
SCISSORS: Final = 1
PAPER: Final = 2
SUITS: Final = 3
ALL_SUITS: Final = set_of([ROCK, SCISSORS, PAPER])

# 1.1 Each suit has one card of each value; there is no 0.
VALUES: Final = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

# Card numbers rise with the value; the cards of one value are rock, scissors, paper.
CARDS: Final = 48
ALL_CARDS: Final = set_of(list(range(CARDS)))
SUIT: Final = numbers([card % SUITS for card in range(CARDS)])
VALUE: Final = numbers([VALUES[card // SUITS] for card in range(CARDS)])

PILES: Final = 3
ALL_PILES: Final = set_of([0, 1, 2])
HAND: Final = 9
ROUNDS: Final = 9

MOST_SEATS: Final = 5

# The small deck, with which a match can be calculated through (6.3).
SMALL_HAND: Final = 2
SMALL_VALUES: Final = [1, -1, 2, -2, 3, -3]
"""One value more than there are seats, in this order."""
SMALL_PILES: Final = numbers([SUITS * VALUES.index(1) + suit for suit in range(SUITS)])
"""The cards that open the piles."""


def small_deck(seats: int) -> int:
    """6.3 The set of cards that so many seats play a small match with."""
    values = [VALUES.index(value) for value in SMALL_VALUES[: seats + 1]]
    return set_of([SUITS * value + suit for value in values for suit in range(SUITS)])


def beats(suit: i64, other: i64) -> bool:
    """1.2 Rock beats scissors, scissors beat paper, paper beats rock."""
    return suit + 1 == other or (suit == PAPER and other == ROCK)


# 1.2 For each card the set of those that it beats, whatever they are worth.
PREY: Final = numbers(
    [
        set_of([other for other in range(CARDS) if beats(SUIT[card], SUIT[other])])
        for card in range(CARDS)
    ]
)

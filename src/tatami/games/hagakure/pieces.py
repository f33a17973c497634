"""Hagakure's cards and chips: villagers, samurai, three fools that are alike, five banners."""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, members, numbers, set_of

# A card's number is the one printed on it; the fools, which bear none, follow the samurai.
# In a set of cards n fools are the n bits from FOOL on, so that fools stay alike.
VILLAGERS: Final[i64] = set_of(list(range(1, 18)))
SAMURAI: Final[i64] = set_of(list(range(18, 28)))
NUMBERED: Final[i64] = VILLAGERS | SAMURAI
FOOL: Final = 28
FOOLS: Final[i64] = set_of([28, 29, 30])
RED: Final[i64] = SAMURAI | FOOLS
FIRST_RED: Final = 18
BONUS_CARD: Final = 18

NAME: Final = numbers([min(card, FOOL) for card in range(31)])
"""The number that stands for the card of each bit: fools are alike."""

KINDS: Final[i64] = NUMBERED | BIT[FOOL]
"""Leaves one fool of a set: what cannot be told apart is one choice."""

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5

# Where cards can be held: by a seat, or in the Yomi.
YOMI: Final = 5
PLACES: Final = 6

# By number of seats: 1.2 the cards in use, 2.3 a hand, 2.1 the rounds, 5.6 the villagers to win.
SMALL_DECK: Final = set_of([*range(6, 23), 28, 29, 30])
DECK: Final = numbers([0, 0, 0, SMALL_DECK, SMALL_DECK, VILLAGERS | RED])
DECK_SIZE: Final = numbers([0, 0, 0, 20, 20, 30])
HAND: Final = numbers([0, 0, 0, 5, 4, 5])
ROUNDS: Final = numbers([0, 0, 0, 9, 8, 5])
VILLAGER_GOAL: Final = numbers([0, 0, 0, 4, 4, 5])

DOUBLE: Final = 0
ZERO: Final = 1
VILLAGERS_CHIP: Final = 2
SWAP: Final = 3
LOOK: Final = 4
CHIPS: Final = 5
ALL_CHIPS: Final = 31

NO_TRICK: Final = -2
VILLAGER_BONUS: Final = 2


def plus(cards: i64, card: i64) -> i64:
    """The set with this card added."""
    if card == FOOL:
        return cards | (cards & FOOLS) << 1 | BIT[FOOL]
    return cards | BIT[card]


def minus(cards: i64, card: i64) -> i64:
    """The set without this card, or with one fool less."""
    if card == FOOL:
        return (cards & ~FOOLS) | ((cards & FOOLS) >> 1 & FOOLS)
    return cards & ~BIT[card]


def cards_in(cards: i64) -> list[int]:
    """The cards in rising order, the fools last."""
    return [NAME[card] for card in members(cards)]


def set_with(cards: list[int]) -> i64:
    """The set with these cards, some of which may be fools."""
    together: i64 = 0
    for card in cards:
        together = plus(together, card)
    return together


def is_red(card: i64) -> bool:
    """1.1 Samurai and fools are red; no card is not."""
    return card >= FIRST_RED

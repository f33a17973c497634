"""The cards of Samurai: influence cards, villages, and sets of cards in which some are alike."""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, numbers, set_of
from tatami.core.counts import SEAT_BITS, SEAT_MASK, one_of
from tatami.core.grid import SIDES

MOST_SEATS: Final = 4
HAND: Final = 5

# 1.1 The three symbols, and the one kind of card that counts for all of them.
HELMET: Final = 0
BUDDHA: Final = 1
RICE: Final = 2
SYMBOLS: Final = 3
SAMURAI: Final = 3

# 1.3 Influence cards. Equal cards have numbers in a row, and the first of these names them all.

KINDS: Final = [(kind, strength) for kind in (HELMET, BUDDHA, RICE) for strength in (2, 3, 4)]
KINDS.extend([(SAMURAI, strength) for strength in (1, 1, 1, 2, 2, 2, 3, 3)])
CARDS: Final = 17
KIND: Final = numbers([kind for kind, _ in KINDS])
STRENGTH: Final = numbers([strength for _, strength in KINDS])
FIRST: Final = numbers([KINDS.index(kind) for kind in KINDS])
FIRSTS: Final = set_of([KINDS.index(kind) for kind in KINDS])
EQUALS: Final = numbers(
    [set_of([card for card in range(CARDS) if KINDS[card] == kind]) for kind in KINDS]
)

MOST_STONES: Final = 25
"""5.5 Of each shape there can be as many as villages that show the symbol."""

# Stones and influence are counts (core/counts.py). In those of one seat, these are all three.
ONE_OF_EACH: Final = 0x0421
HIGH_BIT: Final = 16
HIGH_BITS: Final = 0x4210
HIGH_BITS_OF: Final = numbers([0, 0x10, 0x200, 0x210, 0x4000, 0x4010, 0x4200, 0x4210])


def reaches(counts: i64, bound: i64) -> bool:
    """Whether one of a seat's three counts is at least `bound`, which is 7 to 16."""
    return counts + (HIGH_BIT - bound) * ONE_OF_EACH & HIGH_BITS != 0


def stones_won(influence: i64, symbols: i64, seats: i64) -> i64:
    """5.3 A stone for each of these symbols to the seat with more influence than every other.

    All symbols are compared at once. No influence is as high as 16: the cards that touch a village
    are too few. So this bit is free, and stays set where a rival has at least as much.
    """
    won: i64 = 0
    for seat in range(seats):
        own = influence >> SEAT_BITS * seat & SEAT_MASK
        reached: i64 = 0
        for rival in range(seats):
            if rival != seat:
                reached |= (influence >> SEAT_BITS * rival & SEAT_MASK | HIGH_BITS) - own
        won |= (HIGH_BITS_OF[symbols] & ~reached) >> 4 << SEAT_BITS * seat
    return won


# What a card adds to the influence of seat 0.
INFLUENCE: Final = numbers(
    [
        sum(
            [strength * one_of(0, symbol) for symbol in range(SYMBOLS) if kind in (symbol, SAMURAI)]
        )
        for kind, strength in KINDS
    ]
)

# How many samurai of strength 1, 2 and 3 there are in each set; the strengths name the set.
SAMURAI_SETS: Final = {111223: [3, 2, 1], 112233: [2, 2, 2], 112223: [2, 3, 1]}
SET_NAMES: Final = list(SAMURAI_SETS)

# 1.2 Villages. A village is known by its symbols, which are bits; equal ones are numbered in a row.

VILLAGE_COUNTS: Final = [0, 5, 5, 9, 5, 9, 9, 2]
VILLAGES: Final = 44
ALL_VILLAGES: Final = set_of(list(range(VILLAGES)))
ALL_SYMBOLS: Final = 7
VILLAGE: Final = numbers(
    [symbols for symbols, count in enumerate(VILLAGE_COUNTS) for _ in range(count)]
)
FIRST_VILLAGE: Final = numbers(
    [sum(VILLAGE_COUNTS[:symbols]) for symbols in range(ALL_SYMBOLS + 1)]
)
EQUAL_VILLAGES: Final = numbers(
    [
        set_of([card for card in range(VILLAGES) if VILLAGE[card] == symbols])
        for symbols in range(ALL_SYMBOLS + 1)
    ]
)


# Sets with equal cards: of these they hold the lowest numbers, so equal sets are equal ints.


def with_one(cards: i64, first: i64, equals: i64) -> i64:
    """The set with one more of these equal cards."""
    return cards | ((cards & equals) + BIT[first])


def without_one(cards: i64, first: i64, equals: i64) -> i64:
    """The set with one fewer of these equal cards; there must be one."""
    return cards ^ (((cards & equals) + BIT[first]) >> 1)


def influence_set(name: int, seats: int) -> int:
    """1.3 The influence cards of one seat; 2.4 with four seats a samurai 1 and a 2 are left out."""
    cards = set_of([card for card in range(CARDS) if KIND[card] != SAMURAI])
    for strength, count in enumerate(SAMURAI_SETS[name], 1):
        first = KINDS.index((SAMURAI, strength))
        left_out = 1 if seats == MOST_SEATS and strength < 3 else 0
        cards |= set_of([first + copy for copy in range(count - left_out)])
    return cards


def stones_of_a_shape(seats: int) -> i64:
    """2.3 How many stones of each shape there are."""
    return 10 if seats == 2 else 16


# 3. What a card brings. Seats count from 1 here, as on the table: the rivals of each are a set.
RIVALS: Final = numbers([0b11110 & ~(1 << owner) for owner in range(MOST_SEATS + 1)])


def side_due(villages: int, corners: int, side: int) -> bool:
    """Whether a village is due on this side of a card, by what lies around it.

    `villages` is the set of its sides with a village. `corners` is the set of corners, each
    numbered like the side before it, behind which lies a card of another seat.
    """
    before = (side - 1) % SIDES
    after = (side + 1) % SIDES
    return not villages >> side & 1 and bool(
        (villages >> before & corners >> before & 1) | (villages >> after & corners >> side & 1)
    )


SIDES_DUE: Final = numbers(
    [
        set_of([side for side in range(SIDES) if side_due(villages, corners, side)])
        for villages in range(1 << SIDES)
        for corners in range(1 << SIDES)
    ]
)

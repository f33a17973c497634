"""The table of Sake & Samurai: where cards and sake tokens can be, and sets of cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import lowest, numbers, set_of
from tatami.games.sake.deck import (
    BACKS,
    CANCEL_ATTACK,
    CANCEL_MOVEMENT,
    DEFEND_BETTER,
    ITEM,
    MINION,
    MOVE_FARTHER,
    WEAPON,
    Deck,
)

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 8

OPENING_HAND: Final = 4
HAND_LIMIT: Final = 4
PLAYS: Final = 2
DRAWS: Final = 2
IAIDO_STEPS: Final = 2
BARE_STEPS: Final = 1

# Where a card can be: in the hand of a seat, on its table, or in one of the piles. Life and wound
# piles are apart, as their order matters.
HAND: Final = 0
TABLE: Final = 8
PILE: Final = 16
DISCARDS: Final = 17
PLAYED: Final = 18
BOX: Final = 19
PLACES: Final = 20

# A set of cards is two words of bits.
WORD: Final = 60
WORDS: Final = 2

# A life or wound pile is one number: seven bits for each card, the top card lowest.
CARD_BITS: Final = 7
CARD_MASK: Final = 127

# Sake lies on a weapon or an item (its title), on the board, or on the life pile.
BOARD: Final = 60
LIFE: Final = 61

# The two sides of a samurai: a row of steps leads to the neighbour on each.
LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = 2

# A minion in play is one number: its card, whether it acted, the steps from its master, its lane.
ACTED: Final = 128
DISTANCE_SHIFT: Final = 8
DISTANCE_ONE: Final = 256
DISTANCE_MASK: Final = 127
LANE_SHIFT: Final = 15

# The target of an attack is a seat, or this and a minion's card: inside the rules. Everybody else
# gets a `Target`.
MINION_TARGET: Final = 8

# What a fight is, beside MELEE and RANGED.
HAUNTING: Final = 4

ALL_SEATS: Final = 255
"""In the set of seats that know a card: everybody."""


def masu_for(seats: int) -> int:
    """2.6 Two and a half tokens for each seat, rounded up; 1.4 no more are in play."""
    return (5 * seats + 1) // 2


def lane_of(seat: i64, side: i64) -> i64:
    """The way from a samurai to the neighbour on this side."""
    return seat * SIDES + side


def words_of(cards: list[int]) -> list[int]:
    """The set with these cards, as two words."""
    words = [0, 0]
    for card in cards:
        words[card // WORD] |= 1 << card % WORD
    return words


def cards_of(low: i64, high: i64) -> list[int]:
    """The cards of a set in rising order."""
    found: list[int] = []
    while low:
        found.append(lowest(low))
        low &= low - 1
    while high:
        found.append(WORD + lowest(high))
        high &= high - 1
    return found


def stacked(cards: list[int]) -> int:
    """A life or wound pile of these cards, the top card last."""
    pile = 0
    for card in cards:
        pile = pile << CARD_BITS | card + 1
    return pile


def unstacked(pile: i64) -> list[int]:
    """The cards of a life or wound pile, the top card last."""
    found: list[int] = []
    while pile:
        found.append((pile & CARD_MASK) - 1)
        pile >>= CARD_BITS
    found.reverse()
    return found


def depth(pile: i64) -> i64:
    """How many cards lie in a life or wound pile."""
    cards: i64 = 0
    while pile:
        cards += 1
        pile >>= CARD_BITS
    return cards


class Sets:
    """Sets of cards and of titles that the rules ask for."""

    def __init__(self, deck: Deck) -> None:
        cards = range(deck.cards)
        titles = range(deck.titles)
        backs = [words_of([c for c in cards if deck.back[c] == back]) for back in range(len(BACKS))]
        self.of_back: vec[i64] = numbers([word for words in backs for word in words])
        kinds = [words_of([c for c in cards if deck.title[c] == title]) for title in titles]
        self.of_title: vec[i64] = numbers([word for words in kinds for word in words])
        self.falters: vec[i64] = numbers(cards_with_effect(deck, CANCEL_MOVEMENT))
        self.blurs: vec[i64] = numbers(cards_with_effect(deck, CANCEL_ATTACK))
        self.minions: vec[i64] = numbers(words_of([c for c in cards if deck.kind[c] == MINION]))
        self.all: vec[i64] = numbers(words_of(list(cards)))

        # Of titles.
        self.items: i64 = set_of([t for t in titles if deck.title_kind[t] == ITEM])
        self.weapons: i64 = set_of([t for t in titles if deck.title_kind[t] == WEAPON])
        items = [t for t in titles if deck.title_kind[t] == ITEM]
        self.paid_items: i64 = set_of([t for t in items if deck.cost[t] > 0])
        self.armour: i64 = set_of([t for t in items if deck.effect[t] == DEFEND_BETTER])
        self.sandals: i64 = set_of([t for t in items if deck.effect[t] == MOVE_FARTHER])


def cards_with_effect(deck: Deck, effect: int) -> list[int]:
    """The cards whose text does this, as two words."""
    return words_of([card for card in range(deck.cards) if deck.effect[deck.title[card]] == effect])

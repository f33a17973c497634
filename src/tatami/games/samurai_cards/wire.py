"""The influence cards, villages and stones of Samurai: the card game, for the browser."""

import msgspec

from tatami.core.cards import members
from tatami.core.counts import count_of
from tatami.games.samurai_cards.pieces import (
    ALL_SYMBOLS,
    CARDS,
    INFLUENCE,
    KIND,
    MOST_SEATS,
    STRENGTH,
    SYMBOLS,
    VILLAGE_COUNTS,
    stones_of_a_shape,
)
from tatami.games.samurai_cards.story import KINDS, card_name, kind_name, village_name


class InfluenceCard(msgspec.Struct, frozen=True):
    """An influence card; its number is that of the first of its equals."""

    kind: str
    strength: int
    name: str
    influences: list[int]
    """The symbols that it counts for."""


class Village(msgspec.Struct, frozen=True):
    """A kind of village card, known by its symbols."""

    name: str
    symbols: list[int]
    copies: int


class SamuraiCardsPieces(msgspec.Struct, frozen=True):
    """All that is printed in the box of Samurai: the card game."""

    cards: list[InfluenceCard]
    villages: list[Village]
    """By the symbols as a set: 1 is the helmet, 2 the Buddha, 4 the rice."""
    symbols: list[str]
    stones: list[int]
    """How many there are of each shape, by the number of seats."""


def pieces() -> SamuraiCardsPieces:
    """The pieces, with their names in the language that is spoken."""
    return SamuraiCardsPieces(
        cards=[card_facts(card) for card in range(CARDS)],
        villages=[village_facts(symbols) for symbols in range(ALL_SYMBOLS + 1)],
        symbols=[kind_name(symbol) for symbol in range(SYMBOLS)],
        stones=[int(stones_of_a_shape(seats)) for seats in range(MOST_SEATS + 1)],
    )


def card_facts(card: int) -> InfluenceCard:
    """What an influence card shows."""
    return InfluenceCard(
        kind=KINDS[KIND[card]],
        strength=int(STRENGTH[card]),
        name=card_name(card),
        influences=[n for n in range(SYMBOLS) if count_of(INFLUENCE[card], 0, n)],
    )


def village_facts(symbols: int) -> Village:
    """The villages with these symbols."""
    return Village(
        name=village_name(symbols), symbols=members(symbols), copies=VILLAGE_COUNTS[symbols]
    )

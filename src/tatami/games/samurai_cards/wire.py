"""The influence cards, villages and stones of Samurai: the card game, for the browser."""

import msgspec

from tatami.core.actions import noun, verb
from tatami.core.cards import members
from tatami.core.counts import count_of
from tatami.core.grid import SIDES
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
from tatami.games.samurai_cards.rules import (
    LAY,
    PLACE,
    StoneTaken,
    card_of,
    cell_of,
    places_due,
    scored,
)
from tatami.games.samurai_cards.state import EMPTY, TURNED, SamuraiCards
from tatami.games.samurai_cards.story import KINDS, card_name, kind_name, village_name
from tatami.games.samurai_cards.view import SamuraiCardsView, table_as_seen

BOT_MINUTES = 3
"""How long a match against bots takes, about; see bench/bot_minutes.py."""


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
    """Each at the number by which a view names it."""
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


class TouchedVillage(msgspec.Struct, frozen=True):
    """A village that a choice touches: whose its stones would be, and if it is scored."""

    cell: int
    stones: list[StoneTaken]
    closes: bool


class Placing(msgspec.Struct, frozen=True):
    """What placing a card, or laying a village, would bring."""

    due: list[int]
    """4.1, 4.7 The places for new villages; none if no village is left (4.5)."""
    new_villages: int
    """How many of these there are villages for."""
    villages: list[TouchedVillage]


def effects(view: SamuraiCardsView, legal: list[int]) -> list[Placing | None]:
    """What each choice would bring, by the rules themselves, so far as the viewer can know."""
    table = table_as_seen(view)
    if view.seat >= 0:
        for card in view.hand:
            table.draw(view.seat, card)
    return [effect(table, view, action) for action in legal]


def effect(table: SamuraiCards, view: SamuraiCardsView, action: int) -> Placing | None:
    """What this choice would bring; None if it is neither about a card nor about a village."""
    if verb(action) == PLACE:
        return placing(table, view, action)
    return laying(table, noun(action)) if verb(action) == LAY else None


def placing(table: SamuraiCards, view: SamuraiCardsView, action: int) -> Placing:
    """What it would bring to place this card there."""
    s = table.clone()
    s.place(view.seat, card_of(action), cell_of(action))
    s.due = s.sides_due()
    due = places_due(s) if view.village_pile else []
    beside = [s.beside(side) for side in range(SIDES)]
    return Placing(
        due=due,
        new_villages=min(len(due), view.village_pile),
        villages=[
            TouchedVillage(cell=cell, stones=scored(s, cell).stones, closes=s.is_closed(cell))
            for cell in beside
            if EMPTY < s.lying(cell) < TURNED
        ],
    )


def laying(table: SamuraiCards, cell: int) -> Placing:
    """What it would bring to lay the village that was taken there."""
    s = table.clone()
    s.lay_village(s.taken, cell)
    village = TouchedVillage(cell=cell, stones=scored(s, cell).stones, closes=s.is_closed(cell))
    return Placing(due=[], new_villages=1, villages=[village])


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

"""Samurai as text: cards like `h3` and `s1`, villages like `hb`, places like `2,-1`.

An action is `h3 2,-1` (place that card there) or `lay 1,1` (the village that was taken goes there).
"""

import re
from typing import Final

from tatami.core.actions import act, noun, verb
from tatami.core.cards import members
from tatami.core.errors import TatamiError
from tatami.core.grid import cell_at, column_and_row
from tatami.core.notation import bad_position
from tatami.games.samurai_cards.pieces import ALL_SYMBOLS, CARDS, FIRST, KIND, MOST_SEATS, STRENGTH
from tatami.games.samurai_cards.rules import (
    BEGIN,
    DRAW,
    LAY,
    PLACE,
    TURN_UP,
    card_of,
    cell_of,
    placing,
)

LETTERS: Final = "hbrs"
SEAT_NAMES: Final = [str(seat + 1) for seat in range(MOST_SEATS)]

# Cards and places


def card_text(card: int) -> str:
    """The letter of the card's symbol, or of the samurai, and its strength."""
    return f"{LETTERS[KIND[card]]}{STRENGTH[card]}"


def village_text(symbols: int) -> str:
    """The letters of the village's symbols; a dash if there is no village."""
    return "".join([LETTERS[symbol] for symbol in members(symbols)]) or "-"


CARD_NAMES: Final = {card_text(FIRST[card]): int(FIRST[card]) for card in range(CARDS)}
VILLAGE_NAMES: Final = {village_text(symbols): symbols for symbols in range(1, ALL_SYMBOLS + 1)}
PLACE_TEXT: Final = re.compile(r"(-?[0-9]{1,5}),(-?[0-9]{1,5})")


def village_from(text: str) -> int:
    """The symbols of a village; 0 for a dash."""
    if text == "-":
        return 0
    if text not in VILLAGE_NAMES:
        raise bad_position(text, ", ".join(VILLAGE_NAMES))
    return VILLAGE_NAMES[text]


def place_text(cell: int) -> str:
    """The column and the row of a place, counted from the first village."""
    column, row = column_and_row(cell)
    return f"{column},{row}"


def place_from(text: str) -> int:
    """The place with this column and row."""
    found = PLACE_TEXT.fullmatch(text)
    if found is None:
        raise bad_position(text, "2,-1")
    return cell_at(int(found[1]), int(found[2]))


# Actions


def action_text(action: int) -> str:
    """The action as a person types it; its bare number if there is no such action."""
    kind = verb(action)
    if kind == PLACE and card_of(action) in CARD_NAMES.values():
        return f"{card_text(card_of(action))} {place_text(cell_of(action))}"
    if kind == LAY:
        return f"lay {place_text(noun(action))}"
    if kind == DRAW and noun(action) in CARD_NAMES.values():
        return f"draw {card_text(noun(action))}"
    if kind == TURN_UP and noun(action) in VILLAGE_NAMES.values():
        return f"turn {village_text(noun(action))}"
    if kind == BEGIN and noun(action) < MOST_SEATS:
        return f"begin {SEAT_NAMES[noun(action)]}"
    return f"#{action}"


def action_from(text: str) -> int:
    """The action that a person typed."""
    words = text.lower().replace("\u2212", "-").replace(", ", ",").split()
    if len(words) == 2:
        first, second = words
        is_place = PLACE_TEXT.fullmatch(second) is not None
        if first in CARD_NAMES and is_place:
            return placing(CARD_NAMES[first], place_from(second))
        if first == "lay" and is_place:
            return act(LAY, place_from(second))
        if first == "draw" and second in CARD_NAMES:
            return act(DRAW, CARD_NAMES[second])
        if first == "turn" and second in VILLAGE_NAMES:
            return act(TURN_UP, VILLAGE_NAMES[second])
        if first == "begin" and second in SEAT_NAMES:
            return act(BEGIN, SEAT_NAMES.index(second))
    raise TatamiError("samurai_cards-bad-action", text=text)

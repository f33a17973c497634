"""Samurai: the card game as numbers, on a table that has no edge.

A place is told by its column and its row, counted from the first village. How far out a card can
lie is bounded all the same: a village that is laid touches a card that touches a village, so every
village after the first leads at most two steps further out, and cards touch the last of them.
"""

from typing import Any, Final

from tatami.core.cards import NONE
from tatami.core.compounds import BitSet, Made, Pending, Row
from tatami.core.grid import SIDES, cell_at, column_and_row
from tatami.core.indexing import Split
from tatami.core.kinds import Each, Flag, Kind, Number, Seat, SetOf, Word
from tatami.core.sheet import Scan, Sheet
from tatami.games.samurai_cards.notation import card_text
from tatami.games.samurai_cards.pieces import (
    CARDS,
    FIRST,
    HAND,
    MOST_SEATS,
    SYMBOLS,
    VILLAGES,
)
from tatami.games.samurai_cards.position import POSITION
from tatami.games.samurai_cards.view import LaidVillage, PlacedCard

FARTHEST: Final = 2 * (VILLAGES - 1) + 1
"""So many columns or rows from the middle the outermost card can lie."""
ACROSS: Final = 2 * FARTHEST + 1

DEEPEST: Final = MOST_SEATS + 6
"""At the beginning: two villages, the hands of four seats, the first round."""

CARD: Final = Word({card_text(FIRST[card]): int(FIRST[card]) for card in range(CARDS)})
SYMBOLS_OF: Final = BitSet(SYMBOLS)


class Place(Kind):
    """A place on the table: whether there is one, its column and its row."""

    def shape(self, seats: int) -> list[int]:
        return [3]

    def put(self, shown: Any, sheet: Sheet) -> None:
        column, row = (0, 0) if shown == NONE else column_and_row(shown)
        sheet.number(0 if shown == NONE else 1)
        sheet.number(column)
        sheet.number(row)

    def take(self, scan: Scan) -> Any:
        is_there, column, row = scan.several(3)
        return cell_at(column, row) if is_there else NONE


class ColumnAndRow(Split):
    """A place in an action: first its column, then its row."""

    def __init__(self) -> None:
        super().__init__(["column", "row"], [ACROSS, ACROSS])

    def split(self, value: int) -> list[int]:
        column, row = column_and_row(value)
        return [column + FARTHEST, row + FARTHEST]

    def join(self, values: list[int]) -> int:
        return cell_at(values[0] - FARTHEST, values[1] - FARTHEST)


def village(cell: int, symbols: int, is_turned: bool) -> LaidVillage:
    """A village; who would get its stones follows from the cards around it."""
    return LaidVillage(cell, symbols, is_turned, [])


def placed(cell: int, seat: int, card: int) -> PlacedCard:
    """An influence card; whether it is turned follows from the villages around it."""
    return PlacedCard(cell, seat, card, False)


PLACE: Final = Place()
VILLAGE: Final = Made(village, [("cell", PLACE), ("symbols", SYMBOLS_OF), ("is_turned", Flag())])
PLACED: Final = Made(placed, [("cell", PLACE), ("seat", Seat()), ("card", CARD)])

KINDS: Final[dict[str, Kind]] = {
    "pending": Pending(POSITION.frames, DEEPEST, 1),
    "villages": Row(VILLAGES, VILLAGE),
    "placed": Row(MOST_SEATS * CARDS, PLACED),
    "hand": SetOf(CARD),
    "hand_sizes": Each(Number(0, HAND)),
    "pile_sizes": Each(Number(0, CARDS)),
    "village_pile": Number(0, VILLAGES),
    "top": SYMBOLS_OF,
    "taken": SYMBOLS_OF,
    "newest": PLACE,
    "due": Row(SIDES, PLACE),
}
DERIVED: Final[dict[str, object]] = {"open": ()}
NATURE: Final = ["draw", "turn up", "begin"]
SPLITS: Final[dict[str, Split]] = {"cell": ColumnAndRow()}

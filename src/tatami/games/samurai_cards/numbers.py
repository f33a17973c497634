"""Samurai: the card game as numbers, on a table that has no edge, and a quick way to write them.

A place is told by its column and its row, counted from the first village. How far out a card can
lie is bounded all the same: a village that is laid touches a card that touches a village, so every
village after the first leads at most two steps further out, and cards touch the last of them.
"""

from typing import Any, Final

from mypy_extensions import i64

from tatami.core.cards import NONE, numbers, size
from tatami.core.compounds import BitSet, Pending, RecordOf, Row
from tatami.core.counts import count_of
from tatami.core.grid import PLANE, SIDES, cell_at, column_and_row
from tatami.core.indexing import Split
from tatami.core.kinds import Each, Flag, Kind, Number, Seat, SetOf, Word
from tatami.core.observation import Writer
from tatami.core.sheet import Scan, Sheet
from tatami.games.samurai_cards.notation import card_text
from tatami.games.samurai_cards.pieces import (
    ALL_SYMBOLS,
    CARDS,
    EQUALS,
    FIRST,
    HAND,
    MOST_SEATS,
    SYMBOLS,
    VILLAGES,
)
from tatami.games.samurai_cards.position import POSITION
from tatami.games.samurai_cards.state import CARD_MASK, EMPTY, SEAT_SHIFT, TURNED, SamuraiCards
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
VILLAGE: Final = RecordOf(
    village, [("cell", PLACE), ("symbols", SYMBOLS_OF), ("is_turned", Flag())]
)
PLACED: Final = RecordOf(placed, [("cell", PLACE), ("seat", Seat()), ("card", CARD)])

PENDING: Final = Pending(POSITION.frames, DEEPEST, 1)

KINDS: Final[dict[str, Kind]] = {
    "pending": PENDING,
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
DERIVED: Final[dict[str, object]] = {"open": (), "leaders": (), "standings": ()}
NATURE: Final = ["draw", "turn up", "begin"]
SPLITS: Final[dict[str, Split]] = {"cell": ColumnAndRow()}

NAMED: Final = len(CARD.in_order)
"""So many cards are told apart."""
KIND_OF: Final = numbers([CARD.places.get(card, NONE) for card in range(CARDS)])
"""Which of them a card is."""
ALIKE: Final = numbers([EQUALS[card] for card in CARD.in_order])
"""All cards of each."""

PLACE_WIDTH: Final = 3
VILLAGE_WIDTH: Final = 1 + PLACE_WIDTH + SYMBOLS + 1
MOST_PLACED: Final = MOST_SEATS * CARDS


class SamuraiCardsWriter(Writer):
    """Writes what a seat sees straight from the table."""

    def write(self, s: SamuraiCards, seat: int, sheet: Sheet) -> None:
        sheet.one_seat(s.options.first)
        PENDING.put_pending(s, sheet)
        seats: i64 = s.seats
        put_villages(s, sheet)
        put_placed(s, sheet)
        if seat >= 0:
            put_hand(s.hands[seat], sheet)
        else:
            sheet.blank(NAMED)
        for away in range(seats):
            sheet.number(size(s.hands[sheet.absolute(away)]))
        for away in range(seats):
            sheet.number(size(s.piles[sheet.absolute(away)]))
        sheet.number(size(s.pile) + (1 if s.top else 0))
        sheet.bits(s.top, SYMBOLS)
        sheet.bits(s.taken, SYMBOLS)
        if s.newest == NONE:
            sheet.blank(PLACE_WIDTH)
        else:
            put_place(s.newest, sheet)
        put_due(s, sheet)
        for away in range(seats):
            owner = sheet.absolute(away)
            for symbol in range(SYMBOLS):
                sheet.number(count_of(s.stones, owner, symbol))
        sheet.some_seats(s.winners)


def put_place(cell: i64, sheet: Sheet) -> None:
    """A place where something is."""
    sheet.number(1)
    sheet.number(PLANE.columns[cell])
    sheet.number(PLANE.rows[cell])


def put_villages(s: SamuraiCards, sheet: Sheet) -> None:
    """The villages on the table, from the middle outwards."""
    left: i64 = VILLAGES
    for cell in range(len(s.table)):
        lying = s.lying(cell)
        if EMPTY < lying <= CARD_MASK:
            sheet.number(1)
            put_place(cell, sheet)
            sheet.bits(lying & ALL_SYMBOLS, SYMBOLS)
            sheet.number(1 if lying >= TURNED else 0)
            left -= 1
    sheet.blank(left * VILLAGE_WIDTH)


def put_placed(s: SamuraiCards, sheet: Sheet) -> None:
    """The influence cards on the table, from the middle outwards."""
    left: i64 = MOST_PLACED
    for cell in range(len(s.table)):
        lying = s.lying(cell)
        if lying > CARD_MASK:
            sheet.number(1)
            put_place(cell, sheet)
            sheet.one_seat((lying >> SEAT_SHIFT) - 1)
            sheet.one_of(KIND_OF[lying & CARD_MASK], NAMED)
            left -= 1
    sheet.blank(left * (1 + PLACE_WIDTH + sheet.seats + NAMED))


def put_hand(cards: i64, sheet: Sheet) -> None:
    """How many there are of each card."""
    for alike in ALIKE:
        sheet.number(size(cards & alike))


def put_due(s: SamuraiCards, sheet: Sheet) -> None:
    """The places where a village has yet to be laid."""
    left: i64 = SIDES
    for side in range(SIDES):
        if s.due >> side & 1:
            sheet.number(1)
            put_place(s.beside(side), sheet)
            left -= 1
    sheet.blank(left * (1 + PLACE_WIDTH))


WRITER: Final = SamuraiCardsWriter()

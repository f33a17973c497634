"""Hagakure as numbers: the kinds of what a seat sees, and a quick way to write them."""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, size
from tatami.core.compounds import Pending
from tatami.core.kinds import SEATS, Each, Kind, Number
from tatami.core.observation import Writer
from tatami.core.sheet import Sheet
from tatami.games.hagakure.pieces import CHIPS, FOOL, FOOLS, MOST_SEATS, NUMBERED, YOMI
from tatami.games.hagakure.position import POSITION
from tatami.games.hagakure.state import Hagakure
from tatami.games.hagakure.view import CARDS

DEEPEST: Final = MOST_SEATS + 4
"""Everybody plays a card, the trick is taken, and so is the next one; then the round is scored."""

SIZE: Final = Number(0, FOOL + 2)
"""How many cards there are in a place."""

PENDING: Final = Pending(POSITION.frames, DEEPEST, 1)

KINDS: Final[dict[str, Kind]] = {
    "pending": PENDING,
    "hands": Each(CARDS),
    "hand_sizes": Each(SIZE),
    "hand_knowers": Each(SEATS),
    "yomi": CARDS,
    "yomi_size": SIZE,
    "yomi_knowers": SEATS,
}
DERIVED: Final[dict[str, object]] = {"rounds": 0}
NATURE: Final = ["deal", "begin"]


class HagakureWriter(Writer):
    """Writes what a seat sees straight from the table."""

    def write(self, s: Hagakure, seat: int, sheet: Sheet) -> None:
        sheet.one_seat(s.options.first)
        PENDING.put_pending(s, sheet)
        seats: i64 = s.seats
        own: i64 = 0
        if seat >= 0:
            own = BIT[seat]
        sheet.long_number(s.round)
        sheet.one_seat(s.leader)
        for away in range(seats):
            put_seen(s, sheet.absolute(away), own, sheet)
        for away in range(seats):
            sheet.number(size(s.hands[sheet.absolute(away)]))
        for away in range(seats):
            sheet.some_seats(s.knowers[sheet.absolute(away)])
        put_seen(s, YOMI, own, sheet)
        sheet.number(size(s.hands[YOMI]))
        sheet.some_seats(s.knowers[YOMI])
        sheet.some_seats(s.without_red)
        for away in range(seats):
            sheet.one_of(s.trick[sheet.absolute(away)] - 1, FOOL)
        for away in range(seats):
            put_cards(s.won[sheet.absolute(away)], sheet)
        for away in range(seats):
            sheet.bits(s.chips[sheet.absolute(away)], CHIPS)
        for away in range(seats):
            sheet.one_of(s.banners[sheet.absolute(away)], CHIPS)
        for away in range(seats):
            sheet.long_number(s.points[sheet.absolute(away)])


def put_seen(s: Hagakure, place: i64, viewer: i64, sheet: Sheet) -> None:
    """The cards in this place, if the viewer, who is a set of one seat, knows them."""
    if s.knowers[place] & viewer:
        put_cards(s.hands[place], sheet)
    else:
        sheet.blank(FOOL)


def put_cards(cards: i64, sheet: Sheet) -> None:
    """A set of cards: the numbers from 1 on, and how many fools."""
    sheet.bits((cards & NUMBERED) >> 1, FOOL - 1)
    sheet.number(size(cards & FOOLS))


WRITER: Final = HagakureWriter()

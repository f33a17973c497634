"""Samurai as numbers: the kinds of what a seat sees, and a quick way to write them.

The map has 140 spots and 34 settlements.
"""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, NONE, numbers, size
from tatami.core.compounds import Board, Maybe, Pending, Times
from tatami.core.counts import count_of
from tatami.core.kinds import SEATS, Each, Flag, Kind, Number, Seat, SetOf, Word
from tatami.core.observation import Writer
from tatami.core.sheet import Sheet
from tatami.games.samurai.board import SETTLEMENTS, SPOTS
from tatami.games.samurai.notation import TILE_NAMES
from tatami.games.samurai.pieces import EQUALS, HAND, MOST_OF_A_KIND, TILES
from tatami.games.samurai.pieces import KINDS as FIGURES
from tatami.games.samurai.position import POSITION
from tatami.games.samurai.state import Samurai
from tatami.games.samurai.view import LaidTile, in_box

DEEPEST: Final = 8
"""At the beginning: the hands of four seats, Edo, the figures, the first turn."""

TILE: Final = Word(TILE_NAMES)

PENDING: Final = Pending(POSITION.frames, DEEPEST, 1)

KINDS: Final[dict[str, Kind]] = {
    "pending": PENDING,
    "tiles": Board(SPOTS, LaidTile, "hex", [("seat", Seat()), ("tile", TILE)]),
    "figures": Times(SETTLEMENTS, SetOf(Number(0, FIGURES - 1))),
    "hand": SetOf(TILE),
    "hand_sizes": Each(Number(0, HAND)),
    "supply_sizes": Each(Number(0, TILES)),
    "hands": Maybe(Each(SetOf(TILE))),
    "box": SEATS,
    "aside": Times(FIGURES, Number(0, MOST_OF_A_KIND)),
    "has_laid": Flag(),
    "has_laid_plain": Flag(),
}
DERIVED: Final[dict[str, object]] = {
    "influence": (),
    "leaders": (),
    "standings": (),
    "screened": False,
}
NATURE: Final = ["draw", "begin"]

NAMED: Final = len(TILE.in_order)
"""So many tiles are told apart."""
PLACE: Final = numbers([TILE.places.get(tile, NONE) for tile in range(TILES)])
"""Which of them a tile is."""
ALIKE: Final = numbers([EQUALS[tile] for tile in TILE.in_order])
"""All tiles of each."""


class SamuraiWriter(Writer):
    """Writes what a seat sees straight from the table."""

    def write(self, s: Samurai, seat: int, sheet: Sheet) -> None:
        sheet.one_seat(s.options.first)
        PENDING.put_pending(s, sheet)
        seats: i64 = s.seats
        put_tiles(s, sheet)
        for settlement in range(SETTLEMENTS):
            sheet.bits(s.kinds_in(settlement), FIGURES)
        if seat >= 0:
            put_hand(s.hands[seat], sheet)
        else:
            sheet.blank(NAMED)
        for away in range(seats):
            sheet.number(size(s.hands[sheet.absolute(away)]))
        for away in range(seats):
            sheet.number(size(s.supplies[sheet.absolute(away)]))
        if s.is_over():
            sheet.number(1)
            for away in range(seats):
                put_hand(s.hands[sheet.absolute(away)], sheet)
        else:
            sheet.blank(1 + seats * NAMED)
        box: i64 = 0
        for owner in range(seats):
            if in_box(s, owner):
                box |= BIT[owner]
        sheet.some_seats(box)
        put_tile(s.lifted, sheet)
        sheet.number(1 if s.has_laid else 0)
        sheet.number(1 if s.has_laid_plain else 0)
        for away in range(seats):
            put_figures(s.captured, sheet.absolute(away), sheet)
        put_figures(s.aside, 0, sheet)
        sheet.some_seats(s.winners)


def put_tiles(s: Samurai, sheet: Sheet) -> None:
    """What lies on each spot, and whose it is."""
    width = 1 + sheet.seats + NAMED
    empty: i64 = 0
    for spot in range(SPOTS):
        owner = s.owner(spot)
        if owner == NONE:
            empty += width
            continue
        sheet.blank(empty)
        empty = 0
        sheet.number(1)
        sheet.one_seat(owner)
        put_tile(s.tile(spot), sheet)
    sheet.blank(empty)


def put_tile(tile: i64, sheet: Sheet) -> None:
    """One tile, or none."""
    if tile == NONE:
        sheet.blank(NAMED)
    else:
        sheet.one_of(PLACE[tile], NAMED)


def put_hand(tiles: i64, sheet: Sheet) -> None:
    """How many there are of each tile."""
    for alike in ALIKE:
        sheet.number(size(tiles & alike))


def put_figures(counts: i64, owner: i64, sheet: Sheet) -> None:
    """How many figures of each kind somebody has."""
    for kind in range(FIGURES):
        sheet.number(count_of(counts, owner, kind))


WRITER: Final = SamuraiWriter()

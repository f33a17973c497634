"""Ninjan as numbers: the kinds of what a seat sees, and a quick way to write them."""

from typing import Any, Final

from mypy_extensions import i64

from tatami.core.cards import BIT, NONE, set_of, size
from tatami.core.compounds import Pending, Times
from tatami.core.frames import Frame
from tatami.core.kinds import Each, Kind, Number, Word
from tatami.core.observation import Writer
from tatami.core.sheet import Scan, Sheet
from tatami.games.ninjan.notation import CARD_NAMES, SIGNS
from tatami.games.ninjan.pieces import CARDS, HAND, MOST_SEATS, PILES, SUITS
from tatami.games.ninjan.position import POSITION
from tatami.games.ninjan.rules import (
    Count,
    PickCard,
    Resolve,
    Round,
    ThrowSign,
    TurnUp,
)
from tatami.games.ninjan.state import Ninjan
from tatami.games.ninjan.view import CARD, FACE_DOWN
from tatami.games.ninjan.view import CARDS as CARD_SET

HIDDEN: Final = "face down"
FRAMES: Final = len(POSITION.frames)
DEEPEST: Final = MOST_SEATS + 1
"""All cards are to be resolved, and then the next round begins."""


class Pile(Kind):
    """A pile: its cards, and which of them is on top."""

    def shape(self, seats: int) -> list[int]:
        return [2, CARDS]

    def put(self, shown: Any, sheet: Sheet) -> None:
        sheet.bits(set_of(list(shown)), CARDS)
        sheet.one_of(shown[-1] if shown else NONE, CARDS)

    def take(self, scan: Scan) -> Any:
        cards = CARD_SET.take(scan)
        top = CARD.take(scan)
        return (*[card for card in cards if card != top], top) if cards else ()


KINDS: Final[dict[str, Kind]] = {
    "pending": Pending(POSITION.frames, DEEPEST, 1),
    "hand": CARD_SET,
    "hand_sizes": Each(Number(0, HAND)),
    "piles": Times(PILES, Pile()),
    "picks": Each(Word({**CARD_NAMES, HIDDEN: FACE_DOWN})),
    "throws": Each(Word({**{sign: n for n, sign in enumerate(SIGNS)}, HIDDEN: FACE_DOWN})),
}
DERIVED: Final[dict[str, object]] = {"resolving": ()}
NATURE: Final = ["deal"]


class NinjanWriter(Writer):
    """Writes what a seat sees straight from the table."""

    def write(self, s: Ninjan, seat: int, sheet: Sheet) -> None:
        put_pending(s, sheet)
        seats: i64 = s.seats
        sheet.number(s.deal)
        sheet.number(s.round)
        if seat >= 0:
            sheet.bits(s.hands[seat], CARDS)
        else:
            sheet.blank(CARDS)
        for away in range(seats):
            sheet.number(size(s.hands[sheet.absolute(away)]))
        for pile in range(PILES):
            sheet.bits(s.piles[pile], CARDS)
            sheet.one_of(s.tops[pile], CARDS)
        picking = isinstance(s.asking, PickCard)
        for away in range(seats):
            chooser = sheet.absolute(away)
            put_choice(s.picks[chooser], picking and chooser != seat, CARDS, sheet)
        for away in range(seats):
            sheet.bits(s.won[sheet.absolute(away)], CARDS)
        for away in range(seats):
            sheet.long_number(s.past[sheet.absolute(away)])
        leaders: i64 = 0
        for away in range(seats):
            leaders |= (s.leaders >> sheet.absolute(away) & 1) << away
        sheet.bits(leaders, seats)
        throwing = isinstance(s.asking, ThrowSign)
        for away in range(seats):
            chooser = sheet.absolute(away)
            put_choice(s.throws[chooser], throwing and chooser != seat, SUITS, sheet)


def put_choice(chosen: i64, is_hidden: bool, ways: i64, sheet: Sheet) -> None:
    """What somebody chose, if anything: hidden, or one of so many."""
    if chosen == NONE:
        sheet.blank(ways + 1)
    elif is_hidden:
        sheet.one_of(0, ways + 1)
    else:
        sheet.one_of(chosen + 1, ways + 1)


def put_pending(s: Ninjan, sheet: Sheet) -> None:
    """The pending frames, the question on the table first."""
    width: i64 = FRAMES + s.seats + 3
    left: i64 = DEEPEST
    if s.asking is not None:
        put_frame(s.asking, width, sheet)
        left -= 1
    depth = s.stack.depth
    while depth > 0:
        depth -= 1
        put_frame(s.stack.room[depth], width, sheet)
        left -= 1
    sheet.blank(left * width)


def put_frame(frame: Frame[Ninjan], width: i64, sheet: Sheet) -> None:
    """One frame: which one, and if it is a seat's, whose, and that it has this one field."""
    if isinstance(frame, Resolve):
        own = BIT[FRAMES + sheet.relative(frame.seat)] | BIT[FRAMES + sheet.seats]
        sheet.bits(BIT[RESOLVE] | own, width)
    elif isinstance(frame, PickCard):
        sheet.one_of(PICK_CARD, width)
    elif isinstance(frame, TurnUp):
        sheet.one_of(TURN_UP, width)
    elif isinstance(frame, Round):
        sheet.one_of(ROUND, width)
    elif isinstance(frame, Count):
        sheet.one_of(COUNT, width)
    else:
        sheet.one_of(NAMES.index(type(frame).__name__), width)


NAMES: Final = list(POSITION.frames)
PICK_CARD: Final = NAMES.index("PickCard")
TURN_UP: Final = NAMES.index("TurnUp")
RESOLVE: Final = NAMES.index("Resolve")
ROUND: Final = NAMES.index("Round")
COUNT: Final = NAMES.index("Count")

WRITER: Final = NinjanWriter()

"""Sake & Samurai as numbers, with room for every deck: the kinds of what a seat sees, and a quick
way to write them.
"""

from typing import Any, Final

from mypy_extensions import i64

from tatami.core.cards import BIT, NONE, lowest, size
from tatami.core.compounds import Board, Pending, RecordOf, Row
from tatami.core.frames import NOBODY
from tatami.core.kinds import SEATS, Each, Flag, Kind, Number, Seat, SetOf
from tatami.core.observation import Writer
from tatami.core.sheet import Scan, Sheet
from tatami.games.sake.columns import InDeck, Minion
from tatami.games.sake.deck import BACKS, FAR, MOST_CARDS, MOST_SAMURAI, MOST_TITLES
from tatami.games.sake.pieces import (
    ACTED,
    ALL_SEATS,
    BOX,
    CARD_BITS,
    CARD_MASK,
    DISCARDS,
    HAND,
    HAUNTING,
    LIFE,
    MINION_TARGET,
    PILE,
    PLAYED,
    SIDES,
    TABLE,
    WORD,
    WORDS,
    depth,
)
from tatami.games.sake.position import POSITION
from tatami.games.sake.rows import card_of, distance_of, lane_with
from tatami.games.sake.state import Sake
from tatami.games.sake.targets import NO_TARGET, Target
from tatami.games.sake.view import MOST, Fight, ShuffledCard

DEEPEST: Final = 40
"""What is pending in a fight of eight with everybody's reactions comes to about 20."""
MOST_FIELDS: Final = 4

MOST_LIFE: Final = 9
"""A life or wound pile has at most so many cards."""

CARD: Final = InDeck("card")
CARDS: Final = SetOf(CARD)
FACE: Final = Number(-len(BACKS), MOST_CARDS)
"""A card by its number, or ~back of one that the viewer does not know."""
BATCH: Final = Number(NONE, MOST_CARDS)


class SeenHeap(Kind):
    """Cards without an order: those that the viewer knows, and how many it sees of each back."""

    def shape(self, seats: int) -> list[int]:
        return [MOST_CARDS + len(BACKS)]

    def put(self, shown: Any, sheet: Sheet) -> None:
        CARDS.put([card for card in shown if card >= 0], sheet)
        for back in range(len(BACKS)):
            sheet.number(shown.count(~back))

    def take(self, scan: Scan) -> Any:
        cards = list(CARDS.take(scan))
        counts = scan.several(len(BACKS))
        for back in range(len(BACKS) - 1, -1, -1):
            cards += [~back] * counts[back]
        return tuple(cards)


class Somebody(Seat):
    """A seat, or NOBODY."""

    def take(self, scan: Scan) -> Any:
        seat = super().take(scan)
        return NOBODY if seat == NONE else seat


class Aim(Kind):
    """Who is attacked or haunted: a seat, or a minion by its card."""

    def shape(self, seats: int) -> list[int]:
        return [seats + MOST_CARDS]

    def put(self, shown: Any, sheet: Sheet) -> None:
        SEAT.put(shown.seat, sheet)
        CARD.put(shown.minion, sheet)

    def take(self, scan: Scan) -> Any:
        target = Target(SEAT.take(scan), CARD.take(scan))
        return NO_TARGET if target == NO_TARGET else target


SEAT: Final = Seat()
COUNT: Final = Number(-MOST, MOST)

PENDING: Final = Pending(POSITION.frames, DEEPEST, MOST_FIELDS)

KINDS: Final[dict[str, Kind]] = {
    "pending": PENDING,
    "alive": SEATS,
    "spirits": SEATS,
    "seated": SEATS,
    "burnt": SEATS,
    "hands": Each(SeenHeap()),
    "tables": Each(CARDS),
    "life": Each(Row(MOST_LIFE, FACE)),
    "wounds": Each(Row(MOST_LIFE, FACE)),
    "minions": Row(
        MOST_CARDS,
        RecordOf(
            Minion,
            [
                ("card", Number(0, MOST_CARDS)),
                ("master", SEAT),
                ("side", Number(0, SIDES - 1)),
                ("distance", Number(0, FAR)),
                ("has_acted", Flag()),
            ],
        ),
    ),
    "pile_size": Number(0, MOST_CARDS),
    "discards": CARDS,
    "played": CARDS,
    "box": SeenHeap(),
    "public": CARDS,
    "shuffled": Board(MOST_CARDS, ShuffledCard, "card", [("shuffle", Number(0, MOST_CARDS))]),
    "hand_batches": Each(Row(MOST_CARDS, BATCH)),
    "box_batches": Row(MOST_CARDS, BATCH),
    "active": Somebody(),
    "fight": RecordOf(
        Fight,
        [
            ("striker", Somebody()),
            ("minion", CARD),
            ("target", Aim()),
            ("kind", Number(0, HAUNTING)),
            ("value", COUNT),
            ("guard", CARD),
            ("defence", COUNT),
            ("hits", COUNT),
        ],
    ),
}
NATURE: Final = ["board", "deal", "draw", "turn", "reveal", "passed", "begin"]

PLACES_OF_SAKE: Final = LIFE + 1


class Sight:
    """The cards that a seat knows, and those that everybody does, each set as two words."""

    def __init__(self, s: Sake, seat: i64) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.open_low: i64 = 0
        self.open_high: i64 = 0
        who = BIT[seat] if seat >= 0 else 0
        for card in range(s.deck.cards):
            knowers = i64(s.knowers[card])
            if knowers == ALL_SEATS:
                if card < WORD:
                    self.open_low |= BIT[card]
                else:
                    self.open_high |= BIT[card - WORD]
            elif knowers & who:
                if card < WORD:
                    self.low |= BIT[card]
                else:
                    self.high |= BIT[card - WORD]
        self.low |= self.open_low
        self.high |= self.open_high

    def has(self, card: i64) -> bool:
        """Whether the seat knows the card."""
        if card < WORD:
            return self.low & BIT[card] != 0
        return self.high & BIT[card - WORD] != 0


class SakeWriter(Writer):
    """Writes what a seat sees straight from the table."""

    def write(self, s: Sake, seat: int, sheet: Sheet) -> None:
        seats: i64 = s.seats
        sight = Sight(s, seat)
        sheet.one_seat(s.options.first)
        PENDING.put_pending(s, sheet)
        for away in range(seats):
            sheet.one_of(s.samurai[sheet.absolute(away)], MOST_SAMURAI)
        sheet.some_seats(s.alive)
        sheet.some_seats(s.spirits)
        sheet.some_seats(s.seated)
        sheet.some_seats(s.burnt)
        for away in range(seats):
            put_heap(s, HAND + sheet.absolute(away), sight, sheet)
        for away in range(seats):
            put_cards(s, TABLE + sheet.absolute(away), sheet)
        for away in range(seats):
            put_pile(s, s.life[sheet.absolute(away)], sight, sheet)
        for away in range(seats):
            put_pile(s, s.wounds[sheet.absolute(away)], sight, sheet)
        for away in range(seats):
            sheet.one_of(s.wielded[sheet.absolute(away)], MOST_TITLES)
        for away in range(seats):
            sheet.bits(s.sake[sheet.absolute(away)], PLACES_OF_SAKE)
        for away in range(seats):
            sheet.long_number(s.loot[sheet.absolute(away)])
        for away in range(seats):
            sheet.number(s.steps[sheet.absolute(away)])
        put_minions(s, sheet)
        sheet.number(s.supply)
        sheet.long_number(s.masu)
        sheet.one_of(s.top, len(BACKS))
        sheet.number(s.count(PILE))
        put_cards(s, DISCARDS, sheet)
        put_cards(s, PLAYED, sheet)
        put_heap(s, BOX, sight, sheet)
        put_public(s, sight, sheet)
        put_shuffled(s, sheet)
        for away in range(seats):
            put_batches(s, HAND + sheet.absolute(away), sight, sheet)
        put_batches(s, BOX, sight, sheet)
        sheet.one_seat(s.active)
        sheet.long_number(s.plays)
        sheet.long_number(s.free_minions)
        sheet.number(1 if s.has_attacked else 0)
        sheet.number(1 if s.has_cut else 0)
        put_fight(s, sheet)
        sheet.long_number(s.masu_before)
        sheet.long_number(s.dry)
        sheet.long_number(s.last_turns)
        sheet.long_number(s.sudden_deaths)
        sheet.some_seats(s.winners)


def put_cards(s: Sake, place: i64, sheet: Sheet) -> None:
    """The cards of an open place."""
    sheet.bits(s.cards[place * WORDS], WORD)
    sheet.bits(s.cards[place * WORDS + 1], WORD)


def put_heap(s: Sake, place: i64, sight: Sight, sheet: Sheet) -> None:
    """The cards of a hidden place: those that the seat knows, and how many of each back."""
    low = s.cards[place * WORDS]
    high = s.cards[place * WORDS + 1]
    sheet.bits(low & sight.low, WORD)
    sheet.bits(high & sight.high, WORD)
    low &= ~sight.low
    high &= ~sight.high
    for back in range(len(BACKS)):
        of_back = s.sets.of_back
        sheet.number(size(low & of_back[back * WORDS]) + size(high & of_back[back * WORDS + 1]))


def put_pile(s: Sake, pile: i64, sight: Sight, sheet: Sheet) -> None:
    """A life or wound pile, the top card last."""
    cards = depth(pile)
    shift = cards * CARD_BITS
    while shift:
        shift -= CARD_BITS
        card = (pile >> shift & CARD_MASK) - 1
        sheet.number(1)
        sheet.number(card if sight.has(card) else ~s.deck.back[card])
    sheet.blank((MOST_LIFE - cards) * 2)


def put_minions(s: Sake, sheet: Sheet) -> None:
    """The minions on their way."""
    for minion in s.minions:
        lane = lane_with(minion)
        sheet.number(1)
        sheet.number(card_of(minion))
        sheet.one_seat(lane // SIDES)
        sheet.number(lane % SIDES)
        sheet.number(distance_of(minion))
        sheet.number(1 if minion & ACTED else 0)
    sheet.blank((MOST_CARDS - len(s.minions)) * (5 + sheet.seats))


def put_public(s: Sake, sight: Sight, sheet: Sheet) -> None:
    """The cards in hands and in the box that everybody has seen."""
    low = s.cards[BOX * WORDS]
    high = s.cards[BOX * WORDS + 1]
    for holder in range(s.seats):
        low |= s.cards[(HAND + holder) * WORDS]
        high |= s.cards[(HAND + holder) * WORDS + 1]
    sheet.bits(low & sight.open_low, WORD)
    sheet.bits(high & sight.open_high, WORD)


def put_shuffled(s: Sake, sheet: Sheet) -> None:
    """The cards that were discarded once and are not now, each with the shuffle since."""
    skipped: i64 = 0
    for card in range(s.deck.cards):
        shuffle = s.came_with(card)
        if shuffle == 0 or s.has(DISCARDS, card) or s.has(PLAYED, card):
            skipped += 2
            continue
        sheet.blank(skipped)
        skipped = 0
        sheet.number(1)
        sheet.number(shuffle)
    sheet.blank(skipped + (MOST_CARDS - s.deck.cards) * 2)


def put_batches(s: Sake, place: i64, sight: Sight, sheet: Sheet) -> None:
    """Where the cards of a hidden place came from that the seat sees as backs, back by back."""
    count: i64 = 0
    for back in range(len(BACKS) - 1, -1, -1):
        found: list[int] = []
        low = s.cards[place * WORDS] & ~sight.low & s.sets.of_back[back * WORDS]
        high = s.cards[place * WORDS + 1] & ~sight.high & s.sets.of_back[back * WORDS + 1]
        while low:
            found.append(max(NONE, s.batch[lowest(low)]))
            low &= low - 1
        while high:
            found.append(max(NONE, s.batch[WORD + lowest(high)]))
            high &= high - 1
        found.sort()
        for batch in found:
            sheet.number(1)
            sheet.number(batch)
        count += len(found)
    sheet.blank((MOST_CARDS - count) * 2)


def put_fight(s: Sake, sheet: Sheet) -> None:
    """Who attacks or haunts whom, and how it stands."""
    sheet.one_seat(s.striker)
    sheet.one_of(s.agent, MOST_CARDS)
    if s.target >= MINION_TARGET:
        sheet.blank(sheet.seats)
        sheet.one_of(s.target - MINION_TARGET, MOST_CARDS)
    else:
        sheet.one_seat(s.target)
        sheet.blank(MOST_CARDS)
    sheet.number(s.fight)
    sheet.long_number(s.value)
    sheet.one_of(s.guard, MOST_CARDS)
    sheet.long_number(s.defence)
    sheet.long_number(s.hits)


WRITER: Final = SakeWriter()

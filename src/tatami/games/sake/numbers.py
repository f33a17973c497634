"""Sake & Samurai as numbers: the kinds of what a seat sees, with room for every deck."""

from typing import Any, Final

from tatami.core.cards import NONE
from tatami.core.compounds import Board, Pending, RecordOf, Row
from tatami.core.frames import NOBODY
from tatami.core.kinds import SEATS, Each, Flag, Kind, Number, Seat, SetOf
from tatami.core.sheet import Scan, Sheet
from tatami.games.sake.columns import InDeck, Minion
from tatami.games.sake.deck import BACKS, FAR, MOST_CARDS
from tatami.games.sake.pieces import HAUNTING, SIDES
from tatami.games.sake.position import POSITION
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

KINDS: Final[dict[str, Kind]] = {
    "pending": Pending(POSITION.frames, DEEPEST, MOST_FIELDS),
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

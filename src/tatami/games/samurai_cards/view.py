"""What a seat, or a watcher, sees of a match of Samurai, and the matches it could be in."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from tatami.core.cards import NONE, members, set_of, size
from tatami.core.chance import Dice
from tatami.core.counts import Standing, leaders, standings
from tatami.core.game import View
from tatami.core.grid import PLANE, SIDES
from tatami.core.kinds import NOTHING, Kind, Reading, Seat, SetOf, items_of, joined
from tatami.core.named import Named
from tatami.core.notation import bad_position
from tatami.core.position import Column, Field, Tally, keep, shared, show
from tatami.core.state import State
from tatami.games.samurai_cards.notation import place_from, place_text, village_from, village_text
from tatami.games.samurai_cards.pieces import ALL_SYMBOLS, FIRST, MOST_STONES, SYMBOLS
from tatami.games.samurai_cards.rules import StoneTaken, places_due, stones_taken
from tatami.games.samurai_cards.state import (
    CARD_MASK,
    EMPTY,
    SEAT_SHIFT,
    TURNED,
    SamuraiCards,
    empty_table,
)

KEPT: Final = 1 << 14
"""So many villages, and cards, are kept as they are seen: views are compared all the time, and what
is the same object has not changed."""


@dataclass
class LaidVillage(Named):
    """A village on the table with its symbols, as a set; turned over if it is scored."""

    cell: int
    symbols: int
    is_turned: bool
    stones: list[StoneTaken]
    """5.2 Who would get its stones, as the cards lie; none any more if it is scored."""


@dataclass
class PlacedCard(Named):
    """An influence card on the table, and whose it is."""

    cell: int
    seat: int
    card: int
    is_turned: bool
    """5.4 Whether all the villages around it are scored, so that it has no influence any more."""


@dataclass
class SamuraiCardsView(View):
    """Places are cells of the endless grid; of equal cards the first stands for each."""

    villages: tuple[LaidVillage, ...]
    placed: tuple[PlacedCard, ...]
    open: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    village_pile: int
    """How many villages are left, the visible one included."""
    top: int
    taken: int
    newest: int
    due: tuple[int, ...]
    """The places where a village has yet to be laid."""
    stones: tuple[tuple[int, ...], ...]
    leaders: tuple[int, ...]
    """For every shape the seat that leads; NONE if nobody does (6.4)."""
    standings: tuple[Standing, ...]
    """How every seat stands by its stones (6.4 to 6.6)."""
    winners: tuple[int, ...]


class Village(Kind):
    """The symbols of a village, 0 if there is none."""

    def write(self, shown: Any, s: State[Any]) -> str:
        return village_text(shown)

    def read(self, text: str, reading: Reading) -> Any:
        return village_from(text)


class Place(Kind):
    """A place on the table, or NONE."""

    def write(self, shown: Any, s: State[Any]) -> str:
        return NOTHING if shown == NONE else place_text(shown)

    def read(self, text: str, reading: Reading) -> Any:
        return NONE if text == NOTHING else place_from(text)


class Due(Column):
    """The places beside the newest card where a village has yet to be laid."""

    def __init__(self) -> None:
        super().__init__("due", ["due"])

    def write(self, s: SamuraiCards) -> str:
        return joined([place_text(place) for place in places_due(s)])

    def read(self, text: str, reading: Reading) -> None:
        for item in items_of(text):
            side = side_of(reading.s, place_from(item))
            if side == NONE:
                raise bad_position(item, "due")
            reading.s.due |= set_of([side])

    def show(self, s: SamuraiCards, seen: dict[str, Any]) -> None:
        seen["due"] = tuple(places_due(s))

    def keep(self, s: SamuraiCards, view: "SamuraiCardsView") -> None:
        s.due = set_of([side_of(s, place) for place in view.due])


def side_of(s: SamuraiCards, place: int) -> int:
    """The side of the newest card where this place is; NONE if it is not beside it."""
    beside = [s.beside(side) for side in range(SIDES)] if s.newest != NONE else []
    return beside.index(place) if place in beside else NONE


PUBLIC: Final[list[Column]] = [
    Tally("stones", SYMBOLS, MOST_STONES),
    Field("top", Village()),
    Field("taken", Village()),
    Field("newest", Place()),
    Due(),
    Field("winners", SetOf(Seat())),
]
"""What everybody sees as it is; the view shows it under the same names."""


def view(s: SamuraiCards, seat: int) -> SamuraiCardsView:
    """What this seat, or a watcher, may see."""
    return SamuraiCardsView(
        seat=seat,
        hand=tuple(kinds(s.hands[seat])) if seat >= 0 else (),
        **shared(s, seen_by_all),
    )


def seen_by_all(s: SamuraiCards) -> dict[str, Any]:
    """What everybody sees alike."""
    seen = show(PUBLIC, s)
    seen["seats"] = s.seats
    seen["options"] = s.options.chosen.copy()
    seen["pending"] = s.pending()
    seen["villages"] = tuple(villages(s))
    seen["placed"] = tuple(placed_cards(s))
    seen["open"] = tuple([place for place in s.open])
    seen["hand_sizes"] = tuple([size(hand) for hand in s.hands])
    seen["pile_sizes"] = tuple([size(pile) for pile in s.piles])
    seen["village_pile"] = size(s.pile) + (1 if s.top else 0)
    seen["leaders"] = tuple(leaders(s.stones, s.seats))
    seen["standings"] = tuple(standings(s.stones, s.seats))
    return seen


def villages(s: SamuraiCards) -> list[LaidVillage]:
    """The villages on the table, from the middle outwards."""
    cells = [cell for cell in range(len(s.table)) if EMPTY < s.lying(cell) <= CARD_MASK]
    return [
        laid_village(
            cell, s.lying(cell), s.influence_on(cell) if s.lying(cell) < TURNED else 0, s.seats
        )
        for cell in cells
    ]


@lru_cache(KEPT)
def laid_village(cell: int, lying: int, influence: int, seats: int) -> LaidVillage:
    """A village, and who would get its stones with this influence around it."""
    is_turned = lying >= TURNED
    stones = [] if is_turned else stones_taken(lying, influence, seats)
    return LaidVillage(cell, lying & ALL_SYMBOLS, is_turned, stones)


def placed_cards(s: SamuraiCards) -> list[PlacedCard]:
    """The influence cards on the table, from the middle outwards."""
    cells = [cell for cell in range(len(s.table)) if s.lying(cell) > CARD_MASK]
    return [placed_card(cell, s.lying(cell), is_spent(s, cell)) for cell in cells]


@lru_cache(KEPT)
def placed_card(cell: int, lying: int, is_turned: bool) -> PlacedCard:
    """A card that lies there."""
    return PlacedCard(cell, (lying >> SEAT_SHIFT) - 1, lying & CARD_MASK, is_turned)


def is_spent(s: SamuraiCards, cell: i64) -> bool:
    """5.4 Whether scored villages lie on all four sides of the card."""
    for side in range(SIDES):
        if not TURNED <= s.lying(PLANE.near[SIDES * cell + side]) <= CARD_MASK:
            return False
    return True


def kinds(cards: i64) -> list[int]:
    """The cards of a set, each named by the first of its equals."""
    return [FIRST[card] for card in members(cards)]


def imagine(v: SamuraiCardsView, dice: Dice) -> SamuraiCards:
    """A match that the viewer could be in: what it cannot see is dealt anew."""
    s = table_as_seen(v)
    for seat in range(v.seats):
        if seat == v.seat:
            hand = list(v.hand)
        else:
            hidden = kinds(s.piles[seat])
            dice.shuffle(hidden)
            hand = hidden[: v.hand_sizes[seat]]
        for card in hand:
            s.draw(seat, card)
    s.resume(v.pending)
    return s


def table_as_seen(v: SamuraiCardsView) -> SamuraiCards:
    """What lies open, and everything else in the piles."""
    s = empty_table(v.seats, v.options)
    lay_out(s, list(v.villages), list(v.placed))
    for symbols in (v.taken, v.top):
        if symbols:
            s.turn_up(symbols)
    keep(PUBLIC, s, v)
    s.recall_newest(v.newest)
    return s


def lay_out(s: SamuraiCards, villages: list[LaidVillage], placed: list[PlacedCard]) -> None:
    """Put these cards from their piles on the empty table."""
    for village in villages:
        s.turn_up(village.symbols)
        s.lay_village(village.symbols, village.cell)
        if village.is_turned:
            s.turn_over(village.cell)
    for lying in placed:
        s.draw(lying.seat, lying.card)
        s.place(lying.seat, lying.card, lying.cell)

"""The table of a match of Samurai: the card game, in the rulebook's words."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64

from tatami.core.cards import BIT, NONE, filled, zeros
from tatami.core.counts import SEAT_BITS, SEAT_MASK, count_of
from tatami.core.first import begun_by, first_seat, who_begins
from tatami.core.frames import next_seat
from tatami.core.game import Option, Options
from tatami.core.grid import PLANE, SIDES, cells_within
from tatami.core.state import State
from tatami.games.samurai_cards.pieces import (
    ALL_SYMBOLS,
    ALL_VILLAGES,
    BUDDHA,
    EQUAL_VILLAGES,
    EQUALS,
    FIRST_VILLAGE,
    HELMET,
    INFLUENCE,
    MOST_SEATS,
    RICE,
    RIVALS,
    SET_NAMES,
    SIDES_DUE,
    influence_set,
    reaches,
    stones_of_a_shape,
    with_one,
    without_one,
)

OPTIONS: Final = [
    Option("influence", [*SET_NAMES]),
    Option("gap", ["strict", "wide"]),
    Option("leaderless", ["stones", "draw"]),
    who_begins(MOST_SEATS),
]

# A cell of the table has in its low byte what lies there: nothing, a village (its symbols, and
# whether it is turned over), or an influence card (its number, and above it the seat, counted from
# 1). Above that it counts the cards that touch it: as on a chequerboard, those of the other kind.
EMPTY: Final = 0
TURNED: Final = 8
SEAT_SHIFT: Final = 5
CARD_MASK: Final = 31
CELL_STEP: Final = 32
"""In the noun of a placing, above the card, its place counts in these."""
LYING: Final = 255
TOUCH: Final = 256
ENCLOSED: Final = 1024

# How far beyond a village the rules look: to its places, the next villages, and their places.
OUTLOOK: Final = 3

# A table of so many rings is large enough for most matches; it grows when one needs more.
FIRST_RINGS: Final = 16


class SamuraiCardsOptions:
    """What a table has chosen; it never changes."""

    def __init__(self, seats: int, chosen: Options) -> None:
        self.chosen = chosen
        self.cards = influence_set(int(chosen["influence"]), seats)
        """The influence cards of each seat."""
        self.wide = chosen["gap"] == "wide"
        self.draws = chosen["leaderless"] == "draw"
        self.first: i64 = first_seat(chosen)
        """Who begins every round; NONE before the lot is drawn."""


class SamuraiCards(State["SamuraiCards"]):
    """Where a match stands. Hands and piles are sets of cards; 1.4 places are cells of the plane.

    Each field has one line: what it is before the first card, and how it is copied.
    """

    def __init__(
        self, seats: int, options: SamuraiCardsOptions, original: "SamuraiCards | None" = None
    ) -> None:
        super().__init__(seats, original)
        self.options = options
        self.rings: i64 = FIRST_RINGS if original is None else original.rings
        """How far out from the middle the table reaches so far."""
        self.table: vec[i16] = BARE_TABLE[:] if original is None else original.table[:]
        """What lies on each cell, as far out as that, and how many cards touch it."""
        self.open: vec[i64] = vec[i64]() if original is None else original.open[:]
        """The empty places that touch a village, in rising order."""
        self.hands: vec[i64] = zeros(seats) if original is None else original.hands[:]
        self.piles: vec[i64] = (
            filled(seats, options.cards) if original is None else original.piles[:]
        )
        self.pile: i64 = ALL_VILLAGES if original is None else original.pile
        """The villages that nobody has seen yet."""
        self.top: i64 = 0 if original is None else original.top
        """The symbols of the village on top of the pile, which all can see; 0 if there is none."""
        self.taken: i64 = 0 if original is None else original.taken
        """The symbols of a village that was taken but has no place yet; 0 if there is none."""
        self.newest: i64 = NONE if original is None else original.newest
        """The place of the influence card that was placed last."""
        self.due: i64 = 0 if original is None else original.due
        """The sides of that card where a village has yet to be laid."""
        self.closing: i64 = 0 if original is None else original.closing
        """The sides of that card with a village that is closed and has yet to be scored."""
        self.stones: i64 = 0 if original is None else original.stones
        """Of each seat and shape, counted in one number."""
        self.winners: i64 = 0 if original is None else original.winners

    def clone(self) -> "SamuraiCards":
        return SamuraiCards(self.seats, self.options, self)

    # 2. Setup

    def begin_with(self, seat: int) -> None:
        """The lot has fallen on this seat."""
        self.options = SamuraiCardsOptions(self.seats, begun_by(self.options.chosen, seat))

    def turn_up(self, symbols: i64) -> None:
        """The next village of the pile becomes visible."""
        self.pile = without_one(self.pile, FIRST_VILLAGE[symbols], EQUAL_VILLAGES[symbols])
        self.top = symbols

    def draw(self, seat: i64, card: i64) -> None:
        """The seat takes a card from its pile into its hand."""
        self.piles[seat] = without_one(self.piles[seat], card, EQUALS[card])
        self.hands[seat] = with_one(self.hands[seat], card, EQUALS[card])

    # 3. The turn

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return next_seat(seat, self.seats)

    def lying(self, cell: i64) -> i64:
        """What lies on the cell."""
        return i64(self.table[cell]) & LYING

    def place(self, seat: i64, card: i64, cell: i64) -> None:
        """The seat's card goes from its hand to an open place."""
        self.hands[seat] = without_one(self.hands[seat], card, EQUALS[card])
        self.open = remove(self.open, cell)
        self.newest = cell
        table = self.table
        near = PLANE.near
        table[cell] += i16((seat + 1) << SEAT_SHIFT | card)
        for side in range(SIDES):
            village = near[SIDES * cell + side]
            touched = table[village] + TOUCH
            table[village] = touched
            if touched > ENCLOSED:
                self.closing |= BIT[side]

    # 4. New villages

    def beside(self, side: i64) -> i64:
        """The place on this side of the newest card."""
        return PLANE.near[SIDES * self.newest + side]

    def sides_due(self) -> i64:
        """4.1, 4.2 The sides of the newest card where a village is due; 4.6 asked only once."""
        if self.options.wide:
            return self.sides_between()
        table = self.table
        near = PLANE.near
        newest = SIDES * self.newest
        rivals = RIVALS[(i64(table[self.newest]) & LYING) >> SEAT_SHIFT]
        villages: i64 = 0
        corners: i64 = 0
        for side in range(SIDES):
            place = near[newest + side]
            corner = near[SIDES * place + ((side + 1) & (SIDES - 1))]
            villages |= (i64(table[place]) + TURNED + ALL_SYMBOLS & LYING) >> 4 << side
            corners |= (rivals >> ((i64(table[corner]) & LYING) >> SEAT_SHIFT) & 1) << side
        return SIDES_DUE[villages << SIDES | corners]

    def sides_between(self) -> i64:
        """4.7 The sides of the newest card where an empty place touches a card of another seat."""
        rivals = RIVALS[self.lying(self.newest) >> SEAT_SHIFT]
        due: i64 = 0
        for side in range(SIDES):
            place = self.beside(side)
            if self.lying(place) == EMPTY:
                for other_side in range(SIDES):
                    owner = self.lying(PLANE.near[SIDES * place + other_side]) >> SEAT_SHIFT
                    due |= (rivals >> owner & 1) << side
        return due

    def lay_due(self, symbols: i64, side: i64) -> None:
        """A village is laid on a side of the newest card where one was due."""
        cell = self.beside(side)
        self.due ^= BIT[side]
        self.lay_village(symbols, cell)
        if self.is_closed(cell):
            self.closing |= BIT[side]

    def lay_village(self, symbols: i64, cell: i64) -> None:
        """A village is laid, and opens the places that touch it and touched none before."""
        if cell >= cells_within(self.rings - OUTLOOK):
            self.widen(cell)
        table = self.table
        near = PLANE.near
        table[cell] += i16(symbols)
        for side in range(SIDES):
            place = near[SIDES * cell + side]
            if table[place] == EMPTY:
                self.open_up(place)
            table[place] += TOUCH

    def widen(self, cell: i64) -> None:
        """The table reaches as far beyond the cell as the rules look."""
        while cell >= cells_within(self.rings - OUTLOOK):
            self.rings += 1
        PLANE.reach(self.rings)
        for _ in range(cells_within(self.rings) - len(self.table)):
            self.table = append(self.table, i16(EMPTY))

    def open_up(self, place: i64) -> None:
        """The place is open from now on."""
        open = append(self.open, place)
        i = len(open) - 1
        while i > 0 and open[i - 1] > place:
            open[i] = open[i - 1]
            i -= 1
        open[i] = place
        self.open = open

    # 5. Scoring

    def is_closed(self, cell: i64) -> bool:
        """Whether a village lies there, not scored yet, with influence cards on all four sides."""
        there = self.table[cell]
        return ENCLOSED < there < ENCLOSED + TURNED

    def touching(self, cell: i64) -> i64:
        """How many influence cards touch a village."""
        return i64(self.table[cell]) // TOUCH

    def turn_over(self, cell: i64) -> None:
        """The village has been scored."""
        self.table[cell] |= TURNED

    def recall_newest(self, cell: i64) -> None:
        """The newest card lies there, in a position that was put together afterwards."""
        self.newest = cell
        self.closing = 0
        if cell != NONE:
            for side in range(SIDES):
                if self.is_closed(self.beside(side)):
                    self.closing |= BIT[side]

    def influence_on(self, cell: i64) -> i64:
        """The influence of all seats on all symbols of the village."""
        table = self.table
        near = PLANE.near
        influence: i64 = 0
        for side in range(SIDES):
            there = i64(table[near[SIDES * cell + side]]) & LYING
            if there != EMPTY:
                owner = (there >> SEAT_SHIFT) - 1
                influence += INFLUENCE[there & CARD_MASK] << SEAT_BITS * owner
        return influence

    # 6. The end

    def stones_of(self, seat: i64, symbol: i64) -> int:
        """How many stones of this shape the seat has."""
        return count_of(self.stones, seat, symbol)

    def all_stones(self, seat: i64) -> int:
        """How many stones the seat has."""
        return (
            count_of(self.stones, seat, HELMET)
            + count_of(self.stones, seat, BUDDHA)
            + count_of(self.stones, seat, RICE)
        )

    def a_shape_is_used_up(self) -> bool:
        """Whether there are no more stones of some shape."""
        seats: i64 = self.seats
        taken: i64 = 0
        for seat in range(seats):
            taken += self.stones >> SEAT_BITS * seat & SEAT_MASK
        return reaches(taken, stones_of_a_shape(self.seats))

    def all_hands_are_empty(self) -> bool:
        """Whether everybody has placed the last card."""
        for hand in self.hands:
            if hand:
                return False
        return True


def bare_table() -> vec[i16]:
    """A table on which nothing lies."""
    PLANE.reach(FIRST_RINGS)
    table = vec[i16]()
    for _ in range(cells_within(FIRST_RINGS)):
        table = append(table, i16(EMPTY))
    return table


BARE_TABLE: Final = bare_table()


def empty_table(seats: int, options: Options) -> SamuraiCards:
    """A table before the first village is turned up: every card is in its pile."""
    return SamuraiCards(seats, SamuraiCardsOptions(seats, options))

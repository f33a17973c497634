"""The table of a match of Ninjan, in the rulebook's words."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import BIT, NONE, filled, members, numbers, set_of, zeros
from tatami.core.game import Option, Options
from tatami.core.state import State
from tatami.games.ninjan.pieces import (
    ALL_CARDS,
    HAND,
    PILES,
    PREY,
    SMALL_HAND,
    SMALL_PILES,
    VALUE,
    small_deck,
)

MOST_DEALS: Final = 3

WHOLE: Final = "whole"
SMALL: Final = "small"

OPTIONS: Final = [
    Option("deals", [1, MOST_DEALS]),
    Option("tie", ["throws", "shared"]),
    Option("deck", [WHOLE, SMALL], is_quiet=True, for_study=True),
]


def hand_size(options: Options) -> int:
    """How many cards each seat is dealt, and so how many rounds a deal has."""
    return SMALL_HAND if options.get("deck", WHOLE) == SMALL else HAND


class NinjanOptions:
    """What a table has chosen; it never changes."""

    def __init__(self, seats: int, chosen: Options) -> None:
        self.chosen = chosen
        self.is_small = chosen.get("deck", WHOLE) == SMALL
        self.deck: i64 = small_deck(seats) if self.is_small else ALL_CARDS
        """The cards that are played with."""
        self.hand: i64 = hand_size(chosen)
        self.deals = int(chosen["deals"])
        self.shares_ties = chosen["tie"] == "shared"


class Ninjan(State["Ninjan"]):
    """Where a match of Ninjan stands. Hands, piles and won cards are sets of cards.

    Each field has one line: what it is before the first deal, and how it is copied.
    """

    def __init__(
        self, seats: int, options: NinjanOptions, original: "Ninjan | None" = None
    ) -> None:
        super().__init__(seats, original)
        self.options = options
        self.deal: i64 = 0 if original is None else original.deal
        self.round: i64 = 0 if original is None else original.round
        self.unseen: i64 = options.deck if original is None else original.unseen
        """The cards that nobody was dealt: first the deck, then the rest in the box."""
        self.hands: vec[i64] = zeros(seats) if original is None else original.hands[:]
        self.piles: vec[i64] = zeros(PILES) if original is None else original.piles[:]
        self.tops: vec[i64] = filled(PILES, NONE) if original is None else original.tops[:]
        self.picks: vec[i64] = filled(seats, NONE) if original is None else original.picks[:]
        """The card that lies before each seat, from its pick until it is resolved."""
        self.won: vec[i64] = zeros(seats) if original is None else original.won[:]
        self.past: vec[i64] = zeros(seats) if original is None else original.past[:]
        """The points of earlier deals."""
        self.leaders: i64 = 0 if original is None else original.leaders
        """Who has most points when all is counted, and is still in the tie-break."""
        self.throws: vec[i64] = filled(seats, NONE) if original is None else original.throws[:]

    def clone(self) -> "Ninjan":
        return Ninjan(self.seats, self.options, self)

    # 2. Setup

    def gather(self) -> None:
        """Write the points down and put all the cards together again, for the next deal."""
        self.deal += 1
        self.round = 0
        self.unseen = self.options.deck
        for pile in range(PILES):
            self.piles[pile] = 0
            self.tops[pile] = NONE
        for seat in range(self.seats):
            self.past[seat] = self.points(seat)
            self.won[seat] = 0

    def open_small_piles(self) -> None:
        """The three cards that open the piles of a small match."""
        for pile in range(PILES):
            self.unseen ^= BIT[SMALL_PILES[pile]]
            self.open_pile(pile, SMALL_PILES[pile])

    def open_pile(self, pile: i64, card: i64) -> None:
        """The card begins a pile."""
        self.piles[pile] = BIT[card]
        self.tops[pile] = card

    # 3. The round

    def is_picking(self, seat: i64) -> bool:
        """Whether the seat has no card before it."""
        return seat >= 0 and self.picks[seat] == NONE

    def all_have_picked(self) -> bool:
        """Whether a card lies before every seat."""
        for seat in range(self.seats):
            if self.picks[seat] == NONE:
                return False
        return True

    # 4. Resolving

    def beaten_by(self, card: i64) -> i64:
        """4.8 The set of piles whose top the card beats, as earlier cards have left them."""
        # Without a branch, as no processor can foresee what lies there.
        prey = PREY[card]
        piles: i64 = 0
        for pile in range(PILES):
            piles |= (prey >> self.tops[pile] & 1) << pile
        return piles

    def take_pile(self, seat: i64, pile: i64) -> None:
        """4.6 The seat wins every card of the pile."""
        self.won[seat] |= self.piles[pile]
        self.piles[pile] = 0

    def lay_pick(self, seat: i64, pile: i64) -> None:
        """The seat's card becomes the top of the pile, which 4.9 may grow without limit."""
        card = self.picks[seat]
        self.picks[seat] = NONE
        self.piles[pile] |= BIT[card]
        self.tops[pile] = card

    # 5. The end

    def points(self, seat: i64) -> int:
        """1.3 The values of the cards won in this deal, and the points of earlier ones."""
        return self.past[seat] + worth(self.won[seat])

    def seats_with_most_points(self) -> int:
        """The set of seats that lead."""
        points = [self.points(seat) for seat in range(self.seats)]
        most = max(points)
        return set_of([seat for seat in range(self.seats) if points[seat] == most])

    def still_throwing(self) -> list[int]:
        """The leaders that have shown no sign."""
        return [seat for seat in members(self.leaders) if self.throws[seat] == NONE]

    def take_back_throws(self) -> None:
        """Nobody has shown a sign."""
        for seat in range(self.seats):
            self.throws[seat] = NONE


def empty_table(seats: int, options: Options) -> Ninjan:
    """A table before the first deal."""
    return Ninjan(seats, NinjanOptions(seats, options))


BYTES: Final = 6
"""A set of 48 cards has so many."""

# The values of the cards in a byte of a set, added up, at 256 * place of the byte + byte.
WORTH_OF_BYTE: Final = numbers(
    [
        sum([VALUE[8 * place + bit] for bit in range(8) if byte >> bit & 1])
        for place in range(BYTES)
        for byte in range(256)
    ]
)


def worth(cards: i64) -> int:
    """The sum of the values of these cards."""
    total: i64 = 0
    for place in range(BYTES):
        total += WORTH_OF_BYTE[256 * place + (cards >> 8 * place & 255)]
    return total

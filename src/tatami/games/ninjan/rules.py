"""The rules of Ninjan, in the order and with the numbers of rulebook/en.md.

Where we go beyond the printed rules:
- 5.5 throws of more than two seats: with exactly two signs the beaten one drops out;
- 6.1 the option `deals` plays three deals and adds their points;
- 6.2 the option `tie` lets the tied seats share the win instead of throwing for it;
- 6.3 the option `deck` plays a small match, of two rounds, that can be calculated through.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.actions import noun, verb
from tatami.core.cards import BIT, lowest, members, numbers, set_of, size
from tatami.core.choices import Choices
from tatami.core.frames import EVERYBODY, Ask, Chance, Decision, Step, each_seat, only
from tatami.core.named import Event, Named
from tatami.core.verbs import Part, Verb
from tatami.games.ninjan.pieces import (
    ALL_PILES,
    ALL_SUITS,
    CARDS,
    PAPER,
    PILES,
    SUIT,
    SUITS,
    beats,
)
from tatami.games.ninjan.state import Ninjan

PICK: Final = 0
TAKE: Final = 1
LAY: Final = 2
THROW: Final = 3
DEAL: Final = 4
CARD: Final = Part("card", size=CARDS)
PILE: Final = Part("pile", size=PILES)
VERBS: Final = [
    Verb("pick", [CARD]),
    Verb("take", [PILE]),
    Verb("lay", [PILE]),
    Verb("throw", [Part("sign", size=SUITS)]),
    Verb("deal", [CARD]),
]

# 2. Setup


@dataclass
class Shuffled(Event):
    """Which deal this is, counted from 1."""

    deal: int
    deals: int


class Shuffle(Step[Ninjan]):
    """2.1 Shuffle all 48 cards; with three deals, before each. 6.3 A small match has fewer."""

    rule = "2.1"

    def run(self, s: Ninjan) -> None:
        s.gather()
        if s.options.is_small:
            s.open_small_piles()
        s.then_in_order(DEAL_CARD, ROUND)

    def event(self, s: Ninjan) -> Shuffled:
        return Shuffled(s.deal + 1, s.options.deals)


@dataclass
class PileOpened(Event):
    """The card lies open on this pile."""

    pile: int


@dataclass
class Dealt(Event):
    """Who got a card; which one, only the receiver knows."""

    receiver: int


class DealCard(Chance[Ninjan]):
    """2.2 Three cards open the piles. 2.3 Each seat gets nine. 2.4 The rest stays unseen."""

    rule = "2.2"

    def offer(self, s: Ninjan, seat: int, choices: Choices) -> None:
        choices.each(DEAL, s.unseen)

    def take(self, s: Ninjan, seat: int, action: int) -> None:
        card = noun(action)
        dealt = cards_dealt(s)
        s.unseen ^= BIT[card]
        if dealt < PILES:
            s.open_pile(dealt, card)
        else:
            s.hands[receiver(s, dealt)] |= BIT[card]
        if dealt + 1 < PILES + s.options.hand * s.seats:
            s.then(self)

    def event(self, s: Ninjan, seat: int, action: int) -> Event:
        dealt = cards_dealt(s)
        return PileOpened(dealt) if dealt < PILES else Dealt(receiver(s, dealt))

    def witnesses(self, s: Ninjan, seat: int) -> int:
        dealt = cards_dealt(s)
        return EVERYBODY if dealt < PILES else only(receiver(s, dealt))


def cards_dealt(s: Ninjan) -> i64:
    """How many cards of this deal have left the deck."""
    return size(s.options.deck ^ s.unseen)


def receiver(s: Ninjan, dealt: i64) -> i64:
    """The seat that gets the next card: a whole hand in a row to each."""
    return (dealt - PILES) // s.options.hand


# 3. The round


@dataclass
class RoundBegun(Event):
    """Which round of the deal this is, counted from 1."""

    round: int


class Round(Step[Ninjan]):
    """3.1 Nine rounds: pick a card, then resolve the cards."""

    rule = "3.1"
    divides = "round"

    def run(self, s: Ninjan) -> None:
        s.round += 1
        s.then_in_order(PICK_CARD, TURN_UP, ROUND if s.round < s.options.hand else COUNT)

    def event(self, s: Ninjan) -> RoundBegun:
        return RoundBegun(s.round + 1)


class PickCard(Decision[Ninjan]):
    """3.2 Everyone lays a card from the hand face down; 3.3 who wants another takes it back."""

    rule = "3.2"

    def actors(self, s: Ninjan) -> list[int]:
        return [seat for seat in range(s.seats) if s.is_picking(seat)]

    def asks(self, s: Ninjan, seat: int) -> bool:
        return s.is_picking(seat)

    def offer(self, s: Ninjan, seat: int, choices: Choices) -> None:
        choices.each(PICK, s.hands[seat])

    def take(self, s: Ninjan, seat: int, action: int) -> None:
        card = noun(action)
        s.hands[seat] ^= BIT[card]
        s.picks[seat] = card
        if not s.all_have_picked():
            s.then(self)

    def forbids(self, s: Ninjan, seat: int, action: int) -> str:
        if verb(action) != PICK:
            return "3.1"
        return "3.2" if s.is_picking(seat) else "3.3"

    def witnesses(self, s: Ninjan, seat: int) -> int:
        return only(seat)


@dataclass
class TurnedUp(Event):
    """The card of each seat."""

    cards: list[int]


class TurnUp(Step[Ninjan]):
    """3.4 When all have picked, the cards are turned up together."""

    rule = "3.4"

    def run(self, s: Ninjan) -> None:
        up: i64 = 0
        for seat in range(s.seats):
            up |= BIT[s.picks[seat]]
        seats = BIT[s.seats] - 1
        while seats:
            seat = last_of(s, seats, up)
            seats ^= BIT[seat]
            s.then(RESOLVE[seat])

    def event(self, s: Ninjan) -> TurnedUp:
        return TurnedUp([card for card in s.picks])


# 4. Resolving


def urgency(card: i64, up: i64) -> i64:
    """4.1 The highest value goes first; see 4.2 and 4.3 for equal ones. `up` are all the cards.

    4.3 Of three equal values rock goes first, then scissors, then paper. That also puts the
    beating card of two first (4.2), but for paper and rock without scissors.
    """
    if SUIT[card] == PAPER and up & BIT[card - 2] and not up & BIT[card - 1]:
        return URGENCY[card - 2] + 1
    return URGENCY[card]


# By value; of equal values rock, scissors, paper.
URGENCY: Final = numbers([card // SUITS * 4 + SUITS - card % SUITS for card in range(CARDS)])


def last_of(s: Ninjan, seats: i64, up: i64) -> i64:
    """Of these seats, the one whose card is resolved last."""
    last = lowest(seats)
    least = urgency(s.picks[last], up)
    for seat in range(last + 1, s.seats):
        if seats & BIT[seat]:
            own = urgency(s.picks[seat], up)
            if own < least:
                last = seat
                least = own
    return last


@dataclass
class Resolved(Event):
    """The card that was laid on a pile, and the cards that it took before."""

    card: int
    pile: int
    gained: list[int]


class Resolve(Ask[Ninjan]):
    """4.4 A card that beats the top of a pile must take one such pile; 4.7 others are laid."""

    rule = "4.1"

    def offer(self, s: Ninjan, seat: int, choices: Choices) -> None:
        beaten = s.beaten_by(s.picks[seat])
        if beaten:
            choices.each(TAKE, beaten)
        else:
            choices.each(LAY, ALL_PILES)

    def take(self, s: Ninjan, seat: int, action: int) -> None:
        pile = noun(action)
        if verb(action) == TAKE:
            s.take_pile(seat, pile)
        s.lay_pick(seat, pile)

    def forbids(self, s: Ninjan, seat: int, action: int) -> str:
        if seat != self.seat or verb(action) not in (TAKE, LAY):
            return "4.1"
        if noun(action) >= PILES:
            return "2.2"
        if verb(action) == LAY:
            return "4.4"
        return "4.5" if s.beaten_by(s.picks[seat]) else "4.7"

    def event(self, s: Ninjan, seat: int, action: int) -> Resolved:
        gained = members(s.piles[noun(action)]) if verb(action) == TAKE else []
        return Resolved(s.picks[seat], noun(action), gained)


# 5. The end


@dataclass
class Counted(Event):
    """The points of each seat."""

    points: list[int]


class Count(Step[Ninjan]):
    """5.1 After the last card of a deal the won cards are counted; 5.2 most points win."""

    rule = "5.1"

    def run(self, s: Ninjan) -> None:
        if s.deal < s.options.deals:
            s.then(SHUFFLE)
        else:
            s.leaders = s.seats_with_most_points()
            if size(s.leaders) > 1 and not s.options.shares_ties:
                s.then(TIE_BREAK)

    def event(self, s: Ninjan) -> Counted:
        return Counted([s.points(seat) for seat in range(s.seats)])


@dataclass
class Tied(Event):
    """The seats that throw for the win."""

    seats: list[int]


class TieBreak(Step[Ninjan]):
    """5.3 Those who are tied throw rock, scissors or paper."""

    rule = "5.3"

    def run(self, s: Ninjan) -> None:
        s.take_back_throws()
        s.then_in_order(THROW_SIGN, COMPARE_SIGNS)

    def event(self, s: Ninjan) -> Tied:
        return Tied(members(s.leaders))


class ThrowSign(Decision[Ninjan]):
    """5.4 The tied seats choose a sign in secret."""

    rule = "5.4"

    def actors(self, s: Ninjan) -> list[int]:
        return s.still_throwing()

    def offer(self, s: Ninjan, seat: int, choices: Choices) -> None:
        choices.each(THROW, ALL_SUITS)

    def take(self, s: Ninjan, seat: int, action: int) -> None:
        s.throws[seat] = noun(action)
        if s.still_throwing():
            s.then(self)

    def forbids(self, s: Ninjan, seat: int, action: int) -> str:
        return "5.3" if seat in s.still_throwing() else "5.4"

    def witnesses(self, s: Ninjan, seat: int) -> int:
        return only(seat)


@dataclass
class Thrown(Named):
    """The sign that a seat showed."""

    seat: int
    sign: int


@dataclass
class Compared(Event):
    """What the tied seats showed."""

    throws: list[Thrown]


class CompareSigns(Step[Ninjan]):
    """5.5 Of exactly two signs the beaten one drops out; if several are left, they throw again."""

    rule = "5.5"

    def run(self, s: Ninjan) -> None:
        s.leaders = survivors(s)
        if size(s.leaders) > 1:
            s.then(TIE_BREAK)

    def event(self, s: Ninjan) -> Compared:
        return Compared([Thrown(seat, s.throws[seat]) for seat in members(s.leaders)])


def survivors(s: Ninjan) -> int:
    """The leaders whose sign is not beaten, if exactly two signs were shown."""
    shown: i64 = 0
    for seat in members(s.leaders):
        shown |= BIT[s.throws[seat]]
    if size(shown) != 2:
        return s.leaders
    first, second = members(shown)
    winning = first if beats(first, second) else second
    return set_of([seat for seat in members(s.leaders) if s.throws[seat] == winning])


# Frames are made once and used again.
SHUFFLE: Final = Shuffle()
DEAL_CARD: Final = DealCard()
ROUND: Final = Round()
PICK_CARD: Final = PickCard()
TURN_UP: Final = TurnUp()
RESOLVE: Final = each_seat(Resolve)
COUNT: Final = Count()
TIE_BREAK: Final = TieBreak()
THROW_SIGN: Final = ThrowSign()
COMPARE_SIGNS: Final = CompareSigns()

"""The rules of Samurai, in the order and with the numbers of rulebook/en.md.

Where we go beyond the printed rules:
- 1.3 the option `influence` chooses among the sets of samurai that fit what is printed;
- 2.7 the option `first` chooses who begins, or lets the lot choose;
- 4.4 a single place, and the last of several, is filled without a question;
- 4.7 the option `gap` lays villages between cards that have no village in common;
- 6.3 a table on which nobody can place a card ends the game;
- 6.7 if nobody leads, all stones count; the option `leaderless` makes it a draw.
"""

from dataclasses import dataclass
from typing import Final, Literal

from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, lowest, members, set_of, size
from tatami.core.choices import Choices
from tatami.core.counts import (
    Standing,
    TieBreaks,
    alone_ahead,
    count_of,
    leaders,
    standings,
    tie_breaks,
)
from tatami.core.frames import Ask, Chance, ChanceFor, Step, each_seat, only
from tatami.core.grid import SIDES
from tatami.core.named import Event, Named
from tatami.core.verbs import Part, Verb
from tatami.games.samurai_cards.pieces import (
    ALL_SYMBOLS,
    CARDS,
    FIRST,
    FIRSTS,
    HAND,
    MOST_SEATS,
    MOST_STONES,
    VILLAGE,
    stones_won,
)
from tatami.games.samurai_cards.state import CARD_MASK, CELL_STEP, EMPTY, SEAT_SHIFT, SamuraiCards

PLACE: Final = 0
LAY: Final = 1
DRAW: Final = 2
TURN_UP: Final = 3
BEGIN: Final = 4
CARD: Final = Part("card", SEAT_SHIFT, CARDS)
CELL: Final = Part("cell")
VERBS: Final = [
    Verb("place", [CARD, CELL]),
    Verb("lay", [CELL]),
    Verb("draw", [CARD]),
    Verb("turn up", [Part("village", size=ALL_SYMBOLS + 1)]),
    Verb("begin", [Part("starter", size=MOST_SEATS)]),
]

MIDDLE: Final = 0
"""The cell of the first village."""

OUTRIGHT: Final = 10_000
"""More than any claim that stones could make."""

# The causes of the end, as bits.
STONES_USED_UP: Final = 1
VILLAGES_USED_UP: Final = 2
HANDS_EMPTY: Final = 4
NO_PLACE: Final = 8


def placing(card: i64, cell: i64) -> int:
    """The action that places this card there."""
    return act(PLACE, cell << SEAT_SHIFT | card)


def card_of(action: i64) -> int:
    """The card that is placed; of equal ones the first."""
    return noun(action) & CARD_MASK


def cell_of(action: i64) -> int:
    """The place where it goes."""
    return noun(action) >> SEAT_SHIFT


# 2. Setup


class DrawStarter(Chance[SamuraiCards]):
    """2.7 The lot says who begins."""

    rule = "2.7"

    def offer(self, s: SamuraiCards, seat: int, choices: Choices) -> None:
        choices.each(BEGIN, BIT[s.seats] - 1)

    def take(self, s: SamuraiCards, seat: int, action: int) -> None:
        s.begin_with(noun(action))
        s.then(SETUP)


class Setup(Step[SamuraiCards]):
    """2.1 Shuffle the villages; 2.2 lay the first, turn up the next; 2.5 everybody draws five."""

    rule = "2.1"

    def run(self, s: SamuraiCards) -> None:
        s.then_in_order(ROUND, COUNT)
        for seat in range(s.seats - 1, -1, -1):
            s.then(DEAL_HAND[seat])
        s.then_in_order(TURN_UP_VILLAGE, LAY_FIRST_VILLAGE, TURN_UP_VILLAGE)


class TurnUpVillage(Chance[SamuraiCards]):
    """4.3 The next village of the pile becomes visible."""

    rule = "4.3"

    def offer(self, s: SamuraiCards, seat: int, choices: Choices) -> None:
        choices.kinds(TURN_UP, s.pile, VILLAGE)

    def take(self, s: SamuraiCards, seat: int, action: int) -> None:
        s.turn_up(noun(action))


@dataclass
class VillageLaid(Event):
    """The symbols of a new village as a set, and where it lies."""

    village: int
    cell: int


class LayFirstVillage(Step[SamuraiCards]):
    """2.2 The first village goes into the middle of the table."""

    rule = "2.2"

    def run(self, s: SamuraiCards) -> None:
        s.lay_village(s.top, MIDDLE)
        s.top = 0

    def event(self, s: SamuraiCards) -> VillageLaid:
        return VillageLaid(s.top, MIDDLE)


@dataclass
class Drawn(Event):
    """Who got a card; which one, only the receiver knows."""

    receiver: int


class DrawCard(ChanceFor[SamuraiCards]):
    """3.5 The receiver draws a card from its own pile; then it is the next seat's turn."""

    rule = "3.5"

    def offer(self, s: SamuraiCards, seat: int, choices: Choices) -> None:
        choices.kinds(DRAW, s.piles[self.receiver], FIRST)

    def take(self, s: SamuraiCards, seat: int, action: int) -> None:
        s.draw(self.receiver, noun(action))
        next_turn(s, self.receiver)

    def event(self, s: SamuraiCards, seat: int, action: int) -> Drawn:
        return Drawn(self.receiver)

    def witnesses(self, s: SamuraiCards, seat: int) -> int:
        return only(self.receiver)


class DealHand(DrawCard):
    """2.5 At first everybody draws five cards."""

    rule = "2.5"

    def take(self, s: SamuraiCards, seat: int, action: int) -> None:
        s.draw(self.receiver, noun(action))
        if size(s.hands[self.receiver]) < HAND:
            s.then(self)


# 3. A turn


class Round(Step[SamuraiCards]):
    """6.2 The end is judged between rounds; 2.6 the same seat begins the next one."""

    rule = "6.2"
    divides = "round"

    def run(self, s: SamuraiCards) -> None:
        if not causes_of_end(s):
            s.then_in_order(PLACE_CARD[s.options.first], self)


def next_turn(s: SamuraiCards, seat: i64) -> None:
    """3.1 After this seat it is the next one's turn, unless the round is over."""
    following = s.after(seat)
    if following != s.options.first:
        s.then(PLACE_CARD[following])


class PlaceCard(Ask[SamuraiCards]):
    """3.2 Place a card from the hand 3.3 on an empty place 3.4 that touches a village.

    3.1 Then villages are laid and scored, the seat draws, and the next seat has its turn.
    """

    rule = "3.1"

    def offer(self, s: SamuraiCards, seat: int, choices: Choices) -> None:
        choices.rows(PLACE, s.hands[seat] & FIRSTS, s.open, CELL_STEP)

    def take(self, s: SamuraiCards, seat: int, action: int) -> None:
        s.place(seat, card_of(action), cell_of(action))
        if s.piles[seat]:
            s.then(DRAW_CARD[seat])
        else:
            next_turn(s, seat)
        s.due = s.sides_due()
        if s.due:
            s.then(LAY_VILLAGES[seat])
        else:
            end_if_there_is_no_place(s)
            if s.closing:
                s.then(SCORE_VILLAGES)

    def forbids(self, s: SamuraiCards, seat: int, action: int) -> str:
        if seat != self.seat or verb(action) != PLACE:
            return "3.1"
        if not s.hands[seat] & FIRSTS & set_of([card_of(action)]):
            return "3.2"
        cell = cell_of(action)
        if cell < len(s.table) and s.lying(cell) != EMPTY:
            return "3.3"
        return "3.4"


# 4. New villages


class LayVillages(Step[SamuraiCards]):
    """4.3 A village goes on a place where one is due; 4.4 of several places the seat chooses."""

    rule = "4.3"

    def run(self, s: SamuraiCards) -> None:
        if s.top and s.due & (s.due - 1):
            s.taken = s.top
            s.top = 0
            s.then(CHOOSE_PLACE[self.seat])
        else:
            if s.top and s.due:
                s.lay_due(s.top, lowest(s.due))
                s.top = 0
            # 4.5 If the pile is used up, what was still due stays empty.
            s.due = 0
            end_if_there_is_no_place(s)
        if s.top == 0 and s.pile:
            s.then(TURN_UP_VILLAGE)
        if s.closing and not s.taken:
            s.then(SCORE_VILLAGES)

    def event(self, s: SamuraiCards) -> VillageLaid | None:
        places = places_due(s)
        return VillageLaid(s.top, places[0]) if s.top and len(places) == 1 else None


class ChoosePlace(Ask[SamuraiCards]):
    """4.4 The seat, which sees the next village too, chooses the place for the one it has taken."""

    rule = "4.4"

    def offer(self, s: SamuraiCards, seat: int, choices: Choices) -> None:
        for side in range(SIDES):
            if s.due & BIT[side]:
                choices.add(act(LAY, s.beside(side)))

    def take(self, s: SamuraiCards, seat: int, action: int) -> None:
        for side in range(SIDES):
            if s.beside(side) == noun(action):
                s.lay_due(s.taken, side)
        s.taken = 0
        s.then(LAY_VILLAGES[seat])

    def event(self, s: SamuraiCards, seat: int, action: int) -> VillageLaid:
        return VillageLaid(s.taken, noun(action))


def places_due(s: SamuraiCards) -> list[int]:
    """The places where a village has yet to be laid."""
    return [s.beside(side) for side in members(s.due)]


# 5. Scoring


@dataclass
class StoneTaken(Named):
    """A symbol of a village, and the seat that gets its stone; NONE if nobody does."""

    symbol: int
    taker: int
    influence: list[int]
    """5.2 What every seat has on it."""


@dataclass
class ScoredVillage(Named):
    """A village that is closed, and its stones."""

    cell: int
    stones: list[StoneTaken]


@dataclass
class VillagesScored(Event):
    """All villages that were closed at once."""

    villages: list[ScoredVillage]


class ScoreVillages(Step[SamuraiCards]):
    """5.1 Every village with cards on all its sides is scored 5.2 symbol by symbol, 5.4 and turned.

    All these villages touch the newest card: it closed them, or they were laid beside it.
    """

    rule = "5.1"

    def run(self, s: SamuraiCards) -> None:
        while s.closing:
            cell = s.beside(lowest(s.closing))
            s.closing &= s.closing - 1
            s.stones += stones_won(s.influence_on(cell), s.lying(cell), s.seats)
            s.turn_over(cell)

    def event(self, s: SamuraiCards) -> VillagesScored:
        return VillagesScored([scored(s, s.beside(side)) for side in members(s.closing)])


def scored(s: SamuraiCards, cell: i64) -> ScoredVillage:
    """5.2 Who gets the stones of this village, as the cards lie."""
    return ScoredVillage(cell, stones_taken(s.lying(cell), s.influence_on(cell), s.seats))


def stones_taken(village: i64, influence: i64, seats: i64) -> list[StoneTaken]:
    """5.2 Who gets the stones of a village with this influence around it."""
    return [
        StoneTaken(
            symbol,
            alone_ahead(influence, symbol, seats),
            [count_of(influence, seat, symbol) for seat in range(seats)],
        )
        for symbol in members(village & ALL_SYMBOLS)
    ]


# 6. The end


def end_if_there_is_no_place(s: SamuraiCards) -> None:
    """6.3 If nobody can place a card any more, it is over."""
    if len(s.open) == 0:
        s.drop_all()
        s.then(COUNT)


Decisive = Literal["two", "only", "others", "led", "shared", "most", "drawn"]
"""What a match is decided by: two leads, the only one, the stones of the other shapes, those of the
led shape, none of these, so that the win is shared; without a lead all stones, or it is a draw."""


@dataclass
class Counted(Event):
    """Why it is over (6.1, 6.3), how everybody stands, and who wins by what."""

    stones_used_up: bool
    villages_used_up: bool
    hands_empty: bool
    no_place: bool
    leaders: list[int]
    standings: list[Standing]
    winners: list[int]
    decided_by: Decisive
    tie_breaks: TieBreaks


class Count(Step[SamuraiCards]):
    """6.4 The stones are counted; whoever leads may win."""

    rule = "6.4"

    def run(self, s: SamuraiCards) -> None:
        s.winners = best_seats(s)

    def event(self, s: SamuraiCards) -> Counted:
        causes = causes_of_end(s)
        stands = standings(s.stones, s.seats)
        return Counted(
            stones_used_up=causes & STONES_USED_UP != 0,
            villages_used_up=causes & VILLAGES_USED_UP != 0,
            hands_empty=causes & HANDS_EMPTY != 0,
            no_place=causes & NO_PLACE != 0,
            leaders=leaders(s.stones, s.seats),
            standings=stands,
            winners=members(best_seats(s)),
            decided_by=decided_by(s),
            tie_breaks=tie_breaks(stands, not s.options.draws),
        )


def causes_of_end(s: SamuraiCards) -> int:
    """6.1, 6.3 Why the game ends, as bits; 0 if it goes on."""
    causes = 0
    if s.a_shape_is_used_up():
        causes |= STONES_USED_UP
    if s.top == 0:
        causes |= VILLAGES_USED_UP
    if s.all_hands_are_empty():
        causes |= HANDS_EMPTY
    if len(s.open) == 0:
        causes |= NO_PLACE
    return causes


def best_seats(s: SamuraiCards) -> int:
    """The set of seats that win, by the stones as they are."""
    ahead = leaders(s.stones, s.seats)
    claims = [claim(s, seat, ahead) for seat in range(s.seats)]
    if max(claims) == 0 and not s.options.draws:
        # 6.7 Nobody leads: all stones count.
        claims = [s.all_stones(seat) for seat in range(s.seats)]
    best = max(claims)
    return set_of([seat for seat in range(s.seats) if claims[seat] == best])


def claim(s: SamuraiCards, seat: int, ahead: list[int]) -> int:
    """6.4 Nothing for a seat that does not lead; 6.5 two leads beat all; 6.6 else stones decide."""
    if seat not in ahead:
        return 0
    if ahead.count(seat) > 1:
        return OUTRIGHT
    led = s.stones_of(seat, ahead.index(seat))
    return (s.all_stones(seat) - led) * (MOST_STONES + 1) + led


def decided_by(s: SamuraiCards) -> Decisive:
    """What decides the match, by the stones as they are."""
    stands = standings(s.stones, s.seats)
    majorities = max(one.majorities for one in stands)
    if majorities != 1:
        return "two" if majorities else "drawn" if s.options.draws else "most"
    ahead = tie_breaks(stands, not s.options.draws)
    if not ahead.others:
        return "only"
    if not ahead.total:
        return "others"
    return "led" if len(ahead.total) == 1 else "shared"


# Frames are made once and used again.
DRAW_STARTER: Final = DrawStarter()
SETUP: Final = Setup()
TURN_UP_VILLAGE: Final = TurnUpVillage()
LAY_FIRST_VILLAGE: Final = LayFirstVillage()
DEAL_HAND: Final = each_seat(DealHand)
DRAW_CARD: Final = each_seat(DrawCard)
ROUND: Final = Round()
PLACE_CARD: Final = each_seat(PlaceCard)
LAY_VILLAGES: Final = each_seat(LayVillages)
CHOOSE_PLACE: Final = each_seat(ChoosePlace)
SCORE_VILLAGES: Final = ScoreVillages()
COUNT: Final = Count()

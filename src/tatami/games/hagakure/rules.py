"""The rules of Hagakure, in the order and with the numbers of rulebook/en.md.

Where we go beyond the printed rules:
- 3.8 the table remembers for every seat what it has seen, and who could not follow red;
- 7.1 the option `rounds` plays fewer rounds, or more;
- 7.2 the option `tie` lets the leading seats share the win;
- 7.3 the option `first` chooses the first starter, or lets the lot choose.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.actions import noun, verb
from tatami.core.cards import BIT, members, size
from tatami.core.choices import Choices
from tatami.core.frames import Ask, Chance, Step, each_seat, only
from tatami.core.named import Event, Named
from tatami.core.verbs import Part, Verb
from tatami.games.hagakure.pieces import (
    BONUS_CARD,
    CHIPS,
    DECK_SIZE,
    FOOL,
    HAND,
    KINDS,
    LOOK,
    MOST_SEATS,
    NAME,
    SWAP,
    YOMI,
)
from tatami.games.hagakure.state import Hagakure

PASS: Final = 0
CHIP: Final = 1
LOOK_AT: Final = 2
PLAY: Final = 3
DEAL: Final = 4
BEGIN: Final = 5
CARD: Final = Part("card", size=FOOL + 1)
VERBS: Final = [
    Verb("none"),
    Verb("chip", [Part("chip", size=CHIPS)]),
    Verb("look", [Part("holder", size=YOMI + 1)]),
    Verb("play", [CARD]),
    Verb("deal", [CARD]),
    Verb("begin", [Part("starter", size=MOST_SEATS)]),
]

# 2. The round


class DrawStarter(Chance[Hagakure]):
    """7.3 The lot says who is the starter of the first round."""

    rule = "7.3"

    def offer(self, s: Hagakure, seat: int, choices: Choices) -> None:
        choices.each(BEGIN, BIT[s.seats] - 1)

    def take(self, s: Hagakure, seat: int, action: int) -> None:
        s.begin_with(noun(action))
        s.then(ROUND)


@dataclass
class RoundBegun(Event):
    """Which round this is, counted from 1, of how many; and who deals."""

    round: int
    rounds: int
    dealer: int


class Round(Step[Hagakure]):
    """2.1 A round is a deal, the chips, the tricks and the score; 2.2 the deal moves on."""

    rule = "2.1"
    divides = "round"

    def run(self, s: Hagakure) -> None:
        s.gather()
        s.then_in_order(DEAL_CARD, PLAY_CHIP[s.leader], SCORE, END_OF_ROUND)

    def event(self, s: Hagakure) -> RoundBegun:
        # 2.2 The dealer sits before the starter, who is another in each round.
        return RoundBegun(s.round + 1, s.options.rounds, dealer_of(s, s.round))


def dealer_of(s: Hagakure, rounds: i64) -> i64:
    """Who deals after so many rounds."""
    return (s.options.first + rounds + s.seats - 1) % s.seats


@dataclass
class Dealt(Event):
    """Who got a card; which one, only the receiver knows."""

    receiver: int


class DealCard(Chance[Hagakure]):
    """2.3 Every seat is dealt a hand; 2.4 the rest is the Yomi."""

    rule = "2.3"

    def offer(self, s: Hagakure, seat: int, choices: Choices) -> None:
        choices.kinds(DEAL, s.hands[YOMI], NAME)

    def take(self, s: Hagakure, seat: int, action: int) -> None:
        dealt = cards_dealt(s)
        s.deal(receiver(s, dealt), noun(action))
        if dealt + 1 < HAND[s.seats] * s.seats:
            s.then(self)

    def event(self, s: Hagakure, seat: int, action: int) -> Dealt:
        return Dealt(receiver(s, cards_dealt(s)))

    def witnesses(self, s: Hagakure, seat: int) -> int:
        return only(receiver(s, cards_dealt(s)))


def cards_dealt(s: Hagakure) -> i64:
    """How many cards of this round have left the deck."""
    return DECK_SIZE[s.seats] - size(s.hands[YOMI])


def receiver(s: Hagakure, dealt: i64) -> i64:
    """The seat that gets the next card: a whole hand to each, the starter first."""
    seat = s.leader
    hand = HAND[s.seats]
    while dealt >= hand:
        dealt -= hand
        seat = s.after(seat)
    return seat


# 3. The chips


class PlayChip(Ask[Hagakure]):
    """3.1 Each seat in turn plays one chip, or none; 3.2 each chip once in the game."""

    rule = "3.1"

    def offer(self, s: Hagakure, seat: int, choices: Choices) -> None:
        chips = s.chips[seat]
        choices.add(PASS)
        choices.each(CHIP, chips & ~BIT[LOOK])
        if chips & BIT[LOOK]:
            choices.each(LOOK_AT, s.other_places(seat))

    def take(self, s: Hagakure, seat: int, action: int) -> None:
        if verb(action) == LOOK_AT:
            s.spend(seat, LOOK)
            s.look(seat, noun(action))
        elif verb(action) == CHIP:
            s.spend(seat, noun(action))
            if noun(action) == SWAP:
                s.swap(seat)
        following = s.after(seat)
        if following == s.leader:
            s.then(TRICK)
        else:
            s.then(PLAY_CHIP[following])

    def forbids(self, s: Hagakure, seat: int, action: int) -> str:
        if seat != self.seat or verb(action) not in (CHIP, LOOK_AT):
            return "3.1"
        if verb(action) == LOOK_AT:
            return "3.7" if s.chips[seat] & BIT[LOOK] else "3.2"
        if noun(action) == LOOK:
            return "3.7"
        return "3.2" if noun(action) < CHIPS else "1.3"


# 4. The tricks


class Trick(Step[Hagakure]):
    """4.1 Each seat in turn plays a card; 4.6 there are tricks until all hands are empty."""

    rule = "4.1"

    def run(self, s: Hagakure) -> None:
        if s.hands[s.leader]:
            s.then_in_order(PLAY_CARD[s.leader], TAKE_TRICK)


class PlayCard(Ask[Hagakure]):
    """4.2 If red is led, play red if you can; 4.3 otherwise anything."""

    rule = "4.1"

    def offer(self, s: Hagakure, seat: int, choices: Choices) -> None:
        choices.each(PLAY, s.playable(seat) & KINDS)

    def take(self, s: Hagakure, seat: int, action: int) -> None:
        s.lay(seat, noun(action))
        following = s.after(seat)
        if following != s.leader:
            s.then(PLAY_CARD[following])

    def forbids(self, s: Hagakure, seat: int, action: int) -> str:
        if verb(action) in (PASS, CHIP, LOOK_AT):
            return "3.1"
        if seat != self.seat or verb(action) != PLAY or not holds(s, seat, noun(action)):
            return "4.1"
        return "4.2"


def holds(s: Hagakure, seat: int, card: int) -> bool:
    """Whether the card is in the seat's hand."""
    return card in members(s.hands[seat] & KINDS)


@dataclass
class TrickTaken(Event):
    """Who took the trick, who led to it, and the card of each seat."""

    winner: int
    leader: int
    cards: list[int]


class TakeTrick(Step[Hagakure]):
    """4.4 The highest number wins the trick; 4.5 of several fools, the last."""

    rule = "4.4"
    settles = True

    def run(self, s: Hagakure) -> None:
        s.take_trick(s.trick_winner())
        s.then(TRICK)

    def event(self, s: Hagakure) -> TrickTaken:
        return TrickTaken(s.trick_winner(), s.leader, [card for card in s.trick])


# 5. The score


@dataclass
class RoundSum(Named):
    """What the points of a seat in a round are made of."""

    tricks: int
    has_bonus_card: bool
    chip: int
    """The chip that it played; NONE if it played none."""
    reaches_villager_goal: bool


@dataclass
class Scored(Event):
    """What each seat made in this round, and of what."""

    points: list[int]
    sums: list[RoundSum]


class Score(Step[Hagakure]):
    """5.1 The tricks of each seat are counted, with what its chip makes of them."""

    rule = "5.1"

    def run(self, s: Hagakure) -> None:
        for seat in range(s.seats):
            s.points[seat] += s.round_points(seat)

    def event(self, s: Hagakure) -> Scored:
        seats = range(s.seats)
        return Scored([s.round_points(seat) for seat in seats], [round_sum(s, n) for n in seats])


def round_sum(s: Hagakure, seat: int) -> RoundSum:
    """What the points of the seat in this round are made of."""
    has_bonus_card = s.won[seat] & BIT[BONUS_CARD] != 0
    return RoundSum(s.tricks(seat), has_bonus_card, s.banners[seat], s.reaches_villager_goal(seat))


# 6. The end


@dataclass
class RoundEnded(Event):
    """The points of each seat after all rounds so far."""

    points: list[int]


class EndOfRound(Step[Hagakure]):
    """6.1 After the last round most points win."""

    rule = "6.1"

    def run(self, s: Hagakure) -> None:
        if s.round < s.options.rounds:
            s.then(ROUND)
        elif len(s.leading_seats()) > 1 and not s.options.shares_ties:
            s.then(EXTRA_ROUND)

    def event(self, s: Hagakure) -> RoundEnded:
        return RoundEnded([points for points in s.points])


@dataclass
class LeadShared(Event):
    """The seats for whom one more round is played."""

    seats: list[int]


class ExtraRound(Step[Hagakure]):
    """6.2 While the lead is shared, everybody plays one more round."""

    rule = "6.2"

    def run(self, s: Hagakure) -> None:
        s.then(ROUND)

    def event(self, s: Hagakure) -> LeadShared:
        return LeadShared(s.leading_seats())


# Frames are made once and used again.
DRAW_STARTER: Final = DrawStarter()
ROUND: Final = Round()
DEAL_CARD: Final = DealCard()
PLAY_CHIP: Final = each_seat(PlayChip)
TRICK: Final = Trick()
PLAY_CARD: Final = each_seat(PlayCard)
TAKE_TRICK: Final = TakeTrick()
SCORE: Final = Score()
END_OF_ROUND: Final = EndOfRound()
EXTRA_ROUND: Final = ExtraRound()

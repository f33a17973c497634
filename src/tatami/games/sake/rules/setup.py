"""2. Setup."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64, u8

from tatami.core.actions import noun
from tatami.core.cards import BIT, NONE
from tatami.core.choices import Choices
from tatami.core.frames import Ask, Chance, ChanceFor, Step, each_seat, only
from tatami.core.named import Event
from tatami.games.sake.pieces import (
    CARD_BITS,
    HAND,
    OPENING_HAND,
    PILE,
    TABLE,
    WORDS,
    depth,
)
from tatami.games.sake.rules.pile import TURN_UP_TOP
from tatami.games.sake.rules.turn import ROUND
from tatami.games.sake.rules.verbs import BEGIN, BOARD_IS, DEAL, KEEP
from tatami.games.sake.state import Sake


class DrawStarter(Chance[Sake]):
    """14.8 The lot says who begins."""

    rule = "14.8"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.each(BEGIN, BIT[s.seats] - 1)

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.options = s.options.begun_by(noun(action))
        s.then(Setup())


class Setup(Step[Sake]):
    """2.1 to 2.7 Boards, weapons, cards and steps; then the first seat begins."""

    rule = "2.1"

    def run(self, s: Sake) -> None:
        s.then_in_order(TURN_UP_TOP, ROUND)
        for seat in range(s.seats - 1, -1, -1):
            s.then(HAND_FOR[seat])
        s.then(SIT_DOWN)
        for seat in range(s.seats - 1, -1, -1):
            s.then(BOARD_FOR[seat])


@dataclass
class BoardDealt(Event):
    """Who plays this samurai."""

    receiver: int


class DealBoard(ChanceFor[Sake]):
    """2.1 A seat gets a samurai at random."""

    rule = "2.1"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.each(BOARD_IS, boards_left(s))

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.samurai[self.receiver] = noun(action)

    def event(self, s: Sake, seat: int, action: int) -> BoardDealt:
        return BoardDealt(self.receiver)


def boards_left(s: Sake) -> i64:
    """The samurai that nobody has got yet."""
    left = BIT[s.deck.samurai] - 1
    for board in s.samurai:
        if board != NONE:
            left ^= BIT[board]
    return left


class SitDown(Step[Sake]):
    """2.2 Everybody sits and wields a Katana; 2.5, 13.4 step tokens lie between neighbours."""

    rule = "2.2"

    def run(self, s: Sake) -> None:
        weapon = s.deck.starting_weapon
        steps = s.deck.steps_between[s.options.location]
        for seat in range(s.seats):
            s.shift(s.nth_of(PILE, s.sets.of_title, weapon * WORDS, 0), PILE, TABLE + seat)
            s.things[seat] = BIT[weapon]
            s.wielded[seat] = weapon
            s.steps[seat] = steps
            s.supply -= steps
            s.alive |= BIT[seat]
        s.seated = s.alive


class DealHand(Step[Sake]):
    """2.3 A seat is dealt its hand and its life pile."""

    rule = "2.3"

    def run(self, s: Sake) -> None:
        if chooses(s, self.seat):
            s.then(KEEPING_OF[self.seat])
        s.then(DEAL_TO[self.seat])


def is_dealt(s: Sake, seat: i64) -> bool:
    """Whether the seat has been dealt all its cards."""
    dealt = s.count(HAND + seat) + depth(s.life[seat])
    return dealt == OPENING_HAND + s.deck.life[s.samurai[seat]]


def chooses(s: Sake, seat: i64) -> bool:
    """12.2 Whether the samurai chooses its life cards."""
    return s.deck.chooses_life[s.samurai[seat]] != 0


@dataclass
class Dealt(Event):
    """Who got a card with this back, into the hand or the life pile."""

    receiver: int
    back: int
    goes_to_hand: bool


class DealCard(ChanceFor[Sake]):
    """2.3 Four cards go into the hand, the others unseen onto the life pile."""

    rule = "2.3"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        s.offer_cards(choices, DEAL, PILE, s.sets.all, 0)

    def take(self, s: Sake, seat: int, action: int) -> None:
        card = noun(action)
        receiver = self.receiver
        if self.goes_to_hand(s):
            s.shift(card, PILE, HAND + receiver)
            s.knowers[card] = u8(BIT[receiver])
        else:
            s.pick(PILE, card)
            s.life[receiver] = s.life[receiver] << CARD_BITS | card + 1
        if not is_dealt(s, receiver):
            s.then(self)

    def goes_to_hand(self, s: Sake) -> bool:
        """2.4 Who chooses life cards sees them all first."""
        return chooses(s, self.receiver) or s.count(HAND + self.receiver) < OPENING_HAND

    def event(self, s: Sake, seat: int, action: int) -> Dealt:
        return Dealt(self.receiver, s.deck.back[noun(action)], self.goes_to_hand(s))

    def witnesses(self, s: Sake, seat: int) -> int:
        return only(self.receiver) if self.goes_to_hand(s) else 0


class Keeping(Step[Sake]):
    """2.4 Who chooses life cards lays them down until four are left in the hand."""

    rule = "2.4"

    def run(self, s: Sake) -> None:
        if s.count(HAND + self.seat) > OPENING_HAND:
            s.then(self)
            s.then(KEEP_OF[self.seat])


@dataclass
class LifeCardLaid(Event):
    """The back of the card; which one it is, only its samurai knows."""

    back: int


class LayLifeCard(Ask[Sake]):
    """2.4 The samurai lays a card onto its life pile."""

    rule = "2.4"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        s.offer_cards(choices, KEEP, HAND + seat, s.sets.all, 0)

    def take(self, s: Sake, seat: int, action: int) -> None:
        card = noun(action)
        s.pick(HAND + seat, card)
        s.life[seat] = s.life[seat] << CARD_BITS | card + 1

    def event(self, s: Sake, seat: int, action: int) -> LifeCardLaid:
        return LifeCardLaid(s.deck.back[noun(action)])

    def witnesses(self, s: Sake, seat: int) -> int:
        return only(self.seat)


# Frames are made once and used again.
BOARD_FOR: Final = each_seat(DealBoard)
SIT_DOWN: Final = SitDown()
HAND_FOR: Final = each_seat(DealHand)
DEAL_TO: Final = each_seat(DealCard)
KEEPING_OF: Final = each_seat(Keeping)
KEEP_OF: Final = each_seat(LayLifeCard)

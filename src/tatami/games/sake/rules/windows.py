"""8.5 Questions at which a samurai may also burn sake or its soul; 3.6 the hand limit."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT
from tatami.core.choices import Choices
from tatami.core.frames import Ask, Frame, Step, each_seat, only
from tatami.core.named import Event
from tatami.games.sake.pieces import (
    CARD_MASK,
    HAND,
    HAND_LIMIT,
    LIFE,
    unstacked,
)
from tatami.games.sake.rules.pile import DRAW_FOR
from tatami.games.sake.rules.verbs import BURN, DISCARD, EXTRA, LIFT, PASS, SOUL
from tatami.games.sake.state import Sake

# 8.3, 8.4 Burning


def offer_burns(s: Sake, seat: i64, choices: Choices) -> None:
    """8.5 What the samurai may burn now."""
    choices.each(BURN, s.burnable(seat))
    choices.run(act(SOUL, 1), s.souls(seat), 1)


def burn(s: Sake, seat: int, action: int, afterwards: Frame[Sake]) -> None:
    """8.3 Burn a token and draw, or 8.4 the soul; then the question is asked again."""
    if verb(action) == BURN:
        s.sake[seat] &= ~BIT[noun(action)]
        s.then_in_order(DRAW_FOR[seat], LIMIT_OF[seat], afterwards)
    else:
        s.burnt |= BIT[seat]
        if s.knows(seat) and s.deck.chooses_life[s.samurai[seat]]:
            s.then_in_order(LIMIT_OF[seat], afterwards)
            for _ in range(noun(action)):
                s.then(LIFT_OF[seat])
        else:
            for _ in range(noun(action)):
                s.take_life_card(seat, (s.life[seat] & CARD_MASK) - 1)
            s.then_in_order(LIMIT_OF[seat], afterwards)


def why_no_burning(s: Sake, seat: int, action: int) -> str:
    """The rule against burning this now."""
    if verb(action) == SOUL:
        return "8.2" if s.sake[seat] & BIT[LIFE] else "8.4"
    return "8.3"


@dataclass
class LifeCardLifted(Event):
    """The back of the card; which one it is, only its samurai knows."""

    back: int


class LiftLifeCard(Ask[Sake]):
    """12.2 Who chooses life cards says which one comes into the hand."""

    rule = "12.2"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        for card in unstacked(s.life[seat]):
            choices.add(act(LIFT, card))

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.take_life_card(seat, noun(action))

    def event(self, s: Sake, seat: int, action: int) -> LifeCardLifted:
        return LifeCardLifted(s.deck.back[noun(action)])

    def witnesses(self, s: Sake, seat: int) -> int:
        return only(self.seat)


# 8.5 Windows


class Window(Ask[Sake]):
    """8.5 A question to a samurai, who may burn something first."""

    @abstractmethod
    def answers(self, s: Sake, choices: Choices) -> None:
        """Offer what the question itself allows."""

    @abstractmethod
    def answer(self, s: Sake, action: int) -> None:
        """Do what was answered."""

    def again(self) -> Frame[Sake]:
        """What comes when something was burnt: the question again, unless it may be settled."""
        return self

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        self.answers(s, choices)
        if choices.wants_more():
            offer_burns(s, seat, choices)

    def take(self, s: Sake, seat: int, action: int) -> None:
        done = verb(action)
        if done in (BURN, SOUL):
            burn(s, seat, action, self.again())
        else:
            self.answer(s, action)

    def forbids(self, s: Sake, seat: int, action: int) -> str:
        if seat == self.seat and verb(action) in (BURN, SOUL):
            return why_no_burning(s, seat, action)
        return "8.3" if verb(action) == EXTRA else self.rule


class CardWindow(Window):
    """A question that is answered with a card of some sort from the hand, or not at all."""

    @abstractmethod
    def verb(self) -> i64:
        """What is done with the card."""

    def may_pass(self) -> bool:
        """Whether no card need be played."""
        return True

    def cards(self, s: Sake) -> vec[i64]:
        """The cards that would do."""
        return s.sets.all

    @abstractmethod
    def play(self, s: Sake, card: i64) -> None:
        """The card is played."""

    def decline(self, s: Sake) -> None:
        """No card is played."""

    def answers(self, s: Sake, choices: Choices) -> None:
        if self.may_pass():
            choices.add(PASS)
        s.offer_cards(choices, self.verb(), HAND + self.seat, self.cards(s), 0)

    def answer(self, s: Sake, action: int) -> None:
        if verb(action) == PASS:
            self.decline(s)
        else:
            self.play(s, noun(action))


# 3.6 Discarding


class DropCard(CardWindow):
    """6.9 A samurai chooses a card of the hand and discards it."""

    rule = "6.9"

    def verb(self) -> i64:
        return DISCARD

    def may_pass(self) -> bool:
        return False

    def play(self, s: Sake, card: i64) -> None:
        s.discard(card, HAND + self.seat)


class DiscardCard(DropCard):
    """3.6 A samurai with too many cards discards one."""

    rule = "3.6"

    def again(self) -> Frame[Sake]:
        """The limit: what was burnt may have brought the hand down to four already."""
        return LIMIT_OF[self.seat]


class HandLimit(Step[Sake]):
    """3.6 A samurai with more than four cards discards until there are four."""

    rule = "3.6"

    def run(self, s: Sake) -> None:
        if s.is_samurai(self.seat) and s.count(HAND + self.seat) > HAND_LIMIT:
            s.then_in_order(DISCARD_OF[self.seat], self)


class Drop(Step[Sake]):
    """6.9 A samurai has to discard a card, if it has one."""

    rule = "6.9"

    def run(self, s: Sake) -> None:
        if not s.is_empty(HAND + self.seat):
            s.then(DROP_CARD_OF[self.seat])


class MayBurn(Window):
    """8.5 Before something is taken from a samurai, it may burn."""

    rule = "8.5"
    optional = True

    def answers(self, s: Sake, choices: Choices) -> None:
        choices.add(PASS)

    def answer(self, s: Sake, action: int) -> None:
        """Passing changes nothing; what was asked about goes on."""


# Frames are made once and used again.
LIFT_OF: Final = each_seat(LiftLifeCard)
DISCARD_OF: Final = each_seat(DiscardCard)
DROP_CARD_OF: Final = each_seat(DropCard)
LIMIT_OF: Final = each_seat(HandLimit)
DROP_OF: Final = each_seat(Drop)
BURN_OF: Final = each_seat(MayBurn)

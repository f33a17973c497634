"""8.5 Questions at which a samurai may also burn sake or its soul; 3.6 the hand limit."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, lowest, nth, size
from tatami.core.chance import Dice
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


def add_burns(s: Sake, seat: int, legal: list[int]) -> None:
    """8.5 What the samurai may burn now."""
    tokens = s.burnable(seat)
    while tokens:
        legal.append(act(BURN, lowest(tokens)))
        tokens &= tokens - 1
    for cards in range(s.souls(seat)):
        legal.append(act(SOUL, cards + 1))


def burns(s: Sake, seat: i64) -> i64:
    """8.5 How many ways there are to burn something now."""
    return size(s.burnable(seat)) + s.souls(seat)


def nth_burn(s: Sake, seat: i64, k: i64) -> int:
    """The k-th of them."""
    tokens = s.burnable(seat)
    in_tokens = size(tokens)
    return act(BURN, nth(tokens, k)) if k < in_tokens else act(SOUL, k - in_tokens + 1)


def burn(s: Sake, seat: int, action: int, afterwards: Frame[Sake]) -> None:
    """8.3 Burn a token and draw, or 8.4 the soul; then the question is asked again."""
    if verb(action) == BURN:
        s.sake[seat] &= ~BIT[noun(action)]
        s.then(DRAW_FOR[seat], LIMIT_OF[seat], afterwards)
    else:
        s.burnt |= BIT[seat]
        if s.knows(seat) and s.deck.chooses_life[s.samurai[seat]]:
            s.then(LIMIT_OF[seat], afterwards)
            for _ in range(noun(action)):
                s.then(LIFT_OF[seat])
        else:
            for _ in range(noun(action)):
                s.take_life_card(seat, (s.life[seat] & CARD_MASK) - 1)
            s.then(LIMIT_OF[seat], afterwards)


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

    def legal(self, s: Sake, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [act(LIFT, card) for card in unstacked(s.life[seat])]

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
    def answers(self, s: Sake) -> list[int]:
        """What the question itself allows."""

    @abstractmethod
    def answer(self, s: Sake, action: int) -> None:
        """Do what was answered."""

    def again(self) -> Frame[Sake]:
        """What comes when something was burnt: the question again, unless it may be settled."""
        return self

    def legal(self, s: Sake, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        legal = self.answers(s)
        add_burns(s, seat, legal)
        return legal

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

    def answers(self, s: Sake) -> list[int]:
        legal = s.cards_of(HAND + self.seat, self.cards(s), 0)
        done = self.verb()
        for i in range(len(legal)):
            legal[i] = act(done, legal[i])
        if self.may_pass():
            legal.insert(0, act(PASS))
        return legal

    def sample(self, s: Sake, seat: int, dice: Dice) -> int:
        cards = s.count_of(HAND + seat, self.cards(s), 0)
        passes: i64 = 1 if self.may_pass() else 0
        k: i64 = dice.below(passes + cards + burns(s, seat)) - passes
        if k < 0:
            return act(PASS)
        if k < cards:
            return act(self.verb(), s.nth_of(HAND + seat, self.cards(s), 0, k))
        return nth_burn(s, seat, k - cards)

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
            s.then(DISCARD_OF[self.seat], self)


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

    def answers(self, s: Sake) -> list[int]:
        return [act(PASS)]

    def sample(self, s: Sake, seat: int, dice: Dice) -> int:
        k: i64 = dice.below(1 + burns(s, seat)) - 1
        return act(PASS) if k < 0 else nth_burn(s, seat, k)

    def answer(self, s: Sake, action: int) -> None:
        """It has passed."""


# Frames are made once and used again.
LIFT_OF: Final = each_seat(LiftLifeCard)
DISCARD_OF: Final = each_seat(DiscardCard)
DROP_CARD_OF: Final = each_seat(DropCard)
LIMIT_OF: Final = each_seat(HandLimit)
DROP_OF: Final = each_seat(Drop)
BURN_OF: Final = each_seat(MayBurn)

"""3. The draw pile and the discards."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.actions import noun
from tatami.core.cards import NONE
from tatami.core.choices import Choices
from tatami.core.frames import Chance, ChanceFor, Step, each_seat, only
from tatami.core.named import Event
from tatami.games.sake.pieces import PILE, WORD, WORDS
from tatami.games.sake.rules.terms import Revealed, Term
from tatami.games.sake.rules.verbs import DRAW, REVEAL, TURN_UP
from tatami.games.sake.state import Sake


def uncover(s: Sake) -> None:
    """3.7 The back of the next card shows; discards are shuffled if there is no next card."""
    if s.is_empty(PILE):
        s.reshuffle()
    if not s.is_empty(PILE):
        s.then(TURN_UP_TOP)


class TurnUp(Chance[Sake]):
    """3.7 The back of the top card of the draw pile is seen."""

    rule = "3.7"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        low = s.cards[PILE * WORDS]
        high = s.cards[PILE * WORDS + 1]
        choices.kinds_of_two(TURN_UP, low, high, WORD, s.deck.back)

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.top = noun(action)


class Draw(Step[Sake]):
    """3.3 The seat draws a card, if there is one."""

    rule = "3.3"

    def run(self, s: Sake) -> None:
        if s.can_draw():
            s.then(CARD_FOR[self.seat])


@dataclass
class Drawn(Event):
    """Who drew a card with this back; which one, only the receiver knows."""

    receiver: int
    back: int


class DrawCard(ChanceFor[Sake]):
    """3.3 The top card goes into a hand."""

    rule = "3.3"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        """Any card of the pile with the back that shows."""
        s.offer_cards(choices, DRAW, PILE, s.sets.of_back, s.top * WORDS)

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.draw(self.receiver, noun(action))
        uncover(s)

    def event(self, s: Sake, seat: int, action: int) -> Drawn:
        return Drawn(self.receiver, s.top)

    def witnesses(self, s: Sake, seat: int) -> int:
        return only(self.receiver)


class Reveal(Chance[Sake]):
    """5.9, 7.3 The top card of the draw pile is revealed and lies open with what was played."""

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        """Any card of the pile with the back that shows."""
        s.offer_cards(choices, REVEAL, PILE, s.sets.of_back, s.top * WORDS)

    def take(self, s: Sake, seat: int, action: int) -> None:
        card = noun(action)
        s.reveal(card)
        self.use(s, card)
        uncover(s)

    def event(self, s: Sake, seat: int, action: int) -> Revealed:
        card = noun(action)
        return Revealed(Term("card", s.deck.title[card], self.adds(s, card)))

    @abstractmethod
    def adds(self, s: Sake, card: i64) -> i64:
        """What the card is worth."""

    @abstractmethod
    def use(self, s: Sake, card: i64) -> None:
        """What the card is for."""


class RevealAttack(Reveal):
    """7.3 The attack box is added to the minion's attack."""

    rule = "7.3"

    def adds(self, s: Sake, card: i64) -> i64:
        return s.deck.attack_box[card]

    def use(self, s: Sake, card: i64) -> None:
        s.value += self.adds(s, card)


class RevealDefence(Reveal):
    """5.9 The defence box is added to the minion's defence."""

    rule = "5.9"

    def adds(self, s: Sake, card: i64) -> i64:
        return s.deck.defence_box[card]

    def use(self, s: Sake, card: i64) -> None:
        s.defence += self.adds(s, card)


class ClearTable(Step[Sake]):
    """3.8 What was played is discarded when its effect or its fight is over."""

    rule = "3.8"

    def run(self, s: Sake) -> None:
        s.end_fight()
        s.clear_played(NONE)


# Frames are made once and used again.
TURN_UP_TOP: Final = TurnUp()
REVEAL_ATTACK: Final = RevealAttack()
REVEAL_DEFENCE: Final = RevealDefence()
CLEAR: Final = ClearTable()
CARD_FOR: Final = each_seat(DrawCard)
DRAW_FOR: Final = each_seat(Draw)

"""7. Minions."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.core.choices import Choices
from tatami.core.frames import Step, each_seat
from tatami.core.named import Event
from tatami.games.sake.deck import MELEE
from tatami.games.sake.pieces import CARD_BITS
from tatami.games.sake.rows import (
    advance,
    card_of,
    find_minion,
    first_enemy,
    gap_before,
    idle_minions,
)
from tatami.games.sake.rules.fight import STRIKE_NOW, place_change
from tatami.games.sake.rules.pile import CLEAR, REVEAL_ATTACK
from tatami.games.sake.rules.terms import Term
from tatami.games.sake.rules.verbs import SEND, card_in, more_in, with_card
from tatami.games.sake.rules.windows import Window
from tatami.games.sake.state import Sake
from tatami.games.sake.targets import Target, target_of


class MinionPhase(Step[Sake]):
    """7.2 As long as a minion has not acted, its master chooses one that does."""

    rule = "7.2"

    def run(self, s: Sake) -> None:
        if len(s.minions) and s.is_samurai(self.seat) and idle_minions(s, self.seat):
            s.then(SEND_OF[self.seat])


def stride(s: Sake, minion: i64) -> i64:
    """7.2 How far the minion can go; 7.3 it stops one step before an enemy."""
    return min(s.deck.move[s.deck.title[card_of(minion)]], gap_before(s, minion) - 1)


class SendMinion(Window):
    """7.2 A minion goes forward as far as it can; 14.3 or as far as its master likes."""

    rule = "7.2"

    def answers(self, s: Sake, choices: Choices) -> None:
        for minion in idle_minions(s, self.seat):
            card = card_of(minion)
            farthest = stride(s, minion)
            if s.options.minions_free:
                choices.run(with_card(SEND, card, 0), farthest + 1, 1 << CARD_BITS)
            else:
                choices.add(with_card(SEND, card, farthest))

    def answer(self, s: Sake, action: int) -> None:
        card = card_in(action)
        advance(s, card, more_in(action))
        s.then(MINIONS_OF[self.seat])
        minion = s.minions[find_minion(s, card)]
        if gap_before(s, minion) == 1:
            value = s.deck.attack[s.deck.title[card]] + place_change(s, MELEE)
            value += minion_bonus(s, self.seat)
            s.begin_fight(self.seat, card, first_enemy(s, minion), MELEE, value)
            s.then_in_order(MUSTER, STRIKE_NOW, CLEAR)


def minion_bonus(s: Sake, seat: i64) -> i64:
    """12.5 What knowledge adds to the attack of a minion."""
    return s.deck.minion_bonus[s.samurai[seat]] if s.knows(seat) else 0


@dataclass
class Mustered(Event):
    """Whose minion attacks whom, and of what the attack is made before a card is revealed."""

    striker: int
    minion: int
    target: Target
    terms: tuple[Term, ...]


class Muster(Step[Sake]):
    """7.3 A card is revealed for the minion's attack, if there is one."""

    rule = "7.3"

    def run(self, s: Sake) -> None:
        if s.can_draw():
            s.then(REVEAL_ATTACK)

    def event(self, s: Sake) -> Mustered:
        title = s.deck.title[s.agent]
        added = [
            Term("skill", NONE, minion_bonus(s, s.striker)),
            Term("place", NONE, place_change(s, MELEE)),
        ]
        terms = [Term("minion", title, s.deck.attack[title]), *[one for one in added if one.value]]
        return Mustered(s.striker, s.agent, target_of(s.target), tuple(terms))


# Frames are made once and used again.
SEND_OF: Final = each_seat(SendMinion)
MINIONS_OF: Final = each_seat(MinionPhase)
MUSTER: Final = Muster()

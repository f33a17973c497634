"""6. The texts: what events and items do, each in a function of its own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT
from tatami.core.choices import Choices
from tatami.core.frames import Step
from tatami.core.named import Event
from tatami.games.sake.deck import (
    ADD_STEPS,
    ATTACK,
    DRAW,
    HEAL,
    ONE_DISCARDS,
    OTHERS_DISCARD,
    REMOVE_CARD,
    REMOVE_SAKE,
    REMOVE_STEPS,
)
from tatami.games.sake.rows import change_section
from tatami.games.sake.rules.aims import has_aim, offer_aims
from tatami.games.sake.rules.boxes import announce, changes
from tatami.games.sake.rules.pile import DRAW_FOR
from tatami.games.sake.rules.terms import AttackAnnounced, Term
from tatami.games.sake.rules.verbs import AIM, TITLE_BITS, rest_in, seat_in
from tatami.games.sake.rules.wield import WIELD_OF
from tatami.games.sake.rules.windows import BURN_OF, DROP_OF, LIMIT_OF, Window
from tatami.games.sake.state import Sake

# What a text does.


def rivals(s: Sake, seat: i64) -> list[int]:
    """The other samurai, clockwise."""
    found: list[int] = []
    other = s.after(seat, s.alive)
    while other != seat:
        found.append(other)
        other = s.after(other, s.alive)
    return found


def do_attack(s: Sake, seat: int, title: int, aim: int) -> None:
    """6.4 An attack by text, with no weapon and no card."""
    announce(s, seat, aim, s.deck.attack_kind[title], s.deck.amount[title], False)


def do_draw(s: Sake, seat: int, title: int, aim: int) -> None:
    """6.5 Draw so many cards; 3.6 the limit holds for all of them together."""
    s.then(LIMIT_OF[seat])
    for _ in range(s.deck.amount[title]):
        s.then(DRAW_FOR[seat])


def do_heal(s: Sake, seat: int, title: int, aim: int) -> None:
    """6.6 Recover so many life points."""
    s.heal(seat, s.deck.amount[title])


def do_add_steps(s: Sake, seat: int, title: int, aim: int) -> None:
    """6.7 A token comes into a section."""
    change_section(s, seat_in(aim), rest_in(aim), 1)


def do_remove_steps(s: Sake, seat: int, title: int, aim: int) -> None:
    """6.8 A token leaves a section."""
    change_section(s, seat_in(aim), rest_in(aim), -1)


def do_one_discards(s: Sake, seat: int, title: int, aim: int) -> None:
    """6.9 A neighbour discards so many cards."""
    for _ in range(s.deck.amount[title]):
        s.then(DROP_OF[aim])


def do_others_discard(s: Sake, seat: int, title: int, aim: int) -> None:
    """6.9 Every other samurai, clockwise, discards so many cards."""
    for other in rivals(s, seat)[::-1]:
        for _ in range(s.deck.amount[title]):
            s.then(DROP_OF[other])


def do_remove_card(s: Sake, seat: int, title: int, aim: int) -> None:
    """6.10 A weapon or an item is discarded; 8.5 its owner may burn first."""
    s.then_in_order(BURN_OF[seat_in(aim)], LoseThing(seat_in(aim), rest_in(aim)))


def do_remove_sake(s: Sake, seat: int, title: int, aim: int) -> None:
    """6.11 A token leaves the game; 8.5 its owner may burn it first."""
    s.then_in_order(BURN_OF[seat_in(aim)], LoseToken(seat_in(aim), rest_in(aim)))


Deed = Callable[[Sake, int, int, int], None]

DEEDS: Final[dict[int, Deed]] = {
    ATTACK: do_attack,
    DRAW: do_draw,
    HEAL: do_heal,
    ADD_STEPS: do_add_steps,
    REMOVE_STEPS: do_remove_steps,
    ONE_DISCARDS: do_one_discards,
    OTHERS_DISCARD: do_others_discard,
    REMOVE_CARD: do_remove_card,
    REMOVE_SAKE: do_remove_sake,
}


# Frames of texts


@dataclass
class Performed(Event):
    """Which event or item has its effect; if that is an attack, of what it is made."""

    title: int
    terms: tuple[Term, ...]


class Perform(Step[Sake]):
    """6.1 An event or an item has its effect, now that it is paid for."""

    rule = "6.1"

    def __init__(self, seat: int, title: int, aim: int, card: int) -> None:
        super().__init__(seat)
        self.title = title
        self.aim = aim
        self.card = card
        """The card that was played; NONE for an item, which stays on the table."""

    def fields(self) -> list[int]:
        return [self.seat, self.title, self.aim, self.card]

    def run(self, s: Sake) -> None:
        repeat(s, self.seat, self.title, self.aim, times_of(s, self.title), self.card)

    def event(self, s: Sake) -> Performed:
        return Performed(self.title, terms_of_text(s, self.seat, self.title, self.aim))


def terms_of_text(s: Sake, seat: int, title: int, aim: int) -> tuple[Term, ...]:
    """6.4 Of what the attack of a text is made; nothing if it does not attack."""
    deck = s.deck
    if deck.effect[title] != ATTACK:
        return ()
    terms = [Term("text", title, deck.amount[title])]
    return tuple(terms + changes(s, seat, aim, deck.attack_kind[title], False))


def times_of(s: Sake, title: int) -> int:
    """How often a text has its effect, each time at an aim of its own."""
    effect = s.deck.effect[title]
    if effect in (ADD_STEPS, REMOVE_STEPS, REMOVE_SAKE):
        return s.deck.amount[title]
    return s.deck.times[title]


def repeat(s: Sake, seat: int, title: int, aim: int, times: int, card: int) -> None:
    """The text has its effect now, and then at aims that are yet to be named."""
    if times > 1:
        s.then(NextAim(seat, title, times - 1, card))
    DEEDS[s.deck.effect[title]](s, seat, title, aim)


class NextAim(Step[Sake]):
    """6.4, 6.7, 6.8 The next target or section is named, if there is one.

    3.8 The cards of the fight that is over are discarded before; the card with the text stays.
    """

    rule = "6.4"

    def __init__(self, seat: int, title: int, times: int, card: int) -> None:
        super().__init__(seat)
        self.title = title
        self.times = times
        self.card = card

    def fields(self) -> list[int]:
        return [self.seat, self.title, self.times, self.card]

    def run(self, s: Sake) -> None:
        s.end_fight()
        s.clear_played(self.card)
        if s.is_samurai(self.seat) and has_aim(s, self.seat, self.title):
            s.then(ChooseAim(self.seat, self.title, self.times, self.card))


class ChooseAim(Window):
    """6.4, 6.7, 6.8 The next target or section."""

    rule = "6.4"

    def __init__(self, seat: int, title: int, times: int, card: int) -> None:
        super().__init__(seat)
        self.title = title
        self.times = times
        self.card = card

    def fields(self) -> list[int]:
        return [self.seat, self.title, self.times, self.card]

    def answers(self, s: Sake, choices: Choices) -> None:
        """The text is paid for already."""
        first = act(AIM, self.title)
        offer_aims(s, self.seat, self.title, first, 1 << TITLE_BITS, choices)

    def answer(self, s: Sake, action: int) -> None:
        repeat(s, self.seat, self.title, noun(action) >> TITLE_BITS, self.times, self.card)

    def event(self, s: Sake, seat: int, action: int) -> AttackAnnounced | None:
        if verb(action) != AIM:
            return None
        terms = terms_of_text(s, seat, self.title, noun(action) >> TITLE_BITS)
        return AttackAnnounced(terms) if terms else None


@dataclass
class TokenLost(Event):
    """Where the token lay; it may be gone already."""

    place: int
    was_there: bool


class LoseToken(Step[Sake]):
    """6.11 The token leaves the game, if it is still there."""

    rule = "6.11"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def fields(self) -> list[int]:
        return [self.seat, self.place]

    def run(self, s: Sake) -> None:
        s.sake[self.seat] &= ~BIT[self.place]

    def event(self, s: Sake) -> TokenLost:
        return TokenLost(self.place, s.sake[self.seat] & BIT[self.place] != 0)


@dataclass
class ThingLost(Event):
    """The weapon or item."""

    title: int


class LoseThing(Step[Sake]):
    """6.10 The weapon or item is discarded; 3.5 another weapon may be wielded instead."""

    rule = "6.10"

    def __init__(self, seat: int, title: int) -> None:
        super().__init__(seat)
        self.title = title

    def fields(self) -> list[int]:
        return [self.seat, self.title]

    def run(self, s: Sake) -> None:
        was_wielded = s.wielded[self.seat] == self.title
        s.lose_thing(self.seat, self.title)
        if was_wielded and s.things[self.seat] & s.sets.weapons:
            s.then(WIELD_OF[self.seat])

    def event(self, s: Sake) -> ThingLost:
        return ThingLost(self.title)

"""10. Spirits of Enma."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, NONE
from tatami.core.choices import Choices
from tatami.core.frames import Ask, Chance, Step, each_seat, only
from tatami.core.named import Event
from tatami.games.sake.deck import BACKS, QUARRELSOME, SLEEPY, TROUBLESOME
from tatami.games.sake.pieces import CARD_BITS, HAND, HAUNTING, PLAYED, WORD, WORDS
from tatami.games.sake.rows import change_section
from tatami.games.sake.rules.aims import offer_sections, offer_spare_sections
from tatami.games.sake.rules.fight import defend
from tatami.games.sake.rules.pile import CLEAR
from tatami.games.sake.rules.verbs import (
    ADD,
    BACK_BITS,
    BACK_MASK,
    HAND_ON,
    HAUNT,
    JOIN,
    PASS,
    PASS_ON,
    REMOVE,
    SHIFT,
    STEAL,
    TITLE_BITS,
    TITLE_MASK,
    card_in,
    more_in,
    rest_in,
    seat_in,
    spot,
)
from tatami.games.sake.rules.windows import LIMIT_OF
from tatami.games.sake.state import Sake

# 10.3 Elation


def offer_elations(s: Sake, choices: Choices) -> None:
    """10.3 What the back of the top card allows."""
    if s.top == TROUBLESOME:
        offer_sections(s, ADD, 1, choices)
        offer_spare_sections(s, REMOVE, 1, choices)
    elif s.top == QUARRELSOME:
        offer_shifts(s, choices)
    elif s.top == SLEEPY:
        offer_passings(s, choices)


def offer_shifts(s: Sake, choices: Choices) -> None:
    """10.3 A token of a samurai is moved to a free place of its own."""
    for seat in range(s.seats):
        free = s.free_places(seat)
        choices.pairs(act(SHIFT, seat), s.sake[seat], spot(0, 1), free, spot(0, 1 << TITLE_BITS))


def offer_passings(s: Sake, choices: Choices) -> None:
    """10.3 A card with some back is passed on to another samurai."""
    for seat in range(s.seats):
        if s.is_samurai(seat):
            others = s.alive & ~BIT[seat]
            for back in range(len(BACKS)):
                if s.with_back(HAND + seat, back):
                    first = act(HAND_ON, spot(seat, back))
                    choices.each_times(first, others, spot(0, 1 << BACK_BITS))


def can_elate(s: Sake) -> bool:
    """Whether there is anything that the elation can do."""
    elations = Choices()
    offer_elations(s, elations)
    return elations.count > 0


class Elation(Step[Sake]):
    """10.2 A spirit's turn begins with its elation, if there is something to do."""

    rule = "10.2"

    def run(self, s: Sake) -> None:
        if can_elate(s):
            s.then(USE_ELATION_OF[self.seat])


class UseElation(Ask[Sake]):
    """10.3 The spirit uses the power of the top card, or not."""

    rule = "10.3"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.add(PASS)
        offer_elations(s, choices)

    def take(self, s: Sake, seat: int, action: int) -> None:
        thing = noun(action)
        done = verb(action)
        if done == ADD:
            change_section(s, seat_in(thing), rest_in(thing), 1)
        elif done == REMOVE:
            change_section(s, seat_in(thing), rest_in(thing), -1)
        elif done == SHIFT:
            owner = seat_in(thing)
            s.sake[owner] &= ~BIT[rest_in(thing) & TITLE_MASK]
            s.sake[owner] |= BIT[rest_in(thing) >> TITLE_BITS]
        elif done == HAND_ON:
            receiver = rest_in(thing) >> BACK_BITS
            back = rest_in(thing) & BACK_MASK
            s.then_in_order(PassOn(seat_in(thing), back, receiver), LIMIT_OF[receiver])


@dataclass
class PassedOn(Event):
    """From whom to whom a card with this back goes; which one, only they know."""

    source: int
    back: int
    receiver: int


class PassOn(Chance[Sake]):
    """10.3 Of the cards with this back one is passed on, unseen by the spirit."""

    rule = "10.3"

    def __init__(self, source: int, back: int, receiver: int) -> None:
        super().__init__()
        self.source = source
        self.back = back
        self.receiver = receiver

    def fields(self) -> list[int]:
        return [self.source, self.back, self.receiver]

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        s.offer_cards(choices, PASS_ON, HAND + self.source, s.sets.of_back, self.back * WORDS)

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.pass_on(noun(action), self.source, self.receiver)

    def event(self, s: Sake, seat: int, action: int) -> PassedOn:
        return PassedOn(self.source, self.back, self.receiver)

    def witnesses(self, s: Sake, seat: int) -> int:
        return only(self.source) | only(self.receiver)


# 10.4 Stealing, 10.5 haunting


def matching(s: Sake, seat: i64) -> list[int]:
    """10.1 The cards with the back that the top card shows."""
    if s.top == NONE:
        return []
    return s.cards_of(HAND + seat, s.sets.of_back, s.top * WORDS)


def has_match(s: Sake, seat: i64) -> bool:
    """10.1 Whether the spirit could play a card."""
    return s.top != NONE and s.with_back(HAND + seat, s.top) > 0


class Act(Step[Sake]):
    """10.2 After drawing, the spirit is asked if it can do anything."""

    rule = "10.2"

    def run(self, s: Sake) -> None:
        if s.masu or has_match(s, self.seat):
            s.then(MISCHIEF_OF[self.seat])


class ChooseMischief(Ask[Sake]):
    """10.2 The spirit steals, haunts a samurai, or does neither."""

    rule = "10.2"

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.add(PASS)
        if s.masu:
            choices.add(STEAL)
        if s.top != NONE:
            low = s.cards[(HAND + seat) * WORDS] & s.sets.of_back[s.top * WORDS]
            high = s.cards[(HAND + seat) * WORDS + 1] & s.sets.of_back[s.top * WORDS + 1]
            choices.pairs(HAUNT, low, 1, s.alive, 1 << CARD_BITS)
            choices.pairs(act(HAUNT, WORD), high, 1, s.alive, 1 << CARD_BITS)

    def take(self, s: Sake, seat: int, action: int) -> None:
        if verb(action) == STEAL:
            s.tap()
            s.loot[seat] += 1
        elif verb(action) == HAUNT:
            s.shift(card_in(action), HAND + seat, PLAYED)
            s.begin_fight(seat, NONE, more_in(action), HAUNTING, 1)
            s.then_in_order(HAUNT_NOW, CLEAR)
            ask_to_join(s, seat)

    def forbids(self, s: Sake, seat: int, action: int) -> str:
        if seat == self.seat and verb(action) == STEAL:
            return "10.4"
        if seat == self.seat and verb(action) == HAUNT:
            return "10.5" if card_in(action) in matching(s, seat) else "10.1"
        return "10.2"


def ask_to_join(s: Sake, seat: i64) -> None:
    """10.5 All spirits clockwise, the haunting one first: so that one is scheduled last."""
    other = s.before(seat, s.spirits)
    while other != seat:
        s.then(JOINING_OF[other])
        other = s.before(other, s.spirits)
    s.then(JOINING_OF[seat])


class Joining(Step[Sake]):
    """10.5 A spirit is asked for a card as long as it has one that matches."""

    rule = "10.5"

    def run(self, s: Sake) -> None:
        if has_match(s, self.seat):
            s.then(JOIN_OF[self.seat])


class MayJoin(Ask[Sake]):
    """10.5 A spirit may add a matching card to the haunting."""

    rule = "10.5"
    optional = True

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.add(PASS)
        s.offer_cards(choices, JOIN, HAND + seat, s.sets.of_back, s.top * WORDS)

    def take(self, s: Sake, seat: int, action: int) -> None:
        if verb(action) == JOIN:
            s.shift(noun(action), HAND + seat, PLAYED)
            s.value += 1
            s.then(JOINING_OF[seat])

    def forbids(self, s: Sake, seat: int, action: int) -> str:
        return "10.1" if seat == self.seat and verb(action) == JOIN else "10.5"


@dataclass
class Haunted(Event):
    """10.5 A spirit haunts a samurai, with all cards that were added."""

    spirit: int
    target: int
    value: int


class Haunting(Step[Sake]):
    """10.6 The haunted samurai defends."""

    rule = "10.6"

    def run(self, s: Sake) -> None:
        defend(s)

    def event(self, s: Sake) -> Haunted:
        return Haunted(s.striker, s.target, s.value)


# Frames are made once and used again.
ELATION_OF: Final = each_seat(Elation)
USE_ELATION_OF: Final = each_seat(UseElation)
ACT_OF: Final = each_seat(Act)
MISCHIEF_OF: Final = each_seat(ChooseMischief)
JOINING_OF: Final = each_seat(Joining)
JOIN_OF: Final = each_seat(MayJoin)
HAUNT_NOW: Final = Haunting()

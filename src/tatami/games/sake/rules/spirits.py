"""10. Spirits of Enma."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, NONE, members, nth, size
from tatami.core.chance import Dice
from tatami.core.frames import Ask, Chance, Step, each_seat, only
from tatami.core.named import Event
from tatami.games.sake.deck import BACKS, QUARRELSOME, SLEEPY, TROUBLESOME
from tatami.games.sake.pieces import HAND, HAUNTING, PLAYED, WORDS
from tatami.games.sake.rows import change_section
from tatami.games.sake.rules.aims import add_sections, add_spare_sections
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
    with_card,
)
from tatami.games.sake.rules.windows import LIMIT_OF
from tatami.games.sake.state import Sake

# 10.3 Elation


def elations(s: Sake) -> list[int]:
    """10.3 What the back of the top card allows."""
    if s.top == TROUBLESOME:
        return step_changes(s)
    if s.top == QUARRELSOME:
        return [nth_shift(s, k) for k in range(shifts(s))]
    return [nth_passing(s, k) for k in range(passings(s))]


def step_changes(s: Sake) -> list[int]:
    """10.3 Every section to which a token can be added, or from which one can be taken."""
    added: list[int] = []
    removed: list[int] = []
    add_sections(s, added)
    add_spare_sections(s, removed)
    return [act(ADD, spot) for spot in added] + [act(REMOVE, spot) for spot in removed]


def shifts(s: Sake) -> i64:
    """10.3 In how many ways a token of a samurai can be moved to a free place of its own."""
    ways: i64 = 0
    for seat in range(s.seats):
        ways += size(s.sake[seat]) * size(s.free_places(seat))
    return ways


def nth_shift(s: Sake, k: i64) -> int:
    """The k-th of them: by samurai, token and place."""
    seat: i64 = 0
    free = size(s.free_places(seat))
    while k >= size(s.sake[seat]) * free:
        k -= size(s.sake[seat]) * free
        seat += 1
        free = size(s.free_places(seat))
    place = nth(s.sake[seat], k // free)
    to = nth(s.free_places(seat), k % free)
    return act(SHIFT, spot(seat, to << TITLE_BITS | place))


def passings(s: Sake) -> i64:
    """10.3 In how many ways a card with some back can be passed on to another samurai."""
    held: i64 = 0
    for seat in range(s.seats):
        if s.is_samurai(seat):
            for back in range(len(BACKS)):
                held += 1 if s.with_back(HAND + seat, back) else 0
    return held * (size(s.alive) - 1)


def nth_passing(s: Sake, k: i64) -> int:
    """The k-th of them: by giver, back and receiver."""
    receivers = size(s.alive) - 1
    held = k // receivers
    seat: i64 = 0
    back: i64 = 0
    while held > 0 or not (s.is_samurai(seat) and s.with_back(HAND + seat, back)):
        held -= 1 if s.is_samurai(seat) and s.with_back(HAND + seat, back) else 0
        back += 1
        if back == len(BACKS):
            back = 0
            seat += 1
    receiver = nth(s.alive & ~BIT[seat], k % receivers)
    return act(HAND_ON, spot(seat, receiver << BACK_BITS | back))


def can_elate(s: Sake) -> bool:
    """Whether there is anything that the elation can do."""
    if s.top == TROUBLESOME:
        return (s.supply > 0 and size(s.alive) > 1) or len(step_changes(s)) > 0
    if s.top == QUARRELSOME:
        return shifts(s) > 0
    return s.top == SLEEPY and passings(s) > 0


class Elation(Step[Sake]):
    """10.2 A spirit's turn begins with its elation, if there is something to do."""

    rule = "10.2"

    def run(self, s: Sake) -> None:
        if can_elate(s):
            s.then(USE_ELATION_OF[self.seat])


class UseElation(Ask[Sake]):
    """10.3 The spirit uses the power of the top card, or not."""

    rule = "10.3"

    def legal(self, s: Sake, seat: int) -> list[int]:
        return [act(PASS), *elations(s)] if seat == self.seat else []

    def sample(self, s: Sake, seat: int, dice: Dice) -> int:
        if s.top == TROUBLESOME:
            return super().sample(s, seat, dice)
        ways = shifts(s) if s.top == QUARRELSOME else passings(s)
        k: i64 = dice.below(1 + ways) - 1
        if k < 0:
            return act(PASS)
        return nth_shift(s, k) if s.top == QUARRELSOME else nth_passing(s, k)

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
            s.then(PassOn(seat_in(thing), back, receiver), LIMIT_OF[receiver])


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

    def legal(self, s: Sake, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        found = s.cards_of(HAND + self.source, s.sets.of_back, self.back * WORDS)
        return [act(PASS_ON, card) for card in found]

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

    def legal(self, s: Sake, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        legal = [act(PASS)]
        if s.masu:
            legal.append(act(STEAL))
        for card in matching(s, seat):
            for samurai in members(s.alive):
                legal.append(with_card(HAUNT, card, samurai))
        return legal

    def sample(self, s: Sake, seat: int, dice: Dice) -> int:
        steals: i64 = 1 if s.masu else 0
        samurai = size(s.alive)
        match: i64 = s.with_back(HAND + seat, s.top) if s.top != NONE else 0
        k: i64 = dice.below(1 + steals + match * samurai)
        if k == 0:
            return act(PASS)
        if k <= steals:
            return act(STEAL)
        k -= 1 + steals
        card = s.nth_of(HAND + seat, s.sets.of_back, s.top * WORDS, k // samurai)
        return with_card(HAUNT, card, nth(s.alive, k % samurai))

    def take(self, s: Sake, seat: int, action: int) -> None:
        if verb(action) == STEAL:
            s.tap()
            s.loot[seat] += 1
        elif verb(action) == HAUNT:
            s.shift(card_in(action), HAND + seat, PLAYED)
            s.begin_fight(seat, NONE, more_in(action), HAUNTING, 1)
            s.then(HAUNT_NOW, CLEAR)
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

    def legal(self, s: Sake, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [act(PASS), *[act(JOIN, card) for card in matching(s, seat)]]

    def sample(self, s: Sake, seat: int, dice: Dice) -> int:
        k: i64 = dice.below(1 + s.with_back(HAND + seat, s.top)) - 1
        if k < 0:
            return act(PASS)
        return act(JOIN, s.nth_of(HAND + seat, s.sets.of_back, s.top * WORDS, k))

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

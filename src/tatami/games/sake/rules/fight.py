"""5. Fights: defence, sacrifice and hits."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.actions import noun, verb
from tatami.core.cards import BIT, NONE, size
from tatami.core.choices import Choices
from tatami.core.frames import Ask, Frame, Step, each_seat
from tatami.core.named import Event
from tatami.games.sake.deck import MELEE, RANGED
from tatami.games.sake.pieces import (
    HAND,
    HAUNTING,
    MINION_TARGET,
    PLAYED,
)
from tatami.games.sake.rows import beat_minion
from tatami.games.sake.rules.death import DEATH_OF
from tatami.games.sake.rules.fading import FADING_OF, SCATTER, give_up_sake, others_first
from tatami.games.sake.rules.pile import REVEAL_DEFENCE
from tatami.games.sake.rules.terms import Term
from tatami.games.sake.rules.verbs import CUT, DEFEND, EVADE, PASS
from tatami.games.sake.rules.windows import CardWindow
from tatami.games.sake.state import Sake
from tatami.games.sake.targets import Target, target_of

# 4.1 The attack


def strength(s: Sake, seat: i64, value: i64, kind: i64, armed: bool, steps: i64) -> i64:
    """12.1, 13.3 What an attack is worth; `steps` is NONE against a spirit."""
    return max(0, value + skill_bonus(s, seat, kind, armed, steps) + place_change(s, kind))


def skill_bonus(s: Sake, seat: i64, kind: i64, armed: bool, steps: i64) -> i64:
    """12.1 What knowledge adds to an attack."""
    deck = s.deck
    board = s.samurai[seat]
    bonus = deck.attack_bonus[board]
    if bonus and steps != NONE and s.knows(seat):
        fits = deck.bonus_nearest[board] <= steps <= deck.bonus_farthest[board]
        if fits and deck.bonus_kind[board] & kind and (armed or deck.bonus_armed[board] == 0):
            return bonus
    return 0


def place_change(s: Sake, kind: i64) -> i64:
    """13.3 What the location adds to an attack of this kind."""
    changes = s.deck.ranged_change if kind == RANGED else s.deck.melee_change
    return changes[s.options.location]


@dataclass
class Struck(Event):
    """A samurai, or a minion of it, attacks; a minion has a defence of its own, its `guard`."""

    striker: int
    minion: int
    """The card of the minion that strikes; NONE if the samurai itself does."""
    target: Target
    fight: int
    value: int
    guard: Term | None


class Strike(Step[Sake]):
    """5.2 The target of an attack defends as well as it can."""

    rule = "5.2"

    def run(self, s: Sake) -> None:
        target = s.target
        if s.aims_at_minion():
            s.defence = s.deck.defence[title_of_target(s)]
            s.then(CLASH)
            if s.can_draw():
                s.then(REVEAL_DEFENCE)
        elif s.is_spirit(target):
            s.then(SCATTER)
            for spirit in others_first(s, target):
                s.then(FADING_OF[spirit])
        else:
            defend(s)

    def event(self, s: Sake) -> Struck:
        guard: Term | None = None
        if s.aims_at_minion():
            title = title_of_target(s)
            guard = Term("minion", title, s.deck.defence[title])
        return Struck(s.striker, s.agent, target_of(s.target), s.fight, s.value, guard)


def title_of_target(s: Sake) -> i64:
    """The title of the minion that is attacked."""
    return s.deck.title[s.target - MINION_TARGET]


def defend(s: Sake) -> None:
    """5.2 The samurai that is attacked, 7.5 by a minion too, or haunted may defend."""
    s.then_in_order(WEIGH, COUNT_HITS, LAND)
    if s.can_answer(s.target):
        s.then(DEFEND_OF[s.target])


@dataclass
class Clashed(Event):
    """A minion is attacked: it is beaten if the value is higher than its defence."""

    minion: int
    value: int
    defence: int


class Clash(Step[Sake]):
    """5.9 One hit beats a minion."""

    rule = "5.9"

    def run(self, s: Sake) -> None:
        if s.value > s.defence:
            beat_minion(s, s.target - MINION_TARGET)

    def event(self, s: Sake) -> Clashed:
        return Clashed(s.target - MINION_TARGET, s.value, s.defence)


# 5.2 Defence


@dataclass
class Defended(Event):
    """Of what a defence is made."""

    terms: tuple[Term, ...]


class MayDefend(CardWindow):
    """5.2 A samurai may defend with one card; 5.3, 5.4 weapon and armour help it."""

    rule = "5.2"
    optional = True

    def verb(self) -> i64:
        return DEFEND

    def play(self, s: Sake, card: i64) -> None:
        seat = self.seat
        s.shift(card, HAND + seat, PLAYED)
        s.guard = card
        s.defence = s.deck.defence_box[card] + armour(s, seat)
        if s.fight != RANGED:
            s.defence += parry(s, seat)

    def event(self, s: Sake, seat: int, action: int) -> Defended | None:
        if verb(action) != DEFEND:
            return None
        card = noun(action)
        terms = [Term("card", s.deck.title[card], s.deck.defence_box[card])]
        if s.fight != RANGED and parry(s, seat):
            terms.append(Term("weapon", s.wielded[seat], parry(s, seat)))
        if armour(s, seat):
            terms.append(Term("armour", NONE, armour(s, seat)))
        return Defended(tuple(terms))


def parry(s: Sake, seat: i64) -> i64:
    """5.3 The defence of the weapon that the samurai wields, if no sake lies on it."""
    weapon = s.wielded[seat]
    if weapon == NONE or s.sake[seat] & BIT[weapon]:
        return 0
    return s.deck.defence[weapon]


def armour(s: Sake, seat: i64) -> i64:
    """5.4 What armour adds to a defence."""
    worn = s.usable(seat) & s.sets.armour
    added: i64 = 0
    while worn:
        bit = worn & -worn
        added += s.deck.amount[size(bit - 1)]
        worn ^= bit
    return added


class Weigh(Step[Sake]):
    """12.4 Who can weaken the defence is asked when the card is seen."""

    rule = "12.4"

    def run(self, s: Sake) -> None:
        if s.guard != NONE and s.agent == NONE and s.fight != HAUNTING and cut_of(s) > 0:
            s.then(CUT_OF[s.striker])


def cut_of(s: Sake) -> i64:
    """12.4 How much less the defender's card would count."""
    if s.has_cut or not s.knows(s.striker):
        return 0
    return min(s.deck.weakened_defence[s.samurai[s.striker]], s.deck.defence_box[s.guard])


@dataclass
class Weakened(Event):
    """12.4 What a skill takes from a defence."""

    term: Term


class MayCut(Ask[Sake]):
    """12.4 Once a turn the samurai may let the defender's card count less."""

    rule = "12.4"
    optional = True

    def offer(self, s: Sake, seat: int, choices: Choices) -> None:
        choices.add(PASS)
        choices.add(CUT)

    def take(self, s: Sake, seat: int, action: int) -> None:
        if verb(action) == CUT:
            s.defence -= cut_of(s)
            s.has_cut = True

    def event(self, s: Sake, seat: int, action: int) -> Weakened | None:
        return Weakened(Term("skill", NONE, -cut_of(s))) if verb(action) == CUT else None


# 5.5 Hits


def hits_of(s: Sake) -> i64:
    """5.5 What is left of the attack; 13.5 a place may shield from haunting.

    10.7 Who is haunted loses sake, so there are no more hits than tokens.
    """
    hits = s.value - s.defence
    if s.fight == HAUNTING:
        hits = min(hits - s.deck.haunting_shield[s.options.location], size(s.sake[s.target]))
    return max(0, hits)


@dataclass
class HitsCounted(Event):
    """What comes of an attack on a samurai."""

    target: int
    value: int
    defence: int
    hits: int


class CountHits(Step[Sake]):
    """5.5 The hits are counted; 5.6 they may be evaded; 12.3 or none may be returned."""

    rule = "5.5"

    def run(self, s: Sake) -> None:
        s.hits = hits_of(s)
        if s.hits:
            let_evade(s)
        elif s.fight == MELEE and s.guard != NONE and returned_by(s, s.target):
            s.then(ReturnHits(s.target))

    def event(self, s: Sake) -> HitsCounted:
        return HitsCounted(s.target, s.value, s.defence, hits_of(s))


def let_evade(s: Sake) -> None:
    """5.6 Who is hit is asked, if it has anything to answer with."""
    if s.can_answer(s.target):
        s.then(EVADE_OF[s.target])


class Evasion(Step[Sake]):
    """5.6 When something was burnt there may be fewer hits to evade: 10.7 sake that is gone."""

    rule = "5.6"

    def run(self, s: Sake) -> None:
        s.hits = hits_of(s)
        if s.hits:
            let_evade(s)


class MayEvade(CardWindow):
    """5.6 A samurai may discard a minion card and evades all hits."""

    rule = "5.6"
    optional = True

    def again(self) -> Frame[Sake]:
        return EVASION

    def verb(self) -> i64:
        return EVADE

    def cards(self, s: Sake) -> vec[i64]:
        return s.sets.minions

    def play(self, s: Sake, card: i64) -> None:
        s.shift(card, HAND + self.seat, PLAYED)
        s.hits = 0


@dataclass
class HitsLanded(Event):
    """How many hits a samurai takes in the end; 10.7 those of a haunting cost sake, not life."""

    target: int
    hits: int
    is_haunting: bool


class Land(Step[Sake]):
    """5.7 Every hit costs a life point; 10.7 or, in a haunting, a sake token."""

    rule = "5.7"

    def run(self, s: Sake) -> None:
        if s.hits:
            if s.fight == HAUNTING:
                give_up_sake(s)
            elif s.wound(s.target, s.hits):
                s.then(DEATH_OF[s.target])

    def event(self, s: Sake) -> HitsLanded:
        return HitsLanded(s.target, s.hits, s.fight == HAUNTING)


def returned_by(s: Sake, seat: i64) -> i64:
    """12.3 How many hits the samurai returns."""
    return s.deck.returned_hits[s.samurai[seat]] if s.knows(seat) else 0


@dataclass
class HitsReturned(Event):
    """12.3 The attacker is hit: the samurai, or the minion that it sent."""

    striker: int
    minion: int
    hits: int


class ReturnHits(Step[Sake]):
    """12.3 The attacker is hit itself, and can do nothing about it."""

    rule = "12.3"

    def run(self, s: Sake) -> None:
        if s.agent != NONE:
            beat_minion(s, s.agent)
        elif s.wound(s.striker, returned_by(s, self.seat)):
            s.then(DEATH_OF[s.striker])

    def event(self, s: Sake) -> HitsReturned:
        return HitsReturned(s.striker, s.agent, returned_by(s, self.seat))


# Frames are made once and used again.
STRIKE_NOW: Final = Strike()
CLASH: Final = Clash()
WEIGH: Final = Weigh()
COUNT_HITS: Final = CountHits()
LAND: Final = Land()
DEFEND_OF: Final = each_seat(MayDefend)
CUT_OF: Final = each_seat(MayCut)
EVASION: Final = Evasion()
EVADE_OF: Final = each_seat(MayEvade)

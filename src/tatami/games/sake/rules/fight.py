"""5. Fights: interrupts, defence, sacrifice and hits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, NONE, members, size
from tatami.core.frames import Ask, Frame, Step
from tatami.games.sake.deck import MELEE, RANGED
from tatami.games.sake.pieces import (
    HAND,
    HAUNTING,
    MINION_TARGET,
    MOST_SEATS,
    PLAYED,
    WORDS,
)
from tatami.games.sake.rows import beat_minion
from tatami.games.sake.rules.death import DEATH_OF
from tatami.games.sake.rules.pile import REVEAL_DEFENCE
from tatami.games.sake.rules.sake import LOSE_OF
from tatami.games.sake.rules.verbs import CANCEL, CUT, DEFEND, EVADE, FADE, GIVE, PASS
from tatami.games.sake.rules.windows import CardWindow
from tatami.games.sake.state import Sake

# 5.1 Interrupts


def next_to_answer(s: Sake, seat: i64) -> i64:
    """The next samurai clockwise that can answer; the active one if nobody is left."""
    following = s.after(seat, s.alive)
    while following != s.active and not s.can_answer(following):
        following = s.after(following, s.alive)
    return following


def open_to_falter(s: Sake, seat: i64) -> None:
    """5.1 The samurai after this seat are asked about the movement that comes next."""
    following = next_to_answer(s, seat)
    if following != s.active:
        s.ask(FALTER_OF[following])


def open_to_blur(s: Sake, seat: i64) -> None:
    """5.1 The samurai after this seat are asked about the attack that comes next."""
    following = next_to_answer(s, seat)
    if following != s.active:
        s.ask(BLUR_OF[following])


class MayFalter(CardWindow):
    """6.12 A samurai may cancel the movement; 5.1 who passes is not asked again."""

    rule = "6.12"

    def verb(self) -> i64:
        return CANCEL

    def cards(self, s: Sake) -> vec[i64]:
        return s.sets.falters

    def play(self, s: Sake, card: i64) -> None:
        s.shift(card, HAND + self.seat, PLAYED)
        s.stack.pop()

    def decline(self, s: Sake) -> None:
        open_to_falter(s, self.seat)


class MayBlur(CardWindow):
    """6.13 A samurai may cancel the attack; 5.1 who passes is not asked again."""

    rule = "6.13"

    def verb(self) -> i64:
        return CANCEL

    def cards(self, s: Sake) -> vec[i64]:
        return s.sets.blurs

    def play(self, s: Sake, card: i64) -> None:
        s.shift(card, HAND + self.seat, PLAYED)
        s.stack.pop()

    def decline(self, s: Sake) -> None:
        open_to_blur(s, self.seat)


# 4.1 The attack


def strength(s: Sake, seat: i64, value: i64, kind: i64, armed: bool, steps: i64) -> i64:
    """12.1, 13.3 What an attack is worth; `steps` is NONE against a spirit."""
    deck = s.deck
    board = s.samurai[seat]
    bonus = deck.attack_bonus[board]
    if bonus and steps != NONE and s.knows(seat):
        fits = deck.bonus_nearest[board] <= steps <= deck.bonus_farthest[board]
        if fits and deck.bonus_kind[board] & kind and (armed or deck.bonus_armed[board] == 0):
            value += bonus
    return max(0, value + place_change(s, kind))


def place_change(s: Sake, kind: i64) -> i64:
    """13.3 What the location adds to an attack of this kind."""
    changes = s.deck.ranged_change if kind == RANGED else s.deck.melee_change
    return changes[s.house.location]


class Strike(Step[Sake]):
    """5.2 The target of an attack defends as well as it can."""

    rule = "5.2"

    def run(self, s: Sake) -> None:
        target = s.target
        if s.aims_at_minion():
            s.defence = s.deck.defence[s.deck.title[target - MINION_TARGET]]
            s.stack.append(CLASH)
            if s.can_draw():
                s.ask(REVEAL_DEFENCE)
        elif s.is_spirit(target):
            s.stack.append(SCATTER)
            for spirit in others_first(s, target):
                s.stack.append(FADING_OF[spirit])
        else:
            defend(s)

    def facts(self, s: Sake) -> list[int]:
        return [s.striker, s.agent, s.target, s.fight, s.value]


def defend(s: Sake) -> None:
    """5.2 The samurai that is attacked or haunted may defend."""
    s.do(AFTER_DEFENCE)
    if s.can_answer(s.target):
        s.ask(DEFEND_OF[s.target])


class Clash(Step[Sake]):
    """5.9 One hit beats a minion."""

    rule = "5.9"

    def run(self, s: Sake) -> None:
        if s.value > s.defence:
            beat_minion(s, s.target - MINION_TARGET)

    def facts(self, s: Sake) -> list[int]:
        return [s.target - MINION_TARGET, s.value, s.defence]


# 5.2 Defence


class MayDefend(CardWindow):
    """5.2 A samurai may defend with one card; 5.3, 5.4 weapon and armour help it."""

    rule = "5.2"

    def verb(self) -> i64:
        return DEFEND

    def play(self, s: Sake, card: i64) -> None:
        seat = self.seat
        s.shift(card, HAND + seat, PLAYED)
        s.guard = card
        s.defence = s.deck.defence_box[card] + armour(s, seat)
        if s.fight != RANGED:
            s.defence += parry(s, seat)


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
            s.ask(CUT_OF[s.striker])


def cut_of(s: Sake) -> i64:
    """12.4 How much less the defender's card would count."""
    if s.has_cut or not s.knows(s.striker):
        return 0
    return min(s.deck.weakened_defence[s.samurai[s.striker]], s.deck.defence_box[s.guard])


class MayCut(Ask[Sake]):
    """12.4 Once a turn the samurai may let the defender's card count less."""

    rule = "12.4"

    def legal(self, s: Sake, seat: int) -> list[int]:
        return [act(PASS), act(CUT)] if seat == self.seat else []

    def take(self, s: Sake, seat: int, action: int) -> None:
        if verb(action) == CUT:
            s.defence -= cut_of(s)
            s.has_cut = True


# 5.5 Hits


def hits_of(s: Sake) -> i64:
    """5.5 What is left of the attack; 13.5 a place may shield from haunting."""
    hits = s.value - s.defence
    if s.fight == HAUNTING:
        hits -= s.deck.haunting_shield[s.house.location]
    return max(0, hits)


class CountHits(Step[Sake]):
    """5.5 The hits are counted; 5.6 they may be evaded; 12.3 or none may be returned."""

    rule = "5.5"

    def run(self, s: Sake) -> None:
        s.hits = hits_of(s)
        if s.hits:
            if s.can_answer(s.target):
                s.ask(EVADE_OF[s.target])
        elif s.fight == MELEE and s.guard != NONE and returned_by(s, s.target):
            s.do([ReturnHits(s.target)])

    def facts(self, s: Sake) -> list[int]:
        return [s.target, s.value, s.defence, hits_of(s)]


class MayEvade(CardWindow):
    """5.6 A samurai may discard a minion card and evades all hits."""

    rule = "5.6"

    def verb(self) -> i64:
        return EVADE

    def cards(self, s: Sake) -> vec[i64]:
        return s.sets.minions

    def play(self, s: Sake, card: i64) -> None:
        s.shift(card, HAND + self.seat, PLAYED)
        s.hits = 0


class Land(Step[Sake]):
    """5.7 Every hit costs a life point; 10.7 or, in a haunting, a sake token."""

    rule = "5.7"

    def run(self, s: Sake) -> None:
        if s.hits:
            if s.fight == HAUNTING:
                give_up_sake(s)
            elif s.wound(s.target, s.hits):
                s.stack.append(DEATH_OF[s.target])

    def facts(self, s: Sake) -> list[int]:
        return [s.target, s.hits, s.fight]


def returned_by(s: Sake, seat: i64) -> i64:
    """12.3 How many hits the samurai returns."""
    return s.deck.returned_hits[s.samurai[seat]] if s.knows(seat) else 0


class ReturnHits(Step[Sake]):
    """12.3 The attacker is hit itself, and can do nothing about it."""

    rule = "12.3"

    def run(self, s: Sake) -> None:
        if s.agent != NONE:
            beat_minion(s, s.agent)
        elif s.wound(s.striker, returned_by(s, self.seat)):
            s.stack.append(DEATH_OF[s.striker])

    def facts(self, s: Sake) -> list[int]:
        return [s.striker, s.agent, returned_by(s, self.seat)]


# 10.7 Stolen sake


def give_up_sake(s: Sake) -> None:
    """10.7 The haunted samurai loses tokens, and the haunting spirit gives them to spirits."""
    seat = s.target
    lost = min(s.hits, size(s.sake[seat]))
    gifts: list[Frame[Sake]] = [GIFT_OF[s.striker]] * lost
    if lost == size(s.sake[seat]):
        s.sake[seat] = 0
        s.do(gifts)
    else:
        losses: list[Frame[Sake]] = [LOSE_OF[seat]] * lost
        s.do([*losses, *gifts])


class Gift(Step[Sake]):
    """10.7 A stolen token goes to a spirit; there is no question if there is only one."""

    rule = "10.7"

    def run(self, s: Sake) -> None:
        if size(s.spirits) == 1:
            s.loot[self.seat] += 1
        else:
            s.ask(GIVE_OF[self.seat])


class GiveSake(Ask[Sake]):
    """10.7 The haunting spirit chooses who gets the token."""

    rule = "10.7"

    def legal(self, s: Sake, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [act(GIVE, spirit) for spirit in members(s.spirits)]

    def take(self, s: Sake, seat: int, action: int) -> None:
        s.loot[noun(action)] += 1


# 10.8 Fading


def others_first(s: Sake, target: i64) -> list[int]:
    """The spirits in the order in which their frames are pushed: the one attacked last of all."""
    order: list[int] = []
    spirit = s.before(s.active, s.spirits)
    for _ in range(size(s.spirits)):
        if spirit != target:
            order.append(spirit)
        spirit = s.before(spirit, s.spirits)
    order.append(target)
    return order


class Fading(Step[Sake]):
    """10.8 A spirit is asked if it has a matching card and there is still something to evade."""

    rule = "10.8"

    def run(self, s: Sake) -> None:
        if s.value > 0 and s.can_draw() and s.with_back(HAND + self.seat, s.top):
            s.ask(FADE_OF[self.seat])


class MayFade(Ask[Sake]):
    """10.8 A spirit may play one matching card; then the attack hits nothing."""

    rule = "10.8"

    def legal(self, s: Sake, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        matching = s.cards_of(HAND + seat, s.sets.of_back, s.top * WORDS)
        return [act(PASS), *[act(FADE, card) for card in matching]]

    def take(self, s: Sake, seat: int, action: int) -> None:
        if verb(action) == FADE:
            s.shift(noun(action), HAND + seat, PLAYED)
            s.value = 0


class Scatter(Step[Sake]):
    """10.8 The spirit loses a token for each hit."""

    rule = "10.8"

    def run(self, s: Sake) -> None:
        s.loot[s.target] -= min(s.value, s.loot[s.target])

    def facts(self, s: Sake) -> list[int]:
        return [s.target, min(s.value, s.loot[s.target])]


# Frames are made once and pushed again.
STRIKE_NOW: Final[Frame[Sake]] = Strike()
CLASH: Final[Frame[Sake]] = Clash()
SCATTER: Final[Frame[Sake]] = Scatter()
AFTER_DEFENCE: Final[list[Frame[Sake]]] = [Weigh(), CountHits(), Land()]
FALTER_OF: Final = [MayFalter(seat) for seat in range(MOST_SEATS)]
BLUR_OF: Final = [MayBlur(seat) for seat in range(MOST_SEATS)]
DEFEND_OF: Final = [MayDefend(seat) for seat in range(MOST_SEATS)]
CUT_OF: Final = [MayCut(seat) for seat in range(MOST_SEATS)]
EVADE_OF: Final = [MayEvade(seat) for seat in range(MOST_SEATS)]
GIFT_OF: Final[list[Frame[Sake]]] = [Gift(seat) for seat in range(MOST_SEATS)]
GIVE_OF: Final = [GiveSake(seat) for seat in range(MOST_SEATS)]
FADING_OF: Final[list[Frame[Sake]]] = [Fading(seat) for seat in range(MOST_SEATS)]
FADE_OF: Final = [MayFade(seat) for seat in range(MOST_SEATS)]

"""4. The boxes: attack, move, iaido and drink."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, NONE, lowest, size
from tatami.core.choices import Choices
from tatami.core.frames import Step, each_seat
from tatami.core.named import Event
from tatami.games.sake.deck import MELEE, RANGED
from tatami.games.sake.pieces import (
    BARE_STEPS,
    LEFT,
    MINION_TARGET,
    RIGHT,
    SIDES,
)
from tatami.games.sake.rows import (
    card_of,
    distance_of,
    find_minion,
    front,
    go,
    is_approached,
    lane_with,
    neighbour,
    opposing_lane,
    row_of,
)
from tatami.games.sake.rules.fight import STRIKE_NOW, place_change, skill_bonus, strength
from tatami.games.sake.rules.interrupts import open_to_blur
from tatami.games.sake.rules.terms import AttackAnnounced, Term
from tatami.games.sake.rules.verbs import (
    BARE_HANDS,
    PASS,
    STRIKE,
    aim,
    target_in,
    weapon_in,
)
from tatami.games.sake.rules.windows import Window
from tatami.games.sake.state import Sake

# 4.1 Attack


def targets_of(s: Sake, seat: i64, kind: i64, nearest: i64, farthest: i64) -> list[int]:
    """4.2 The neighbours and minions that an attack of this kind and reach can hit."""
    found: list[int] = []
    for side in range(SIDES):
        steps = s.steps[row_of(s, seat, side)]
        if steps == 0:
            continue
        foremost: i64 = NONE
        if len(s.minions):
            lane = opposing_lane(s, seat, side)
            foremost = front(s, lane)
            for minion in s.minions:
                away = steps - distance_of(minion)
                if (
                    lane_with(minion) == lane
                    and nearest <= away <= farthest
                    and (kind == RANGED or distance_of(minion) == foremost)
                ):
                    found.append(MINION_TARGET + card_of(minion))
        if nearest <= steps <= farthest and (kind == RANGED or foremost == NONE):
            found.append(neighbour(s, seat, side))
    return found


def count_near(s: Sake, seat: i64, nearest: i64, farthest: i64) -> i64:
    """How many neighbours are within this reach, where no minions are before them."""
    left = s.steps[row_of(s, seat, LEFT)]
    right = s.steps[row_of(s, seat, RIGHT)]
    nearest = max(1, nearest)
    return (1 if nearest <= left <= farthest else 0) + (1 if nearest <= right <= farthest else 0)


def aims_of(s: Sake, seat: i64) -> list[int]:
    """4.1 Every weapon that can be used, 4.3 or bare hands, with every target that it reaches."""
    deck = s.deck
    found: list[int] = []
    weapons = s.usable(seat) & s.sets.weapons
    left = weapons
    while left:
        weapon = lowest(left)
        left &= left - 1
        kind = deck.attack_kind[weapon]
        for target in targets_of(s, seat, kind, deck.nearest[weapon], deck.farthest[weapon]):
            found.append(aim(weapon, target))
    if weapons == 0 or s.options.bare_hands_always:
        armed = [target_in(aim) for aim in found]
        for target in targets_of(s, seat, MELEE, BARE_STEPS, BARE_STEPS):
            if target not in armed:
                found.append(aim(BARE_HANDS, target))
    # 4.4 Spirits are in reach of all weapons, and of bare hands.
    spirits = s.spirits
    while spirits:
        spirit = lowest(spirits)
        spirits &= spirits - 1
        left = weapons
        while left:
            found.append(aim(lowest(left), spirit))
            left &= left - 1
        found.append(aim(BARE_HANDS, spirit))
    return found


def count_aims(s: Sake, seat: i64) -> i64:
    """How many these are, without making them where that can be told."""
    if is_approached(s, seat) or s.options.bare_hands_always:
        return len(aims_of(s, seat))
    deck = s.deck
    weapons = s.usable(seat) & s.sets.weapons
    aims = size(s.spirits) * (size(weapons) + 1)
    if weapons == 0:
        aims += count_near(s, seat, BARE_STEPS, BARE_STEPS)
    while weapons:
        weapon = lowest(weapons)
        weapons &= weapons - 1
        aims += count_near(s, seat, deck.nearest[weapon], deck.farthest[weapon])
    return aims


def steps_to(s: Sake, seat: i64, target: i64) -> i64:
    """The steps between a samurai and the target of its attack; NONE for a spirit."""
    if target >= MINION_TARGET:
        minion = s.minions[find_minion(s, target - MINION_TARGET)]
        lane = lane_with(minion)
        return s.steps[row_of(s, lane // SIDES, lane % SIDES)] - distance_of(minion)
    if s.is_spirit(target):
        return NONE
    right = s.steps[row_of(s, seat, RIGHT)]
    if right and neighbour(s, seat, RIGHT) == target:
        return right
    return s.steps[row_of(s, seat, LEFT)]


def attack(s: Sake, seat: i64, box: i64, aim: i64) -> None:
    """4.1 The samurai attacks; 5.1 before anything happens, the others are asked."""
    weapon = weapon_in(aim)
    armed = weapon != BARE_HANDS
    if armed:
        box += s.deck.attack[weapon]
    announce(s, seat, target_in(aim), kind_with(s, weapon), box, armed)


def kind_with(s: Sake, weapon: i64) -> i64:
    """4.3 Which kind of attack a weapon makes, or bare hands."""
    if weapon == BARE_HANDS:
        return MELEE
    return s.deck.attack_kind[weapon]


def terms_with(s: Sake, seat: int, weapon: int, target: int) -> list[Term]:
    """Of what an attack with this weapon is made, beside the box of the card."""
    armed = weapon != BARE_HANDS
    terms = [Term("weapon", weapon, s.deck.attack[weapon] if armed else 0)]
    return terms + changes(s, seat, target, kind_with(s, weapon), armed)


def changes(s: Sake, seat: int, target: int, kind: int, armed: bool) -> list[Term]:
    """12.1, 13.3 What skill and place do to an attack."""
    skill = Term("skill", NONE, skill_bonus(s, seat, kind, armed, steps_to(s, seat, target)))
    place = Term("place", NONE, place_change(s, kind))
    return [term for term in (skill, place) if term.value]


def announce(s: Sake, seat: i64, target: i64, kind: i64, value: i64, armed: bool) -> None:
    """An attack of a samurai, with a card or by text, comes next."""
    value = strength(s, seat, value, kind, armed, steps_to(s, seat, target))
    s.begin_fight(seat, NONE, target, kind, value)
    s.has_attacked = True
    s.then(STRIKE_NOW)
    open_to_blur(s, seat)


# 4.5 Move


def move_bonus(s: Sake, seat: i64) -> i64:
    """4.5 What Sandals add to a Move, and 12.6 knowledge."""
    bonus: i64 = 0
    if s.knows(seat):
        bonus = s.deck.move_bonus[s.samurai[seat]]
    sandals = s.usable(seat) & s.sets.sandals
    while sandals:
        bit = sandals & -sandals
        bonus += s.deck.amount[size(bit - 1)]
        sandals ^= bit
    return bonus


@dataclass
class Advanced(Event):
    """How far a samurai moves, and to which side."""

    side: int
    steps: int


class Advance(Step[Sake]):
    """4.5 The samurai moves; 4.7 with the first movement it stands up."""

    rule = "4.5"

    def __init__(self, seat: int, side: int, steps: int) -> None:
        super().__init__(seat)
        self.side = side
        self.steps = steps

    def fields(self) -> list[int]:
        return [self.seat, self.side, self.steps]

    def run(self, s: Sake) -> None:
        s.seated &= ~BIT[self.seat]
        go(s, self.seat, self.side, self.steps)

    def event(self, s: Sake) -> Advanced:
        return Advanced(self.side, self.steps)


# 4.8 Iaido


class FinishIaido(Step[Sake]):
    """4.8 After the movement the samurai may strike, if there is anything to hit.

    8.5 It is asked as well if it could burn sake to free a weapon first.
    """

    rule = "4.8"

    def run(self, s: Sake) -> None:
        seat = self.seat
        if s.burnable(seat) & s.things[seat] & s.sets.weapons or count_aims(s, seat):
            s.then(STRIKE_OF[seat])


class ChooseStrike(Window):
    """4.8 The strike of an iaido is named after the movement; its card is on the table already."""

    rule = "4.8"

    def answers(self, s: Sake, choices: Choices) -> None:
        choices.add(PASS)
        for named in aims_of(s, self.seat):
            choices.add(act(STRIKE, named))

    def answer(self, s: Sake, action: int) -> None:
        if verb(action) == STRIKE:
            attack(s, self.seat, s.value, noun(action))

    def event(self, s: Sake, seat: int, action: int) -> AttackAnnounced | None:
        """The card was named with the movement."""
        if verb(action) != STRIKE:
            return None
        aim = noun(action)
        return AttackAnnounced(tuple(terms_with(s, seat, weapon_in(aim), target_in(aim))))


# 4.9 Drink


def thirst(s: Sake, seat: i64) -> i64:
    """4.9 How many tokens the samurai could take and place."""
    return min(s.masu, size(s.free_places(seat)))


# Frames are made once and used again.
STRIKE_OF: Final = each_seat(ChooseStrike)
IAIDO_OF: Final = each_seat(FinishIaido)

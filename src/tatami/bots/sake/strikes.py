"""What strikes and distances are worth."""

from mypy_extensions import i64

from tatami.bots.sake.worths import (
    BEAT_MINION,
    BELOW,
    EVADES,
    FORCE_A_CARD,
    HIT,
    KILL,
    LATE_KILL,
    guard_of,
    life_points,
    rivalry,
    tokens_of_spirits,
)
from tatami.core.cards import members
from tatami.games.sake import deck as d
from tatami.games.sake.pieces import BARE_STEPS, HAND, MINION_TARGET, SIDES
from tatami.games.sake.rows import neighbour, row_of
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.rules.fight import strength
from tatami.games.sake.state import Sake


def worth_of_strike(s: Sake, seat: i64, target: i64, kind: i64, value: i64) -> i64:
    """What an attack of this kind and value is worth."""
    if target >= MINION_TARGET:
        needed = value - s.deck.defence[s.deck.title[target - MINION_TARGET]]
        return BEAT_MINION * BELOW[max(0, min(3, needed))] // 100
    if s.is_spirit(target):
        return worth_of_scattering(s, seat, target, value)
    hits = 10 * value - guard_of(s, target, kind)
    if hits <= 0:
        return FORCE_A_CARD if value and s.count(HAND + target) else 0
    hits = hits * (100 - EVADES[min(4, s.count(HAND + target))]) // 100
    life = life_points(s, target)
    gain = HIT * min(hits, 10 * life) // 10
    if hits >= 10 * life:
        gain += 60 * s.tokens(target) + (LATE_KILL if s.masu <= 1 else KILL)
    return gain * rivalry(s, seat, target) // 100


def worth_of_scattering(s: Sake, seat: i64, target: i64, value: i64) -> i64:
    """What an attack on a spirit is worth: not much if a spirit can fade."""
    for spirit in members(s.spirits):
        if s.can_draw() and s.with_back(HAND + spirit, s.top):
            return FORCE_A_CARD
    threat = 40 + 15 * (tokens_of_spirits(s) - s.tokens(seat))
    return min(value, s.loot[target]) * max(20, min(120, threat))


def worth_with_weapon(s: Sake, seat: i64, box: i64, weapon: i64, target: i64, steps: i64) -> i64:
    """What it is worth to strike a target that is so many steps away."""
    kind: i64 = d.MELEE
    armed = weapon != v.BARE_HANDS
    if armed:
        kind = s.deck.attack_kind[weapon]
        box += s.deck.attack[weapon]
    value = strength(s, seat, box, kind, armed, steps)
    return worth_of_strike(s, seat, target, kind, value)


def best_strike(s: Sake, seat: i64, box: i64, target: i64, steps: i64) -> i64:
    """The best strike at a neighbour, if it were so many steps away and no minion between."""
    weapons = s.usable(seat) & s.sets.weapons
    if weapons == 0:
        if steps != BARE_STEPS:
            return 0
        return worth_with_weapon(s, seat, box, v.BARE_HANDS, target, steps)
    most: i64 = 0
    for weapon in members(weapons):
        if s.deck.nearest[weapon] <= steps <= s.deck.farthest[weapon]:
            most = max(most, worth_with_weapon(s, seat, box, weapon, target, steps))
    return most


# Distances


def menace(s: Sake, seat: i64, steps: i64) -> i64:
    """How hard a samurai can strike at this distance, as far as all can see."""
    weapons = s.usable(seat) & s.sets.weapons
    if weapons == 0:
        return 1 if steps == BARE_STEPS else 0
    most: i64 = 0
    for weapon in members(weapons):
        if s.deck.nearest[weapon] <= steps <= s.deck.farthest[weapon]:
            most = max(most, s.deck.attack[weapon] + 1)
    return most


def worth_of_distance(s: Sake, seat: i64, other: i64, steps: i64) -> i64:
    """What it is worth to stand so far from a neighbour: whom one reaches, and who reaches one."""
    danger = menace(s, other, steps) * (3 if life_points(s, seat) > 2 else 6)
    return 3 * menace(s, seat, steps) * rivalry(s, seat, other) // 100 - danger


def worth_of_going(s: Sake, seat: i64, side: i64, steps: i64) -> i64:
    """What the new distances are worth, compared with the old ones."""
    gain: i64 = 0
    for one in range(SIDES):
        apart = s.steps[row_of(s, seat, one)]
        if apart:
            other = neighbour(s, seat, one)
            after = apart - steps if one == side else apart + steps
            gain += worth_of_distance(s, seat, other, after)
            gain -= worth_of_distance(s, seat, other, apart)
    return gain


def strike_after(s: Sake, seat: i64, side: i64, steps: i64, box: i64) -> i64:
    """The best strike at a neighbour after going so many steps."""
    most: i64 = 0
    for one in range(SIDES):
        apart = s.steps[row_of(s, seat, one)]
        if apart:
            after = apart - steps if one == side else apart + steps
            most = max(most, best_strike(s, seat, box, neighbour(s, seat, one), after))
    return most

"""What strikes are worth."""

from mypy_extensions import i64

from tatami.core.cards import lowest
from tatami.games.sake import deck as d
from tatami.games.sake.bot.policy.values import (
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
)
from tatami.games.sake.pieces import HAND, MINION_TARGET
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.rules.fight import strength
from tatami.games.sake.rules.sudden_death import tokens_of_spirits
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
    rest = s.spirits
    while rest and s.can_draw():
        if s.with_back(HAND + lowest(rest), s.top):
            return FORCE_A_CARD
        rest &= rest - 1
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


def usable_weapons(s: Sake, seat: i64) -> i64:
    """The weapons of a samurai that have no sake on them."""
    return s.usable(seat) & s.sets.weapons

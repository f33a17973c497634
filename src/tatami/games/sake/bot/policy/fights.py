"""Interrupts, defence and sacrifice: what an answer to an attack is worth."""

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.games.sake import deck as d
from tatami.games.sake.bot.policy.distances import menace
from tatami.games.sake.bot.policy.strikes import worth_with_weapon
from tatami.games.sake.bot.policy.values import cost_of_hits, damage, guard_of, hold, life_points
from tatami.games.sake.pieces import HAND, SIDES
from tatami.games.sake.rows import neighbour, row_of
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.rules.boxes import Advance, steps_to
from tatami.games.sake.rules.fight import armour, cut_of, parry, returned_by
from tatami.games.sake.state import Sake


def worth_of_passing(s: Sake, seat: i64) -> i64:
    """What it is worth to do nothing, where something bad is coming."""
    if s.target != seat or s.striker == seat:
        return 0
    if s.guard == NONE and s.hits == 0:
        return -cost_after_defence(s, seat, s.value, NONE)
    return -damage(s, seat, s.hits)


def worth_in_fight(s: Sake, seat: i64, done: i64, thing: i64) -> i64:
    """5. Interrupts, defence, sacrifice, and what is struck next."""
    if done == v.STRIKE:
        target = v.target_in(thing)
        steps = steps_to(s, seat, target)
        return worth_with_weapon(s, seat, s.value, v.weapon_in(thing), target, steps)
    if done == v.CANCEL:
        return worth_of_cancelling(s, seat) - hold(s, seat, thing)
    if done == v.DEFEND:
        hits = max(0, s.value - defence_with(s, seat, thing))
        returned: i64 = 0
        if hits == 0 and s.fight == d.MELEE and returned_by(s, seat):
            returned = 30
        return returned - cost_after_defence(s, seat, hits, thing) - hold(s, seat, thing)
    if done == v.EVADE:
        return -hold(s, seat, thing)
    return 10 if s.value > s.defence - cut_of(s) else -1


def defence_with(s: Sake, seat: i64, card: i64) -> i64:
    """What the seat defends with, if it plays this card."""
    defence = s.deck.defence_box[card] + armour(s, seat)
    if s.fight != d.RANGED:
        defence += parry(s, seat)
    return defence


def cost_after_defence(s: Sake, seat: i64, hits: i64, played: i64) -> i64:
    """What so many hits cost, if a minion card may be sacrificed."""
    cost = damage(s, seat, hits)
    for card in s.cards_of(HAND + seat, s.sets.minions, 0):
        if card != played:
            cost = min(cost, hold(s, seat, card))
    return cost


# Interrupts


def worth_of_cancelling(s: Sake, seat: i64) -> i64:
    """What it is worth to cancel what comes next, for one who would suffer from it."""
    coming = s.stack.top()
    if isinstance(coming, Advance):
        return worth_of_faltering(s, seat, coming)
    if s.target != seat:
        return 0
    hits = max(0, 10 * s.value - guard_of(s, seat, s.fight))
    # Beyond what passing is worth, with which it is compared.
    return damage(s, seat, (hits + 9) // 10) * 8 // 10 + worth_of_passing(s, seat)


def worth_of_faltering(s: Sake, seat: i64, coming: Advance) -> i64:
    """What it is worth to keep a neighbour from coming into reach."""
    mover = coming.seat
    worst: i64 = 0
    for side in range(SIDES):
        apart = s.steps[row_of(s, mover, side)]
        if apart and neighbour(s, mover, side) == seat:
            after = apart - coming.steps if side == coming.side else apart + coming.steps
            more = menace(s, mover, after) - menace(s, mover, apart)
            hits = max(0, more + 1 - guard_of(s, seat, d.MELEE) // 10)
            if more > 0 and (s.plays > 0 or s.striker == mover):
                worst = max(worst, 15 + cost_of_hits(life_points(s, seat), hits))
    return worst

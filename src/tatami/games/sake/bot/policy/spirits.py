"""What a choice of a spirit is worth to all of them."""

from mypy_extensions import i64

from tatami.core.actions import noun
from tatami.core.cards import lowest
from tatami.games.sake.bot.policy.distances import menace
from tatami.games.sake.bot.policy.values import TOKEN, cost_on, guard_of
from tatami.games.sake.pieces import HAND, HAUNTING
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.rules.sudden_death import most_tokens
from tatami.games.sake.state import Sake


def worth_to_spirits(s: Sake, seat: i64, done: i64, action: i64) -> i64:
    """10. What a choice of a spirit is worth to all of them."""
    thing = noun(action)
    if done == v.ADD:
        return worth_of_trouble(s, v.seat_in(thing), 1)
    if done == v.REMOVE:
        return worth_of_trouble(s, v.seat_in(thing), -1)
    if done == v.SHIFT:
        return worth_of_quarrel(s, v.seat_in(thing), v.rest_in(thing))
    if done == v.HAND_ON:
        receiver = v.rest_in(thing) >> 2
        return 8 * s.tokens(v.seat_in(thing)) - 6 * s.tokens(receiver) + 1
    if done == v.STEAL:
        return TOKEN
    if done == v.HAUNT:
        return worth_of_haunting(s, seat, v.more_in(action))
    if done == v.JOIN:
        return worth_of_joining(s, seat)
    if done == v.FADE:
        return TOKEN * min(s.value, s.loot[s.target]) - 20
    return 2 * s.count(HAND + thing) + (1 if thing == seat else 0)


def worth_of_trouble(s: Sake, row: i64, steps: i64) -> i64:
    """What it is worth to spirits that two samurai come into each other's reach."""
    left = row
    right = s.after(row, s.alive)
    apart = s.steps[row]
    gain: i64 = 0
    for striker, victim in ((left, right), (right, left)):
        more = menace(s, striker, apart + steps) - menace(s, striker, apart)
        gain += more * (1 + s.tokens(victim))
    return gain


def worth_of_quarrel(s: Sake, owner: i64, places: i64) -> i64:
    """What it is worth to spirits that a samurai's token goes from one place to another."""
    before = places & v.TITLE_MASK
    after = places >> v.TITLE_BITS
    gain = cost_on(s, owner, after) - cost_on(s, owner, before)
    return gain * (1 + s.tokens(owner)) // 4


# Haunting


def haunters(s: Sake) -> i64:
    """How many matching cards all spirits have."""
    cards: i64 = 0
    if s.can_draw():
        rest = s.spirits
        while rest:
            cards += s.with_back(HAND + lowest(rest), s.top)
            rest &= rest - 1
    return cards


def loot_from(s: Sake, samurai: i64, value: i64) -> i64:
    """How many tokens a haunting of this value can be expected to bring, in tenths."""
    guard = guard_of(s, samurai, HAUNTING) + 10 * s.deck.haunting_shield[s.options.location]
    return max(0, min(10 * value - guard, 10 * s.tokens(samurai)))


def worth_of_haunting(s: Sake, seat: i64, samurai: i64) -> i64:
    """What it is worth to haunt a samurai with all that the spirits have."""
    cards = min(haunters(s), guard_of(s, samurai, HAUNTING) // 10 + s.tokens(samurai) + 1)
    loot = loot_from(s, samurai, cards)
    if loot < 5:
        return -1
    each: i64 = 150 if s.tokens(samurai) == most_tokens(s) else 110
    return loot * each // 10 - 8 * cards


def worth_of_joining(s: Sake, seat: i64) -> i64:
    """Whether another card is likely to bring another token, now or with those that follow."""
    if loot_from(s, s.target, s.value + haunters(s)) < 5:
        return -1
    return loot_from(s, s.target, s.value + 1) - loot_from(s, s.target, s.value) or (
        1 if 10 * s.value < guard_of(s, s.target, HAUNTING) else -1
    )

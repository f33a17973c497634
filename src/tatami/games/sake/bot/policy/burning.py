"""When to burn sake, or the soul."""

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.games.sake import deck as d
from tatami.games.sake.bot.policy.fights import defence_with
from tatami.games.sake.bot.policy.strikes import worth_with_weapon
from tatami.games.sake.bot.policy.values import (
    A_CARD,
    AT_LEAST,
    ON_BOARD,
    TOKEN,
    cost_on,
    life_points,
    price,
)
from tatami.games.sake.pieces import HAND, HAUNTING, LIFE
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.rules.boxes import aims_of, steps_to, thirst
from tatami.games.sake.rules.fight import armour, parry
from tatami.games.sake.rules.texts import LoseThing, LoseToken
from tatami.games.sake.state import Sake


def gain_from_burning(s: Sake, seat: i64, done: i64, thing: i64) -> i64:
    """8.3, 8.4 What sake or the soul brings beyond what it costs, if it brings cards."""
    if done == v.SOUL:
        is_last = s.last_turns == 1 and s.active == seat and s.plays > 0
        return thing if is_last else -thing
    cost = cost_of_burning(s, seat, thing)
    if is_lost_anyway(s, seat, thing):
        return A_CARD
    if s.target == seat and s.guard == NONE and s.hits == 0 and is_doomed(s, seat):
        return chance_to_live(s, seat, thing) * (TOKEN * 3 - cost) // 100
    return A_CARD - cost


def cost_of_burning(s: Sake, seat: i64, place: i64) -> i64:
    """What it costs to burn this token."""
    return TOKEN - cost_on(s, seat, place)


def worth_of_extra(s: Sake, seat: i64) -> i64:
    """What another play is worth: a drink, or a strike."""
    if s.plays > 0:
        return 0
    most: i64 = 0
    aims = aims_of(s, seat)
    room = min(s.masu, thirst(s, seat) + 1)
    for card in s.cards_in(HAND + seat):
        drinks = min(s.deck.drink_box[card], room)
        value: i64 = drinks * (TOKEN - ON_BOARD)
        for aim in aims:
            target = v.target_in(aim)
            steps = steps_to(s, seat, target)
            box = s.deck.attack_box[card]
            strike = worth_with_weapon(s, seat, box, v.weapon_in(aim), target, steps)
            value = max(value, strike)
        most = max(most, value - price(s, seat, card))
    return most


def is_lost_anyway(s: Sake, seat: i64, place: i64) -> bool:
    """Whether this is the token that is about to be taken."""
    if len(s.stack) == 0:
        return False
    coming = s.stack.top()
    if isinstance(coming, LoseToken):
        return coming.seat == seat and coming.place == place
    return isinstance(coming, LoseThing) and coming.seat == seat and coming.title == place


def is_doomed(s: Sake, seat: i64) -> bool:
    """Whether the attack kills, whatever card of the hand is played."""
    life = life_points(s, seat)
    if s.fight == HAUNTING or s.value < life:
        return False
    for card in s.cards_in(HAND + seat):
        if s.deck.kind[card] == d.MINION or s.value - defence_with(s, seat, card) < life:
            return False
    return True


def chance_to_live(s: Sake, seat: i64, burnt: i64) -> i64:
    """How likely a card that is drawn for this token saves the life, in percent."""
    needed = s.value - life_points(s, seat) + 1 - armour(s, seat)
    if s.fight != d.RANGED:
        freed = s.wielded[seat] == burnt
        needed -= s.deck.defence[burnt] if freed else parry(s, seat)
    if burnt == LIFE:
        needed += 1
    return 10 + AT_LEAST[max(0, min(3, needed))]

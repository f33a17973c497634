"""What a card, or an item, is worth in the own turn."""

from mypy_extensions import i64

from tatami.bots.sake.strikes import (
    best_strike,
    strike_after,
    worth_of_distance,
    worth_of_going,
    worth_of_strike,
    worth_with_weapon,
)
from tatami.bots.sake.worths import (
    A_CARD,
    A_PLAY,
    ROOM,
    SPARE_ROOM,
    TOKEN,
    cost_of_hits,
    cost_of_token,
    cost_on,
    life_points,
    price,
    rivalry,
)
from tatami.core.actions import noun
from tatami.core.cards import BIT, NONE, members, size
from tatami.games.sake import deck as d
from tatami.games.sake.pieces import HAND, HAND_LIMIT, LIFE, SIDES, depth
from tatami.games.sake.rows import neighbour, row_of
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.rules.boxes import steps_to
from tatami.games.sake.rules.fight import parry, strength
from tatami.games.sake.state import Sake


def worth_of_play(s: Sake, seat: i64, done: i64, action: i64) -> i64:
    """3.2 A card for a box or its text, or an item."""
    if done == v.USE:
        item = noun(action) & v.TITLE_MASK
        cost = s.deck.cost[item] * cost_of_token(s, seat)
        return worth_of_text(s, seat, item, noun(action) >> v.TITLE_BITS) - cost
    card = v.card_in(action)
    more = v.more_in(action)
    cost = price(s, seat, card)
    if done == v.ATTACK:
        target = v.target_in(more)
        steps = steps_to(s, seat, target)
        box = s.deck.attack_box[card]
        return worth_with_weapon(s, seat, box, v.weapon_in(more), target, steps) - cost
    if done == v.MOVE:
        side = more & 1
        gain = worth_of_going(s, seat, side, more >> 1)
        if s.plays > 1:
            gain += strike_after(s, seat, side, more >> 1, best_other_box(s, seat, card)) * 3 // 4
        return gain - cost
    if done == v.IAIDO:
        side = more & 1
        box = s.deck.attack_box[card]
        strike = strike_after(s, seat, side, more >> 1, box) * 9 // 10
        return strike + worth_of_going(s, seat, side, more >> 1) - cost - 8
    if done == v.DRINK:
        return worth_of_drinking(s, seat, more) - cost
    return worth_of_playing_text(s, seat, card, more) - cost


def best_other_box(s: Sake, seat: i64, card: i64) -> i64:
    """The best attack box among the other cards in the hand; as good as none if there is none."""
    most: i64 = -9
    for other in s.cards_in(HAND + seat):
        if other != card:
            most = max(most, s.deck.attack_box[other])
    return most


def worth_of_drinking(s: Sake, seat: i64, drinks: i64) -> i64:
    """What so many tokens are worth, each on the best place that is left."""
    places = s.free_places(seat)
    value: i64 = 0
    for _ in range(drinks):
        cheapest: i64 = NONE
        for place in members(places):
            if cheapest == NONE or cost_on(s, seat, place) < cost_on(s, seat, cheapest):
                cheapest = place
        value += TOKEN - cost_on(s, seat, cheapest)
        places &= ~BIT[cheapest]
    return value


# Texts


def worth_of_playing_text(s: Sake, seat: i64, card: i64, aim: i64) -> i64:
    """What the text of a card is worth."""
    deck = s.deck
    title = deck.title[card]
    kind = deck.kind[card]
    if kind == d.MINION:
        apart = s.steps[row_of(s, seat, aim)]
        other = neighbour(s, seat, aim)
        near: i64 = 20 if apart <= deck.move[title] + 1 else 0
        return (25 + near) * rivalry(s, seat, other) // 100
    if kind == d.WEAPON:
        better = max(0, deck.defence[title] - parry(s, seat))
        return room_for_sake(s, seat) + 8 * better + 10
    if kind == d.ITEM:
        return room_for_sake(s, seat) + (20 if deck.effect[title] == d.DEFEND_BETTER else 8)
    return worth_of_text(s, seat, title, aim) - deck.cost[title] * cost_of_token(s, seat)


def room_for_sake(s: Sake, seat: i64) -> i64:
    """What another place for a sake token is worth."""
    if s.masu == 0:
        return 0
    return ROOM if size(s.free_places(seat)) <= 2 else SPARE_ROOM


def worth_of_text(s: Sake, seat: i64, title: i64, aim: i64) -> i64:
    """What the effect of an event or an item is worth."""
    deck = s.deck
    effect = deck.effect[title]
    amount = deck.amount[title]
    if effect == d.ATTACK:
        kind = deck.attack_kind[title]
        value = strength(s, seat, amount, kind, False, steps_to(s, seat, aim))
        return worth_of_strike(s, seat, aim, kind, value) * deck.times[title]
    if effect == d.DRAW:
        return worth_of_cards(s, seat, amount, s.plays - (0 if deck.cost[title] else 1))
    if effect == d.HEAL:
        return worth_of_healing(s, seat, amount)
    if effect == d.ADD_STEPS:
        return worth_of_section(s, seat, v.seat_in(aim), amount)
    if effect == d.REMOVE_STEPS:
        return worth_of_section(s, seat, v.seat_in(aim), -amount)
    if effect == d.ONE_DISCARDS:
        return A_CARD * min(amount, s.count(HAND + aim)) * rivalry(s, seat, aim) // 100
    if effect == d.OTHERS_DISCARD:
        return A_CARD * amount * (size(s.alive) - 1)
    other = v.seat_in(aim)
    if effect == d.REMOVE_CARD:
        return worth_of_removing(s, other, v.rest_in(aim)) * rivalry(s, seat, other) // 100
    on_life: i64 = 30 if v.rest_in(aim) == LIFE else 0
    return (80 + on_life) * rivalry(s, seat, other) // 100


def worth_of_cards(s: Sake, seat: i64, cards: i64, plays: i64) -> i64:
    """What so many new cards are worth, if so many can still be played in this turn."""
    kept = max(0, min(cards, HAND_LIMIT + 1 - s.count(HAND + seat)))
    return kept * (A_CARD + (A_PLAY if plays > 0 else 0)) + 2


def worth_of_healing(s: Sake, seat: i64, points: i64) -> i64:
    """What so many life points more are worth."""
    healed = min(points, depth(s.wounds[seat]))
    return cost_of_hits(life_points(s, seat) + healed, healed)


def worth_of_removing(s: Sake, other: i64, title: i64) -> i64:
    """What it is worth that another samurai loses a thing, and the sake on it."""
    value: i64 = 70 if s.sake[other] & BIT[title] else 12
    return value + (20 if s.wielded[other] == title else 0)


def worth_of_section(s: Sake, seat: i64, row: i64, steps: i64) -> i64:
    """What it is worth that a row gets longer or shorter, to one of the samurai at its ends."""
    for side in range(SIDES):
        if row_of(s, seat, side) == row:
            apart = s.steps[row]
            after = max(1, apart + steps)
            other = neighbour(s, seat, side)
            gain = worth_of_distance(s, seat, other, after)
            if s.plays > 1:
                gain += best_strike(s, seat, 1, other, after) // 2
            return gain - worth_of_distance(s, seat, other, apart)
    return 0

"""What a card, or an item, is worth in the own turn."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tatami.core.actions import noun
from tatami.core.cards import BIT, NONE, lowest, size
from tatami.games.sake import deck as d
from tatami.games.sake.bot.policy.distances import Facing, Ways
from tatami.games.sake.bot.policy.strikes import worth_of_strike, worth_with_weapon
from tatami.games.sake.bot.policy.values import (
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
from tatami.games.sake.pieces import HAND, HAND_LIMIT, LIFE, SIDES, depth
from tatami.games.sake.rows import neighbour, row_of
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.rules.boxes import steps_to
from tatami.games.sake.rules.fight import parry, strength
from tatami.games.sake.state import Sake

NO_BOX: Final = -9
"""The attack box of no card: too bad for any strike."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Plays:
    """3.2 What a samurai can play; what many plays have in common is found out once."""

    def __init__(self, s: Sake, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.ways = Ways(s, seat)
        self.card: i64 = NONE
        """The card that was looked at last: plays are listed card by card."""
        self.price: i64 = 0
        self.best_card: i64 = NONE
        """The card in the hand with the best attack box."""
        self.best_box: i64 = NO_BOX
        self.next_box: i64 = NO_BOX
        if s.plays > 1:
            self.compare_boxes()

    def compare_boxes(self) -> None:
        """Find the best attack box in the hand, and the next one."""
        for card in self.s.cards_in(HAND + self.seat):
            box = self.s.deck.attack_box[card]
            if box > self.best_box:
                self.next_box = self.best_box
                self.best_box = box
                self.best_card = card
            elif box > self.next_box:
                self.next_box = box

    def look_at(self, card: i64) -> None:
        """Find out what all plays of a card have in common."""
        if card != self.card:
            self.card = card
            self.price = price(self.s, self.seat, card)

    def worth(self, done: i64, action: i64) -> i64:
        """What it is worth to play a card for a box or its text, or to use an item."""
        if done == v.USE:
            return worth_of_item(self.s, self.seat, noun(action))
        card = v.card_in(action)
        more = v.more_in(action)
        self.look_at(card)
        if done == v.ATTACK:
            return worth_of_attack(self.s, self.seat, card, more) - self.price
        if done == v.MOVE:
            return self.worth_of_move(more) - self.price
        if done == v.IAIDO:
            return self.worth_of_iaido(more) - self.price
        if done == v.DRINK:
            return worth_of_drinking(self.s, self.seat, more) - self.price
        return worth_of_playing_text(self.s, self.seat, card, more) - self.price

    def worth_of_move(self, way: i64) -> i64:
        """What it is worth to go, and perhaps to strike with another card."""
        gain = self.ways.worth_of_going(way)
        if self.s.plays > 1:
            other_box = self.next_box if self.card == self.best_card else self.best_box
            gain += self.ways.strike_after(way, other_box) * 3 // 4
        return gain

    def worth_of_iaido(self, way: i64) -> i64:
        """What it is worth to go and strike at once."""
        strike = self.ways.strike_after(way, self.s.deck.attack_box[self.card])
        return strike * 9 // 10 + self.ways.worth_of_going(way) - 8


def worth_of_attack(s: Sake, seat: i64, card: i64, aim: i64) -> i64:
    """What it is worth to strike with a card."""
    target = v.target_in(aim)
    steps = steps_to(s, seat, target)
    return worth_with_weapon(s, seat, s.deck.attack_box[card], v.weapon_in(aim), target, steps)


def worth_of_drinking(s: Sake, seat: i64, drinks: i64) -> i64:
    """What so many tokens are worth, each on the best place that is left."""
    places = s.free_places(seat)
    value: i64 = 0
    for _ in range(drinks):
        cheapest: i64 = NONE
        least: i64 = TOKEN
        rest = places
        while rest:
            place: i64 = lowest(rest)
            rest &= rest - 1
            if cost_on(s, seat, place) < least:
                least = cost_on(s, seat, place)
                cheapest = place
        value += TOKEN - least
        places &= ~BIT[cheapest]
    return value


# Texts


def worth_of_item(s: Sake, seat: i64, use: i64) -> i64:
    """What it is worth to pay for an item."""
    item = use & v.TITLE_MASK
    cost = s.deck.cost[item] * cost_of_token(s, seat)
    return worth_of_text(s, seat, item, use >> v.TITLE_BITS) - cost


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
            between = Facing(s, seat, side)
            after = max(1, between.apart + steps)
            gain = between.gain_at(after)
            if s.plays > 1:
                gain += between.strike_at(after, 1) // 2
            return gain
    return 0

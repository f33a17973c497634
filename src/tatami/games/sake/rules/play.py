"""3.2 The first phase: what can be played, and what follows from it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, NONE, lowest, numbers
from tatami.core.choices import Choices
from tatami.core.frames import Step, each_seat
from tatami.games.sake.deck import CANCEL_MOVEMENT, INTERRUPT, ITEM, MINION, WEAPON
from tatami.games.sake.pieces import (
    CARD_BITS,
    HAND,
    IAIDO_STEPS,
    LEFT,
    PLAYED,
    RIGHT,
    TABLE,
    WORD,
    WORDS,
)
from tatami.games.sake.rows import place_minion, room
from tatami.games.sake.rules.aims import offer_texts, offer_uses
from tatami.games.sake.rules.boxes import (
    IAIDO_OF,
    Advance,
    aims_of,
    attack,
    count_aims,
    move_bonus,
    terms_with,
    thirst,
)
from tatami.games.sake.rules.interrupts import open_to_falter
from tatami.games.sake.rules.pile import CLEAR
from tatami.games.sake.rules.sake import PAY_OF, PLACE_OF
from tatami.games.sake.rules.terms import AttackAnnounced, Term
from tatami.games.sake.rules.texts import Perform
from tatami.games.sake.rules.verbs import (
    ATTACK,
    BARE_HANDS,
    DRINK,
    EXTRA,
    IAIDO,
    MOVE,
    PASS,
    TEXT,
    TITLE_BITS,
    TITLE_MASK,
    USE,
    card_in,
    more_in,
    target_in,
    way,
    weapon_in,
    with_card,
)
from tatami.games.sake.rules.windows import Window
from tatami.games.sake.state import Sake


class PlayPhase(Step[Sake]):
    """3.2 The first phase goes on while there is something to play, to use or to burn."""

    rule = "3.2"

    def run(self, s: Sake) -> None:
        seat = self.seat
        if not s.is_samurai(seat):
            return
        can_play = (s.plays > 0 or s.free_minions > 0) and not s.is_empty(HAND + seat)
        if can_play or s.sake[seat] != 0 or s.souls(seat) > 0:
            s.then(PLAY_OF[seat])


@mypyc_attr(acyclic=True, free_list_len=1)
class Boxes:
    """4. What the boxes of any card allow a samurai now, in the order in which it is listed."""

    def __init__(self, s: Sake, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.aims: i64 = count_aims(s, seat)
        self.left: i64 = room(s, seat, LEFT)
        self.right: i64 = room(s, seat, RIGHT)
        self.bonus: i64 = move_bonus(s, seat)
        self.iaido: i64 = IAIDO_STEPS if s.seated & BIT[seat] else 0
        self.thirst: i64 = thirst(s, seat)
        self.listed = vec[i64]()
        """The aims one by one, once they are asked for."""

    def ways(self, most: i64) -> i64:
        """4.6 In how many ways one can go with so many steps."""
        return min(most, self.left) + min(most, self.right)

    def count(self, card: i64) -> i64:
        """How many actions the boxes of the card allow."""
        deck = self.s.deck
        moves = self.ways(deck.move_box[card] + self.bonus)
        drinks = min(self.thirst, deck.drink_box[card])
        return self.aims + moves + self.ways(self.iaido) + drinks

    def offer(self, card: i64, choices: Choices) -> None:
        """What the boxes of the card allow."""
        deck = self.s.deck
        if choices.look_into(self.aims):
            if len(self.listed) == 0:
                self.listed = numbers(aims_of(self.s, self.seat))
            choices.rows(act(ATTACK, card), 1, self.listed, 1 << CARD_BITS)
        self.offer_ways(MOVE, card, deck.move_box[card] + self.bonus, choices)
        self.offer_ways(IAIDO, card, self.iaido, choices)
        drinks = min(self.thirst, deck.drink_box[card])
        choices.run(with_card(DRINK, card, 1), drinks, 1 << CARD_BITS)

    def offer_ways(self, verb: i64, card: i64, most: i64, choices: Choices) -> None:
        """The ways with so many steps: to the left, from one step on, then to the right."""
        step = way(LEFT, 1) << CARD_BITS
        choices.run(with_card(verb, card, way(LEFT, 1)), min(most, self.left), step)
        choices.run(with_card(verb, card, way(RIGHT, 1)), min(most, self.right), step)


def boxes_of(s: Sake, seat: i64, choices: Choices) -> Boxes:
    """The boxes of the hand; they are worked out once to count what they allow and to find it."""
    kept = choices.kept
    if isinstance(kept, Boxes):
        return kept
    boxes = Boxes(s, seat)
    choices.kept = boxes
    return boxes


class ChoosePlay(Window):
    """3.2 Play a card for a box or its text, use an item, buy another play, or stop."""

    rule = "3.2"

    def answers(self, s: Sake, choices: Choices) -> None:
        seat = self.seat
        choices.add(PASS)
        if s.plays > 0:
            boxes = boxes_of(s, seat, choices)
            for word in range(WORDS):
                left = s.cards[(HAND + seat) * WORDS + word]
                while left:
                    card = word * WORD + lowest(left)
                    left &= left - 1
                    if choices.look_into(boxes.count(card)):
                        boxes.offer(card, choices)
            if not choices.wants_more():
                return
            for word in range(WORDS):
                left = s.cards[(HAND + seat) * WORDS + word]
                while left:
                    offer_texts(s, seat, word * WORD + lowest(left), choices)
                    left &= left - 1
        elif s.free_minions > 0:
            for card in s.cards_in(HAND + seat):
                if is_free(s, seat, card):
                    offer_texts(s, seat, card, choices)
        offer_uses(s, seat, choices)
        choices.each(EXTRA, s.sake[seat])

    def answer(self, s: Sake, action: int) -> None:
        seat = self.seat
        done = verb(action)
        if done == PASS:
            return
        s.then(PHASE_OF[seat])
        if done == EXTRA:
            s.sake[seat] &= ~BIT[noun(action)]
            s.plays += 1
        elif done == USE:
            perform(s, seat, noun(action) & TITLE_MASK, noun(action) >> TITLE_BITS, NONE)
        elif done == TEXT:
            play_text(s, seat, card_in(action), more_in(action))
        else:
            play_box(s, seat, done, card_in(action), more_in(action))

    def event(self, s: Sake, seat: int, action: int) -> AttackAnnounced | None:
        """The card of an iaido is shown before its weapon is named."""
        done = verb(action)
        if done not in (ATTACK, IAIDO):
            return None
        card = card_in(action)
        terms = [Term("card", s.deck.title[card], s.deck.attack_box[card])]
        if done == ATTACK:
            aim = more_in(action)
            terms += terms_with(s, seat, weapon_in(aim), target_in(aim))
        return AttackAnnounced(tuple(terms))

    def forbids(self, s: Sake, seat: int, action: int) -> str:
        if seat != self.seat:
            return "3.1"
        return why_not_play(s, seat, action) or super().forbids(s, seat, action)


def is_free(s: Sake, seat: i64, card: i64) -> bool:
    """12.5 Whether the card is a minion, the first of the turn, that does not count as played."""
    return s.free_minions > 0 and s.knows(seat) and s.deck.kind[card] == MINION


def play_box(s: Sake, seat: int, done: int, card: int, more: int) -> None:
    """4. The card is played for one of its boxes."""
    s.plays -= 1
    s.shift(card, HAND + seat, PLAYED)
    s.then(CLEAR)
    if done == ATTACK:
        attack(s, seat, s.deck.attack_box[card], more)
    elif done == DRINK:
        for _ in range(more):
            s.then(PLACE_OF[seat])
    else:
        if done == IAIDO:
            s.seated &= ~BIT[seat]
            s.begin_fight(seat, NONE, NONE, 0, s.deck.attack_box[card])
            s.then(IAIDO_OF[seat])
        s.then(Advance(seat, more & 1, more >> 1))
        open_to_falter(s, seat)


def play_text(s: Sake, seat: int, card: int, aim: int) -> None:
    """6. The card is played for its text."""
    kind = s.deck.kind[card]
    if not is_free(s, seat, card):
        s.plays -= 1
    if kind == MINION:
        s.free_minions -= 1 if s.free_minions else 0
        place_minion(s, seat, aim, card)
    elif kind in (WEAPON, ITEM):
        s.shift(card, HAND + seat, TABLE + seat)
        s.things[seat] |= BIT[s.deck.title[card]]
    else:
        s.shift(card, HAND + seat, PLAYED)
        perform(s, seat, s.deck.title[card], aim, card)


def perform(s: Sake, seat: int, title: int, aim: int, card: int) -> None:
    """6.1 The cost is paid, then the text has its effect."""
    s.then_in_order(Perform(seat, title, aim, card), CLEAR)
    for _ in range(s.deck.cost[title]):
        s.then(PAY_OF[seat])


def why_not_play(s: Sake, seat: int, action: int) -> str:
    """The rule against playing this card so; empty if it is not about a card."""
    done = verb(action)
    if done not in (ATTACK, MOVE, IAIDO, DRINK, TEXT, USE):
        return ""
    if done == USE:
        item = noun(action) & TITLE_MASK
        return "8.2" if s.things[seat] & s.sake[seat] & BIT[item] else "6.3"
    card = card_in(action)
    if not s.has(HAND + seat, card) or (s.plays == 0 and not is_free(s, seat, card)):
        return "3.2"
    if done == TEXT:
        return why_no_text(s, seat, card)
    if done == ATTACK:
        return why_no_attack(s, seat, weapon_in(more_in(action)))
    if done == MOVE:
        return "4.6"
    if done == DRINK:
        return "8.1" if s.masu and more_in(action) <= s.deck.drink_box[card] else "4.9"
    return "4.8" if s.seated & BIT[seat] else "4.7"


def why_no_attack(s: Sake, seat: int, weapon: int) -> str:
    """The rule against attacking with this weapon."""
    if weapon == BARE_HANDS:
        return "4.3"
    if not s.things[seat] & s.sets.weapons & BIT[weapon]:
        return "4.1"
    return "8.2" if s.sake[seat] & BIT[weapon] else "4.2"


def why_no_text(s: Sake, seat: int, card: int) -> str:
    """The rule against playing this text."""
    kind = s.deck.kind[card]
    if kind in (WEAPON, ITEM):
        return "6.2"
    if kind == MINION:
        return "7.1"
    if kind == INTERRUPT:
        return "6.12" if s.deck.effect[s.deck.title[card]] == CANCEL_MOVEMENT else "6.13"
    return "6.1"


# Frames are made once and used again.
PLAY_OF: Final = each_seat(ChoosePlay)
PHASE_OF: Final = each_seat(PlayPhase)

"""3. The turn: its phases, and what can be played in the first of them."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, NONE, members, size
from tatami.core.frames import Frame, Step
from tatami.games.sake.deck import ITEM, MINION, WEAPON
from tatami.games.sake.pieces import (
    DRAWS,
    HAND,
    MOST_SEATS,
    PLAYED,
    PLAYS,
    TABLE,
)
from tatami.games.sake.rows import place_minion, rouse_minions
from tatami.games.sake.rules.boxes import (
    IAIDO_OF,
    Advance,
    aims_of,
    attack,
    iaido_ways,
    move_bonus,
    thirst,
    ways,
)
from tatami.games.sake.rules.fight import open_to_falter
from tatami.games.sake.rules.minions import MINIONS_OF
from tatami.games.sake.rules.pile import CLEAR, DRAW_FOR
from tatami.games.sake.rules.sake import PAY_OF, PLACE_OF
from tatami.games.sake.rules.spirits import ELATION_OF, MISCHIEF_OF
from tatami.games.sake.rules.sudden_death import COUNT, end_round, nothing_left_to_win
from tatami.games.sake.rules.texts import WIELD_OF, Perform, deed_aims, text_aims
from tatami.games.sake.rules.verbs import (
    ATTACK,
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
    with_card,
)
from tatami.games.sake.rules.windows import LIMIT_OF, Window
from tatami.games.sake.state import Sake


class Turn(Step[Sake]):
    """3.1 A samurai has four phases; 10.2 a spirit has its own turn."""

    rule = "3.1"

    def run(self, s: Sake) -> None:
        seat = self.seat
        s.active = seat
        if s.is_spirit(seat):
            s.do(SPIRIT_TURN[seat])
            return
        s.plays = PLAYS
        s.free_minions = s.deck.free_minions[s.samurai[seat]]
        s.has_attacked = False
        s.has_cut = False
        s.burnt &= ~BIT[seat]
        rouse_minions(s)
        s.do(SAMURAI_TURN[seat])
        drinks = min(s.deck.start_drink[s.house.location], thirst(s, seat))
        s.do([PLACE_OF[seat]] * drinks)


class PlayPhase(Step[Sake]):
    """3.2 The first phase goes on while there is something to play, to use or to burn."""

    rule = "3.2"

    def run(self, s: Sake) -> None:
        seat = self.seat
        if not s.is_samurai(seat):
            return
        if s.sake[seat] or ((s.plays or s.free_minions) and s.can_answer(seat)):
            s.ask(PLAY_OF[seat])


class ChoosePlay(Window):
    """3.2 Play a card for a box or its text, use an item, buy another play, or stop."""

    rule = "3.2"

    def answers(self, s: Sake) -> list[int]:
        seat = self.seat
        legal = [act(PASS)]
        if s.plays > 0:
            self.add_boxes(s, legal)
        if s.plays > 0 or s.free_minions > 0:
            self.add_texts(s, legal)
        for item in members(s.usable(seat) & s.sets.paid_items):
            for aim in deed_aims(s, seat, item):
                legal.append(act(USE, aim << TITLE_BITS | item))
        for place in members(s.sake[seat]):
            legal.append(act(EXTRA, place))
        return legal

    def add_boxes(self, s: Sake, legal: list[int]) -> None:
        """4. What the boxes of the cards in the hand allow."""
        seat = self.seat
        deck = s.deck
        aims = aims_of(s, seat)
        drawn = iaido_ways(s, seat)
        bonus = move_bonus(s, seat)
        drinks = thirst(s, seat)
        for card in s.cards_in(HAND + seat):
            for aim in aims:
                legal.append(with_card(ATTACK, card, aim))
            for way in ways(s, seat, deck.move_box[card] + bonus):
                legal.append(with_card(MOVE, card, way))
            for way in drawn:
                legal.append(with_card(IAIDO, card, way))
            for drink in range(min(drinks, deck.drink_box[card])):
                legal.append(with_card(DRINK, card, drink + 1))

    def add_texts(self, s: Sake, legal: list[int]) -> None:
        """6. What the texts of the cards in the hand allow; 12.5 some minions are free."""
        for card in s.cards_in(HAND + self.seat):
            if s.plays > 0 or is_free(s, self.seat, card):
                for aim in text_aims(s, self.seat, card):
                    legal.append(with_card(TEXT, card, aim))

    def answer(self, s: Sake, action: int) -> None:
        seat = self.seat
        done = verb(action)
        if done == PASS:
            return
        s.stack.append(PHASE_OF[seat])
        if done == EXTRA:
            s.sake[seat] &= ~BIT[noun(action)]
            s.plays += 1
        elif done == USE:
            perform(s, seat, noun(action) & TITLE_MASK, noun(action) >> TITLE_BITS)
        elif done == TEXT:
            play_text(s, seat, card_in(action), more_in(action))
        else:
            play_box(s, seat, done, card_in(action), more_in(action))

    def forbids(self, s: Sake, seat: int, action: int) -> str:
        if seat != self.seat:
            return "3.1"
        return why_not_play(s, seat, action) or super().forbids(s, seat, action)


def is_free(s: Sake, seat: i64, card: i64) -> bool:
    """12.5 Whether the card is a minion that does not count as a card played."""
    return s.free_minions > 0 and s.knows(seat) and s.deck.kind[card] == MINION


def play_box(s: Sake, seat: int, done: int, card: int, more: int) -> None:
    """4. The card is played for one of its boxes."""
    s.plays -= 1
    s.shift(card, HAND + seat, PLAYED)
    s.stack.append(CLEAR)
    if done == ATTACK:
        attack(s, seat, s.deck.attack_box[card], more)
    elif done == DRINK:
        s.do([PLACE_OF[seat]] * more)
    else:
        if done == IAIDO:
            s.seated &= ~BIT[seat]
            s.begin_fight(seat, NONE, NONE, 0, s.deck.attack_box[card])
            s.stack.append(IAIDO_OF[seat])
        s.stack.append(Advance(seat, more & 1, more >> 1))
        open_to_falter(s, seat)


def play_text(s: Sake, seat: int, card: int, aim: int) -> None:
    """6. The card is played for its text."""
    kind = s.deck.kind[card]
    if is_free(s, seat, card):
        s.free_minions -= 1
    else:
        s.plays -= 1
    if kind == MINION:
        place_minion(s, seat, aim, card)
    elif kind in (WEAPON, ITEM):
        s.shift(card, HAND + seat, TABLE + seat)
        s.things[seat] |= BIT[s.deck.title[card]]
    else:
        s.shift(card, HAND + seat, PLAYED)
        perform(s, seat, s.deck.title[card], aim)


def perform(s: Sake, seat: int, title: int, aim: int) -> None:
    """6.1 The cost is paid, then the text has its effect."""
    costs: list[Frame[Sake]] = [PAY_OF[seat]] * s.deck.cost[title]
    s.do([*costs, Perform(seat, title, aim), CLEAR])


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
        return "4.2"
    if done == MOVE:
        return "4.6"
    if done == DRINK:
        return "8.1" if s.masu and more_in(action) <= s.deck.drink_box[card] else "4.9"
    return "4.8" if s.seated & BIT[seat] else "4.7"


def why_no_text(s: Sake, seat: int, card: int) -> str:
    """The rule against playing this text."""
    kind = s.deck.kind[card]
    if kind in (WEAPON, ITEM):
        return "6.2"
    if kind == MINION:
        return "7.1"
    return "6.1"


class DrawPhase(Step[Sake]):
    """3.3 The samurai draws two cards."""

    rule = "3.3"

    def run(self, s: Sake) -> None:
        if s.is_samurai(self.seat):
            s.do(DRAW_TWO[self.seat])


class WieldPhase(Step[Sake]):
    """3.4 The samurai chooses a weapon to wield, if there is a choice."""

    rule = "3.4"

    def run(self, s: Sake) -> None:
        seat = self.seat
        weapons = s.things[seat] & s.sets.weapons
        if size(weapons) > 1 or (weapons and s.wielded[seat] == NONE):
            s.ask(WIELD_OF[seat])


class EndTurn(Step[Sake]):
    """12.7 Peace heals; 11.1 the last turns are counted down."""

    rule = "12.7"

    def run(self, s: Sake) -> None:
        seat = self.seat
        if s.is_samurai(seat) and not s.has_attacked and s.knows(seat):
            s.heal(seat, s.deck.peace_heal[s.samurai[seat]])
        s.stack.append(NEXT_AFTER[seat])
        if s.last_turns:
            s.last_turns -= 1
            if s.last_turns == 0:
                s.stack.append(COUNT)


class NextTurn(Step[Sake]):
    """2.7 Turns go clockwise; 11.7 a round ends when they come round."""

    rule = "2.7"

    def run(self, s: Sake) -> None:
        if s.winners:
            return
        if nothing_left_to_win(s):
            s.winners = s.alive
            return
        following = s.after(self.seat, s.alive | s.spirits)
        if following <= self.seat:
            end_round(s)
        s.stack.append(TURN_OF[following])


# Frames are made once and pushed again.
PLAY_OF: Final = [ChoosePlay(seat) for seat in range(MOST_SEATS)]
PHASE_OF: Final[list[Frame[Sake]]] = [PlayPhase(seat) for seat in range(MOST_SEATS)]
TURN_OF: Final[list[Frame[Sake]]] = [Turn(seat) for seat in range(MOST_SEATS)]
NEXT_AFTER: Final[list[Frame[Sake]]] = [NextTurn(seat) for seat in range(MOST_SEATS)]
END_OF: Final[list[Frame[Sake]]] = [EndTurn(seat) for seat in range(MOST_SEATS)]
DRAW_TWO: Final[list[list[Frame[Sake]]]] = [
    [*[DRAW_FOR[seat]] * DRAWS, LIMIT_OF[seat]] for seat in range(MOST_SEATS)
]
SAMURAI_TURN: Final[list[list[Frame[Sake]]]] = [
    [PHASE_OF[seat], MINIONS_OF[seat], DrawPhase(seat), WieldPhase(seat), END_OF[seat]]
    for seat in range(MOST_SEATS)
]
SPIRIT_TURN: Final[list[list[Frame[Sake]]]] = [
    [ELATION_OF[seat], DRAW_FOR[seat], MISCHIEF_OF[seat], END_OF[seat]]
    for seat in range(MOST_SEATS)
]

"""6. What the texts of cards can be aimed at.

Each function offers the aims that there are now: the first action, whose text is aimed at 0, with
each aim times `step` added. A text without a choice is aimed at 0, one that could have no effect at
nothing.
"""

from mypy_extensions import i64

from tatami.core.actions import VERB_BITS, act
from tatami.core.cards import BIT, lowest, size
from tatami.core.choices import Choices
from tatami.games.sake.deck import (
    ADD_STEPS,
    ATTACK,
    DRAW,
    HEAL,
    ITEM,
    MINION,
    ONE_DISCARDS,
    OTHERS_DISCARD,
    REMOVE_CARD,
    REMOVE_SAKE,
    REMOVE_STEPS,
    WEAPON,
)
from tatami.games.sake.pieces import CARD_BITS, HAND, SIDES
from tatami.games.sake.rows import neighbour, row_of, sections_in, spare
from tatami.games.sake.rules.boxes import targets_of
from tatami.games.sake.rules.verbs import SEAT_BITS, TEXT, TITLE_BITS, USE, spot, with_card
from tatami.games.sake.state import Sake


def aimed(first: i64, aim: i64, step: i64) -> i64:
    """The first action with an aim."""
    return first + (aim * step << VERB_BITS)


def offer_attacks(s: Sake, seat: i64, title: i64, first: i64, step: i64, choices: Choices) -> None:
    """6.4 Neighbours and minions at the steps that the text names."""
    deck = s.deck
    kind = deck.attack_kind[title]
    for target in targets_of(s, seat, kind, deck.nearest[title], deck.farthest[title]):
        choices.add(aimed(first, target, step))


def offer_sections(s: Sake, first: i64, step: i64, choices: Choices) -> None:
    """6.7 Any section, while there are tokens in the supply."""
    if s.supply:
        for row in range(s.seats):
            choices.run(aimed(first, row, step), sections_in(s, row), step << SEAT_BITS)


def offer_spare_sections(s: Sake, first: i64, step: i64, choices: Choices) -> None:
    """6.8 Any section with a token that can be spared."""
    for row in range(s.seats):
        for section in range(sections_in(s, row)):
            if spare(s, row, section) > 0:
                choices.add(aimed(first, spot(row, section), step))


def offer_hands(s: Sake, seat: i64, title: i64, first: i64, step: i64, choices: Choices) -> None:
    """6.9 A neighbour at the steps that the text names, who has a card."""
    for side in range(SIDES):
        steps = s.steps[row_of(s, seat, side)]
        if steps and s.deck.nearest[title] <= steps <= s.deck.farthest[title]:
            other = neighbour(s, seat, side)
            if not s.is_empty(HAND + other):
                choices.add(aimed(first, other, step))


def others_hold_cards(s: Sake, seat: i64) -> bool:
    """6.9 Whether any other samurai has a card."""
    other = s.after(seat, s.alive)
    while other != seat and s.is_empty(HAND + other):
        other = s.after(other, s.alive)
    return other != seat


def offer_spots(s: Sake, seat: i64, sake: bool, first: i64, step: i64, choices: Choices) -> None:
    """6.10 The weapons and items of all other samurai, or 6.11 their tokens."""
    other = s.after(seat, s.alive)
    while other != seat:
        spots = s.sake[other] if sake else s.things[other]
        choices.each_times(aimed(first, other, step), spots, step << SEAT_BITS)
        other = s.after(other, s.alive)


def offer_aims(s: Sake, seat: i64, title: i64, first: i64, step: i64, choices: Choices) -> None:
    """What an event or a paid item can be aimed at."""
    effect = s.deck.effect[title]
    if effect == ATTACK:
        offer_attacks(s, seat, title, first, step, choices)
    elif effect == ADD_STEPS:
        offer_sections(s, first, step, choices)
    elif effect == REMOVE_STEPS:
        offer_spare_sections(s, first, step, choices)
    elif effect == ONE_DISCARDS:
        offer_hands(s, seat, title, first, step, choices)
    elif effect in (REMOVE_CARD, REMOVE_SAKE):
        offer_spots(s, seat, effect == REMOVE_SAKE, first, step, choices)
    elif has_effect(s, seat, effect):
        choices.add(first)


def has_aim(s: Sake, seat: i64, title: i64) -> bool:
    """Whether the text can be aimed at anything."""
    aims = Choices()
    offer_aims(s, seat, title, 0, 1, aims)
    return aims.count > 0


def has_effect(s: Sake, seat: i64, effect: i64) -> bool:
    """Whether a text that needs no aim would do anything."""
    if effect == DRAW:
        return s.can_draw()
    if effect == HEAL:
        return s.wounds[seat] != 0
    return effect == OTHERS_DISCARD and others_hold_cards(s, seat)


def offer_texts(s: Sake, seat: i64, card: i64, choices: Choices) -> None:
    """6. What the text of a card in the hand allows, in the own turn."""
    title = s.deck.title[card]
    kind = s.deck.title_kind[title]
    if kind in (WEAPON, ITEM):
        if s.things[seat] & BIT[title] == 0:
            choices.add(act(TEXT, card))
    elif kind == MINION:
        for side in range(SIDES):
            if s.steps[row_of(s, seat, side)]:
                choices.add(with_card(TEXT, card, side))
    elif size(s.sake[seat]) >= s.deck.cost[title]:
        offer_aims(s, seat, title, act(TEXT, card), 1 << CARD_BITS, choices)


def offer_uses(s: Sake, seat: i64, choices: Choices) -> None:
    """6.3 The items that can be paid for now, with their aims."""
    left = s.usable(seat) & s.sets.paid_items
    while left:
        item = lowest(left)
        left &= left - 1
        if size(s.sake[seat]) >= s.deck.cost[item]:
            offer_aims(s, seat, item, act(USE, item), 1 << TITLE_BITS, choices)

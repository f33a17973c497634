"""6. What the texts of cards can be aimed at.

Each function adds the aims that there are now: a text without a choice is aimed at 0, one that
could have no effect at nothing.
"""

from mypy_extensions import i64

from tatami.core.actions import act
from tatami.core.cards import BIT, lowest, size
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
from tatami.games.sake.pieces import HAND, LEFT, RIGHT, SIDES
from tatami.games.sake.rows import neighbour, row_of, sections_in, spare
from tatami.games.sake.rules.boxes import add_targets, count_near
from tatami.games.sake.rules.verbs import TEXT, TITLE_BITS, USE, spot, with_card
from tatami.games.sake.state import Sake


def add_attacks(s: Sake, seat: i64, title: i64, found: list[int]) -> None:
    """6.4 Neighbours and minions at the steps that the text names."""
    deck = s.deck
    add_targets(s, seat, deck.attack_kind[title], deck.nearest[title], deck.farthest[title], found)


def add_sections(s: Sake, found: list[int]) -> None:
    """6.7 Any section, while there are tokens in the supply."""
    if s.supply:
        for row in range(s.seats):
            for section in range(sections_in(s, row)):
                found.append(spot(row, section))


def add_spare_sections(s: Sake, found: list[int]) -> None:
    """6.8 Any section with a token that can be spared."""
    for row in range(s.seats):
        for section in range(sections_in(s, row)):
            if spare(s, row, section) > 0:
                found.append(spot(row, section))


def add_hand(s: Sake, seat: i64, title: i64, found: list[int]) -> None:
    """6.9 A neighbour at the steps that the text names, who has a card."""
    for side in range(SIDES):
        steps = s.steps[row_of(s, seat, side)]
        if steps and s.deck.nearest[title] <= steps <= s.deck.farthest[title]:
            other = neighbour(s, seat, side)
            if not s.is_empty(HAND + other):
                found.append(other)


def others_hold_cards(s: Sake, seat: i64) -> bool:
    """6.9 Whether any other samurai has a card."""
    other = s.after(seat, s.alive)
    while other != seat and s.is_empty(HAND + other):
        other = s.after(other, s.alive)
    return other != seat


def add_spots(s: Sake, seat: i64, sake: bool, found: list[int]) -> None:
    """6.10 The weapons and items of all other samurai, or 6.11 their tokens."""
    other = s.after(seat, s.alive)
    while other != seat:
        left = s.sake[other] if sake else s.things[other]
        while left:
            found.append(spot(other, lowest(left)))
            left &= left - 1
        other = s.after(other, s.alive)


def add_aims(s: Sake, seat: i64, title: i64, found: list[int]) -> None:
    """What an event or a paid item can be aimed at."""
    effect = s.deck.effect[title]
    if effect == ATTACK:
        add_attacks(s, seat, title, found)
    elif effect == ADD_STEPS:
        add_sections(s, found)
    elif effect == REMOVE_STEPS:
        add_spare_sections(s, found)
    elif effect == ONE_DISCARDS:
        add_hand(s, seat, title, found)
    elif effect == REMOVE_CARD:
        add_spots(s, seat, False, found)
    elif effect == REMOVE_SAKE:
        add_spots(s, seat, True, found)
    elif has_effect(s, seat, effect):
        found.append(0)


def count_spots(s: Sake, seat: i64, sake: bool) -> i64:
    """6.10, 6.11 How many weapons and items, or tokens, the other samurai have."""
    spots: i64 = 0
    for other in range(s.seats):
        if other != seat and s.is_samurai(other):
            spots += size(s.sake[other] if sake else s.things[other])
    return spots


def count_texts(s: Sake, seat: i64, card: i64) -> i64:
    """How many actions `add_texts` adds, without making them where that can be told."""
    deck = s.deck
    title = deck.title[card]
    kind = deck.title_kind[title]
    if kind in (WEAPON, ITEM):
        return 1 if s.things[seat] & BIT[title] == 0 else 0
    if kind == MINION:
        left = s.steps[row_of(s, seat, LEFT)]
        return (1 if left else 0) + (1 if s.steps[row_of(s, seat, RIGHT)] else 0)
    return count_aims_of(s, seat, title) if size(s.sake[seat]) >= deck.cost[title] else 0


def count_aims_of(s: Sake, seat: i64, title: i64) -> i64:
    """How many aims `add_aims` adds."""
    effect = s.deck.effect[title]
    if effect in (REMOVE_CARD, REMOVE_SAKE):
        return count_spots(s, seat, effect == REMOVE_SAKE)
    if effect in (ADD_STEPS, REMOVE_STEPS) and len(s.minions) == 0:
        return count_rows(s, 1 if effect == ADD_STEPS else 2)
    if effect == ATTACK and len(s.minions) == 0:
        return count_near(s, seat, s.deck.nearest[title], s.deck.farthest[title])
    if effect in (ATTACK, ADD_STEPS, REMOVE_STEPS, ONE_DISCARDS):
        found: list[int] = []
        add_aims(s, seat, title, found)
        return len(found)
    return 1 if has_effect(s, seat, effect) else 0


def count_rows(s: Sake, least: i64) -> i64:
    """6.7, 6.8 How many rows have at least so many tokens; none, if one is to come from nowhere."""
    rows: i64 = 0
    if least > 1 or s.supply:
        for row in range(s.seats):
            rows += 1 if s.steps[row] >= least else 0
    return rows


def has_effect(s: Sake, seat: i64, effect: i64) -> bool:
    """Whether a text that needs no aim would do anything."""
    if effect == DRAW:
        return s.can_draw()
    if effect == HEAL:
        return s.wounds[seat] != 0
    return effect == OTHERS_DISCARD and others_hold_cards(s, seat)


def add_texts(s: Sake, seat: i64, card: i64, legal: list[int]) -> None:
    """6. The actions that the text of a card in the hand allows, in the own turn."""
    title = s.deck.title[card]
    kind = s.deck.title_kind[title]
    first = len(legal)
    if kind in (WEAPON, ITEM):
        if s.things[seat] & BIT[title] == 0:
            legal.append(0)
    elif kind == MINION:
        for side in range(SIDES):
            if s.steps[row_of(s, seat, side)]:
                legal.append(side)
    elif size(s.sake[seat]) >= s.deck.cost[title]:
        add_aims(s, seat, title, legal)
    for i in range(first, len(legal)):
        legal[i] = with_card(TEXT, card, legal[i])


def count_uses(s: Sake, seat: i64) -> i64:
    """How many actions `add_uses` adds."""
    uses: i64 = 0
    left = s.usable(seat) & s.sets.paid_items
    while left:
        item = lowest(left)
        left &= left - 1
        if size(s.sake[seat]) >= s.deck.cost[item]:
            uses += count_aims_of(s, seat, item)
    return uses


def add_uses(s: Sake, seat: i64, legal: list[int]) -> None:
    """6.3 The items that can be paid for now, with their aims."""
    left = s.usable(seat) & s.sets.paid_items
    while left:
        item = lowest(left)
        left &= left - 1
        if size(s.sake[seat]) >= s.deck.cost[item]:
            first = len(legal)
            add_aims(s, seat, item, legal)
            for i in range(first, len(legal)):
                legal[i] = act(USE, legal[i] << TITLE_BITS | item)

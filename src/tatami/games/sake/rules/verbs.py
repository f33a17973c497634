"""What can be done in Sake & Samurai. A noun has a card or a seat lowest, and more above it."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, noun
from tatami.games.sake.pieces import CARD_BITS, CARD_MASK

PASS: Final = 0
ATTACK: Final = 1
MOVE: Final = 2
IAIDO: Final = 3
DRINK: Final = 4
TEXT: Final = 5
USE: Final = 6
BURN: Final = 7
EXTRA: Final = 8
SOUL: Final = 9
STRIKE: Final = 10
AIM: Final = 11
CANCEL: Final = 12
DEFEND: Final = 13
EVADE: Final = 14
CUT: Final = 15
DISCARD: Final = 16
PLACE: Final = 17
PAY: Final = 18
LOSE: Final = 19
WIELD: Final = 20
SEND: Final = 21
KEEP: Final = 22
LIFT: Final = 23
ADD: Final = 24
REMOVE: Final = 25
SHIFT: Final = 26
HAND_ON: Final = 27
STEAL: Final = 28
HAUNT: Final = 29
JOIN: Final = 30
FADE: Final = 31
GIVE: Final = 32
BOARD_IS: Final = 33
DEAL: Final = 34
DRAW: Final = 35
TURN_UP: Final = 36
REVEAL: Final = 37
PASS_ON: Final = 38

VERBS: Final = [
    "pass",
    "attack",
    "move",
    "iaido",
    "drink",
    "text",
    "use",
    "burn",
    "extra",
    "soul",
    "strike",
    "aim",
    "cancel",
    "defend",
    "evade",
    "cut",
    "discard",
    "place",
    "pay",
    "lose",
    "wield",
    "send",
    "keep",
    "lift",
    "add",
    "remove",
    "shift",
    "hand",
    "steal",
    "haunt",
    "join",
    "fade",
    "give",
    "board",
    "deal",
    "draw",
    "turn",
    "reveal",
    "passed",
]

SEAT_BITS: Final = 3
SEAT_MASK: Final = 7
TITLE_BITS: Final = 6
TITLE_MASK: Final = 63
BACK_BITS: Final = 2
BACK_MASK: Final = 3
BARE_HANDS: Final = 63
"""In the place of a weapon's title."""


# A card and something else: steps, an amount, an aim.


def with_card(verb: i64, card: i64, more: i64) -> int:
    """Do something with a card."""
    return act(verb, more << CARD_BITS | card)


def card_in(action: i64) -> i64:
    """The card."""
    return noun(action) & CARD_MASK


def more_in(action: i64) -> i64:
    """What is said beside it."""
    return noun(action) >> CARD_BITS


# A way: a side and steps.


def way(side: i64, steps: i64) -> i64:
    """Go so many steps to this side."""
    return steps << 1 | side


# An aim: a weapon's title, or BARE_HANDS, and a target.


def aim(weapon: i64, target: i64) -> i64:
    """At a target, with a weapon."""
    return target << TITLE_BITS | weapon


def weapon_in(aim: i64) -> i64:
    """The weapon's title."""
    return aim & TITLE_MASK


def target_in(aim: i64) -> i64:
    """The target."""
    return aim >> TITLE_BITS


# A spot: a seat, and something of it: a section, a title, a place for sake, a second seat.


def spot(seat: i64, more: i64) -> i64:
    """Something of a seat."""
    return more << SEAT_BITS | seat


def seat_in(spot: i64) -> i64:
    """The seat."""
    return spot & SEAT_MASK


def rest_in(spot: i64) -> i64:
    """What it is of that seat."""
    return spot >> SEAT_BITS

"""What can be done in Sake & Samurai. A noun has a card or a seat lowest, and more above it."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import act, noun
from tatami.core.verbs import Part, Verb
from tatami.games.sake import deck as effects
from tatami.games.sake.deck import Deck
from tatami.games.sake.pieces import CARD_BITS, CARD_MASK, MINION_TARGET, MOST_SEATS, SIDES

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
BEGIN: Final = 39

SEAT_BITS: Final = 3
SEAT_MASK: Final = 7
TITLE_BITS: Final = 6
TITLE_MASK: Final = 63
BACK_BITS: Final = 2
BACK_MASK: Final = 3
BARE_HANDS: Final = 63
"""In the place of a weapon's title."""
SIDE_BITS: Final = 1
TARGET_BITS: Final = 8
SECTION_BITS: Final = 6
NUMBER_BITS: Final = 7

# The parts of a noun. A target is a seat, or a minion is the target, named by its card; a section
# of steps is named by its row, which is the seat at the left end, and its number there.
CARD: Final = Part("card", CARD_BITS)
TITLE: Final = Part("title", TITLE_BITS)
PLACE_OF_SAKE: Final = Part("place", TITLE_BITS)
SEAT: Final = Part("seat", SEAT_BITS, MOST_SEATS)
TARGET: Final = Part("target", TARGET_BITS, MINION_TARGET, other="minion")
SIDE: Final = Part("side", SIDE_BITS, SIDES)
STEPS: Final = Part("steps", NUMBER_BITS)
SECTION: Final = [Part("row", SEAT_BITS, MOST_SEATS), Part("section", SECTION_BITS)]

# What a text is aimed at, by its effect; who plays a minion says to which side it goes.
AIMS: Final = {
    effects.ATTACK: [TARGET],
    effects.ADD_STEPS: SECTION,
    effects.REMOVE_STEPS: SECTION,
    effects.ONE_DISCARDS: [SEAT],
    effects.REMOVE_CARD: [SEAT, Part("thing", TITLE_BITS)],
    effects.REMOVE_SAKE: [SEAT, PLACE_OF_SAKE],
}
TAILS: Final = [[], [SIDE], *AIMS.values()]

VERBS: Final = [
    Verb("pass"),
    Verb("attack", [CARD, Part("weapon", TITLE_BITS), TARGET]),
    Verb("move", [CARD, SIDE, STEPS]),
    Verb("iaido", [CARD, SIDE, STEPS]),
    Verb("drink", [CARD, Part("tokens", NUMBER_BITS)]),
    Verb("text", [CARD], TAILS),
    Verb("use", [TITLE], TAILS),
    Verb("burn", [PLACE_OF_SAKE]),
    Verb("extra", [PLACE_OF_SAKE]),
    Verb("soul", [Part("cards", NUMBER_BITS)]),
    Verb("strike", [Part("weapon", TITLE_BITS), TARGET]),
    Verb("aim", [TITLE], TAILS),
    Verb("cancel", [CARD]),
    Verb("defend", [CARD]),
    Verb("evade", [CARD]),
    Verb("cut"),
    Verb("discard", [CARD]),
    Verb("place", [PLACE_OF_SAKE]),
    Verb("pay", [PLACE_OF_SAKE]),
    Verb("lose", [PLACE_OF_SAKE]),
    Verb("wield", [TITLE]),
    Verb("send", [CARD, STEPS]),
    Verb("keep", [CARD]),
    Verb("lift", [CARD]),
    Verb("add", SECTION),
    Verb("remove", SECTION),
    Verb("shift", [SEAT, PLACE_OF_SAKE, Part("to", TITLE_BITS)]),
    Verb("hand", [SEAT, Part("back", BACK_BITS), Part("receiver", SEAT_BITS, MOST_SEATS)]),
    Verb("steal"),
    Verb("haunt", [CARD, SEAT]),
    Verb("join", [CARD]),
    Verb("fade", [CARD]),
    Verb("give", [SEAT]),
    Verb("board", [Part("samurai", TITLE_BITS)]),
    Verb("deal", [CARD]),
    Verb("draw", [CARD]),
    Verb("turn", [Part("back", BACK_BITS)]),
    Verb("reveal", [CARD]),
    Verb("passed", [CARD]),
    Verb("begin", [SEAT]),
]
VERB_NAMES: Final = [verb.name for verb in VERBS]


def aim_parts(deck: Deck, title: int) -> list[Part]:
    """What has to be said when the text of this title is played."""
    if deck.title_kind[title] == effects.MINION:
        return [SIDE]
    return AIMS.get(deck.effect[title], [])


# A card and something else: steps, an amount, an aim.


def with_card(verb: i64, card: i64, more: i64) -> int:
    """Do something with a card."""
    return act(verb, more << CARD_BITS | card)


def card_in(action: i64) -> i64:
    """The card that an action is done with."""
    return noun(action) & CARD_MASK


def more_in(action: i64) -> i64:
    """What an action says beside its card."""
    return noun(action) >> CARD_BITS


# A way: a side and steps.


def way(side: i64, steps: i64) -> i64:
    """Go so many steps to this side."""
    return steps << SIDE_BITS | side


# An aim: a weapon's title, or BARE_HANDS, and a target.


def aim(weapon: i64, target: i64) -> i64:
    """At a target, with a weapon."""
    return target << TITLE_BITS | weapon


def weapon_in(aim: i64) -> i64:
    """The title of the weapon that an aim is taken with."""
    return aim & TITLE_MASK


def target_in(aim: i64) -> i64:
    """Whom an aim is taken at."""
    return aim >> TITLE_BITS


# A spot: a seat, and something of it: a section, a title, a place for sake, a second seat.


def spot(seat: i64, more: i64) -> i64:
    """Something of a seat."""
    return more << SEAT_BITS | seat


def seat_in(spot: i64) -> i64:
    """Whose spot it is."""
    return spot & SEAT_MASK


def rest_in(spot: i64) -> i64:
    """What it is of that seat."""
    return spot >> SEAT_BITS

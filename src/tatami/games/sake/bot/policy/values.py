"""What life, cards, sake and hits are worth to the bot for Sake & Samurai."""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, lowest, numbers, size
from tatami.games.sake import deck as d
from tatami.games.sake.pieces import BOARD, HAND, HAUNTING, LIFE, depth
from tatami.games.sake.rules.fight import armour, parry
from tatami.games.sake.state import Sake

# All values are in hundredths of a sake token.
TOKEN: Final = 100

# What the last life point is worth to its owner, the one before it, and so on.
LIFE_WORTH: Final = numbers([300, 130, 90, 70, 60, 50, 50, 50, 50, 50])

# How well a samurai with so many cards defends with the best of them, in tenths, and how likely
# one of them is a minion that evades, in percent.
BEST_BOX: Final = numbers([0, 10, 14, 16, 17])
EVADES: Final = numbers([0, 8, 15, 20, 25])

# How likely a minion's revealed defence box is below 0, 1, 2, 3, in percent.
BELOW: Final = numbers([0, 23, 74, 100])

# How likely a defence box is at least 0, 1, 2, 3, in percent.
AT_LEAST: Final = numbers([90, 76, 27, 0])

# What sake on a thing costs, which is of no use then.
ON_WIELDED: Final = 75
ON_WEAPON: Final = 12
ON_ITEM: Final = 18
ON_BOARD: Final = 20
ON_LIFE: Final = -50

# What hits on others are worth, by the point, and their death early and late.
HIT: Final = 28
KILL: Final = 40
LATE_KILL: Final = 80
BEAT_MINION: Final = 35
FORCE_A_CARD: Final = 6

# What it is worth to hold a card.
HOLD: Final = 4
HOLD_DEFENCE: Final = 3
HOLD_DRINK: Final = 7
HOLD_ATTACK: Final = 3
HOLD_MINION: Final = 30
HOLD_BLUR: Final = 28
HOLD_FALTER: Final = 12
HOLD_TEXT: Final = 8

# What room for another token is worth, what a new card is, and what it is to play it at once.
ROOM: Final = 60
SPARE_ROOM: Final = 30
A_CARD: Final = 16
A_PLAY: Final = 10


def rivalry(s: Sake, seat: i64, other: i64) -> i64:
    """How much a loss of another samurai helps, in percent: it depends on who is ahead."""
    ahead = s.tokens(other) - s.tokens(seat)
    return max(40, min(150, 80 + 20 * ahead))


def life_points(s: Sake, seat: i64) -> i64:
    """The life points of a samurai, with the sake on its pile."""
    return depth(s.life[seat]) + (1 if s.sake[seat] & BIT[LIFE] else 0)


def damage(s: Sake, seat: i64, hits: i64) -> i64:
    """What so many hits cost the seat."""
    if s.fight == HAUNTING:
        return TOKEN * min(hits, size(s.sake[seat]))
    return cost_of_hits(life_points(s, seat), hits) + (
        60 * size(s.sake[seat]) if hits >= life_points(s, seat) else 0
    )


def cost_of_hits(life: i64, hits: i64) -> i64:
    """What so many hits cost somebody with so many life points."""
    cost: i64 = 0
    while hits > 0 and life > 0:
        life -= 1
        hits -= 1
        cost += LIFE_WORTH[min(life, 9)]
    return cost


def guard_of(s: Sake, seat: i64, kind: i64) -> i64:
    """How well a samurai can be expected to defend, in tenths."""
    cards = s.count(HAND + seat)
    if cards == 0:
        return 0
    guard = BEST_BOX[min(4, cards)] + 10 * armour(s, seat)
    if kind != d.RANGED:
        guard += 10 * parry(s, seat)
    return guard


# What it is worth to have something


def hold(s: Sake, seat: i64, card: i64) -> i64:
    """What it is worth to have the card in the hand."""
    deck = s.deck
    value = HOLD + HOLD_DEFENCE * deck.defence_box[card] + HOLD_ATTACK * deck.attack_box[card]
    if s.masu:
        value += HOLD_DRINK * deck.drink_box[card]
    kind = deck.kind[card]
    if kind == d.MINION:
        return value + HOLD_MINION
    if kind == d.INTERRUPT:
        falters = deck.effect[deck.title[card]] == d.CANCEL_MOVEMENT
        return value + (HOLD_FALTER if falters else HOLD_BLUR)
    return value + (0 if s.things[seat] & BIT[deck.title[card]] else HOLD_TEXT)


def price(s: Sake, seat: i64, card: i64) -> i64:
    """What it costs to play a card in the own turn, when two others are drawn afterwards."""
    return hold(s, seat, card) // (3 if s.count(HAND + seat) > 2 else 1)


def cost_on(s: Sake, seat: i64, place: i64) -> i64:
    """What it costs to have sake there."""
    if place == LIFE:
        return ON_LIFE
    if place == BOARD:
        return ON_BOARD
    if place == s.wielded[seat]:
        return ON_WIELDED
    return ON_WEAPON if s.deck.title_kind[place] == d.WEAPON else ON_ITEM


def cost_of_token(s: Sake, seat: i64) -> i64:
    """What it costs to part with a token: the one that is most in the way."""
    least: i64 = TOKEN
    rest = s.sake[seat]
    while rest:
        least = min(least, TOKEN - cost_on(s, seat, lowest(rest)))
        rest &= rest - 1
    return least

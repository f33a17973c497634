"""A bot for Sake & Samurai that plays like a sensible person: a rule of thumb for each choice."""

from typing import Final

from mypy_extensions import i64

from tatami.bots.bot import Bot
from tatami.core.actions import noun, verb
from tatami.core.cards import BIT, NONE, members, size
from tatami.games.sake import deck as d
from tatami.games.sake.pieces import (
    BARE_STEPS,
    BOARD,
    HAND,
    HAND_LIMIT,
    HAUNTING,
    LIFE,
    MINION_TARGET,
    SIDES,
    depth,
)
from tatami.games.sake.rows import neighbour, row_of
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.rules.boxes import Advance, aims_of, steps_to, thirst
from tatami.games.sake.rules.fight import armour, cut_of, parry, returned_by, strength
from tatami.games.sake.rules.texts import LoseThing, LoseToken
from tatami.games.sake.state import Sake
from tatami.games.sake.view import SakeView

# All values are in hundredths of a sake token.
TOKEN: Final = 100

# What the last life point is worth to its owner, the one before it, and so on.
LIFE_WORTH: Final = [300, 130, 90, 70, 60, 50, 50, 50, 50, 50]

# How well a samurai with so many cards defends with the best of them, in tenths, and how likely
# one of them is a minion that evades, in percent.
BEST_BOX: Final = [0, 10, 14, 16, 17]
EVADES: Final = [0, 8, 15, 20, 25]

# How likely a minion's revealed defence box is below 0, 1, 2, 3, in percent.
BELOW: Final = [0, 23, 74, 100]

# How likely a defence box is at least 0, 1, 2, 3, in percent.
AT_LEAST: Final = [90, 76, 27, 0]

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


class GreedySake(Bot[SakeView]):
    """Does what looks best by rules of thumb, from what it can see."""

    def choose(self, view: SakeView | None, legal: list[int]) -> int:
        assert view is not None
        return best(self.game.imagine(view, self.dice), view.seat, legal)


def best(s: Sake, seat: i64, legal: list[int]) -> int:
    """The action that looks best to the seat; it looks at nothing that the seat cannot see."""
    found = NONE
    most: i64 = 0
    for action in legal:
        if not is_burning(action):
            value = worth(s, seat, action)
            if found == NONE or value > most:
                most = value
                found = action
    # Who burns something is asked the same thing again.
    gain: i64 = 0
    for action in legal:
        if is_burning(action):
            value = gain_from_burning(s, seat, verb(action), noun(action))
            if value > gain:
                gain = value
                found = action
    return found


def is_burning(action: i64) -> bool:
    """Whether sake or the soul is burnt."""
    return v.BURN <= verb(action) <= v.SOUL


def worth(s: Sake, seat: i64, action: i64) -> i64:
    """What an action is worth, compared with others that answer the same question."""
    done = verb(action)
    thing = noun(action)
    if done <= v.USE:
        return worth_of_play(s, seat, done, action)
    if done <= v.CUT:
        return worth_in_fight(s, seat, done, thing)
    if done <= v.LIFT:
        return worth_of_house_keeping(s, seat, done, action)
    return worth_to_spirits(s, seat, done, action)


# Looking around


def tokens_of_spirits(s: Sake) -> i64:
    """How much sake the spirits have together."""
    together: i64 = 0
    for spirit in members(s.spirits):
        together += s.loot[spirit]
    return together


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


# Striking


def worth_of_strike(s: Sake, seat: i64, target: i64, kind: i64, value: i64) -> i64:
    """What an attack of this kind and value is worth."""
    if target >= MINION_TARGET:
        needed = value - s.deck.defence[s.deck.title[target - MINION_TARGET]]
        return BEAT_MINION * BELOW[max(0, min(3, needed))] // 100
    if s.is_spirit(target):
        return worth_of_scattering(s, seat, target, value)
    hits = 10 * value - guard_of(s, target, kind)
    if hits <= 0:
        return FORCE_A_CARD if value and s.count(HAND + target) else 0
    hits = hits * (100 - EVADES[min(4, s.count(HAND + target))]) // 100
    life = life_points(s, target)
    gain = HIT * min(hits, 10 * life) // 10
    if hits >= 10 * life:
        gain += 60 * s.tokens(target) + (LATE_KILL if s.masu <= 1 else KILL)
    return gain * rivalry(s, seat, target) // 100


def worth_of_scattering(s: Sake, seat: i64, target: i64, value: i64) -> i64:
    """What an attack on a spirit is worth: not much if a spirit can fade."""
    for spirit in members(s.spirits):
        if s.can_draw() and s.with_back(HAND + spirit, s.top):
            return FORCE_A_CARD
    threat = 40 + 15 * (tokens_of_spirits(s) - s.tokens(seat))
    return min(value, s.loot[target]) * max(20, min(120, threat))


def worth_with_weapon(s: Sake, seat: i64, box: i64, weapon: i64, target: i64, steps: i64) -> i64:
    """What it is worth to strike a target that is so many steps away."""
    kind: i64 = d.MELEE
    armed = weapon != v.BARE_HANDS
    if armed:
        kind = s.deck.attack_kind[weapon]
        box += s.deck.attack[weapon]
    value = strength(s, seat, box, kind, armed, steps)
    return worth_of_strike(s, seat, target, kind, value)


def best_strike(s: Sake, seat: i64, box: i64, target: i64, steps: i64) -> i64:
    """The best strike at a neighbour, if it were so many steps away and no minion between."""
    weapons = s.usable(seat) & s.sets.weapons
    if weapons == 0:
        if steps != BARE_STEPS:
            return 0
        return worth_with_weapon(s, seat, box, v.BARE_HANDS, target, steps)
    most: i64 = 0
    for weapon in members(weapons):
        if s.deck.nearest[weapon] <= steps <= s.deck.farthest[weapon]:
            most = max(most, worth_with_weapon(s, seat, box, weapon, target, steps))
    return most


def menace(s: Sake, seat: i64, steps: i64) -> i64:
    """How hard a samurai can strike at this distance, as far as all can see."""
    weapons = s.usable(seat) & s.sets.weapons
    if weapons == 0:
        return 1 if steps == BARE_STEPS else 0
    most: i64 = 0
    for weapon in members(weapons):
        if s.deck.nearest[weapon] <= steps <= s.deck.farthest[weapon]:
            most = max(most, s.deck.attack[weapon] + 1)
    return most


def worth_of_distance(s: Sake, seat: i64, other: i64, steps: i64) -> i64:
    """What it is worth to stand so far from a neighbour: whom one reaches, and who reaches one."""
    danger = menace(s, other, steps) * (3 if life_points(s, seat) > 2 else 6)
    return 3 * menace(s, seat, steps) * rivalry(s, seat, other) // 100 - danger


def worth_of_going(s: Sake, seat: i64, side: i64, steps: i64) -> i64:
    """What the new distances are worth, compared with the old ones."""
    gain: i64 = 0
    for one in range(SIDES):
        apart = s.steps[row_of(s, seat, one)]
        if apart:
            other = neighbour(s, seat, one)
            after = apart - steps if one == side else apart + steps
            gain += worth_of_distance(s, seat, other, after)
            gain -= worth_of_distance(s, seat, other, apart)
    return gain


def strike_after(s: Sake, seat: i64, side: i64, steps: i64, box: i64) -> i64:
    """The best strike at a neighbour after going so many steps."""
    most: i64 = 0
    for one in range(SIDES):
        apart = s.steps[row_of(s, seat, one)]
        if apart:
            after = apart - steps if one == side else apart + steps
            most = max(most, best_strike(s, seat, box, neighbour(s, seat, one), after))
    return most


# Playing a card


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


def worth_of_play(s: Sake, seat: i64, done: i64, action: i64) -> i64:
    """3.2 A card for a box or its text, or an item."""
    if done == v.PASS:
        return worth_of_passing(s, seat)
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


def worth_of_passing(s: Sake, seat: i64) -> i64:
    """What it is worth to do nothing, where something bad is coming."""
    if s.target != seat or s.striker == seat:
        return 0
    if s.guard == NONE and s.hits == 0:
        return -cost_after_defence(s, seat, s.value, NONE)
    return -damage(s, seat, s.hits)


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
        return A_CARD * amount * (size(s.alive) - 1) * 3 // 4
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


# Sake


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
    for place in members(s.sake[seat]):
        least = min(least, TOKEN - cost_on(s, seat, place))
    return least


def gain_from_burning(s: Sake, seat: i64, done: i64, thing: i64) -> i64:
    """8.3, 8.4 What sake or the soul brings beyond what it costs: cards, or another play."""
    if done == v.SOUL:
        is_last = s.last_turns == 1 and s.active == seat and s.plays > 0
        return thing if is_last else -thing
    cost = TOKEN - cost_on(s, seat, thing)
    if done == v.EXTRA:
        return worth_of_extra(s, seat) - cost
    if is_lost_anyway(s, seat, thing):
        return A_CARD
    if s.target == seat and s.guard == NONE and s.hits == 0 and is_doomed(s, seat):
        return chance_to_live(s, seat, thing) * (TOKEN * 3 - cost) // 100
    return A_CARD - cost


def is_lost_anyway(s: Sake, seat: i64, place: i64) -> bool:
    """Whether this is the token that is about to be taken."""
    if not s.stack:
        return False
    coming = s.stack[-1]
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


def worth_of_extra(s: Sake, seat: i64) -> i64:
    """What another play is worth: a drink, or a strike."""
    if s.plays > 0:
        return 0
    most: i64 = 0
    aims = aims_of(s, seat)
    for card in s.cards_in(HAND + seat):
        drinks = min(s.deck.drink_box[card], min(s.masu, thirst(s, seat) + 1))
        value: i64 = drinks * (TOKEN - ON_BOARD)
        for aim in aims:
            target = v.target_in(aim)
            steps = steps_to(s, seat, target)
            box = s.deck.attack_box[card]
            strike = worth_with_weapon(s, seat, box, v.weapon_in(aim), target, steps)
            value = max(value, strike)
        most = max(most, value - price(s, seat, card))
    return most


# Fights


def defence_with(s: Sake, seat: i64, card: i64) -> i64:
    """What the seat defends with, if it plays this card."""
    defence = s.deck.defence_box[card] + armour(s, seat)
    if s.fight != d.RANGED:
        defence += parry(s, seat)
    return defence


def cost_after_defence(s: Sake, seat: i64, hits: i64, played: i64) -> i64:
    """What so many hits cost, if a minion card may be sacrificed."""
    cost = damage(s, seat, hits)
    for card in s.cards_of(HAND + seat, s.sets.minions, 0):
        if card != played:
            cost = min(cost, hold(s, seat, card))
    return cost


def worth_in_fight(s: Sake, seat: i64, done: i64, thing: i64) -> i64:
    """5. Interrupts, defence, sacrifice, and what is struck next."""
    if done == v.STRIKE:
        target = v.target_in(thing)
        steps = steps_to(s, seat, target)
        return worth_with_weapon(s, seat, s.value, v.weapon_in(thing), target, steps)
    if done == v.AIM:
        return worth_of_text(s, seat, thing & v.TITLE_MASK, thing >> v.TITLE_BITS)
    if done == v.CANCEL:
        return worth_of_cancelling(s, seat) - hold(s, seat, thing)
    if done == v.DEFEND:
        hits = max(0, s.value - defence_with(s, seat, thing))
        returned: i64 = 0
        if hits == 0 and s.fight == d.MELEE and returned_by(s, seat):
            returned = 30
        return returned - cost_after_defence(s, seat, hits, thing) - hold(s, seat, thing)
    if done == v.EVADE:
        return -hold(s, seat, thing)
    return 10 if s.value > s.defence - cut_of(s) else -1


def worth_of_cancelling(s: Sake, seat: i64) -> i64:
    """What it is worth to cancel what comes next, for one who would suffer from it."""
    coming = s.stack[-1]
    if isinstance(coming, Advance):
        return worth_of_faltering(s, seat, coming)
    if s.target != seat:
        return 0
    hits = max(0, 10 * s.value - guard_of(s, seat, s.fight))
    return damage(s, seat, (hits + 9) // 10) * 8 // 10


def worth_of_faltering(s: Sake, seat: i64, coming: Advance) -> i64:
    """What it is worth to keep a neighbour from coming into reach."""
    mover = coming.seat
    worst: i64 = 0
    for side in range(SIDES):
        apart = s.steps[row_of(s, mover, side)]
        if apart and neighbour(s, mover, side) == seat:
            after = apart - coming.steps if side == coming.side else apart + coming.steps
            more = menace(s, mover, after) - menace(s, mover, apart)
            hits = max(0, more + 1 - guard_of(s, seat, d.MELEE) // 10)
            if more > 0 and (s.plays > 0 or s.striker == mover):
                worst = max(worst, 15 + cost_of_hits(life_points(s, seat), hits))
    return worst


# House keeping


def worth_of_house_keeping(s: Sake, seat: i64, done: i64, action: i64) -> i64:
    """Discarding, placing, paying, wielding, sending minions, choosing life cards."""
    thing = noun(action)
    if done == v.DISCARD or done == v.KEEP:
        return -hold(s, seat, thing)
    if done == v.LIFT:
        return hold(s, seat, thing)
    if done == v.PLACE:
        return -cost_on(s, seat, thing)
    if done == v.PAY or done == v.LOSE:
        return cost_on(s, seat, thing)
    if done == v.WIELD:
        return 1 if s.sake[seat] & BIT[thing] else 10 + 10 * s.deck.defence[thing]
    return v.more_in(action)


# Spirits


def worth_to_spirits(s: Sake, seat: i64, done: i64, action: i64) -> i64:
    """10. What a choice of a spirit is worth to all of them."""
    thing = noun(action)
    if done == v.ADD:
        return worth_of_trouble(s, v.seat_in(thing), 1)
    if done == v.REMOVE:
        return worth_of_trouble(s, v.seat_in(thing), -1)
    if done == v.SHIFT:
        return worth_of_quarrel(s, v.seat_in(thing), v.rest_in(thing))
    if done == v.HAND_ON:
        receiver = v.rest_in(thing) >> 2
        return 8 * s.tokens(v.seat_in(thing)) - 6 * s.tokens(receiver) + 1
    if done == v.STEAL:
        return TOKEN
    if done == v.HAUNT:
        return worth_of_haunting(s, seat, v.more_in(action))
    if done == v.JOIN:
        return worth_of_joining(s, seat)
    if done == v.FADE:
        return TOKEN * min(s.value, s.loot[s.target]) - 20
    return 2 * s.count(HAND + thing) + (1 if thing == seat else 0)


def worth_of_trouble(s: Sake, row: i64, steps: i64) -> i64:
    """What it is worth to spirits that two samurai come into each other's reach."""
    left = row
    right = s.after(row, s.alive)
    apart = s.steps[row]
    gain: i64 = 0
    for striker, victim in ((left, right), (right, left)):
        more = menace(s, striker, apart + steps) - menace(s, striker, apart)
        gain += more * (1 + s.tokens(victim))
    return gain


def worth_of_quarrel(s: Sake, owner: i64, places: i64) -> i64:
    """What it is worth to spirits that a samurai's token goes from one place to another."""
    before = places & v.TITLE_MASK
    after = places >> v.TITLE_BITS
    gain = cost_on(s, owner, after) - cost_on(s, owner, before)
    return gain * (1 + s.tokens(owner)) // 4


def haunters(s: Sake) -> i64:
    """How many matching cards all spirits have."""
    cards: i64 = 0
    if s.can_draw():
        for spirit in members(s.spirits):
            cards += s.with_back(HAND + spirit, s.top)
    return cards


def loot_from(s: Sake, samurai: i64, value: i64) -> i64:
    """How many tokens a haunting of this value can be expected to bring, in tenths."""
    guard = guard_of(s, samurai, HAUNTING) + 10 * s.deck.haunting_shield[s.house.location]
    return max(0, min(10 * value - guard, 10 * s.tokens(samurai)))


def worth_of_haunting(s: Sake, seat: i64, samurai: i64) -> i64:
    """What it is worth to haunt a samurai with all that the spirits have."""
    cards = min(haunters(s), guard_of(s, samurai, HAUNTING) // 10 + s.tokens(samurai) + 1)
    loot = loot_from(s, samurai, cards)
    if loot < 5:
        return -1
    most = max([s.tokens(other) for other in members(s.alive)])
    each: i64 = 150 if s.tokens(samurai) == most else 110
    return loot * each // 10 - 8 * cards


def worth_of_joining(s: Sake, seat: i64) -> i64:
    """Whether another card is likely to bring another token, now or with those that follow."""
    if loot_from(s, s.target, s.value + haunters(s)) < 5:
        return -1
    return loot_from(s, s.target, s.value + 1) - loot_from(s, s.target, s.value) or (
        1 if 10 * s.value < guard_of(s, s.target, HAUNTING) else -1
    )

"""Rows: the step tokens between neighbours, and the minions that stand among them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.core.cards import BIT, NONE, size
from tatami.games.sake.pieces import (
    ACTED,
    BOX,
    CARD_MASK,
    DISTANCE_MASK,
    DISTANCE_ONE,
    DISTANCE_SHIFT,
    HAND,
    LANE_SHIFT,
    LEFT,
    MINION_TARGET,
    RIGHT,
    SIDES,
    TABLE,
    lane_of,
)
from tatami.games.sake.state import Sake

# Minions


def card_of(minion: i64) -> i64:
    """The minion's card."""
    return minion & CARD_MASK


def distance_of(minion: i64) -> i64:
    """How many steps the minion stands from its master."""
    return minion >> DISTANCE_SHIFT & DISTANCE_MASK


def lane_with(minion: i64) -> i64:
    """The lane in which the minion goes."""
    return minion >> LANE_SHIFT


def place_minion(s: Sake, seat: i64, side: i64, card: i64) -> None:
    """7.1 A minion is laid beside the samurai's board."""
    s.shift(card, HAND + seat, TABLE + seat)
    s.minions = append(s.minions, lane_of(seat, side) << LANE_SHIFT | card)


def find_minion(s: Sake, card: i64) -> i64:
    """Where in the list the minion with this card is."""
    at: i64 = 0
    while card_of(s.minions[at]) != card:
        at += 1
    return at


def lose_minion(s: Sake, card: i64) -> None:
    """The minion is not in play any more."""
    left = vec[i64]()
    for minion in s.minions:
        if card_of(minion) != card:
            left = append(left, minion)
    s.minions = left


def beat_minion(s: Sake, card: i64) -> None:
    """5.9 The minion is beaten and discarded."""
    owner = lane_with(s.minions[find_minion(s, card)]) // SIDES
    lose_minion(s, card)
    s.discard(card, TABLE + owner)


def front(s: Sake, lane: i64) -> i64:
    """How far the foremost minion of the lane has come; NONE if there is no minion."""
    farthest: i64 = NONE
    for minion in s.minions:
        if lane_with(minion) == lane and distance_of(minion) > farthest:
            farthest = distance_of(minion)
    return farthest


# Rows


def neighbour(s: Sake, seat: i64, side: i64) -> i64:
    """The samurai on this side."""
    return s.after(seat, s.alive) if side == RIGHT else s.before(seat, s.alive)


def row_of(s: Sake, seat: i64, side: i64) -> i64:
    """The number of the row on this side: that of the samurai at its left end."""
    return seat if side == RIGHT else s.before(seat, s.alive)


def opposing_lane(s: Sake, seat: i64, side: i64) -> i64:
    """The lane in which minions of the neighbour come towards the samurai."""
    return lane_of(neighbour(s, seat, side), RIGHT - side)


def is_approached(s: Sake, seat: i64) -> bool:
    """Whether minions of a neighbour come towards the samurai."""
    if len(s.minions) == 0:
        return False
    return (
        front(s, opposing_lane(s, seat, LEFT)) != NONE
        or front(s, opposing_lane(s, seat, RIGHT)) != NONE
    )


def distance_to_first(s: Sake, seat: i64, side: i64) -> i64:
    """The steps to the first enemy on this side, a minion perhaps; there must be a row."""
    steps = s.steps[row_of(s, seat, side)]
    return steps - max(0, front(s, opposing_lane(s, seat, side)))


def room(s: Sake, seat: i64, side: i64) -> i64:
    """4.6 How many steps the samurai can go towards this side; 9.5 none if it is the only one."""
    ahead = s.steps[row_of(s, seat, side)]
    if ahead and len(s.minions):
        return distance_to_first(s, seat, side) - 1
    if ahead:
        return ahead - 1
    if s.steps[row_of(s, seat, RIGHT - side)]:
        return s.supply
    return 0


def go(s: Sake, seat: i64, side: i64, steps: i64) -> None:
    """4.5 The samurai goes: tokens change sides. 4.6 Own minions are pushed, or stay behind."""
    ahead = row_of(s, seat, side)
    behind = row_of(s, seat, RIGHT - side)
    if s.steps[ahead]:
        s.steps[ahead] -= steps
    else:
        s.supply -= steps
    if s.steps[behind]:
        s.steps[behind] += steps
    else:
        s.supply += steps
    for i in range(len(s.minions)):
        minion = s.minions[i]
        if lane_with(minion) == lane_of(seat, side):
            s.minions[i] = minion - min(steps, distance_of(minion)) * DISTANCE_ONE
        elif lane_with(minion) == lane_of(seat, RIGHT - side):
            s.minions[i] = minion + steps * DISTANCE_ONE


# Minions on the way


def gap_before(s: Sake, minion: i64) -> i64:
    """The steps from the minion to the first enemy before it."""
    lane = lane_with(minion)
    return distance_to_first(s, lane // SIDES, lane % SIDES) - distance_of(minion)


def advance(s: Sake, card: i64, steps: i64) -> None:
    """7.2 The minion goes forward, and has acted."""
    s.minions[find_minion(s, card)] += steps * DISTANCE_ONE + ACTED


def first_enemy(s: Sake, minion: i64) -> i64:
    """The target that is first before the minion: a minion, or else the neighbour."""
    lane = lane_with(minion)
    opposing = opposing_lane(s, lane // SIDES, lane % SIDES)
    enemies = in_lane(s, opposing)
    if enemies:
        return MINION_TARGET + card_of(s.minions[enemies[-1]])
    return opposing // SIDES


def idle_minions(s: Sake, seat: i64) -> list[int]:
    """The minions of the seat that have not acted in this turn."""
    return [
        minion for minion in s.minions if lane_with(minion) // SIDES == seat and minion & ACTED == 0
    ]


def rouse_minions(s: Sake) -> None:
    """No minion has acted yet."""
    for i in range(len(s.minions)):
        s.minions[i] &= ~ACTED


# Sections


def in_lane(s: Sake, lane: i64) -> list[int]:
    """Where in the list the minions of the lane are, the nearest to its master first.

    7.4 Of those on one spot the one that was laid last stands in front.
    """
    found: list[int] = []
    for i in range(len(s.minions)):
        if lane_with(s.minions[i]) == lane:
            at = len(found)
            while at > 0 and distance_of(s.minions[found[at - 1]]) > distance_of(s.minions[i]):
                at -= 1
            found.insert(at, i)
    return found


def sections_in(s: Sake, row: i64) -> i64:
    """How many sections the row has: one more than there are minions in it."""
    if s.steps[row] == 0:
        return 0
    sections: i64 = 1
    if len(s.minions):
        from_left = lane_of(row, RIGHT)
        from_right = opposing_lane(s, row, RIGHT)
        for minion in s.minions:
            if lane_with(minion) == from_left or lane_with(minion) == from_right:
                sections += 1
    return sections


def spare(s: Sake, row: i64, section: i64) -> i64:
    """How many tokens of a section can be taken: one stays between enemies."""
    if sections_in(s, row) == 1:
        return s.steps[row] - 1
    from_left = in_lane(s, lane_of(row, RIGHT))
    from_right = in_lane(s, opposing_lane(s, row, RIGHT))
    if section < len(from_left):
        return stand(s, from_left, section) - stand(s, from_left, section - 1)
    if section > len(from_left):
        number = len(from_left) + len(from_right) - section
        return stand(s, from_right, number) - stand(s, from_right, number - 1)
    left = stand(s, from_left, len(from_left) - 1)
    right = stand(s, from_right, len(from_right) - 1)
    return s.steps[row] - left - right - 1


def stand(s: Sake, lane: list[int], number: i64) -> i64:
    """How far the minion of this number in its lane has come; its master is before the first."""
    return distance_of(s.minions[lane[number]]) if number >= 0 else 0


def change_section(s: Sake, row: i64, section: i64, tokens: i64) -> None:
    """Tokens come from the supply into a section, or go from there; minions keep their places."""
    s.supply -= tokens
    s.steps[row] += tokens
    if len(s.minions) == 0:
        return
    from_left = in_lane(s, lane_of(row, RIGHT))
    for number, i in enumerate(from_left):
        if number >= section:
            s.minions[i] += tokens * DISTANCE_ONE
    from_right = in_lane(s, opposing_lane(s, row, RIGHT))
    sections_after = len(from_left) + len(from_right) - section
    for number, i in enumerate(from_right):
        if number >= sections_after:
            s.minions[i] += tokens * DISTANCE_ONE


# Death


def return_minions(s: Sake, lane: i64) -> bool:
    """9.3 The minions of the lane return to their master's hand; whether there were any."""
    owner = lane // SIDES
    found = in_lane(s, lane)
    for card in [card_of(s.minions[i]) for i in found]:
        lose_minion(s, card)
        s.shift(card, TABLE + owner, HAND + owner)
        s.show(card)
    return len(found) > 0


def leave_rows(s: Sake, seat: i64) -> list[int]:
    """9.3 The samurai is dead: its rows become one.

    Whose minions have returned to the hand, clockwise from who is at turn.
    """
    left = neighbour(s, seat, LEFT)
    right = neighbour(s, seat, RIGHT)
    returned: i64 = 0
    for side in range(SIDES):
        for i in in_lane(s, lane_of(seat, side)):
            s.show(card_of(s.minions[i]))
        for card in [card_of(s.minions[i]) for i in in_lane(s, lane_of(seat, side))]:
            lose_minion(s, card)
            s.shift(card, TABLE + seat, BOX)
    if return_minions(s, lane_of(left, RIGHT)):
        returned |= BIT[left]
    if return_minions(s, lane_of(right, LEFT)):
        returned |= BIT[right]
    s.supply += max(s.steps[left], s.steps[seat])
    s.steps[left] = min(s.steps[left], s.steps[seat])
    s.steps[seat] = 0
    s.alive &= ~BIT[seat]
    if size(s.alive) == 2:
        returned |= keep_shorter_row(s, left, right)
    return s.clockwise(returned)


def keep_shorter_row(s: Sake, left: i64, right: i64) -> i64:
    """9.4 Of the joined row and the direct one the shorter stays; whose minions have returned."""
    returned: i64 = 0
    dropped = left
    if s.steps[left] < s.steps[right]:
        dropped = right
        if return_minions(s, lane_of(right, RIGHT)):
            returned |= BIT[right]
        if return_minions(s, lane_of(left, LEFT)):
            returned |= BIT[left]
    s.supply += s.steps[dropped]
    s.steps[dropped] = 0
    return returned

"""What it is worth to stand so far from the neighbours, and to go."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.cards import lowest
from tatami.games.sake.bot.policy.strikes import usable_weapons, worth_with_weapon
from tatami.games.sake.bot.policy.values import life_points, rivalry
from tatami.games.sake.pieces import BARE_STEPS, LEFT, RIGHT
from tatami.games.sake.rows import neighbour, row_of
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.state import Sake


def menace(s: Sake, seat: i64, steps: i64) -> i64:
    """How hard a samurai can strike at this distance, as far as all can see."""
    return menace_with(s, usable_weapons(s, seat), steps)


def menace_with(s: Sake, weapons: i64, steps: i64) -> i64:
    """How hard one can strike at this distance with the best of these weapons."""
    if weapons == 0:
        return 1 if steps == BARE_STEPS else 0
    most: i64 = 0
    while weapons:
        weapon: i64 = lowest(weapons)
        weapons &= weapons - 1
        if s.deck.nearest[weapon] <= steps <= s.deck.farthest[weapon]:
            most = max(most, s.deck.attack[weapon] + 1)
    return most


@mypyc_attr(acyclic=True)
class Facing:
    """A samurai and the neighbour on one side, with a row between them."""

    def __init__(self, s: Sake, seat: i64, side: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.other: i64 = neighbour(s, seat, side)
        self.apart: i64 = s.steps[row_of(s, seat, side)]
        self.weapons: i64 = usable_weapons(s, seat)
        self.other_weapons: i64 = usable_weapons(s, self.other)
        self.rivalry: i64 = rivalry(s, seat, self.other)
        self.caution: i64 = 3 if life_points(s, seat) > 2 else 6
        self.present: i64 = self.worth_of(self.apart)
        """What the distance is worth as it is."""

    def worth_of(self, steps: i64) -> i64:
        """What a distance is worth: whom one reaches, and who reaches one."""
        danger = menace_with(self.s, self.other_weapons, steps) * self.caution
        return 3 * menace_with(self.s, self.weapons, steps) * self.rivalry // 100 - danger

    def gain_at(self, steps: i64) -> i64:
        """What a distance is worth, compared with the present one."""
        return self.worth_of(steps) - self.present

    def strike_at(self, steps: i64, box: i64) -> i64:
        """The best strike at the neighbour, if it were so far away and no minion between."""
        weapons = self.weapons
        if weapons == 0:
            if steps != BARE_STEPS:
                return 0
            return self.strike_with(v.BARE_HANDS, box, steps)
        deck = self.s.deck
        most: i64 = 0
        while weapons:
            weapon: i64 = lowest(weapons)
            weapons &= weapons - 1
            if deck.nearest[weapon] <= steps <= deck.farthest[weapon]:
                most = max(most, self.strike_with(weapon, box, steps))
        return most

    def strike_with(self, weapon: i64, box: i64, steps: i64) -> i64:
        """The strike with this weapon."""
        return worth_with_weapon(self.s, self.seat, box, weapon, self.other, steps)


@mypyc_attr(acyclic=True, free_list_len=1)
class Ways:
    """Where a samurai can go: nearer to one neighbour, and away from the other."""

    def __init__(self, s: Sake, seat: i64) -> None:
        self.left = facing(s, seat, LEFT)
        self.right = facing(s, seat, RIGHT)
        self.known = vec[i64]()
        """What it is worth to go each way, as far as somebody has asked."""

    def worth_of_going(self, way: i64) -> i64:
        """What the new distances are worth, compared with the old ones."""
        while len(self.known) <= way:
            self.known = append(self.known, self.gain_from(len(self.known)))
        return self.known[way]

    def gain_from(self, way: i64) -> i64:
        """What going this way changes."""
        to_right = steps_to_right(way)
        gain: i64 = 0
        if self.left is not None:
            gain += self.left.gain_at(self.left.apart + to_right)
        if self.right is not None:
            gain += self.right.gain_at(self.right.apart - to_right)
        return gain

    def strike_after(self, way: i64, box: i64) -> i64:
        """The best strike at a neighbour after going this way."""
        to_right = steps_to_right(way)
        most: i64 = 0
        if self.left is not None:
            most = self.left.strike_at(self.left.apart + to_right, box)
        if self.right is not None:
            most = max(most, self.right.strike_at(self.right.apart - to_right, box))
        return most


def steps_to_right(way: i64) -> i64:
    """The steps of a way, below 0 if it leads to the left."""
    return way >> 1 if way & 1 == RIGHT else -(way >> 1)


def facing(s: Sake, seat: i64, side: i64) -> Facing | None:
    """The neighbour on this side, if a row leads there."""
    return Facing(s, seat, side) if s.steps[row_of(s, seat, side)] else None

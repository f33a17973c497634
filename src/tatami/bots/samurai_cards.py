"""The bots of Samurai: the card game: one that takes what is best now, and what search knows."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tatami.bots.bot import Bot
from tatami.bots.sense import Sense, chances, shares
from tatami.core.actions import verb
from tatami.core.cards import NONE, members
from tatami.core.chance import Dice
from tatami.core.grid import SIDES
from tatami.games.samurai_cards.pieces import STRENGTH, SYMBOLS, count_of
from tatami.games.samurai_cards.rules import (
    PLACE,
    ChoosePlace,
    TurnUpVillage,
    card_of,
)
from tatami.games.samurai_cards.state import EMPTY, TURNED, SamuraiCards
from tatami.games.samurai_cards.view import SamuraiCardsView, imagine

# All values are in hundredths of a stone.
STONE: Final = 100

# What the stone of a village is worth to whoever is ahead there: by how many sides are taken, and
# more for each point of strength by which it is ahead.
HOPE: Final = [0, 0, 5, 20, 100]
FOR_EACH_POINT: Final = [0, 2, 4, 8, 0]
MOST_POINTS: Final = 4

ENOUGH: Final = 300
"""A lead in a shape is no better than by this much, nor worse."""

SPREAD: Final = 300.0
"""A standing that is better by this much makes a win nearly three times as likely."""

POINT_COST: Final = 10
"""What it costs to have a card no more, for each point of its strength."""


class GreedySamuraiCards(Bot[SamuraiCardsView]):
    """Places the card after which its prospects of stones are best, shape by shape."""

    def choose(self, view: SamuraiCardsView | None, legal: list[int]) -> int:
        assert view is not None
        worths = worths_of(imagine(view, self.dice), view.seat, legal, self.dice)
        return legal[worths.index(max(worths))]


def worths_of(s: SamuraiCards, seat: int, legal: list[int], dice: Dice) -> list[int]:
    """What the table is worth to the seat after each action, less what its card cost."""
    before = prospects(s)
    worths = []
    for action in legal:
        trial = s.clone()
        trial.apply(seat, action)
        end_turn(trial, dice)
        after = changed(before, s, trial)
        worths.append(standing(after, s.seats, seat) - cost(action))
    return worths


def end_turn(s: SamuraiCards, dice: Dice) -> None:
    """Turn up villages, and choose places at random, until all villages are laid."""
    while isinstance(s.asking, TurnUpVillage | ChoosePlace):
        s.apply(s.asking.seat, s.asking.sample(s, s.asking.seat, dice))


def cost(action: int) -> int:
    """What it costs to have this card no more."""
    if verb(action) != PLACE:
        return 0
    return POINT_COST * STRENGTH[card_of(action)]


def prospects(s: SamuraiCards) -> list[int]:
    """How many stones of each shape each seat has and may hope for: three numbers a seat."""
    found = [
        STONE * s.stones_of(seat, symbol) for seat in range(s.seats) for symbol in range(SYMBOLS)
    ]
    for cell in range(len(s.table)):
        hope(s, cell, found, 1)
    return found


def changed(before: list[int], world: SamuraiCards, trial: SamuraiCards) -> list[int]:
    """The prospects after a turn: only villages beside the newest card have changed."""
    after = before.copy()
    for side in range(SIDES):
        cell = trial.beside(side)
        hope(world, cell, after, -1)
        hope(trial, cell, after, 1)
    for seat in range(world.seats):
        for symbol in range(SYMBOLS):
            gained = trial.stones_of(seat, symbol) - world.stones_of(seat, symbol)
            after[seat * SYMBOLS + symbol] += STONE * gained
    return after


def hope(s: SamuraiCards, cell: i64, found: list[int], sign: i64) -> None:
    """Count what a village that is not scored yet promises to those who are ahead there."""
    village = s.lying(cell)
    if village == EMPTY or village >= TURNED:
        return
    influence = s.influence_on(cell)
    sides = s.touching(cell)
    for symbol in members(village):
        ahead = s.alone_ahead(influence, symbol)
        if ahead != NONE:
            points = min(lead(s, influence, ahead, symbol), MOST_POINTS)
            worth = HOPE[sides] + FOR_EACH_POINT[sides] * points
            found[ahead * SYMBOLS + symbol] += sign * worth


def lead(s: SamuraiCards, influence: i64, ahead: i64, symbol: i64) -> int:
    """By how much this seat is ahead of the next."""
    most = 0
    for rival in range(s.seats):
        if rival != ahead:
            most = max(most, count_of(influence, rival, symbol))
    return count_of(influence, ahead, symbol) - most


def standing(found: list[int], seats: int, seat: int) -> int:
    """How good these prospects are for a seat: its lead in each shape, and all its stones."""
    value = 0
    for symbol in range(SYMBOLS):
        own = found[seat * SYMBOLS + symbol]
        best = max([found[r * SYMBOLS + symbol] for r in range(seats) if r != seat])
        value += 2 * max(-ENOUGH, min(ENOUGH, own - best)) + own
    return value


class SamuraiCardsSense(Sense[SamuraiCards]):
    """The most promising places first; prospects tell who may win when the turn is over."""

    exploration = 0.3
    quick = 200
    thorough = 8000

    def width(self, visits: i64) -> i64:
        return 3 + i64(sqrt(float(visits)))

    def rank(self, s: SamuraiCards, seat: int, legal: list[int], dice: Dice) -> list[int]:
        worths = worths_of(s, seat, legal, dice)
        ranked = sorted([(-worth, action) for worth, action in zip(worths, legal, strict=True)])
        return [action for _, action in ranked]

    def play_on(self, s: SamuraiCards, dice: Dice) -> None:
        end_turn(s, dice)

    def returns(self, s: SamuraiCards) -> list[float]:
        if s.asking is None:
            return shares(members(s.winners), s.seats)
        found = prospects(s)
        return chances([standing(found, s.seats, seat) / SPREAD for seat in range(s.seats)])

"""A bot for Samurai: the card game that takes what is best now."""

from typing import Final

from mypy_extensions import i64

from tatami.bots.bot import Bot
from tatami.core.actions import verb
from tatami.core.cards import NONE, members
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

POINT_COST: Final = 10
"""What it costs to have a card no more, for each point of its strength."""


class GreedySamuraiCards(Bot[SamuraiCardsView]):
    """Places the card after which its prospects of stones are best, shape by shape."""

    def choose(self, view: SamuraiCardsView | None, legal: list[int]) -> int:
        assert view is not None
        world = imagine(view, self.dice)
        before = prospects(world)
        values = [self.value(world, before, view.seat, action) for action in legal]
        return legal[values.index(max(values))]

    def value(self, world: SamuraiCards, before: list[int], seat: int, action: int) -> int:
        """What the table is worth to the seat after this action, less what the card cost."""
        trial = world.clone()
        trial.apply(seat, action)
        self.end_turn(trial)
        after = changed(before, world, trial)
        return standing(after, trial.seats, seat) - cost(action)

    def end_turn(self, s: SamuraiCards) -> None:
        """Turn up villages, and choose places at random, until all villages are laid."""
        while isinstance(s.asking, TurnUpVillage | ChoosePlace):
            s.apply(s.asking.seat, s.asking.sample(s, s.asking.seat, self.dice))


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

"""The policies of the card game: to place what is best now, found thoroughly or quickly."""

from typing import Final

from mypy_extensions import i64

from tatami.core.actions import noun, verb
from tatami.core.cards import BIT, NONE, lowest, zeros
from tatami.core.chance import Dice
from tatami.core.grid import PLANE, SIDES
from tatami.games.samurai_cards.pieces import FIRSTS, KIND, SAMURAI, STRENGTH, SYMBOLS
from tatami.games.samurai_cards.rules import (
    PLACE,
    ChoosePlace,
    PlaceCard,
    TurnUpVillage,
    card_of,
    cell_of,
    placing,
)
from tatami.games.samurai_cards.state import EMPTY, TURNED, SamuraiCards
from tatami.games.samurai_cards.view import SamuraiCardsView, imagine
from tatami.search.bot import Bot
from tatami.search.contests import contest, credit, hopes_of, kind_in, promise
from tatami.search.majorities import PIECE, standing, won

# What the stone of a village is worth to whoever is ahead there: by how many sides are taken, and
# more for each point of strength by which it is ahead. With all taken it is as good as won.
HOPES: Final = hopes_of([0, 0, 5, 20, PIECE], [0, 2, 4, 8, 0])

POINT_COST: Final = 10
"""What it costs to have a card no more, for each point of its strength."""

AROUND: Final = zeros(SIDES * SYMBOLS)


class GreedySamuraiCards(Bot[SamuraiCardsView]):
    """Places the card after which the stones it may expect are worth most, shape by shape."""

    def choose(self, view: SamuraiCardsView | None, legal: list[int]) -> int:
        assert view is not None
        world = imagine(view, self.dice)
        values = [worth_after(world, view.seat, action, self.dice) for action in legal]
        return legal[values.index(max(values))]


def worth_after(s: SamuraiCards, seat: int, action: int, dice: Dice) -> int:
    """What the table is worth to the seat after its turn, less what its card cost."""
    trial = s.clone()
    trial.apply(seat, action)
    end_turn(trial, dice)
    worth = standing(ExpectedStones(trial, seat).found, s.seats, seat)
    return worth - cost(action)


def end_turn(s: SamuraiCards, dice: Dice) -> None:
    """Turn up villages, and choose places at random, until all villages are laid."""
    while isinstance(s.asking, TurnUpVillage | ChoosePlace):
        s.apply(s.asking.seat, s.asking.sample(s, s.asking.seat, dice))


def cost(action: int) -> int:
    """What it costs to have this card no more."""
    return POINT_COST * STRENGTH[card_of(action)] if verb(action) == PLACE else 0


# Quickly, for search


def values_of(s: SamuraiCards, seat: i64, legal: list[int]) -> list[int]:
    """What the table is worth to the seat after each action, but for the villages that come."""
    expected = ExpectedStones(s, seat)
    found: list[int] = []
    for action in legal:
        if verb(action) == PLACE:
            expected.look_at(cell_of(action))
            found.append(expected.worth(card_of(action)))
        else:
            found.append(expected.worth_of_village(s.taken, noun(action)))
    return found


def quickly_best(s: SamuraiCards, seat: i64, dice: Dice) -> int:
    """The best card on the best place; where a village goes is left to chance."""
    if not isinstance(s.asking, PlaceCard):
        assert s.asking is not None
        return s.asking.sample(s, seat, dice)
    expected = ExpectedStones(s, seat)
    best = NONE
    most: i64 = 0
    for place in s.open:
        expected.look_at(place)
        cards = s.hands[seat] & FIRSTS
        while cards:
            card: i64 = lowest(cards)
            cards &= cards - 1
            worth = expected.worth(card)
            if best == NONE or worth > most:
                most = worth
                best = placing(card, place)
    return best


class ExpectedStones:
    """The stones that each seat has or may expect; then it looks at one place after the other."""

    def __init__(self, s: SamuraiCards, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.seats: i64 = s.seats
        self.found = won(s.stones, s.seats)
        """Three numbers a seat."""
        self.around = AROUND[:]
        """The stones for which one strives beside the place, which are not counted meanwhile."""
        self.symbols: i64 = 0
        """How many these are."""
        self.then = AROUND[:]
        """What they promise with a card on the place."""
        for cell in range(len(s.table)):
            village = s.lying(cell)
            if EMPTY < village < TURNED:
                self.count_village(village, cell, 1)

    def contest_at(self, cell: i64, symbol: i64) -> i64:
        """How strong the seat and its rivals are there."""
        influence = self.s.influence_on(cell)
        return contest(influence, self.seats, self.seat, symbol, self.s.touching(cell))

    def count(self, contest: i64, sign: i64) -> None:
        """Count what a stone promises as it is, or with the sign -1 no more."""
        credit(self.found, self.seat, contest, promise(contest, 0, 0, HOPES), sign)

    def count_village(self, symbols: i64, cell: i64, sign: i64) -> None:
        """Count what a village with these symbols promises there, or no more."""
        for symbol in range(SYMBOLS):
            if symbols & BIT[symbol]:
                self.count(self.contest_at(cell, symbol), sign)

    def look_at(self, place: i64) -> None:
        """Take up the symbols that touch this place, and put back the others."""
        for i in range(self.symbols):
            self.count(self.around[i], 1)
        self.symbols = 0
        for side in range(SIDES):
            cell = PLANE.near[SIDES * place + side]
            village = self.s.lying(cell)
            if EMPTY < village < TURNED:
                for symbol in range(SYMBOLS):
                    if village & BIT[symbol]:
                        known = self.contest_at(cell, symbol)
                        self.count(known, -1)
                        self.around[self.symbols] = known
                        self.symbols += 1

    def worth(self, card: i64) -> i64:
        """What the table is worth with this card on the place, less what the card cost."""
        kind = KIND[card]
        for i in range(self.symbols):
            known = self.around[i]
            points: i64 = 0
            if kind == SAMURAI or kind == kind_in(known):
                points = STRENGTH[card]
            self.then[i] = promise(known, points, 1, HOPES)
            credit(self.found, self.seat, known, self.then[i], 1)
        value = standing(self.found, self.seats, self.seat)
        for i in range(self.symbols):
            credit(self.found, self.seat, self.around[i], self.then[i], -1)
        return value - POINT_COST * STRENGTH[card]

    def worth_of_village(self, symbols: i64, cell: i64) -> i64:
        """What the table is worth with a village with these symbols there."""
        self.count_village(symbols, cell, 1)
        value = standing(self.found, self.seats, self.seat)
        self.count_village(symbols, cell, -1)
        return value

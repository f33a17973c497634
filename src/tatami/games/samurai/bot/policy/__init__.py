"""The greedy bot of Samurai: it lays what is best now."""

from typing import Final

from tatami.core.actions import noun, verb
from tatami.core.chance import Dice
from tatami.games.samurai.actions import CHOOSE, END, EXCHANGE, LAY, PLACE
from tatami.games.samurai.bot.policy.expected import ExpectedFigures, cost
from tatami.games.samurai.state import Samurai
from tatami.games.samurai.view import SamuraiView, imagine
from tatami.search.bot import Bot

FOLLOWED: Final = 8
"""So many of the best choices, and all exchanges, are followed to the next tile."""

# How much it likes to begin with each tile.
LIKED: Final = [8, 3, 1, 8, 3, 1, 8, 3, 1, 9, 4, 4, 2, 2, 9, 5, 5, 6, 2, 5]


class GreedySamurai(Bot[SamuraiView]):
    """Lays the tile after which the figures it may expect are worth most, kind by kind.

    It looks one tile further in its own turn.
    """

    def choose(self, view: SamuraiView | None, legal: list[int]) -> int:
        assert view is not None
        if verb(legal[0]) in (CHOOSE, PLACE):
            return set_up(legal, self.dice)
        world = imagine(view, self.dice)
        expected = ExpectedFigures(world)
        values = [expected.after(view.seat, action) for action in legal]
        exchanges = [i for i in range(len(legal)) if verb(legal[i]) == EXCHANGE]
        for i in best_of(values, FOLLOWED) + exchanges:
            values[i] = followed(world, view.seat, legal[i], values[i])
        return legal[values.index(max(values))]


def set_up(legal: list[int], dice: Dice) -> int:
    """Choose tiles that it likes, more or less; place figures anywhere."""
    if verb(legal[0]) == PLACE:
        return legal[dice.below(len(legal))]
    liking = [LIKED[noun(action)] + dice.below(4) for action in legal]
    return legal[liking.index(max(liking))]


def best_of(values: list[int], count: int) -> list[int]:
    """Where so many of the best values are."""
    bound = sorted(values)[-min(count, len(values))]
    return [i for i in range(len(values)) if values[i] >= bound][:count]


def followed(world: Samurai, seat: int, action: int, alone: int) -> int:
    """The same with the best tile that could be laid next; after an exchange it has to be laid."""
    if action == END:
        return alone
    trial = world.clone()
    trial.apply(seat, action)
    legal = [next for next in trial.legal(seat) if verb(next) == LAY]
    if not legal:
        return alone
    expected = ExpectedFigures(trial)
    best = max([expected.after(seat, next) for next in legal]) - cost(world, action)
    return best if verb(action) == EXCHANGE else max(alone, best)

"""The bot that plays with the weights that `train.py` has written, for the arena."""

from functools import cache
from pathlib import Path

import numpy as np
from network import Network, load
from ppo import log_chances
from symmetry import Symmetry

from tatami.core.game import View
from tatami.research import encoding
from tatami.search.bot import Bot

WEIGHTS = Path(__file__).with_name("weights.npz")
FINE = 1 << 30
"""Into so many parts chance is divided."""


@cache
def trained() -> Network:
    """The network, read once."""
    return load(WEIGHTS)


@cache
def symmetry_of(game: str, seats: int) -> Symmetry:
    """How what a seat sees becomes numbers, and which of them are alike."""
    return Symmetry(encoding(game, seats))


class Learnt(Bot[View]):
    """Draws one of the legal actions by the chances that the network gives them."""

    def choose(self, view: View | None, legal: list[int]) -> int:
        assert view is not None
        symmetry = symmetry_of(self.game.name, view.seats)
        numbers = symmetry.encoding
        # Whatever the rest of an imagined match is like, this seat sees the same of it.
        world = self.game.imagine(view, self.dice)
        observation = numbers.observe_state(world, view.seat)
        mask = np.zeros(numbers.num_actions, np.int8)
        mask[[numbers.path(action)[0] for action in legal]] = 1
        seen, possible, ways = symmetry.fold(observation[None], mask[None])
        chances = np.exp(log_chances(trained().forward(seen).scores, possible)[0])
        mark = (int(self.dice.below(FINE)) + 0.5) / FINE
        drawn = np.searchsorted(np.cumsum(chances, dtype=np.float64), mark * chances.sum())
        return numbers.action([int(symmetry.unfold(np.array([drawn]), ways)[0])])

"""Many matches of one learner at once, as Gymnasium's vector environments have it.

    import tatami.research.gymnasium
    envs = gymnasium.make_vec("tatami/ninjan-v1", num_envs=1024, opponents="greedy")

It is a `VectorEnv` of ours behind their interface. Every learner has one seat of its match, another
one in each match and row (`info["seat"]`). The next match follows in the same step in which one has
ended, so its first observation is given at once; the last position of the old one asks nobody and
is not shown. What is not in a mask is refused before anything happens.
"""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from tatami.core.game import Game, Value
from tatami.research.episodes import Seen, seen_space
from tatami.research.vector import Turn, VectorEnv

Flags = npt.NDArray[np.bool_]


class TatamiVectorEnv(gymnasium.vector.VectorEnv[Seen, npt.ArrayLike, npt.NDArray[Any]]):
    """Learners against bots, one in each row.

    `opponents` are named as in `tatami arena`: one name for all, or a list with one for each other
    seat, in their order after the learner's. `copy=False` hands out the same arrays every time,
    which the next step writes anew.
    """

    def __init__(
        self,
        game: str | Game[Any, Any],
        seats: int = 2,
        num_envs: int = 1,
        opponents: str | list[str] = "greedy",
        processes: int = 1,
        copy: bool = True,
        **options: Value,
    ) -> None:
        # As a list, for what is no name of a bot is refused then: "self" of `VectorEnv` is none.
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else opponents
        self.rows = VectorEnv(game, seats, num_envs, 0, names, processes, **options)
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.learners = np.zeros(num_envs, np.int64)
        """Where each of them sits."""
        encoding = self.rows.encoding
        self.single_observation_space = seen_space(encoding)
        self.single_action_space = gymnasium.spaces.Discrete(encoding.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all matches anew; without a seed others than before, which follow from the last."""
        super().reset(seed=seed)
        turn = self.rows.reset(int(self.np_random.integers(2**32)))
        return self.seen(turn), self.info(turn)

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Every learner says an index; the others play on until it is asked again."""
        turn = self.rows.step(actions)
        rewards = turn.rewards[np.arange(self.num_envs), self.learners].astype(np.float64)
        ended = turn.done.copy()
        return self.seen(turn), rewards, ended, np.zeros_like(ended), self.info(turn)

    def seen(self, turn: Turn) -> Seen:
        """What the learners are given."""
        found = {"observation": turn.observations, "action_mask": turn.masks}
        return {name: array.copy() for name, array in found.items()} if self.copy else found

    def info(self, turn: Turn) -> dict[str, Any]:
        """Where the learners sit in the matches that go on, as Gymnasium tells such things."""
        self.learners = turn.seats.copy()
        return {"seat": self.learners, "_seat": np.ones(self.num_envs, np.bool_)}

    def action_masks(self) -> Flags:
        """What the learners can say now."""
        return self.rows.turn.masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """End the other processes, if there are any."""
        self.rows.close()

"""Rows of learners behind Gymnasium's interface for vectors, with their own wrappers around it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from tatami.core.errors import TatamiError
from tatami.games import GAMES
from tatami.research.gymnasium_vector import TatamiVectorEnv
from tatami.research.vector import VectorEnv


def made(game: str, **chosen: Any) -> Any:
    """Rows of learners, as somebody makes them who knows Gymnasium only."""
    import tatami.research.gymnasium  # noqa: F401

    return gymnasium.make_vec(f"tatami/{game}-v{GAMES[game].version}", **chosen)


def any_legal(masks: Any, rng: Any) -> Any:
    """A legal index for each row."""
    return (masks * rng.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_given_is_in_their_spaces(game: str) -> None:
    envs = made(game, num_envs=3, opponents="random")
    assert isinstance(envs.unwrapped, TatamiVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rng = np.random.default_rng(1)
    seen, info = envs.reset(seed=1)
    for _ in range(30):
        assert seen in envs.observation_space
        assert info["seat"].shape == info["_seat"].shape == (3,)
        actions = any_legal(seen["action_mask"], rng)
        assert actions in envs.action_space
        seen, rewards, ended, cut, info = envs.step(actions)
        assert rewards.dtype == np.float64
        assert not rewards[~ended].any()
        assert not cut.any()
    envs.close()


def test_a_learner_is_given_the_reward_of_its_own_seat() -> None:
    rows = VectorEnv("ninjan", 3, rows=8, seed=0, opponents=["greedy", "random"], tie="shared")
    envs = made("ninjan", seats=3, num_envs=8, opponents=["greedy", "random"], tie="shared")
    rng = np.random.default_rng(2)
    seen, info = envs.reset(seed=5)
    turn = rows.reset(int(np.random.default_rng(5).integers(2**32)))
    matches = 0
    for _ in range(60):
        learners = turn.seats.copy()
        assert (info["seat"] == learners).all()
        assert (seen["observation"] == turn.observations).all()
        assert (seen["action_mask"] == turn.masks).all()
        assert (envs.action_masks() == (turn.masks == 1)).all()
        actions = any_legal(turn.masks, rng)
        seen, rewards, ended, _, info = envs.step(actions)
        turn = rows.step(actions)
        assert (ended == turn.done).all()
        assert (rewards == turn.rewards[np.arange(8), learners]).all()
        matches += ended.sum()
    assert matches == 24  # of eighteen choices each, nine of them picks


def test_their_statistics_count_whole_matches() -> None:
    envs: Any = RecordEpisodeStatistics(made("ninjan", num_envs=4, opponents="random"))
    rng = np.random.default_rng(3)
    seen, _ = envs.reset(seed=3)
    found = []
    for _ in range(60):
        seen, rewards, ended, _, info = envs.step(any_legal(seen["action_mask"], rng))
        if ended.any():
            assert (info["episode"]["r"][ended] == rewards[ended]).all()
            found += list(info["episode"]["l"][ended])
    assert len(found) >= 8
    assert set(found) == {18}


def test_a_seed_repeats_a_series_and_goes_on_in_it() -> None:
    def begun(envs: Any, *seeds: int | None) -> list[Any]:
        return [envs.reset(seed=seed)[0]["observation"] for seed in seeds]

    envs = made("ninjan", num_envs=4)
    first, second = begun(envs, 9, None)
    again, then = begun(made("ninjan", num_envs=4), 9, None)
    assert (first == again).all()
    assert (second == then).all()
    assert (first != second).any()


@pytest.mark.parametrize("copy", [True, False])
def test_arrays_are_copied_unless_nobody_wants_that(copy: bool) -> None:
    envs = made("ninjan", num_envs=4, opponents="random", copy=copy)
    seen, _ = envs.reset(seed=1)
    later, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert np.shares_memory(later["observation"], seen["observation"]) is not copy


def test_processes_change_nothing() -> None:
    played = []
    for processes in (1, 2):
        envs = made("ninjan", num_envs=4, opponents="random", processes=processes)
        seen, _ = envs.reset(seed=1)
        rewards = []
        for _ in range(40):
            seen, reward, *_ = envs.step(seen["action_mask"].argmax(axis=1))
            rewards.append(reward)
        played.append((seen["observation"], np.array(rewards)))
        envs.close()
    assert (played[0][0] == played[1][0]).all()
    assert (played[0][1] == played[1][1]).all()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(TatamiError, match="self"):
        made("ninjan", num_envs=4, opponents="self")
    envs = made("ninjan", num_envs=4)
    with pytest.raises(TatamiError, match="reset"):
        envs.step(np.zeros(4, np.int64))
    seen, _ = envs.reset(seed=1)
    with pytest.raises(TatamiError, match="mask"):
        envs.step(seen["action_mask"].argmin(axis=1))
    envs.close()
    with pytest.raises(TatamiError, match="closed"):
        envs.reset()

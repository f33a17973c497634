"""Gymnasium's own checks, and what they do not ask."""

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tatami.core.errors import TatamiError
from tatami.games import GAMES
from tatami.research.gymnasium import TatamiEnv


@pytest.mark.parametrize("game", GAMES)
def test_their_checks(game: str) -> None:
    name = f"tatami/{game}-v{GAMES[game].version}"
    # They act without a look at the masks, and wrap the environment of their own accord.
    environment = gymnasium.make(name, opponents="random", illegal="replace").unwrapped
    check_env(environment, skip_render_check=True)


def test_a_table_is_rendered_in_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {}
    for mode in ("ansi", "rgb_array", "human"):
        environment = gymnasium.make("tatami/ninjan-v1", render_mode=mode)
        environment.reset(seed=1)
        shown[mode] = environment.render()
    assert "Pile 1" in str(shown["ansi"])
    assert isinstance(shown["rgb_array"], np.ndarray)
    assert "Pile 1" in capsys.readouterr().out


def play(environment: TatamiEnv, seed: int | None) -> tuple[float, int, dict[str, Any]]:
    """A whole match with the first legal index each time: reward, decisions, the last info."""
    seen, info = environment.reset(seed=seed)
    decisions = 0
    while True:
        decisions += 1
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, is_over, _, info = environment.step(legal[0])
        if is_over:
            return reward, decisions, info


def test_only_the_learner_is_asked() -> None:
    _, decisions, _ = play(TatamiEnv("ninjan", 3, "random", tie="shared"), 1)
    assert decisions == 18


def test_the_learner_sits_at_one_seat_after_the_other() -> None:
    environment = TatamiEnv("ninjan", 3, ["random", "greedy"])
    seats = [play(environment, seed)[2]["seat"] for seed in (1, None, None, None)]
    assert seats == [0, 1, 2, 0]


def test_a_seat_can_be_chosen() -> None:
    environment = TatamiEnv("ninjan", 3, "random", seat=2)
    assert [play(environment, seed)[2]["seat"] for seed in (1, None)] == [2, 2]


def test_a_bot_beats_who_never_thinks() -> None:
    environment = TatamiEnv("ninjan", 2, "greedy")
    rewards = [play(environment, 1 if number == 0 else None)[0] for number in range(40)]
    # Of forty matches that are even it would lose 30 or more less than once in five hundred times.
    assert sum(rewards) <= -20


def test_scores_are_told_at_the_end_only() -> None:
    environment = TatamiEnv("ninjan", 2)
    _, info = environment.reset(seed=1)
    assert info == {"seat": 0}
    assert len(play(environment, 1)[2]["scores"]) == 2


def test_an_illegal_action_loses() -> None:
    environment = TatamiEnv("ninjan", 2)
    seen, _ = environment.reset(seed=1)
    illegal = np.flatnonzero(seen["action_mask"] == 0)[0]
    _, reward, is_over, _, info = environment.step(illegal)
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)


def test_who_does_not_reset_is_told_so() -> None:
    environment = TatamiEnv("ninjan", 2, "random")
    with pytest.raises(TatamiError, match="call reset first"):
        environment.step(np.int64(0))
    play(environment, 1)
    with pytest.raises(TatamiError, match="call reset for the next one"):
        environment.step(np.int64(0))
    seen, _ = environment.reset()
    environment.step(np.flatnonzero(seen["action_mask"] == 0)[0])  # lost
    with pytest.raises(TatamiError, match="call reset for the next one"):
        environment.step(np.int64(0))


def test_masks_are_there_for_masking_learners() -> None:
    environment = TatamiEnv("ninjan", 2)
    seen, _ = environment.reset(seed=1)
    assert np.array_equal(environment.action_masks(), seen["action_mask"] == 1)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(TatamiError, match="2 were given"):
        TatamiEnv("ninjan", 2, ["greedy", "greedy"])
    with pytest.raises(TatamiError, match=r"no seat 5 .* from 0 to 1"):
        TatamiEnv("ninjan", 2, seat=5)
    with pytest.raises(TatamiError, match="bot"):
        TatamiEnv("ninjan", 2, "gredy")
    with pytest.raises(TatamiError, match="end, replace"):
        TatamiEnv("ninjan", 2, illegal="ignore")


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_copy_is_at_the_same_point_and_has_the_same_luck(opponents: str) -> None:
    environment = gymnasium.make("tatami/ninjan-v1", seats=3, opponents=opponents)
    seen, _ = environment.reset(seed=3)
    for _ in range(3):
        seen, *_ = environment.step(seen["action_mask"].argmax())
    twin = deepcopy(environment)
    ends = [rest(one, seen) for one in (environment, twin)]
    assert ends[0] == ends[1]
    # The next match of the series as well.
    resets = [one.reset()[0]["observation"] for one in (environment, twin)]
    assert (resets[0] == resets[1]).all()


def rest(environment: Any, seen: Any) -> list[bytes]:
    """All that is seen from here to the end."""
    found, is_over = [], False
    while not is_over:
        seen, _, is_over, _, _ = environment.step(seen["action_mask"].argmax())
        found.append(seen["observation"].tobytes())
    return found


def test_a_pickle_is_made_anew() -> None:
    environment = TatamiEnv("ninjan", 3, ["random", "greedy"], seat=1, tie="shared")
    other = pickle.loads(pickle.dumps(environment))
    assert play(other, 4) == play(environment, 4)


def test_people_are_shown_the_table_without_asking(capsys: pytest.CaptureFixture[str]) -> None:
    environment = gymnasium.make("tatami/ninjan-v1", render_mode="human")
    seen, _ = environment.reset(seed=1)
    assert capsys.readouterr().out.count("Pile 1") == 1
    environment.step(seen["action_mask"].argmax())
    assert capsys.readouterr().out.count("Pile 1") == 1

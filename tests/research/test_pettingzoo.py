"""PettingZoo's own tests, and what they do not ask."""

import sys
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test import performance_benchmark as performance

from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.games import GAMES
from tatami.research.pettingzoo import env, parallel_env, raw_env

# Its advice to have plain arrays: but then it would know of no mask, and a match that is over has
# nothing in it.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
TABLES = [
    (game.name, seats) for game in GAMES.values() for seats in (game.fewest_seats, game.most_seats)
]


def play(environment: Any, seed: int) -> tuple[list[str], dict[str, float]]:
    """A whole match with the first legal index each time: who was asked, and the rewards."""
    environment.reset(seed=seed)
    asked = []
    earned = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, termination, truncation, _ = environment.last()
        earned[agent] += reward
        asked.append(agent)
        ended = termination or truncation
        environment.step(None if ended else int(np.flatnonzero(seen["action_mask"])[0]))
    return asked, earned


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_api_test(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_their_seed_test(game: str) -> None:
    seed_test(partial(env, game, GAMES[game].fewest_seats), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_their_render_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game, GAMES[game].fewest_seats))
    assert capsys.readouterr().out.strip()


def test_their_performance_benchmark(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Its clock stops after five seconds; here each look at it takes one.
    seconds = iter(range(100))
    clock = SimpleNamespace(time=lambda: float(next(seconds)))
    monkeypatch.setattr(sys.modules[performance.__module__], "time", clock)
    performance(env("ninjan"))
    assert "turns per second" in capsys.readouterr().out


def test_their_parallel_tests() -> None:
    for seats in GAMES["ninjan"].seats:
        parallel_api_test(parallel_env("ninjan", seats), num_cycles=200)
    parallel_seed_test(partial(parallel_env, "ninjan", illegal="replace"), num_cycles=50)


def test_their_max_cycles_test() -> None:
    # It plays without a look at the masks.
    max_cycles_test(
        SimpleNamespace(
            env=partial(env, "ninjan", illegal="replace"),
            parallel_env=partial(parallel_env, "ninjan", illegal="replace"),
        )
    )


@pytest.mark.parametrize("seats", GAMES["ninjan"].seats)
def test_a_match_ends_with_rewards_that_are_nothing_together(seats: int) -> None:
    _, earned = play(raw_env("ninjan", seats), seed=5)
    assert sum(earned.values()) == pytest.approx(0.0)
    assert max(earned.values()) == 1.0


def test_a_seed_begins_a_series_of_matches() -> None:
    environment = env("ninjan", 3)
    firsts = []
    for seed in (7, None, 7, None):
        environment.reset(seed=seed)
        firsts.append(environment.last()[0]["observation"].tobytes())
    assert firsts[0] == firsts[2]
    assert firsts[1] == firsts[3]
    assert firsts[0] != firsts[1]


def test_options_are_those_of_the_game() -> None:
    asked, _ = play(env("ninjan", 2, deck="small", tie="shared"), seed=1)
    # Two rounds in which each picks and resolves, and a last step for each when it is over.
    assert len(asked) == 2 * 2 * 2 + 2
    with pytest.raises(TatamiError, match="no option called “gravity”"):
        env("ninjan", 2, gravity="low")


def test_an_illegal_action_loses() -> None:
    environment = env("ninjan", 2)
    environment.reset(seed=1)
    seen, *_ = environment.last()
    environment.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert environment.terminations == {"player_0": True, "player_1": True}
    assert environment.rewards == {"player_0": -1.0, "player_1": 0.0}


def test_without_wrappers_an_illegal_action_is_an_error() -> None:
    environment = raw_env("ninjan", 2)
    environment.reset(seed=1)
    with pytest.raises(TatamiError, match="not in the action mask"):
        environment.step(environment.action_space("player_0").n - 1)


def test_who_does_not_reset_is_told_so() -> None:
    for make in (raw_env, parallel_env):
        environment: Any = make("ninjan", 2)
        with pytest.raises(TatamiError, match="call reset first"):
            environment.step(0)
    environment = raw_env("ninjan", 2)
    play(environment, seed=1)
    with pytest.raises(TatamiError, match="call reset for the next one"):
        environment.step(0)


def test_agents_have_to_exist_and_to_answer() -> None:
    environment = raw_env("ninjan", 2)
    environment.reset(seed=1)
    with pytest.raises(TatamiError, match="there are player_0, player_1"):
        environment.observe("player_2")
    both = parallel_env("ninjan", 2)
    both.reset(seed=1)
    with pytest.raises(TatamiError, match="player_0 is asked, but was given no action"):
        both.step({})


def test_all_agents_pick_at_once_and_then_one_resolves() -> None:
    environment = parallel_env("ninjan", 3)
    seen, _ = environment.reset(seed=2)
    assert [one["action_mask"].sum() for one in seen.values()] == [9, 9, 9]
    dice = dice_of(2, "picks")
    picks = {}
    for agent, one in seen.items():
        legal = np.flatnonzero(one["action_mask"])
        picks[agent] = int(legal[dice.below(len(legal))])
    seen, *_ = environment.step(picks)
    waiting = [bool(one["action_mask"][environment.wait]) for one in seen.values()]
    assert sorted(waiting) == [False, True, True]


def test_the_state_is_what_all_agents_see() -> None:
    environment = raw_env("ninjan", 2)
    environment.reset(seed=3)
    both = [environment.observe(agent)["observation"] for agent in environment.agents]
    assert np.array_equal(environment.state(), np.concatenate(both))
    assert environment.state_space.contains(environment.state())


def test_an_unknown_way_to_render_is_refused() -> None:
    with pytest.raises(TatamiError, match="no render mode “video”"):
        env("ninjan", render_mode="video")


def test_the_picture_has_colours() -> None:
    environment = env("ninjan", render_mode="rgb_array")
    environment.reset(seed=1)
    picture: Any = environment.render()
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10


def test_a_copy_is_at_the_same_point_and_has_the_same_luck() -> None:
    table = env("ninjan", seats=3)
    table.reset(seed=3)
    act_legally(table, 4)
    twin = deepcopy(table)
    told = []
    for one in (table, twin):
        rewards = dict.fromkeys(one.agents, 0.0)
        for agent in one.agent_iter():
            seen, reward, termination, truncation, _ = one.last()
            rewards[agent] += reward
            ended = termination or truncation
            one.step(None if ended else int(seen["action_mask"].argmax()))
        told.append(rewards)
    assert told[0] == told[1]
    assert any(told[0].values())


def act_legally(table: Any, times: int) -> None:
    """Whoever is asked says the first thing that can be said, so many times."""
    for _ in range(times):
        table.step(int(table.last()[0]["action_mask"].argmax()))


def test_a_copy_with_all_at_once_goes_its_own_way() -> None:
    table = parallel_env("ninjan", seats=2)
    seen, _ = table.reset(seed=1)
    twin = deepcopy(table)
    before = twin.observations()["player_0"]["observation"]
    table.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    assert (twin.observations()["player_0"]["observation"] == before).all()
    assert (table.observations()["player_0"]["observation"] != before).any()


@pytest.mark.parametrize("make", [env, parallel_env])
def test_people_are_shown_the_table_without_asking(
    make: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    table = make("ninjan", seats=2, render_mode="human")
    table.reset(seed=1)
    assert capsys.readouterr().out.count("Pile 1") == 1
    if make is env:
        act_legally(table, 1)
    else:
        seen = table.observations()
        table.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    assert capsys.readouterr().out.count("Pile 1") == 1

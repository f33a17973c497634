"""The examples come to what they promise, in a short form."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tatami.research.vector import VectorEnv
from tests.cli.run import tatami

EXAMPLES = Path(__file__).parents[2] / "examples"

NASH_CONV = 106 / 135
"""OpenSpiel's, for who plays the small Ninjan at random: what both seats can gain together."""


@pytest.mark.slow
def test_the_bots_of_the_contest_beat_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES / "contest")
    bots = "bots:Dreamer,bots:Taker,random"
    words = ["arena", "ninjan", "--seats", "3", "--bots", bots, "--games", "60", "--json"]
    found = tatami(*words, "--workers", "1", "--seed", "1").json
    dreamer, taker, chance = [
        next(entry for entry in found["standings"] if entry["name"] == name)
        for name in bots.split(",")
    ]
    assert dreamer["win_share"]["low"] > found["fair_share"]
    assert taker["mean_score"]["low"] > chance["mean_score"]["high"]
    assert not dreamer["forfeits"] + taker["forfeits"]


@pytest.fixture
def regret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES / "regret")


@pytest.mark.usefixtures("regret")
def test_regret_minimisation_solves_the_small_ninjan() -> None:
    from solve import curve, exploitability, uniform
    from tree import Tree

    tree = Tree("ninjan", deck="small", tie="shared")
    assert len(tree.sizes) == 990
    assert exploitability(tree, uniform(tree)) == pytest.approx(NASH_CONV / 2, abs=1e-12)
    points = curve(tree, 60)
    assert [points[0][0], points[-1][0]] == [1, 60]
    assert points[0][1] == pytest.approx(NASH_CONV / 2)
    assert 0 < points[-1][1] < NASH_CONV / 200


@pytest.fixture
def learner(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A copy of the example, in which it may leave its weights."""
    folder = tmp_path / "ppo"
    shutil.copytree(EXAMPLES / "ppo", folder)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.slow
def test_who_learns_by_self_play_beats_chance(learner: Path) -> None:
    from ppo import Settings
    from train import learn, play

    settings = Settings(hidden=64, steps=36, batch=512, rate=4e-3)
    for progress in learn(10, rows=128, against=0, seed=1, settings=settings):
        if progress.updates == 1:
            before = play(progress.network, "random", 600, seed=5)
    after = play(progress.network, "random", 600, seed=5)
    assert after.low > 0.5
    assert after.low > before.high
    progress.network.save(learner / "weights.npz")
    words = ["arena", "ninjan", "--bots", "learnt:Learnt,random", "--games", "40", "--json"]
    standings = tatami(*words, "--workers", "1", "--seed", "1").json["standings"]
    assert standings[0]["name"] == "learnt:Learnt"
    assert not standings[0]["forfeits"]


def slope_by_steps(loss: Callable[[], float], numbers: Any) -> Any:
    """How much the loss rises with each of the numbers, found by little steps to both sides."""
    import numpy as np

    found = np.zeros_like(numbers)
    for place in np.ndindex(numbers.shape):
        kept = numbers[place]
        numbers[place] = kept + 1e-6
        more = loss()
        numbers[place] = kept - 1e-6
        found[place] = (more - loss()) / 2e-6
        numbers[place] = kept
    return found


def test_the_gradient_of_the_network_is_right(learner: Path) -> None:
    """Compared with what the loss does when a parameter is moved a little."""
    import numpy as np
    from network import Network

    rng: Any = np.random.default_rng(1)
    network = Network(6, 4, hidden=5, seed=2)
    exact: Any = [one.astype(np.float64) for one in network.parameters]
    network.parameters = exact
    rows = rng.integers(-2, 3, (7, 6)).astype(np.int8)
    to_scores, to_values = rng.normal(size=(7, 4)), rng.normal(size=7)

    def loss() -> float:
        passed = network.forward(rows)
        return float((passed.scores * to_scores).sum() + (passed.values * to_values).sum())

    gradient = network.backward(network.forward(rows), to_scores, to_values)
    for parameter, found in zip(network.parameters, gradient, strict=True):
        assert found == pytest.approx(slope_by_steps(loss, parameter), abs=1e-5)


def test_the_slope_of_the_policy_is_right(learner: Path) -> None:
    import numpy as np
    from ppo import log_chances, slope

    rng: Any = np.random.default_rng(3)
    scores = rng.normal(size=(40, 5))
    masks = (rng.random((40, 5)) < 0.7).astype(np.int8)
    masks[:, :2] = 1
    actions = rng.integers(0, 2, 40)
    each = np.arange(40)
    before = log_chances(scores, masks)[each, actions] + rng.normal(size=40) * 0.3
    better = rng.normal(size=40)

    def loss() -> float:
        logs = log_chances(scores, masks)
        ratio = np.exp(logs[each, actions] - before)
        gain = np.minimum(ratio * better, np.clip(ratio, 0.8, 1.2) * better)
        entropy = -(np.exp(logs) * np.where(masks == 1, logs, 0)).sum(axis=1)
        return -float((gain + 0.05 * entropy).mean())

    found = slope(log_chances(scores, masks), actions, before, better, 0.2, 0.05)
    assert found == pytest.approx(slope_by_steps(loss, scores), abs=1e-5)


def test_all_images_of_a_position_look_alike(learner: Path) -> None:
    import numpy as np
    from symmetry import Symmetry

    env = VectorEnv("ninjan", 2, rows=24, seed=3)
    symmetry = Symmetry(env.encoding)
    turn = env.reset()
    luck = np.random.default_rng(3)
    for _ in range(40):
        seen, masks, ways = symmetry.fold(turn.observations, turn.masks)
        values = seen[:, env.encoding.slice("piles")].reshape(24, 3, 2, 48)[:, :, 1].argmax(2) // 3
        differ = values.min(axis=1) < values.max(axis=1)
        for columns, actions in zip(symmetry.columns, symmetry.actions, strict=True):
            other, possible, _ = symmetry.fold(
                turn.observations[:, columns], turn.masks[:, actions]
            )
            assert (other == seen)[differ].all()
            assert (possible == masks)[differ].all()
        # What cannot be said would be refused.
        turn = env.step(symmetry.unfold((masks * luck.random(masks.shape)).argmax(axis=1), ways))


def test_a_seat_learns_from_its_own_next_choice(learner: Path) -> None:
    import numpy as np
    from ppo import estimate

    # Seats 0 and 1 by turns in one row; a match ends after the third step, won by seat 1.
    advantages, known = estimate(
        chosen=np.array([[True], [True], [True], [True], [False], [True]]),
        seats=np.array([[0], [1], [0], [0], [1], [1]]),
        rewards=np.array([[[0, 0]], [[0, 0]], [[-1, 1]], [[0, 0]], [[0, 0]], [[0, 0]]], np.float32),
        done=np.array([[False], [False], [True], [False], [False], [False]]),
        values=np.array([[0.25], [0.5], [-0.5], [0.125], [0.0], [0.75]], np.float32),
        last_seats=np.array([0]),
        last_values=np.array([0.375], np.float32),
        trace=0.5,
    )
    # Seat 1 has no later choice than the last, and that is not asked when it is broken off.
    assert known[:, 0].tolist() == [True, True, True, True, False, False]
    assert advantages[:4, 0].tolist() == [-0.75 + 0.5 * -0.5, 0.5, -0.5, 0.25]

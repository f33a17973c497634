"""Vector environments: many matches at once, alone, against bots, and in several processes."""

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import numpy.typing as npt
import pytest

from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.core.frames import NOBODY
from tatami.games import GAMES
from tatami.research import encoding
from tatami.research.vector import Turn, VectorEnv

pytestmark = pytest.mark.slow


def any_legal(turn: Turn, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """An index of each mask, each as likely as the others."""
    chosen: npt.NDArray[np.int64] = np.argmax(turn.masks * rng.random(turn.masks.shape), axis=1)
    return chosen


@pytest.mark.parametrize("name", ["ninjan", "samurai"])
def test_a_row_is_one_match_after_the_other(name: str) -> None:
    """What happens in a row is what happens at a table with the same dice and answers."""
    env = VectorEnv(name, 2, rows=3, seed=7)
    e = encoding(name, 2)
    tables = [e.new_with(dice_of(7, f"row {row}")) for row in range(3)]
    rng = np.random.default_rng(0)
    turn = env.reset()
    ended = 0
    for _ in range(250):
        for row, table in enumerate(tables):
            assert turn.seats[row] == table.seat
            assert (turn.observations[row] == e.observe(table)).all()
            assert (turn.masks[row] == e.mask(table)).all()
        actions = any_legal(turn, rng)
        turn = env.step(actions)
        for row, table in enumerate(tables):
            table.step(int(actions[row]))
            assert turn.done[row] == (table.seat == NOBODY)
            if turn.done[row]:
                ended += 1
                assert turn.rewards[row] == pytest.approx(e.returns(table.s))
                table.restart(e.game.new(2, e.options))
            else:
                assert not turn.rewards[row].any()
    assert ended > 0


@pytest.mark.parametrize("name", ["hagakure", "samurai_cards", "sake"])
def test_every_game_goes_on_and_on(name: str) -> None:
    env = VectorEnv(name, GAMES[name].seats[0], rows=2, seed=1)
    rng = np.random.default_rng(0)
    turn = env.reset()
    for _ in range(300):
        assert (turn.masks.sum(axis=1) > 0).all()
        turn = env.step(any_legal(turn, rng))


def test_resetting_with_the_same_seed_repeats_everything() -> None:
    env = VectorEnv("ninjan", 2, rows=4)
    seen = []
    for seed in (3, 3, 4):
        rng = np.random.default_rng(0)
        turn = env.reset(seed)
        for _ in range(50):
            turn = env.step(any_legal(turn, rng))
        seen.append(turn.observations.copy())
    assert (seen[0] == seen[1]).all()
    assert (seen[0] != seen[2]).any()


def test_processes_share_the_rows_and_change_nothing() -> None:
    seen = []
    for processes in (1, 2):
        with VectorEnv("ninjan", 2, rows=5, seed=2, processes=processes) as env:
            rng = np.random.default_rng(0)
            turn = env.reset()
            for _ in range(80):
                turn = env.step(any_legal(turn, rng))
            seen.append([turn.observations.copy(), turn.rewards.copy(), turn.seats.copy()])
    for one, other in zip(*seen, strict=True):
        assert (one == other).all()


@pytest.mark.parametrize("index", [-1, 50, 57, 10**6])
def test_what_one_process_would_refuse_is_done_by_none(index: int) -> None:
    actions = any_legal(VectorEnv("ninjan", 2, rows=4).reset(), np.random.default_rng(0))
    seen = []
    for processes in (1, 2):
        with VectorEnv("ninjan", 2, rows=4, processes=processes) as env:
            env.reset()
            if processes == 2:
                with pytest.raises(TatamiError, match="row 3"):
                    env.step([*actions[:3], index])
            seen.append(env.step(actions).observations.copy())
    assert (seen[0] == seen[1]).all()


@pytest.mark.parametrize("opponents", ["random", "greedy", ["greedy", "greedy"]])
def test_against_opponents_only_the_learner_is_asked(opponents: str | list[str]) -> None:
    env = VectorEnv("ninjan", 3, rows=6, seed=1, opponents=opponents)
    rng = np.random.default_rng(0)
    turn = env.reset()
    learners = np.arange(6) % 3
    assert (turn.seats == learners).all()
    total = 0.0
    for _ in range(120):
        turn = env.step(any_legal(turn, rng))
        total += turn.rewards[np.arange(6), learners].sum()
        learners = (learners + turn.done) % 3
        assert (turn.seats == learners).all()
    if opponents != "random":
        assert total < 0  # who plays at random loses


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ([0], r"shape \(1,\)"),
        (0, r"shape \(\)"),
        (np.zeros((3, 1), np.int64), r"shape \(3, 1\)"),
        ([0.0, 0.0, 0.0], "float64"),
        ([True, True, True], "bool"),
        ("abc", "<U3"),
    ],
)
def test_answers_are_an_integer_for_each_row(answers: npt.ArrayLike, told: str) -> None:
    env = VectorEnv("ninjan", 2, rows=3)
    env.reset()
    with pytest.raises(TatamiError, match=rf"shape \(3,\).*{told}"):
        env.step(answers)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_match_has_to_begin_before_anything_is_said(processes: int) -> None:
    with (
        VectorEnv("ninjan", 2, rows=3, processes=processes) as env,
        pytest.raises(TatamiError, match="call reset first"),
    ):
        env.step([0, 0, 0])


@pytest.mark.parametrize("processes", [1, 2])
def test_what_is_closed_stays_closed(processes: int) -> None:
    env = VectorEnv("ninjan", 2, rows=3, processes=processes)
    env.reset()
    env.close()
    env.close()
    with pytest.raises(TatamiError, match="is closed"):
        env.step([0, 0, 0])
    with pytest.raises(TatamiError, match="is closed"):
        env.reset()


@pytest.mark.parametrize("processes", [1, 2])
def test_the_last_turn_can_be_read_when_all_is_closed(processes: int) -> None:
    with VectorEnv("ninjan", 2, rows=2, seed=1, processes=processes) as env:
        masks = env.reset().masks
        kept = masks.copy()
    del env
    gc.collect()
    assert (masks == kept).all()


def test_a_process_that_ends_is_told_of() -> None:
    with VectorEnv("ninjan", 2, rows=4, processes=2) as env:
        turn = env.reset()
        actions = any_legal(turn, np.random.default_rng(0))
        del turn
        env.crew.workers[1].kill()
        env.crew.workers[1].join()
        with pytest.raises(TatamiError, match="has ended, and with it"):
            env.step(actions)


@pytest.mark.parametrize("index", [-1, 48, 57, 10**6])
def test_what_is_not_in_the_mask_is_refused_and_nothing_happens(index: int) -> None:
    env = VectorEnv("ninjan", 2, rows=3)
    turn = env.reset()
    before = turn.observations.copy()
    actions = any_legal(turn, np.random.default_rng(0))
    actions[1] = index
    with pytest.raises(TatamiError, match="row 1"):
        env.step(actions)
    env.part.show()
    assert (turn.observations == before).all()


@pytest.mark.parametrize(("rows", "processes"), [(0, 1), (2, 3), (2, 0)])
def test_rows_and_processes_have_to_fit(rows: int, processes: int) -> None:
    with pytest.raises(TatamiError, match="at least one row"):
        VectorEnv("ninjan", 2, rows=rows, processes=processes)


def test_opponents_have_to_exist_and_there_is_one_for_each_seat() -> None:
    for daimyo in ("daimyo", ["greedy", "daimyo"]):
        with pytest.raises(TatamiError, match="daimyo"):
            VectorEnv("ninjan", 3, rows=1, opponents=daimyo)
    with pytest.raises(TatamiError, match="1 were given"):
        VectorEnv("ninjan", 3, rows=1, opponents=["greedy"])


def test_every_other_seat_can_have_a_bot_of_its_own() -> None:
    """Whoever sits after the learner plays better than whoever sits before it."""
    env = VectorEnv("ninjan", 3, rows=40, seed=5, opponents=["greedy", "random"])
    rng = np.random.default_rng(5)
    turn = env.reset()
    rows = np.arange(40)
    learners = rows % 3
    won = np.zeros(2)
    for _ in range(150):
        turn = env.step(any_legal(turn, rng))
        for place in range(2):
            won[place] += turn.rewards[rows, (learners + place + 1) % 3].sum()
        learners = (learners + turn.done) % 3
    assert won[0] > 40
    assert won[1] < 0


@pytest.mark.parametrize("processes", [1, 2])
def test_arrays_can_be_handed_on_without_copying(processes: int) -> None:
    """By DLPack, and by what `torch.from_numpy` asks of an array that it shares."""
    with VectorEnv("ninjan", 2, rows=2, processes=processes) as env:
        turn = env.reset()
        rng = np.random.default_rng(0)
        names = ("observations", "masks", "seats", "rewards", "done", "actions")
        arrays = {name: getattr(turn, name) for name in names}
        shared = {name: np.from_dlpack(array) for name, array in arrays.items()}
        for name, array in arrays.items():
            assert np.shares_memory(shared[name], array)
            assert array.__dlpack_device__() == (1, 0)  # the processor's own memory
            assert array.flags.c_contiguous
            assert array.flags.writeable
            assert array.flags.aligned
            assert array.dtype.isnative
        before = shared["observations"].copy()
        turn = env.step(any_legal(turn, rng))
        assert turn.observations is arrays["observations"]
        assert (shared["observations"] == turn.observations).all()
        assert (shared["observations"] != before).any()
        del shared, arrays, turn


def test_a_seed_may_be_an_integer_of_numpy() -> None:
    seen = [VectorEnv("ninjan", 2, rows=2, seed=7).reset()]
    seen.append(VectorEnv("ninjan", 2, rows=2, seed=np.int64(7)).reset())
    seen.append(VectorEnv("ninjan", 2, rows=2).reset(seed=np.uint8(7)))
    for turn in seen[1:]:
        assert (turn.observations == seen[0].observations).all()


PLAYING = """
from tatami.research.vector import VectorEnv

if __name__ == "__main__":
    with VectorEnv("ninjan", 2, rows=64, processes=2) as env:
        turn = env.reset()
        print("begun", flush=True)
        while True:
            turn = env.step(turn.masks.argmax(axis=1))
"""


def test_ctrl_c_ends_all_processes_and_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "playing.py").write_text(PLAYING)
    playing = subprocess.Popen(
        [sys.executable, str(tmp_path / "playing.py")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert playing.stdout is not None
    assert playing.stdout.readline() == "begun\n"
    os.killpg(playing.pid, signal.SIGINT)  # as a terminal does
    _, told = playing.communicate()
    assert told.count("KeyboardInterrupt") == 1
    assert "SpawnProcess" not in told


def test_an_interrupted_environment_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    env = VectorEnv("ninjan", 2, rows=4, processes=2)
    turn = env.reset()
    pipe = SimpleNamespace(send=interrupted, close=lambda: None)
    monkeypatch.setattr(env.crew, "pipes", [*env.crew.pipes, pipe])
    with pytest.raises(KeyboardInterrupt):
        env.step(turn.masks.argmax(axis=1))
    assert not any(worker.is_alive() for worker in env.crew.workers)
    with pytest.raises(TatamiError, match="has ended, and with it"):
        env.step(turn.masks.argmax(axis=1))


def interrupted(order: object) -> None:
    raise KeyboardInterrupt

"""Work on all cores: every task done once, errors told, lost workers replaced."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from tatami.arena.workers import in_order, in_pieces, on_cores
from tatami.core.errors import TatamiError


def double(number: int) -> int:
    return 2 * number


def complain(number: int) -> int:
    raise TatamiError("bad-seats", game="go", seats=number, fewest=2, most=2)


def die_once(folder: Path, number: int) -> int:
    """End the process the first time that a task is tried."""
    mark = folder / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def total(piece: range) -> int:
    return sum(piece)


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_every_task_is_done_once(workers: int) -> None:
    found = dict(on_cores(double, range(4), workers))
    assert found == {0: 0, 1: 2, 2: 4, 3: 6}


def test_no_task_is_no_work() -> None:
    assert list(on_cores(double, [], 2)) == []


def test_pieces_come_in_their_order_with_their_sizes() -> None:
    found = list(in_pieces(total, 250, 2))
    assert found == [(100, 4950), (100, 14950), (50, 11225)]


def test_what_comes_early_waits() -> None:
    assert list(in_order([(1, "b"), (2, "c"), (0, "a"), (3, "d")])) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_of_the_work_is_raised_here(workers: int) -> None:
    with pytest.raises(TatamiError, match="go is for 2 to 2 players, not for 7"):
        list(on_cores(complain, [7], workers))


def test_a_lost_worker_is_replaced_and_its_task_done_again(tmp_path: Path) -> None:
    found = dict(on_cores(partial(die_once, tmp_path), range(5), 2))
    assert found == {number: number for number in range(5)}


def test_a_task_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(TatamiError, match="died 3 times at the same task"):
        list(on_cores(die, range(2), 2))

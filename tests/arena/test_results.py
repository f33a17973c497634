"""The results file: whole lines only, and only of the same run."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tatami.arena.matches import Result
from tatami.arena.results import Results
from tatami.core.errors import TatamiError
from tests.arena.table import plan, played

PLAN = plan(["greedy", "random"])


@pytest.fixture
def some(tmp_path: Path) -> list[Result]:
    return played(plan(["random"]), tmp_path, 3)


@pytest.fixture
def path(tmp_path: Path, some: list[Result]) -> Path:
    """A file with some results."""
    found = tmp_path / "results.json"
    with Results(PLAN, found) as results:
        results.add(some)
    return found


def test_a_run_goes_on_with_what_is_there(path: Path, some: list[Result]) -> None:
    with Results(PLAN, path) as results:
        assert list(results.done.values()) == some
        results.add(some[:1])
    assert len(path.read_bytes().splitlines()) == 5


def test_half_a_line_is_dropped(path: Path, some: list[Result]) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"variant":0,"dea')
    with Results(PLAN, path) as results:
        assert list(results.done.values()) == some
    assert path.read_bytes() == whole


def test_half_a_heading_is_begun_again(path: Path) -> None:
    whole = path.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(whole[:20])
    with Results(PLAN, path) as results:
        assert results.done == {}
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (replace(PLAN, seed=2), "its seed is 1, but here it is 2"),
        (replace(PLAN, bots=["random"]), 'its bots is ["greedy","random"]'),
        (replace(PLAN, seats=3), "its seats is 2, but here it is 3"),
        (replace(PLAN, variants=[{"deals": 3}]), "its variants is"),
        (replace(PLAN, version=9), "its version is"),
    ],
)
def test_the_results_of_another_run_are_refused(path: Path, other: object, complaint: str) -> None:
    before = path.read_bytes()
    with pytest.raises(TatamiError) as refused, Results(other, path):  # type: ignore[arg-type]
        pass
    assert complaint in str(refused.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"dear diary\n", "line 1: this is not a result of the arena"),
        (b'{"format":1,"game":"ninjan"}\n', "line 1: this is not a result of the arena"),
        (b"\xff\n", "line 1: this is not a result of the arena"),
        (b"dear diary", "line 1: this is not a result of the arena"),
        (b"dear diary\nhalf", "line 1: this is not a result of the arena"),
    ],
)
def test_another_file_is_refused_and_left_alone(path: Path, content: bytes, complaint: str) -> None:
    path.write_bytes(content)
    with pytest.raises(TatamiError, match=complaint), Results(PLAN, path):
        pass
    assert path.read_bytes() == content


def test_another_format_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"arena":1', b'"arena":7'))
    with pytest.raises(TatamiError, match="has format 7"), Results(PLAN, path):
        pass


def test_a_damaged_line_is_named(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"{}\n", *lines[3:]]))
    with pytest.raises(TatamiError, match="line 3: this is not a result"), Results(PLAN, path):
        pass


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(TatamiError, match="cannot be written"), Results(PLAN, tmp_path):
        pass


def test_a_full_disk_is_told(path: Path, some: list[Result]) -> None:
    with Results(PLAN, path) as results, Path("/dev/full").open("wb", buffering=0) as full:
        kept, results.file = results.file, full
        with pytest.raises(TatamiError, match="cannot be written: No space left"):
            results.add(some)
        results.file = kept

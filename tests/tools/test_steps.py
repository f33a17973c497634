"""What was made is made again when it should be, and only then."""

import sys
from pathlib import Path

import pytest
import steps


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "BUILD", tmp_path / "build")
    path = tmp_path / "source.py"
    path.write_text("one")
    return path


def test_what_was_made_from_the_same_is_new(source: Path) -> None:
    assert not steps.is_new("thing", [source])
    with steps.making("thing", [source]):
        assert not steps.is_new("thing", [source])
    assert steps.is_new("thing", [source])
    source.write_text("two")
    assert not steps.is_new("thing", [source])


def test_what_was_broken_off_is_not_made(source: Path) -> None:
    with steps.making("thing", [source]):
        pass
    source.write_text("two")
    with pytest.raises(KeyboardInterrupt), steps.making("thing", [source]):
        raise KeyboardInterrupt
    source.write_text("one")  # what was made of this may be half gone
    assert not steps.is_new("thing", [source])


def test_a_change_while_it_is_made_is_seen_afterwards(source: Path) -> None:
    with steps.making("thing", [source]):
        source.write_text("two")
    assert not steps.is_new("thing", [source])


@pytest.mark.skipif(sys.platform == "win32", reason="nobody waits there")
def test_one_at_a_time_makes_a_thing(source: Path) -> None:
    import fcntl

    lock, now = steps.BUILD / "thing.lock", fcntl.LOCK_EX | fcntl.LOCK_NB
    with steps.alone("thing"), lock.open("w") as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, now)
    with lock.open("w") as other:
        fcntl.flock(other, now)

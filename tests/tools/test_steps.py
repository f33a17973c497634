"""What was made is made again when it should be, and only then."""

import re
import subprocess
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


def test_a_step_that_fails_says_what_to_do_and_little_else(
    source: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "LOG", steps.BUILD / "log")
    noise = "print('WARNING: trying again\\n' * 30 + 'ERROR: nobody answers'); raise SystemExit(1)"
    with pytest.raises(steps.Failed) as failed:
        steps.step("Make a thing", "1 s", [sys.executable, "-c", noise], advice="Ask somebody.")
    told = str(failed.value).splitlines()
    assert told[:2] == ["Make a thing failed.", "Ask somebody."]
    assert told[-2:] == [
        "    ERROR: nobody answers",
        "All that it printed is in build/log/make-a-thing.log.",
    ]
    assert not any("WARNING" in line for line in told[3:])
    assert capsys.readouterr().out == "Make a thing (usually 1 s) ... failed\n"
    assert "WARNING" in (steps.LOG / "make-a-thing.log").read_text()


def test_a_program_that_is_not_there_is_named(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "LOG", steps.BUILD / "log")
    with pytest.raises(steps.Failed, match="No such file or directory: 'no-such-program'"):
        steps.step("Make a thing", "1 s", ["no-such-program"])


@pytest.mark.skipif(sys.platform == "win32", reason="nobody waits there")
def test_one_at_a_time_makes_a_thing(source: Path) -> None:
    import fcntl

    lock, now = steps.BUILD / "thing.lock", fcntl.LOCK_EX | fcntl.LOCK_NB
    with steps.alone("thing"), lock.open("w") as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, now)
    with lock.open("w") as other:
        fcntl.flock(other, now)


def test_a_step_counts_its_seconds_on_a_terminal(
    source: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "LOG", steps.BUILD / "log")
    monkeypatch.setattr(steps, "TICK", 0.01)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    steps.step("Make a thing", "1 s", [sys.executable, "-c", "import time; time.sleep(0.2)"])
    line = "Make a thing (usually 1 s) ... "
    begun, *counted, ended = capsys.readouterr().out.split("\r")
    assert begun == line
    assert counted
    assert all(re.fullmatch(re.escape(line) + r"\d+ s", one) for one in counted)
    assert re.fullmatch(re.escape(line) + r"\d+ s\n", ended)


def test_an_old_python_is_told_that_it_is_too_old() -> None:
    program = Path(steps.__file__).with_name("make.py")
    old = f"import runpy, sys; sys.version_info = (3, 10, 2); runpy.run_path({str(program)!r})"
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("Tatami needs Python 3.11 or later, and this is 3.10.")
    assert "make PYTHON=python3.12 play" in done.stderr

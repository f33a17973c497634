"""Steps of `make`: commands that run quietly, and what need not be made again.

Only Python's own library is used here, as nothing else is installed yet. What the tools print goes
to `build/log`; the screen shows what is done and how long it took.
"""

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import browser_pages

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOG = BUILD / "log"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")


SHOWN, WIDEST = 4, 200
"""So many lines of what a failed command printed are shown, and so much of each."""


TICK = 1.0
"""After so many seconds each the line of a step on a terminal tells how long it has taken."""


class Failed(Exception):
    """A step that did not work, and what to do about it."""


def step(
    about: str,
    usually: str,
    *commands: list[str],
    otherwise: Iterable[list[str]] = (),
    advice: str = "",
) -> None:
    """Run these commands quietly, saying what is done; what they print is kept in a log file.

    If one of them fails, the others that are given are tried.
    """
    LOG.mkdir(parents=True, exist_ok=True)
    log = LOG / (about.lower().replace(" ", "-") + ".log")
    log.write_text("")
    line = Line(f"{about} (usually {usually}) ... ")
    failed = run_quietly(commands, log, line)
    if failed and otherwise:
        failed = run_quietly(otherwise, log, line)
    if failed:
        line.end("failed")
        raise Failed(failure(about, failed, log, advice))
    line.end(line.seconds())


class Line:
    """What the screen shows of a step; on a terminal the seconds are counted."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.began = time.monotonic()
        self.is_counting = sys.stdout.isatty()
        print(text, end="", flush=True)

    def seconds(self) -> str:
        """How long it has taken."""
        return f"{time.monotonic() - self.began:.0f} s"

    def wait(self, process: subprocess.Popen[bytes]) -> int:
        """Wait for a program; its exit code."""
        while True:
            try:
                return process.wait(TICK if self.is_counting else None)
            except subprocess.TimeoutExpired:
                print(f"\r{self.text}{self.seconds()}", end="", flush=True)
            except BaseException:
                process.kill()
                raise

    def end(self, how: str) -> None:
        """Say how it ended."""
        print(f"\r{self.text}{how}" if self.is_counting else how, flush=True)


def run_quietly(commands: Iterable[list[str]], log: Path, line: Line) -> list[str] | None:
    """Run commands until one fails, which is returned; what they print is added to the log."""
    with log.open("a") as out:
        for command in commands:
            try:
                process = subprocess.Popen(
                    command, cwd=ROOT, env=environment(), stdout=out, stderr=out
                )
            except OSError as error:
                print(error, file=out)
                return command
            with process:
                if line.wait(process):
                    return command
    return None


def failure(about: str, command: list[str], log: Path, advice: str) -> str:
    """What went wrong and what to do, with the end of what the command printed."""
    printed = log.read_text(errors="replace").splitlines()
    # Tools warn of what they try again, at length; what stopped them they say at the end.
    shown = [line for line in printed if line.strip() and "WARNING" not in line][-SHOWN:]
    words = " ".join(command).replace(f"{ROOT}{os.sep}", "")
    told = [f"{about} failed.", advice, f"The command was: {words}", "It ended with:"]
    told += [f"    {line[:WIDEST]}" for line in shown]
    return "\n".join([*filter(None, told), f"All that it printed is in {log.relative_to(ROOT)}."])


def environment() -> dict[str, str]:
    """Our own programs come first: Node is among them.

    Python may keep what it has read of its modules, whatever the machine's setting: there are
    hundreds of starts in the tests, and each would read all packages again, for seconds.
    """
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    found = {**os.environ, "PATH": path, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    return found


def is_new(name: str, inputs: Iterable[Path]) -> bool:
    """Whether this was made from these very files before; see `remember`."""
    stamp = BUILD / f"{name}.stamp"
    return stamp.exists() and stamp.read_text() == digest(inputs)


def remember(name: str, inputs: Iterable[Path]) -> None:
    """It is made now, from these files."""
    BUILD.mkdir(exist_ok=True)
    (BUILD / f"{name}.stamp").write_text(digest(inputs))


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Whoever else would make this waits until we have ended: `make play` compiles beside it."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def making(name: str, inputs: Iterable[Path]) -> Iterator[None]:
    """What is made meanwhile is made from these files as they are now, if it is made at all."""
    stamp, content = BUILD / f"{name}.stamp", digest(inputs)
    stamp.unlink(missing_ok=True)
    yield
    BUILD.mkdir(exist_ok=True)
    stamp.write_text(content)


def digest(paths: Iterable[Path]) -> str:
    """A hash of the names and the contents of files."""
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(f"{path.relative_to(ROOT)}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def files(folder: str, *patterns: str) -> list[Path]:
    """The files below a folder that match one of the patterns, but for what is made."""
    found = {path for pattern in patterns for path in (ROOT / folder).glob(pattern)}
    made = ("__pycache__", "node_modules", ".mypy_cache")
    return [
        path
        for path in found
        if path.is_file()
        and not any(part in made for part in path.parts)
        and browser_pages.FOLDER not in path.parents
    ]

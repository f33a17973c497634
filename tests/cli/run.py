"""Running the command line as a person would: in a process of its own."""

import atexit
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tests.cli.forking import Request


@dataclass
class Outcome:
    """What a command came to."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.out)


def tatami(*words: str, typed: str = "", **environment: str) -> Outcome:
    """Run `tatami` with these words; `typed` is its input."""
    variables = {**os.environ, **environment}
    if variables.get("PYTHONPATH") != os.environ.get("PYTHONPATH"):
        return started(words, typed, variables)
    return forked(words, typed, variables)


def started(words: tuple[str, ...], typed: str, variables: dict[str, str]) -> Outcome:
    """Run it from the very beginning: what Python finds is another thing than here."""
    command = [sys.executable, "-m", "tatami", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=variables)
    return Outcome(done.returncode, done.stdout, done.stderr)


def forked(words: tuple[str, ...], typed: str, variables: dict[str, str]) -> Outcome:
    """Run it where the libraries are loaded already."""
    with TemporaryDirectory() as folder:
        inside, out, err = files = [Path(folder, name) for name in ("in", "out", "err")]
        inside.write_text(typed)
        names = [str(path) for path in files]
        server = forking()
        assert server.stdin is not None
        assert server.stdout is not None
        request = Request(list(words), os.getcwd(), variables, names)
        server.stdin.write(msgspec.json.encode(request) + b"\n")
        server.stdin.flush()
        return Outcome(int(server.stdout.readline()), out.read_text(), err.read_text())


@cache
def forking() -> "subprocess.Popen[bytes]":
    """The process that forks, one for each process of the tests."""
    root = Path(__file__).parent.parent.parent
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.forking"],
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    atexit.register(server.communicate)
    return server


def mistake(*words: str, typed: str = "") -> str:
    """The sentence that a mistake gives, on one line."""
    outcome = tatami(*words, typed=typed)
    assert outcome.code == 2, outcome.err
    assert "Traceback" not in outcome.err
    return " ".join(outcome.err.replace("│", " ").split())


def elsewhere() -> dict[str, str]:
    """The environment for a process in another folder: paths that Python searches in full."""
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    found = os.pathsep.join(str(Path(path).absolute()) for path in paths if path)
    return {**os.environ, "PYTHONPATH": found}

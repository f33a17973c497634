"""Running the command line as a person would: in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec


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
    done = subprocess.run(
        [sys.executable, "-m", "tatami", *words],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


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

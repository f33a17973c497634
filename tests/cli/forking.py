"""Commands in processes of their own that need not load Python and its libraries anew.

`python -m tests.cli.forking` loads them once. Each line that it reads asks for a command; it is
run in a fork, just as `python -m tatami` would run it, and its exit code is the answer.
"""

import os
import runpy
import sys
from importlib import import_module

import msgspec

from tatami.games import GAMES

LOADED = (
    *("fluent.runtime", "numpy", "pydantic.types", "rich.console", "rich.table", "typer"),
    *("tatami.arena", "tatami.core.laws", "tatami.narration", "tatami.review", "tatami.search"),
    *(f"tatami.games.{name}" for name in GAMES),
)
"""Not the commands themselves: they say their help in the language that is asked for, once."""


class Request(msgspec.Struct):
    """A command: its words, where it runs, and the files that are its input and output."""

    words: list[str]
    folder: str
    environment: dict[str, str]
    files: list[str]


def run(request: Request) -> None:
    """Become the command; this does not come back."""
    for number, (name, mode) in enumerate(zip(request.files, "rww", strict=True)):
        with open(name, f"{mode}b", buffering=0) as file:
            os.dup2(file.fileno(), number)
    sys.stdin, sys.stdout, sys.stderr = map(os.fdopen, range(3), "rww")
    os.chdir(request.folder)
    os.environ.clear()
    os.environ.update(request.environment)
    sys.argv = ["tatami", *request.words]
    runpy.run_module("tatami", run_name="__main__", alter_sys=True)


def main() -> None:
    """Load, then fork for every request until there are no more."""
    for name in LOADED:
        import_module(name)
    for line in sys.stdin:
        request = msgspec.json.decode(line, type=Request)
        child = os.fork()
        if not child:
            run(request)
            sys.exit()
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()

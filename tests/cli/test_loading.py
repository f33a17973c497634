"""A command loads its own modules only."""

import os
import subprocess
import sys

import pytest

from tatami.cli.commands import COMMANDS
from tatami.games import GAMES

WATCHED = {
    *("tatami.arena", "tatami.games", "tatami.narration", "tatami.review", "tatami.search"),
    *("tatami.server",),
    *("alembic", "fluent", "msgspec", "rich", "sqlalchemy", "starlette", "textual", "uvicorn"),
}
"""What takes long to load: our layers, and other people's libraries."""

PROGRAM = """
import sys
from tatami.cli import main
try:
    main()
except SystemExit:
    pass
print(*sys.modules, file=sys.stderr)
"""

LOADED = [
    (["--version"], {"fluent"}),
    (["--help"], {"rich"}),
    (["games"], {"rich", "tatami.games", "tatami.narration"}),
    (["games", "ninjan"], {"fluent", "rich", "tatami.games", "tatami.narration"}),
    (["verify", "no-such-file"], {"fluent", "msgspec", "rich", "tatami.games", "tatami.narration"}),
    (
        ["review", "no-such-file"],
        {
            *("fluent", "msgspec", "rich", "tatami.arena", "tatami.games", "tatami.narration"),
            *("tatami.review", "tatami.search"),
        },
    ),
    (
        ["simulate", "ninjan", "--games", "3", "--workers", "1"],
        {"fluent", "msgspec", "rich", "tatami.arena", "tatami.games", "tatami.search"},
    ),
]


RULES = {"msgspec", "rich", "tatami.games"}
MATCHES = RULES | {"tatami.arena", "tatami.search"}
SERVER = RULES | {"sqlalchemy", "tatami.server"}
HOUSE = SERVER | {
    *("starlette", "tatami.narration", "tatami.review", "tatami.search", "uvicorn"),
}
LOADED_FOR_HELP = {
    "games": {"rich", "tatami.games", "tatami.narration"},
    "play": RULES | {"tatami.narration", "tatami.search"},
    "serve": HOUSE,
    "simulate": MATCHES,
    "arena": MATCHES | {"tatami.narration"},
    "lab": MATCHES | {"tatami.narration"},
    "replay": RULES | {"tatami.narration"},
    "verify": RULES | {"tatami.narration"},
    "review": MATCHES | {"tatami.narration", "tatami.review"},
    "puzzles": MATCHES | {"tatami.review"},
    "fuzz": RULES | {"fluent", "tatami.arena", "tatami.narration"},
    "bench": RULES | {"tatami.search"},
    "backup": SERVER,
    "restore": SERVER,
    "export": SERVER,
    "host": SERVER | {"uvicorn"},
    "doctor": HOUSE,
    "new-game": {"rich", "tatami.games", "tatami.narration"},
}


def loaded_by(*words: str, **variables: str) -> set[str]:
    """The modules that a command has loaded when it ends."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        env={**os.environ, **variables},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=True,
    )
    return set(done.stderr.split())


@pytest.mark.parametrize(("words", "loaded"), LOADED)
def test_a_command_loads_what_it_needs(words: list[str], loaded: set[str]) -> None:
    assert loaded_by(*words) & WATCHED == loaded


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_loads_what_the_command_stands_on(command: str) -> None:
    assert loaded_by(command, "--help") & WATCHED == LOADED_FOR_HELP[command]


@pytest.mark.parametrize(
    ("typed", "loaded"),
    [("tatami sim", set()), ("tatami simulate --s", MATCHES)],
)
def test_a_shell_that_completes_loads_no_more_than_it_must(typed: str, loaded: set[str]) -> None:
    asked = {"COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
    found = loaded_by(_TATAMI_COMPLETE="complete_bash", **asked)
    assert found & WATCHED == loaded


def test_only_the_game_that_is_played_is_loaded() -> None:
    words = ["simulate", "ninjan", "--games", "3", "--workers", "1"]
    packages = {name for name in loaded_by(*words) if name.count(".") == 2}
    games = {name for name in packages if name.startswith("tatami.games.")}
    assert games == {"tatami.games.ninjan"}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_load_no_interface(game: str) -> None:
    package = f"tatami.games.{game}"
    program = f"import sys, {package}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    modules = set(done.stdout.split())
    parts = {name for name in modules if name.startswith(f"{package}.")}
    interfaces = ("bot", "story", "terminal", "wire")
    assert parts
    assert not {name for name in parts if name.split(".")[3] in interfaces}
    others = {"email", "importlib.metadata", "numpy", "typer"}
    assert not modules & (WATCHED | others) - {"tatami.games"}

"""A command loads its own modules only."""

import subprocess
import sys

import pytest

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


@pytest.mark.parametrize(("words", "loaded"), LOADED)
def test_a_command_loads_what_it_needs(words: list[str], loaded: set[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words], capture_output=True, text=True, check=True
    )
    modules = set(done.stderr.split())
    assert {name for name in WATCHED if name in modules} == loaded


def test_only_the_game_that_is_played_is_loaded() -> None:
    words = ["simulate", "ninjan", "--games", "3", "--workers", "1"]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words], capture_output=True, text=True, check=True
    )
    packages = {name for name in done.stderr.split() if name.count(".") == 2}
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

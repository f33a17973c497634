"""tatami, tatami games, tatami --version, and mistakes that every command knows."""

import subprocess
import sys
from pathlib import Path

import pytest

from tatami.core.version import is_compiled
from tatami.games import GAMES
from tests.cli.run import mistake, tatami


def test_the_games_are_listed() -> None:
    listed = tatami("games").out
    assert all(name in listed for name in GAMES)


def test_one_game_is_told_with_its_options() -> None:
    told = tatami("games", "ninjan").out
    assert "2 to 5" in told
    assert "throws, shared" in told


def test_the_games_as_json() -> None:
    ninjan = next(game for game in tatami("games", "--json").json if game["name"] == "ninjan")
    assert ninjan["seats"] == [2, 3, 4, 5]
    assert [option["name"] for option in ninjan["options"]] == ["deals", "tie", "deck"]
    assert ninjan["options"][0]["default"] == 1


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    said = tatami("--version").out
    assert said.startswith("tatami ")
    assert ("compiled" in said) == is_compiled()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is full")
@pytest.mark.parametrize("command", [["games"], ["games", "--json"], ["--version"]])
def test_where_nothing_more_can_be_written_a_sentence_says_so(command: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tatami", *command],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("tatami: What was to be told cannot be written")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "command", ["games", "play", "simulate", "arena", "replay", "verify", "fuzz"]
)
def test_help_gives_examples(command: str) -> None:
    told = tatami(command, "--help").out
    assert "Examples:" in told
    assert f"tatami {command}" in told


def test_shell_completion_knows_the_games() -> None:
    assert "--show-completion" in tatami("--help").out


@pytest.mark.parametrize("command", ["games", "play", "simulate", "arena", "fuzz", "bench"])
def test_an_unknown_game_suggests_the_nearest(command: str) -> None:
    assert "Did you mean ninjan?" in mistake(command, "ninjam")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["simulate", "ninjan", "--seats", "9"], "ninjan is for 2 to 5 players, not for 9"),
        (["simulate", "ninjan", "--seats", "x"], "unable to parse string as an integer"),
        (["simulate", "ninjan", "--option", "deals=2"], "deals can be 1, 3, but not “2”"),
        (["simulate", "ninjan", "--option", "dealz=3"], "Did you mean deals?"),
        (["simulate", "ninjan", "--option", "deals"], "Write it as name=value"),
        (["simulate", "ninjan", "--games", "-5"], "greater than or equal to 1"),
        (["simulate", "ninjan", "--games", "99999999999"], "less than or equal to 100000000"),
        (["simulate", "ninjan", "--seed", "-1"], "greater than or equal to 0"),
        (["simulate", "ninjan", "--workers", "0"], "greater than or equal to 1"),
        (["simulate", "ninjan", "--bots", "greedyy,random"], "Did you mean greedy?"),
        (["simulate", "ninjan", "--seats", "3", "--bots", "random"], "3 seats, but 1 bots"),
        (
            ["simulate", "ninjan", "--out", "/no/such/folder/x.json"],
            "/no/such/folder does not exist",
        ),
        (["simulate", "ninjan", "--games", "1", "--out", "/"], "cannot be written"),
        (["fuzz", "ninjan", "--seats", "1"], "not for 1"),
        (["fuzz", "ninjan", "--out", "/no/such/folder/x.json"], "does not exist"),
        (["fuzz", "ninjan", "--sparing", "0"], "greater than or equal to 1"),
        (["bench", "ninjan", "--games", "0"], "greater than or equal to 1"),
        (["play", "ninjan", "--seat", "7", "--plain"], "no seat 7 at a table of 4"),
        (["play", "ninjan", "--bots", "random,random", "--plain"], "3 seats besides yours, but 2"),
        (["play", "ninjan", "--bots", "clever", "--plain"], "The bots are: random, greedy"),
        (["play", "ninjan", "--record", "/no/such/folder/x.json"], "does not exist"),
        (["play", "--resume", "/no/such/file.json"], "cannot be read"),
        (["fly"], "No such command 'fly'"),
    ],
)
def test_a_mistake_is_said_in_a_sentence(words: list[str], complaint: str) -> None:
    assert complaint in mistake(*words)

"""External programs: what they are told, and what becomes of those that misbehave."""

import os
import re
import time
from pathlib import Path

import msgspec
import pytest

from tatami.arena.matches import Result
from tatami.games import GAMES, game_named
from tests.arena.table import GOOD, MISBEHAVING, plan, played, program

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
SAID = {
    "crash": "ended with exit code 1: ValueError: lost my sword",
    "quiet end": "ended with exit code 3",
    "killed": "ended with exit code -9",
    "never starts": "ended with exit code 1: no armour",
    "hang": "did not answer within 0.5 s",
    "deaf": "did not answer within 0.5 s",
    "closes its output": "the program ended",
    "nonsense": "answered “hai!”, which is not an action",
    "not UTF-8": "answered “��”, which is not an action",
    "wrong type": 'answered “{"action": "first"}”, which is not an action',
    "illegal": "chose 123456, which is not legal",
    "floods": "“xxx",
    "endless line": "wrote more than it was asked for: “xxx",
    "floods its errors": "did not answer within 0.5 s",
    "two answers": 'wrote more than it was asked for: “{"action"',
    "speaks first": "“ready”",
}
HASTY = {"hang", "deaf", "floods its errors"}


def without_times(results: list[Result]) -> list[Result]:
    return [msgspec.structs.replace(result, seconds=[]) for result in results]


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_every_game_to_its_end(game: str, tmp_path: Path) -> None:
    seats = game_named(game).seats[0]
    entry = program(tmp_path, GOOD)
    for result in played(plan(["random", entry], seats, game), tmp_path, 1):
        assert result.forfeit is None
        assert len(result.scores) == seats


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    entry = program(tmp_path, GOOD)
    both = [played(plan(["random", entry]), tmp_path, 2) for _ in range(2)]
    assert without_times(both[0]) == without_times(both[1])


@pytest.mark.parametrize("misbehaviour", MISBEHAVING)
def test_who_misbehaves_loses_by_forfeit_and_nobody_else_does(
    misbehaviour: str, tmp_path: Path
) -> None:
    entry = program(tmp_path, MISBEHAVING[misbehaviour])
    patience = 0.5 if misbehaviour in HASTY else 60.0
    results = played(plan(["random", "greedy", entry], timeout=patience), tmp_path, 6)
    for result in results:
        if 2 in result.seating:
            assert result.forfeit is not None
            assert result.seating[result.forfeit.seat] == 2
            assert SAID[misbehaviour] in result.forfeit.reason
            assert result.winners == [1 - result.forfeit.seat]
        else:
            assert result.forfeit is None
    assert {2 in result.seating for result in results} == {True, False}


def test_a_program_is_ended_with_all_that_it_has_started(tmp_path: Path) -> None:
    code = (
        "import os, pathlib, subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
        "pathlib.Path('pids').write_text(f'{os.getpid()} {child.pid}')\n"
    )
    played(plan(["random", program(tmp_path, code)]), tmp_path, 2)
    pids = (tmp_path / "pids").read_text().split()
    assert len(pids) == 2
    while not all(is_gone(int(pid)) for pid in pids):
        time.sleep(0.01)


def is_gone(pid: int) -> bool:
    """Whether the process has ended, be it buried or not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True


def test_a_program_sees_its_own_view_and_nothing_else(tmp_path: Path) -> None:
    # It writes down all it is told; a replay tells what its seat could see at each question.
    code = GOOD.replace("    message", "    open('heard', 'a').write(line)\n    message", 1)
    game = game_named("ninjan")
    match_plan = plan(["random", program(tmp_path, code)])
    result = played(match_plan, tmp_path, 1)[0]
    seat = result.seating.index(1)
    lines = (tmp_path / "heard").read_text().splitlines()
    heard = [msgspec.json.decode(line) for line in lines]
    hellos = [message for message in heard if message["type"] == "hello"]
    assert hellos[0]["seat"] == seat
    assert (hellos[0]["game"], hellos[0]["seats"], hellos[0]["options"]) == (
        "ninjan",
        2,
        game.options(),
    )
    questions = heard[1 : heard.index(hellos[1]) - 1]
    assert questions
    fields = {"seat", "seats", "options", "pending", "deal", "round", "hand", "hand_sizes"}
    fields |= {"piles", "picks", "won", "past", "leaders", "throws", "resolving"}
    for question in questions:
        assert set(question) == {"type", "view", "legal"}
        assert set(question["view"]) == fields
        assert question["view"]["seat"] == seat
        assert all(game.action_from(c["text"]) == c["action"] for c in question["legal"])
        rival = question["view"]["picks"][1 - seat]
        assert question["view"]["pending"][-1] != "PickCard" or rival in (-1, -2)
    over = heard[heard.index(hellos[1]) - 1]
    assert over == {"type": "over", "scores": result.scores, "winners": result.winners}


def test_the_program_in_the_document_works(tmp_path: Path) -> None:
    code = re.search(
        r"```python\n(#!/usr/bin/env python3\n.*?)```", DOCUMENT.read_text(), re.DOTALL
    )
    assert code is not None
    path = tmp_path / "my_bot"
    path.write_text(code[1])
    path.chmod(0o755)
    for result in played(plan(["random", "program:./my_bot"]), tmp_path, 2):
        assert result.forfeit is None

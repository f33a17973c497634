"""tatami play --plain: line by line, through real pipes and a real terminal."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from socket import socket

import pytest

from tatami.core.record import load, replay, verify
from tatami.games.ninjan import GAME
from tatami.games.ninjan.notation import ACTION_NAMES
from tests.cli.run import mistake, tatami

# Everything that can be said in Ninjan, often enough for a whole match: what is illegal is refused.
ANYTHING = "".join(f"{text}\n" for text in ACTION_NAMES.values() if not text.startswith("deal"))
WHOLE_MATCH = ANYTHING * 40


def test_a_whole_match_can_be_played_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = ["play", "ninjan", "--plain", "--seed", "4", "--record", str(path)]
    played = tatami(*words, typed=WHOLE_MATCH)
    assert played.code == 0
    assert "Round 9." in played.out
    assert "win" in played.out.splitlines()[-2]
    record = load(path)[0]
    assert replay(record, GAME).is_over()
    assert verify(record, GAME) > 0
    assert record.players == ["person", "greedy", "greedy", "greedy"]


def test_the_seat_and_the_rivals_can_be_chosen(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = ["play", "ninjan", "--seats", "3", "--seat", "2", "--bots", "random,greedy"]
    tatami(*words, "--plain", "--record", str(path), typed=WHOLE_MATCH)
    assert load(path)[0].players == ["random", "person", "greedy"]


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    words = ["play", "ninjan", "--plain", "--seed", "4", "--seats", "2"]
    told = tatami(*words, typed="take 1\nquit\n")
    assert "“take 1” is not allowed now. Rule 3.1: Now everyone picks a card" in told.out


def test_nonsense_is_refused_with_what_would_be_right() -> None:
    told = tatami("play", "ninjan", "--plain", "--seed", "4", typed="fly\n\nquit\n")
    assert "“fly” is not an action of Ninjan. Type a card such as 7P" in told.out


def test_help_table_choices_and_rules_can_be_asked_for() -> None:
    typed = "help\n?\ntable\nchoices\nrules 4.4\nrules 99\nrules\nquit\n"
    told = tatami("play", "ninjan", "--plain", "--seed", "4", typed=typed).out
    assert "choices: what you can do now;" in told
    assert told.count("Your hand:") == 2
    assert told.count("You can:") == 2
    assert "4.4 A card that beats the top card of a pile must take such a pile" in told
    assert "There is no rule 99." in told
    assert "5.2 The values of the won cards" in told


def test_choices_that_begin_alike_can_be_asked_for() -> None:
    told = tatami("play", "ninjan", "--plain", "--seed", "4", typed="choices zz\nquit\n").out
    all_listed = told.split("You can:")[1]
    first = all_listed.splitlines()[1].strip().partition(":")[0]
    again = tatami("play", "ninjan", "--plain", "--seed", "4", typed=f"choices {first}\nquit\n").out
    assert again.count(f"  {first}: ") == told.count(f"  {first}: ") + 1


def test_input_that_ends_in_mid_match_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = ["play", "ninjan", "--plain", "--seed", "4", "--record", str(path)]
    said = mistake(*words, typed=ANYTHING)
    assert f"The input ended in the middle of the match. Your record is kept in {path}" in said
    assert load(path)[0].scores is None


def test_a_match_can_be_resumed_and_stays_fair(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = ["play", "ninjan", "--plain", "--seed", "4", "--option", "deals=3"]
    mistake(*words, "--record", str(path), typed=ANYTHING * 5)
    begun = len(load(path)[0].moves)
    resumed = tatami("play", "--plain", "--resume", str(path), typed=WHOLE_MATCH * 3)
    assert resumed.code == 0
    record = load(path)[0]
    assert len(record.moves) > begun
    assert verify(record, GAME) == 3 * 39


def test_a_finished_match_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    tatami("play", "ninjan", "--plain", "--record", str(path), typed=WHOLE_MATCH)
    assert "cannot be continued" in mistake("play", "--plain", "--resume", str(path))


def test_a_record_is_kept_where_the_system_keeps_such_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    tatami("play", "ninjan", "--plain", typed=WHOLE_MATCH)
    assert len(list((tmp_path / "tatami" / "records").glob("ninjan-*.json"))) == 1


def test_a_record_that_cannot_be_written_is_said() -> None:
    words = ["play", "ninjan", "--plain", "--record", "/proc/tatami.json"]
    assert "/proc/tatami.json cannot be written" in mistake(*words, typed=ANYTHING)


@pytest.mark.parametrize("answer", ["1", "ninjan", " NINJAN "])
def test_without_a_game_the_person_is_asked(answer: str) -> None:
    told = tatami("play", typed=f"{answer}\nquit\n")
    assert told.code == 0
    assert "Which game? 1 Ninjan" in told.out
    assert "Ninjan with Aki" in told.out


def test_a_port_that_somebody_has_is_said() -> None:
    with socket() as occupied:
        occupied.bind(("127.0.0.1", 0))
        occupied.listen()
        port = str(occupied.getsockname()[1])
        assert f"The server cannot listen on 127.0.0.1:{port}" in mistake("serve", "--port", port)


def test_an_answer_that_is_no_game_is_refused() -> None:
    assert "no game called “9”" in mistake("play", typed="9\n")
    assert "The input ended before a game was chosen" in mistake("play", typed="")


def test_quitting_keeps_the_record_and_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    left = tatami("play", "ninjan", "--plain", "--record", str(path), typed="quit\n")
    assert left.code == 0
    assert f"go on with: tatami play --resume {path}" in left.out
    assert load(path)[0].scores is None


def read_until(terminal: int, wanted: bytes) -> bytes:
    """What the terminal shows, until it shows this."""
    shown = b""
    while wanted not in shown:
        shown += os.read(terminal, 65536)
    return shown


@pytest.mark.parametrize("mode", ["--plain", ""])
def test_ctrl_c_keeps_the_record_and_leaves_the_terminal_clean(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "match.json"
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "tatami", "play", "ninjan", "--record", str(path)]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"}
    process = subprocess.Popen(
        [*words, *filter(None, [mode])],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
    )
    os.close(theirs)
    read_until(ours, b"Pick a card")
    if mode:
        process.send_signal(signal.SIGINT)
    else:
        time.sleep(0.5)
        os.write(ours, b"\x03")
    shown = read_until(ours, b"Your record is kept in")
    assert process.wait() == 2
    assert b"Traceback" not in shown
    if not mode:
        assert b"\x1b[?1049l" in shown  # back from the alternate screen
    assert load(path)[0].scores is None
    os.close(ours)

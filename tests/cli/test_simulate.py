"""tatami simulate."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from tatami.core.record import load
from tests.cli.run import tatami

SHOWN = ["simulate", "ninjan", "--bots", "greedy,random,random,random,random", "--seed", "1"]
PINNED = Path(__file__).with_name("simulate.json")


def test_the_result_is_the_same_on_every_machine_compiled_or_not() -> None:
    result = tatami(*SHOWN, "--games", "30", "--json").json
    assert result == msgspec.json.decode(PINNED.read_bytes())


def test_the_number_of_workers_does_not_change_the_result() -> None:
    series = ["simulate", "ninjan", "--seats", "3", "--games", "250", "--seed", "5", "--json"]
    alone = tatami(*series, "--workers", "1")
    together = tatami(*series, "--workers", "2")
    assert alone.out == together.out
    assert alone.json["games"] == 250


def test_another_seed_gives_other_matches() -> None:
    series = ["simulate", "ninjan", "--games", "5", "--json", "--seed"]
    assert tatami(*series, "1").json["digest"] != tatami(*series, "2").json["digest"]


def test_all_wins_are_counted() -> None:
    result = tatami("simulate", "ninjan", "--option", "tie=shared", "--games", "200", "--json").json
    assert abs(sum(result["wins"]) - 200) < 0.001
    assert result["mean_decisions"] == 72


def test_people_get_a_table() -> None:
    told = tatami(*SHOWN, "--games", "3").out
    assert "greedy" in told
    assert "decisions on average" in told


def test_records_are_written_one_a_line(tmp_path: Path) -> None:
    path = tmp_path / "matches.json"
    tatami("simulate", "ninjan", "--games", "120", "--out", str(path), "--workers", "2")
    records = load(path)
    assert len(records) == 120
    assert records[0].players == ["random"] * 4
    assert tatami("replay", str(path), "--match", "120").code == 0


def test_ctrl_c_stops_all_workers_and_leaves_whole_records(tmp_path: Path) -> None:
    path = tmp_path / "matches.json"
    words = ["simulate", "ninjan", "--games", "10000000", "--workers", "2", "--out", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "tatami", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not path.exists() or path.stat().st_size == 0:
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 2
    assert b"Stopped before the end" in said
    assert b"Traceback" not in said
    assert len(load(path)) > 0

"""tatami arena."""

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tatami.cli.arena import check_extra, with_address
from tatami.core.errors import TatamiError
from tests.arena.test_ray import without_times
from tests.cli.run import elsewhere, mistake, tatami

SHOWN = ["arena", "ninjan", "--bots", "greedy,random,random", "--games", "6", "--seed", "3"]
PINNED = Path(__file__).with_name("arena.json")

GATE = """
import pathlib, time
from tatami.search.bot import Bot

HERE = pathlib.Path(__file__).parent

class Gate(Bot):
    # Nobody passes after five results, until the gate is opened.
    def choose(self, view, legal):
        while len(HERE.joinpath("results").read_bytes().splitlines()) > 5:
            if HERE.joinpath("open").exists():
                break
            time.sleep(0.01)
        return legal[self.dice.below(len(legal))]
"""


def test_the_result_is_the_same_on_every_machine_compiled_or_not() -> None:
    assert without_times(tatami(*SHOWN, "--json").out) == msgspec.json.decode(PINNED.read_bytes())


def test_the_number_of_workers_does_not_change_the_result() -> None:
    alone, together = (tatami(*SHOWN, "--json", "--workers", workers) for workers in "12")
    assert without_times(alone.out) == without_times(together.out)


def test_people_get_tables_and_sentences() -> None:
    told = tatami(*SHOWN).out
    assert "Ninjan: 6 matches (2 deals) with 3 players, seed 3" in told
    assert "greedy" in told
    assert "Who beats whom" in told
    assert "A match takes 54.0 decisions on average" in told


# Machine code is there only after it was made, which `make check` does not do.
@pytest.mark.parametrize(("path", "is_plain"), [("src", True), ("build/compiled", False)])
def test_who_lets_plain_python_think_is_told_that_it_takes_long(path: str, is_plain: bool) -> None:
    words = ["arena", "ninjan", "--bots", "samurai@2,random", "--games", "2", "--json"]
    found = tatami(*words, PYTHONPATH=path)
    assert found.json["games"] == 2
    assert ("runs as plain Python here" in found.err) == is_plain


def test_games_are_rounded_up_to_whole_deals() -> None:
    found = tatami("arena", "ninjan", "--bots", "random,greedy", "--games", "3", "--json").json
    assert (found["games"], found["deals"], found["seats"]) == (4, 2, 2)


def test_the_balance_report_compares_all_options() -> None:
    words = ["arena", "ninjan", "--balance", "--bots", "random", "--games", "4"]
    found = tatami(*words, "--json").json
    assert found["seats"] == 4
    assert [variant["changed"] for variant in found["balance"]] == [
        {},
        {"deals": 3},
        {"tie": "shared"},
    ]
    assert all(variant["table"]["games"] == 4 for variant in found["balance"])
    told = tatami(*words).out
    assert "Options compared" in told
    assert "deals=3" in told


def test_the_balance_report_knows_who_begins() -> None:
    words = ["arena", "samurai_cards", "--balance", "--bots", "random", "--games", "3"]
    assert "Whoever begins wins" in tatami(*words).out


def test_a_report_is_written(tmp_path: Path) -> None:
    told = tatami(*SHOWN, "--report", str(tmp_path / "report")).out
    assert "index.html" in told
    assert (tmp_path / "report" / "index.html").exists()


def results_in(path: Path) -> list[Any]:
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()[1:]]


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    (tmp_path / "gate.py").write_text(GATE)
    path = tmp_path / "results"
    words = [sys.executable, "-m", "tatami", "arena", "ninjan", "--bots", "gate:Gate,random"]
    words += ["--games", "16", "--workers", "2", "--json", "--out", str(path)]
    environment = elsewhere()
    with subprocess.Popen(words, cwd=tmp_path, env=environment, stdout=subprocess.PIPE) as process:
        while not path.exists() or len(path.read_bytes().splitlines()) < 5:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    before = results_in(path)
    assert 4 <= len(before) < 16
    with path.open("ab") as file:
        file.write(b'{"variant":0,"deal":7,"rota')
    (tmp_path / "open").touch()
    again = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True)
    assert again.returncode == 0, again.stderr
    assert results_in(path)[: len(before)] == before
    assert len(results_in(path)) == 16
    path.unlink()
    path.touch()
    whole = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True)
    assert without_times(again.stdout) == without_times(whole.stdout)


def test_more_games_go_on_with_the_same_file(tmp_path: Path) -> None:
    words = ["arena", "ninjan", "--bots", "random,greedy", "--out", str(tmp_path / "results")]
    tatami(*words, "--games", "4")
    few = results_in(tmp_path / "results")
    tatami(*words, "--games", "8")
    many = results_in(tmp_path / "results")
    assert len(many) == 8
    assert many[:4] == few
    assert tatami(*words, "--games", "4", "--json").json["games"] == 4


def test_the_results_of_another_run_are_refused(tmp_path: Path) -> None:
    words = ["arena", "ninjan", "--bots", "random", "--games", "1", "--out", str(tmp_path / "r")]
    tatami(*words)
    assert "its seed is 1, but here it is 2" in mistake(*words, "--seed", "2")


def test_a_forfeit_is_told(tmp_path: Path) -> None:
    words = ["arena", "ninjan", "--bots", "random,program:false", "--games", "2"]
    told = tatami(*words).out
    assert "Forfeit: program:false in seat" in told
    assert "the program ended with exit code 1" in told


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["arena", "ninjan", "--bots", "gredy"], "Did you mean greedy?"),
        (["arena", "ninjan", "--bots", "nowhere:Bot"], "nowhere cannot be imported"),
        (["arena", "ninjan", "--bots", "program:./nowhere"], "There is no program “./nowhere”"),
        (["arena", "ninjan", "--bots", "random,random,greedy", "--seats", "2"], "stands twice"),
        (["arena", "ninjan", "--seats", "9"], "ninjan is for 2 to 5 players, not for 9"),
        (["arena", "ninjan", "--games", "0"], "greater than or equal to 1"),
        (["arena", "ninjan", "--timeout", "0"], "greater than or equal to 0.01"),
        (["arena", "ninjan", "--out", "/no/such/folder/x"], "does not exist"),
        (["arena", "ninjan", "--games", "1", "--out", "/"], "cannot be written"),
        (["arena", "ninjan", "--games", "999999", "--report", "/dev/null/x"], "cannot be written"),
    ],
)
def test_a_mistake_is_said_in_a_sentence(words: list[str], complaint: str) -> None:
    assert complaint in mistake(*words)


def test_what_is_not_installed_is_told() -> None:
    check_extra(["openskill", "matplotlib", "ray"])
    with pytest.raises(TatamiError, match=r"Install it with: pip install 'tatami\[arena\]'"):
        check_extra(["no_such_module"])


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ([], []),
        (["--ray"], ["--ray", "local"]),
        (["--ray", "ninjan"], ["--ray", "local", "ninjan"]),
        (["--ray", "--json"], ["--ray", "local", "--json"]),
        (["--ray", "auto"], ["--ray", "auto"]),
        (["--ray", "ray://head:10001"], ["--ray", "ray://head:10001"]),
        (["--ray=head:6379"], ["--ray=head:6379"]),
    ],
)
def test_ray_may_go_without_an_address(typed: list[str], read: list[str]) -> None:
    assert with_address(typed) == read

"""The same matches on a Ray cluster: the same results, also when a worker is lost."""

import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tatami.core.record import load
from tests.cli.run import elsewhere, mistake, tatami

FRAGILE = """
import os, pathlib, time
from tatami.search.bot import Bot

PID = pathlib.Path(__file__).with_name("pid")

class Fragile(Bot):
    # The first one of all waits for its end; those after it play.
    def choose(self, view, legal):
        try:
            with PID.open("x") as file:
                file.write(f"{os.getpid()}\\n")
        except FileExistsError:
            return legal[self.dice.below(len(legal))]
        while True:
            time.sleep(1)
"""
SERIES = ["arena", "ninjan", "--games", "12", "--seed", "5", "--json"]
MIXED = [*SERIES, "--bots", "greedy,random"]


@pytest.fixture(scope="session")
def cluster() -> Iterator[dict[str, str]]:
    """A Ray cluster on this machine: its address, and the environment in which it is reached."""
    environment = {
        **elsewhere(),
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    script = str(Path(__file__).with_name("cluster.py"))
    with subprocess.Popen(
        [sys.executable, script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, "Ray did not start"
        yield {**environment, "ADDRESS": address}
        process.communicate()


def without_times(out: bytes | str) -> Any:
    """A report without what differs from run to run."""
    found = msgspec.json.decode(out)
    for standing in found["standings"]:
        del standing["seconds_per_decision"]
    return found


def test_ray_gives_the_same_results(cluster: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tatami", *MIXED, "--ray", cluster["ADDRESS"]],
        capture_output=True,
        env=cluster,
    )
    assert done.returncode == 0, done.stderr
    assert without_times(done.stdout) == without_times(tatami(*MIXED).out)


def test_a_cluster_of_our_own_gives_the_same_results() -> None:
    own = tatami(*MIXED, "--workers", "2", "--ray")
    assert own.code == 0, own.err
    assert without_times(own.out) == without_times(tatami(*MIXED).out)


def test_many_matches_are_reviewed_on_ray_as_they_are_here(
    cluster: dict[str, str], tmp_path: Path
) -> None:
    records = Path(__file__).parents[1] / "games" / "ninjan" / "records" / "2-seats.json"
    words = ["review", str(records), "--depth", "coarse", "--seat", "1", "--out"]
    far, near = tmp_path / "ray.jsonl", tmp_path / "here.jsonl"
    done = subprocess.run(
        [sys.executable, "-m", "tatami", *words, str(far), "--ray", cluster["ADDRESS"]],
        capture_output=True,
        env=cluster,
    )
    assert done.returncode == 0, done.stderr
    tatami(*words, str(near), "--workers", "1")
    assert far.read_bytes().count(b"\n") == len(load(records))
    assert far.read_bytes() == near.read_bytes()


@pytest.mark.parametrize("where", ["ray", "cores"])
def test_the_loss_of_a_worker_changes_nothing(
    where: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    environment = request.getfixturevalue("cluster") if where == "ray" else elsewhere()
    spread = ["--ray", environment["ADDRESS"]] if where == "ray" else ["--workers", "2"]
    (tmp_path / "fragile.py").write_text(FRAGILE)
    words = [sys.executable, "-m", "tatami", *SERIES, "--bots", "greedy,fragile:Fragile"]
    pid = tmp_path / "pid"
    with subprocess.Popen(
        [*words, *spread], stdout=subprocess.PIPE, cwd=tmp_path, env=environment
    ) as process:
        while not pid.exists() or not pid.read_text().endswith("\n"):
            assert process.poll() is None
            time.sleep(0.02)
        os.kill(int(pid.read_text()), signal.SIGKILL)
        out, _ = process.communicate()
    assert process.returncode == 0
    calm = subprocess.run(words, capture_output=True, cwd=tmp_path, env=environment)
    assert without_times(out) == without_times(calm.stdout)
    assert without_times(out)["forfeits"] == []


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "no-such-host.invalid:1"])
def test_a_cluster_that_is_not_there_is_told(address: str) -> None:
    assert f"Ray cannot be reached at {address}:" in mistake(*MIXED, "--ray", address)

"""What somebody sees who starts a house at a terminal."""

import os
import pty
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from socket import socket

import httpx

import tatami
from tatami.server.settings import Settings
from tests.server.housing import House, free_port


def test_a_house_without_the_pages_says_so(tmp_path: Path) -> None:
    ours = Path(str(files(tatami)))
    shutil.copytree(ours, tmp_path / "tatami", ignore=shutil.ignore_patterns("__pycache__", "web"))
    for library in ours.parent.glob("*.so"):  # all compiled modules share one
        shutil.copy(library, tmp_path)
    command = [sys.executable, "-m", "tatami", "serve", "--port", str(free_port())]
    house = subprocess.Popen(
        [*command, "--folder", tmp_path / "house"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with house:
        assert house.stderr is not None
        assert house.stderr.readline().endswith("build them with: make web\n")
        house.terminate()


def test_without_a_command_the_house_opens_and_says_no_more_than_where(tmp_path: Path) -> None:
    terminal, inside = pty.openpty()
    with socket() as occupied:
        # If somebody else has the usual port, it is taken all the same.
        with suppress(OSError):
            occupied.bind(("127.0.0.1", Settings().port))
            occupied.listen()
        house = subprocess.Popen(
            [sys.executable, "-m", "tatami"],
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "DISPLAY": "", "BROWSER": "true"},
            stdout=inside,
            stderr=inside,
        )
        os.close(inside)
        try:
            said = os.read(terminal, 1000).decode()
            assert said.startswith("Tatami is open at http://127.0.0.1:"), said
            url = said.split()[4]
            assert not url.endswith(f":{Settings().port}/")
            while True:
                with suppress(httpx.TransportError):
                    assert httpx.get(f"{url}healthz", verify=False).status_code == 200
                    break
                time.sleep(0.05)
        finally:
            house.send_signal(signal.SIGINT)
            house.wait()
    with suppress(OSError):  # that is how a terminal ends
        said += os.read(terminal, 1000).decode()
    os.close(terminal)
    assert said.splitlines() == [f"Tatami is open at {url} (stop with Ctrl-C)"]


def test_a_log_that_nobody_watches_tells_when_a_house_opens(tmp_path: Path) -> None:
    house = House(tmp_path).start()
    house.stop()
    assert '"what":"open"' in house.log.read_text()

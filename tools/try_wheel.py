"""Try the Tatami that is installed in this environment: `python tools/try_wheel.py [--plain]`.

It uses nothing but what the package brings, and runs outside of the sources: what works here works
for whoever installs the same wheel. `make wheels` and cibuildwheel run it.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "games"
INTERFACES = {"fluent", "msgspec", "rich", "sqlalchemy", "starlette", "textual", "typer", "uvicorn"}
"""What somebody who wants the rules of a game should not have to load."""

LOADED = "import sys, tatami.games.ninjan; print(*sys.modules)"
COMPILED = "from tatami.core.version import is_compiled; print(is_compiled())"
TIMED = """
import time
began = time.perf_counter()
import tatami.games.ninjan
print(time.perf_counter() - began)
"""


def python(*words: str) -> str:
    """What this Python prints, run where the sources are out of its way."""
    with tempfile.TemporaryDirectory() as elsewhere:
        path = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [sys.executable, *words]
        done = subprocess.run(command, cwd=elsewhere, env=path, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"failed: {' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def try_code(is_plain: bool) -> None:
    """Machine code is there, or plain Python if that is wanted."""
    found = python("-c", COMPILED).strip()
    assert found == str(not is_plain), f"compiled: {found}, but expected: {not is_plain}"


def try_loading() -> None:
    """The rules of a game come alone."""
    loaded = set(python("-c", LOADED).split()) & INTERFACES
    assert not loaded, f"importing the rules of Ninjan loads {sorted(loaded)}"


def try_records() -> None:
    """Matches of every game that were recorded elsewhere are replayed, move by move."""
    for folder in sorted(RECORDS.glob("*/records")):
        for record in sorted(folder.glob("*.json")):
            python("-m", "tatami", "verify", str(record))


def try_bots() -> None:
    """Bots play."""
    words = ["simulate", "ninjan", "--games", "20", "--workers", "1", "--json"]
    told = json.loads(python("-m", "tatami", *words))
    assert told["games"] == 20, told


def try_house() -> None:
    """The house opens and gives away its pages."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        words = ["serve", "--port", str(port), "--folder", folder]
        house = subprocess.Popen([sys.executable, "-m", "tatami", *words], cwd=folder)
        try:
            page = answer(f"http://127.0.0.1:{port}/", house)
        finally:
            house.terminate()
            house.wait()
    assert "<script" in page, page[:500]


def answer(address: str, house: "subprocess.Popen[bytes]") -> str:
    """What the house says at this address, as soon as it is open."""
    while house.poll() is None:
        try:
            with urllib.request.urlopen(address) as told:
                return str(told.read().decode())
        except OSError:
            time.sleep(0.1)
    sys.exit(f"the house did not open: exit code {house.returncode}")


def main() -> None:
    """Try everything, and tell how long the rules take to import."""
    try_code("--plain" in sys.argv[1:])
    try_loading()
    try_records()
    try_bots()
    try_house()
    seconds = min(float(python("-c", TIMED)) for _ in range(5))
    print(f"Python {sys.version.split()[0]}: all is well; importing Ninjan takes {seconds:.3f} s")


if __name__ == "__main__":
    main()

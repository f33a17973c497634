"""Stages of the tests: one after another until one fails, then a summary."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from steps import ROOT, Failed, environment


class Clock:
    """Seconds that have gone by, and those of processor that finished programs have used."""

    def __init__(self) -> None:
        self.wall = time.monotonic()
        self.processor = processor_of_children()

    def told(self) -> str:
        """Both, in columns."""
        wall, processor = time.monotonic() - self.wall, processor_of_children() - self.processor
        return f"{wall:6.0f} s{processor:8.0f} s of processor"


def processor_of_children() -> float:
    """What all programs that have ended have used, in seconds; it does not depend on the load."""
    times = os.times()
    return times.children_user + times.children_system


class Stages:
    """Stages that run one after another and end at the first that fails; then a summary."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def run(self, about: str, *commands: list[str], **variables: str) -> None:
        """Run the commands of a stage; what they print is shown."""
        print(f"\n=== {about}", flush=True)
        began = Clock()
        for command in commands:
            done = subprocess.run(command, cwd=ROOT, env={**environment(), **variables})
            if done.returncode:
                self.tell(about, "failed", began)
                self.close()
                raise Failed(f"Failed: {' '.join(command)}")
        self.tell(about, "passed", began)

    @contextmanager
    def beside(self, process: subprocess.Popen[bytes], about: str, log: Path) -> Iterator[None]:
        """Let a process work beside some stages, and wait for it after them."""
        try:
            yield
        except BaseException:
            os.killpg(process.pid, signal.SIGTERM)
            raise
        began = Clock()
        if process.wait():
            self.tell(about, "failed", began)
            self.close()
            raise Failed(log.read_text())
        self.tell(about, "passed", began)

    def tell(self, about: str, how: str, began: "Clock") -> None:
        """Keep a line for the summary."""
        self.told.append(f"{how:8}{began.told()}  {about}")

    def close(self) -> None:
        """The summary."""
        print("\n" + "\n".join(["=== stages", *self.told]), flush=True)

"""A bot that is another program: a question on its input, an answer on its output."""

import os
import signal
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import Any

import msgspec

from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.frames import Frame
from tatami.core.game import Game, Options, View
from tatami.core.record import UNREADABLE
from tatami.search.bot import Bot

PROTOCOL = 1
LONGEST = 65_536
"""Bytes that an answer may have."""
CHUNK = 65_536
REMEMBERED = 2_000
"""Bytes of the standard error that are kept, for the report."""
QUOTED = 60
"""Characters of an answer that are shown."""
GLANCE = 0.2
"""Seconds after which we look whether a silent program still runs."""
GRACE = 0.5
"""Seconds that a program has to end by itself when the match is over."""


class Answer(msgspec.Struct):
    """What a program says."""

    action: int


class ProgramBot(Bot[View]):
    """One process for one seat of one match. It gets the view of its seat and nothing else."""

    def __init__(
        self, game: Game[Any, Any], dice: Dice, command: list[str], folder: str, timeout: float
    ) -> None:
        super().__init__(game, dice)
        self.timeout = timeout
        self.program = Program(command, folder)

    def hello(self, seat: int, seats: int, options: Options) -> None:
        """Tell the program what it is going to play; it need not answer."""
        message = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self.game.name,
            "version": self.game.version,
            "seat": seat,
            "seats": seats,
            "options": options,
            "seed": self.dice.seed.hex(),
        }
        self.program.tell(as_line(message))

    def choose(self, view: View | None, legal: list[int]) -> int:
        """Ask the program."""
        choices = [{"action": action, "text": self.game.action_text(action)} for action in legal]
        self.program.expect_silence()
        self.program.tell(as_line({"type": "choose", "view": view, "legal": choices}))
        line = self.program.answer(self.timeout)
        try:
            return msgspec.json.decode(line, type=Answer).action
        except UNREADABLE:
            raise TatamiError("program-nonsense", answer=quoted(line)) from None

    def over(self, scores: list[int], winners: list[int]) -> None:
        """Tell the program how it ended."""
        self.program.tell(as_line({"type": "over", "scores": scores, "winners": winners}))

    def close(self) -> None:
        """End the program."""
        self.program.close()


def as_line(message: dict[str, Any]) -> bytes:
    """A message of the protocol."""
    return msgspec.json.encode(message, enc_hook=frame_text) + b"\n"


def frame_text(thing: object) -> str:
    """What is pending in a view is written as in a position; frames hold no secret."""
    if isinstance(thing, Frame):
        return str(thing)
    raise TypeError(f"{type(thing).__name__} has no place in a view")


def quoted(line: bytes) -> str:
    """The beginning of what a program wrote, safe to print."""
    text = line[: 4 * QUOTED].decode(errors="replace").strip()
    shown = "".join(letter if letter.isprintable() else "·" for letter in text)
    return shown if len(shown) <= QUOTED else shown[:QUOTED] + "…"


class Program:
    """A process and its three pipes, none of which can block us."""

    def __init__(self, command: list[str], folder: str) -> None:
        # A session of its own, so that it can be ended with everything that it has started.
        self.process = Popen(
            command,
            bufsize=0,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            cwd=folder,
            start_new_session=True,
        )
        pipes = self.process.stdin, self.process.stdout, self.process.stderr
        self.inlet, self.outlet, self.complaints = [pipe.fileno() for pipe in pipes if pipe]
        for pipe in (self.inlet, self.outlet, self.complaints):
            os.set_blocking(pipe, False)
        self.unsent = b""
        self.unread = b""
        self.last_words = b""
        self.open = {self.inlet, self.outlet, self.complaints}

    def tell(self, line: bytes) -> None:
        """Send this as soon as the program listens."""
        self.unsent += line
        self.send()

    def answer(self, seconds: float) -> bytes:
        """The next line that the program writes, if it writes one in time."""
        deadline = monotonic() + seconds
        while b"\n" not in self.unread:
            if len(self.unread) > LONGEST:
                raise TatamiError("program-flood", answer=quoted(self.unread))
            if self.outlet not in self.open:
                raise self.crash()
            left = deadline - monotonic()
            if left <= 0:
                raise TatamiError("program-hang", seconds=f"{seconds:g}")
            before = len(self.unread)
            self.exchange(min(left, GLANCE))
            # What it has started may hold the pipe open after it has ended itself.
            if len(self.unread) == before and self.process.poll() is not None:
                raise self.crash()
        line, _, self.unread = self.unread.partition(b"\n")
        self.check_silence()
        return line

    def expect_silence(self) -> None:
        """Refuse what was written before the question."""
        self.exchange(0)
        self.check_silence()

    def check_silence(self) -> None:
        """Refuse what was written without being asked for."""
        if self.unread:
            raise TatamiError("program-flood", answer=quoted(self.unread))

    def exchange(self, seconds: float) -> None:
        """Send and receive what can be, waiting at most so long for the first of it."""
        with DefaultSelector() as pipes:
            for pipe in self.open - {self.inlet}:
                pipes.register(pipe, EVENT_READ)
            if self.unsent and self.inlet in self.open:
                pipes.register(self.inlet, EVENT_WRITE)
            ready = {key.fd for key, _ in pipes.select(seconds)}
        if self.inlet in ready:
            self.send()
        if self.complaints in ready:
            self.last_words = (self.last_words + self.receive(self.complaints))[-REMEMBERED:]
        if self.outlet in ready:
            self.unread += self.receive(self.outlet)

    def send(self) -> None:
        """Send as much as fits."""
        try:
            sent = os.write(self.inlet, self.unsent)
        except BlockingIOError:
            return
        except BrokenPipeError:
            self.open.discard(self.inlet)
            return
        self.unsent = self.unsent[sent:]

    def receive(self, pipe: int) -> bytes:
        """What there is to read; a pipe that has ended is not asked again."""
        part = os.read(pipe, CHUNK)
        if not part:
            self.open.discard(pipe)
        return part

    def crash(self) -> TatamiError:
        """How it ended, when it should not have."""
        code = "none"
        with suppress(TimeoutExpired):
            code = str(self.process.wait(GRACE))
        self.exchange(0)
        lines = self.last_words.strip().splitlines()
        words = quoted(lines[-1]) if lines else "none"
        return TatamiError("program-crash", code=code, words=words)

    def close(self) -> None:
        """See that it ends, with all that it has started."""
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        with suppress(TimeoutExpired):
            self.process.wait(GRACE)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

"""Work that is split into numbered tasks and done on all cores, with the same results on one."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from types import FrameType
from typing import Any, Generic, TypeVar

from tatami.core.errors import TatamiError

A = TypeVar("A")
T = TypeVar("T")

PIECE = 100
"""Matches in one piece; fixed, so that results do not depend on the number of workers."""

TRIES = 3
"""How many workers a task may cost before it is given up."""

PATIENCE = 1.0
"""Seconds that a worker has to close what it has opened."""

# Fresh processes: a fork would copy the locks of other threads.
FRESH = get_context("spawn")


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# Pieces of a range, in order


def in_pieces(work: Callable[[range], T], count: int, workers: int) -> Iterator[tuple[int, T]]:
    """`work` on every piece of range(count), in order, each with its size."""
    done = on_cores(work, pieces(count), workers if count > PIECE else 1)
    for piece, result in zip(pieces(count), in_order(done), strict=True):
        yield len(piece), result


def pieces(count: int) -> Iterator[range]:
    """The pieces of range(count), one at a time, so that memory does not grow with `count`."""
    for start in range(0, count, PIECE):
        yield range(start, min(start + PIECE, count))


def in_order(numbered: Iterable[tuple[int, T]]) -> Iterator[T]:
    """What comes with numbers in any order, from number 0 on."""
    early: dict[int, T] = {}
    due = 0
    for number, result in numbered:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


# A crew of processes


def on_cores(work: Callable[[A], T], tasks: Iterable[A], workers: int) -> Iterator[tuple[int, T]]:
    """`work` on every task, each result with the task's number, as they come in.

    A worker that dies is replaced, and its task is done again.
    """
    numbered = enumerate(tasks)
    if workers == 1:
        for number, task in numbered:
            yield number, work(task)
        return
    crew: dict[Connection[Any, Any], Worker[A, T]] = {}
    try:
        for _, (number, task) in zip(range(workers), numbered, strict=False):
            worker = Worker(work, number, task)
            crew[worker.line] = worker
        while crew:
            for line in wait(list(crew)):
                assert isinstance(line, Connection)
                worker = crew.pop(line)
                try:
                    answer = worker.answer()
                except (EOFError, OSError):
                    worker = worker.successor()
                    crew[worker.line] = worker
                    continue
                yield worker.number, answer
                following = next(numbered, None)
                if following is None:
                    worker.leave()
                else:
                    worker.begin(*following)
                    crew[line] = worker
    finally:
        for worker in crew.values():
            worker.process.terminate()
        for worker in crew.values():
            worker.end()


class Worker(Generic[A, T]):
    """A process that does one task after another, and the line to it."""

    def __init__(self, work: Callable[[A], T], number: int, task: A, tries: int = 1) -> None:
        self.work = work
        self.line, theirs = FRESH.Pipe()
        self.process = FRESH.Process(target=serve, args=(work, theirs), daemon=True)
        # Ctrl-C reaches all processes of a terminal: they leave it to their parent.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            self.process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        theirs.close()
        self.begin(number, task, tries)

    def begin(self, number: int, task: A, tries: int = 1) -> None:
        """Take on a task."""
        self.number = number
        self.task = task
        self.tries = tries
        # If it died meanwhile, the line will say so.
        with suppress(BrokenPipeError):
            self.line.send(task)

    def answer(self) -> T:
        """The result of the task; EOFError or OSError if the process is dead."""
        result, error = self.line.recv()
        if error is not None:
            raise error
        answer: T = result
        return answer

    def successor(self) -> "Worker[A, T]":
        """Another worker with the same task, after this one died."""
        self.end()
        if self.tries == TRIES:
            raise TatamiError("worker-lost", tries=TRIES)
        return Worker(self.work, self.number, self.task, self.tries + 1)

    def leave(self) -> None:
        """There is nothing more to do: the closed line says so."""
        self.line.close()
        self.process.join()

    def end(self) -> None:
        """See that it stops, as it was asked to, or has died; machine code may not have heard.

        It is not asked twice: the second time it might be leaving already, and would be disturbed.
        """
        self.line.close()
        self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()


def serve(work: Callable[[A], T], line: "Connection[Any, Any]") -> None:
    """What a worker does until its line is closed."""
    signal.signal(signal.SIGTERM, interrupt)
    # EOFError and OSError: the parent is gone or needs no more.
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            line.send(outcome(work, line.recv()))
    # Nothing is open any more: from now on a request to end may simply end it.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def outcome(work: Callable[[A], T], task: A) -> tuple[T | None, Exception | None]:
    """The result of the task, or the error that it ended with."""
    try:
        return work(task), None
    except Exception as error:
        error.add_note(format_exc())
        return None, error


def interrupt(signal_number: int, frame: FrameType | None) -> None:
    """End as on Ctrl-C, so that whatever the task has opened is closed."""
    raise KeyboardInterrupt

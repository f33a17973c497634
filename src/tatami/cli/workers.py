"""Work that is split into numbered pieces and done on all cores, with the same results on one."""

import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import TypeVar

T = TypeVar("T")

PIECE = 100
"""Matches in one piece; fixed, so that results do not depend on the number of workers."""


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_pieces(work: Callable[[range], T], count: int, workers: int) -> Iterator[tuple[int, T]]:
    """`work` on every piece of range(count), in order, each with its size."""
    if workers == 1 or count <= PIECE:
        for piece in pieces(count):
            yield len(piece), work(piece)
        return
    with new_pool(workers) as pool:
        for piece, result in zip(pieces(count), pool.imap(work, pieces(count)), strict=True):
            yield len(piece), result


def pieces(count: int) -> Iterator[range]:
    """The pieces of range(count), one at a time, so that memory does not grow with `count`."""
    for start in range(0, count, PIECE):
        yield range(start, min(start + PIECE, count))


def new_pool(workers: int) -> Pool:
    """Processes that leave Ctrl-C, which reaches all of a terminal's, to their parent."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        # Fresh ones, which inherit this: a fork would copy the locks of other threads.
        return get_context("spawn").Pool(workers)
    finally:
        signal.signal(signal.SIGINT, before)

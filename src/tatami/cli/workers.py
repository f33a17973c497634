"""Work that is split into numbered pieces and done on all cores, with the same results on one."""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")

PIECE = 100
"""Matches in one piece; fixed, so that results do not depend on the number of workers."""


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_pieces(work: Callable[[range], T], count: int, workers: int) -> Iterator[tuple[int, T]]:
    """`work` on every piece of range(count), in order, each with its size.

    Only a few pieces are under way at a time, so memory does not grow with `count`.
    """
    pieces = [range(at, min(at + PIECE, count)) for at in range(0, count, PIECE)]
    if workers == 1 or len(pieces) == 1:
        for piece in pieces:
            yield len(piece), work(piece)
        return
    with ProcessPoolExecutor(workers) as pool:
        under_way: deque[tuple[int, Future[T]]] = deque()
        try:
            for piece in pieces:
                under_way.append((len(piece), pool.submit(work, piece)))
                if len(under_way) > 2 * workers:
                    size, done = under_way.popleft()
                    yield size, done.result()
            while under_way:
                size, done = under_way.popleft()
                yield size, done.result()
        finally:
            for _, left in under_way:
                left.cancel()

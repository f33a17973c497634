"""The same work on a Ray cluster: one of this machine's own, or one that is already there."""

import os
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, TypeVar

from tatami.arena.workers import TRIES
from tatami.core.errors import TatamiError

A = TypeVar("A")
T = TypeVar("T")

LOCAL = "local"
OFFLINE = {"RAY_USAGE_STATS_ENABLED": "0"}
ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""What Ray has to be told before it is imported: send no statistics; and, to a cluster of our
own, that it is for this machine only, so that it does not listen to any other."""
QUIET = {"log_to_driver": False, "logging_level": "ERROR"}
PATIENCE = 10.0
"""Seconds to wait for an answer from a cluster."""
AHEAD = 2
"""Tasks in the cluster for each of its cores, so that none waits for us."""


def on_ray(
    work: Callable[[A], T], tasks: Iterable[A], address: str, workers: int
) -> Iterator[tuple[int, T]]:
    """`work` on every task, each result with the task's number, as they come in.

    Ray does a task again when its worker or its whole machine is lost.
    """
    os.environ.update(OFFLINE)
    if address == LOCAL:
        os.environ.update(ALONE)
    import ray

    connect(ray, address, workers)
    # Ray tells of lost workers on the standard output, which is for results.
    with redirect_stdout(sys.stderr), leaving(ray):
        remote = ray.remote(max_retries=TRIES)(call)
        shared = ray.put(work)
        room = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        numbered = enumerate(tasks)
        running: dict[Any, int] = {}
        while True:
            for _, (number, task) in zip(range(room - len(running)), numbered, strict=False):
                running[remote.remote(shared, task)] = number
            if not running:
                return
            for done in ray.wait(list(running))[0]:
                yield running.pop(done), result_of(ray, done)


@contextmanager
def leaving(ray: Any) -> Iterator[None]:
    """Leave the cluster in the end; one of our own ends then."""
    try:
        yield
    finally:
        ray.shutdown()


def connect(ray: Any, address: str, workers: int) -> None:
    """Join the cluster at this address, or start one."""
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **QUIET)
        else:
            knock(address)
            ray.init(address=address, **QUIET)
    except OSError as error:
        detail = error.strerror or str(error)
        raise TatamiError("ray-unreachable", address=address, detail=detail) from None
    except (ValueError, RuntimeError) as error:
        detail = str(error).strip().splitlines()[0]
        raise TatamiError("ray-unreachable", address=address, detail=detail) from None


def knock(address: str) -> None:
    """See that somebody is there: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("/")[2].rpartition(":")
    if colon:
        socket.create_connection((host, port), timeout=PATIENCE).close()


def call(work: Callable[[A], T], task: A) -> T:
    """What a worker of the cluster does."""
    return work(task)


def result_of(ray: Any, done: Any) -> Any:
    """The result, or the error of the work itself."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError:
        raise TatamiError("worker-lost", tries=TRIES + 1) from None

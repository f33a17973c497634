"""Other processes that play the rows of a vector environment, in memory that all share."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from signal import SIG_IGN, SIGINT, signal
from typing import Any
from weakref import finalize

import numpy as np
import numpy.typing as npt

from tatami.core.errors import TatamiError
from tatami.core.game import Options
from tatami.games import game_named
from tatami.research.encoding import Encoding
from tatami.research.vector import Part, room_for, turn_in

STEP = "step"


class Crew:
    """Processes that have some rows each."""

    def __init__(self, encoding: Encoding, rows: int, opponents: list[str], processes: int) -> None:
        context = get_context("spawn")
        memory = SharedMemory(create=True, size=room_for(encoding, rows))
        self.turn = turn_in(lasting(memory), encoding, rows)
        self.pipes: list[Connection] = []
        self.workers: list[Any] = []
        for number in range(processes):
            first = rows * number // processes
            here, there = context.Pipe()
            table = (encoding.game.name, encoding.seats, encoding.options)
            share = (memory.name, rows, first, rows * (number + 1) // processes - first)
            worker = context.Process(
                target=work, args=(there, table, share, opponents), daemon=True
            )
            worker.start()
            there.close()
            self.pipes.append(here)
            self.workers.append(worker)
        self.close = finalize(self, dismiss, self.pipes, self.workers, memory)

    def reset(self, seed: int) -> None:
        """Begin all matches anew."""
        self.tell(seed)

    def step(self) -> None:
        """Say what stands in the array of actions.

        All of it is looked at before: no process would know what another one refuses.
        """
        said, masks = self.turn.actions, self.turn.masks
        is_index = (said >= 0) & (said < masks.shape[1])
        can_be_said = is_index & (masks[np.arange(len(said)), np.where(is_index, said, 0)] == 1)
        if not can_be_said.all():
            row = int(can_be_said.argmin())
            raise TatamiError("vector-not-in-mask", row=row, index=int(said[row]))
        self.tell(STEP)

    def tell(self, order: int | str) -> None:
        """Let all do this, and wait until they have."""
        failed: list[tuple[str, dict[str, Any]]] = []
        try:
            for pipe in self.pipes:
                pipe.send(order)
            for pipe in self.pipes:
                answer = pipe.recv()
                if answer is not None:
                    failed.append(answer)
        except (EOFError, OSError):
            raise TatamiError("vector-process-lost") from None
        except BaseException:
            # Interrupted, nobody would know which answer belongs to which order.
            self.close()
            raise
        if failed:
            sentence, facts = failed[0]
            raise TatamiError(sentence, **facts)


def lasting(memory: SharedMemory) -> npt.NDArray[np.uint8]:
    """This memory as an array that lasts as long as anybody looks at it, or at a part of it.

    NumPy does not keep shared memory from being taken away below its arrays, and to read on then
    would end the interpreter.
    """
    whole: npt.NDArray[np.uint8] = np.ndarray((memory.size,), np.uint8, memory.buf)
    finalize(whole, memory.close).atexit = False
    return whole


def dismiss(pipes: list[Connection], workers: list[Any], memory: SharedMemory) -> None:
    """End the processes; the memory goes when nobody looks at it any more."""
    for pipe in pipes:
        pipe.close()
    for worker in workers:
        worker.join()
    memory.unlink()


def work(
    pipe: Connection,
    table: tuple[str, int, Options],
    share: tuple[str, int, int, int],
    opponents: list[str],
) -> None:
    """What a process does until the pipe is closed.

    Ctrl-C is for whoever gives the orders.
    """
    signal(SIGINT, SIG_IGN)
    name, seats, options = table
    shared, all_rows, first, rows = share
    encoding = Encoding(game_named(name), seats, options)
    memory = SharedMemory(shared)
    turn = turn_in(memory.buf, encoding, all_rows).part(first, rows)
    part = Part(encoding, turn, first, opponents)
    try:
        while True:
            pipe.send(done(part, pipe.recv()))
    except (EOFError, OSError):
        return  # whoever gave the orders is gone


def done(part: Part, order: int | str) -> tuple[str, dict[str, Any]] | None:
    """Do this; what was refused, if anything was."""
    try:
        if order == STEP:
            part.step()
        else:
            part.reset(int(order))
    except TatamiError as error:
        return error.sentence, error.facts
    return None

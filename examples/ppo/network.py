"""A small network with a policy and a value, its gradient, and Adam, in NumPy alone.

A framework would do the same in fewer lines, but the usual one comes with gigabytes of code for
graphics cards, and two layers of 256 numbers need none of it: on one core a matrix product of
NumPy runs at the processor's full speed.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

SPEED_OF_MEAN = 0.9
SPEED_OF_SQUARE = 0.999
TINY = 1e-8


@dataclass(frozen=True, slots=True)
class Pass:
    """What a batch of inputs came to, layer by layer; the gradient needs all of it."""

    inputs: Floats
    first: Floats
    second: Floats
    scores: Floats
    """rows × actions: the higher, the likelier."""
    values: Floats
    """rows: what is expected of the match."""


class Network:
    """Two hidden layers with rectifiers, and upon them the scores of all actions and one value."""

    def __init__(self, inputs: int, actions: int, hidden: int = 256, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)

        def weights(rows: int, columns: int, scale: float) -> Floats:
            drawn = rng.standard_normal((rows, columns), dtype=np.float32)
            return drawn * np.float32(scale / np.sqrt(rows))

        def nothing(columns: int) -> Floats:
            return np.zeros(columns, np.float32)

        self.parameters = [
            weights(inputs, hidden, 2.0),  # most inputs are 0: a little more than usual
            nothing(hidden),
            weights(hidden, hidden, 2**0.5),
            nothing(hidden),
            weights(hidden, actions, 0.01),  # at first all actions are about equally likely
            nothing(actions),
            weights(hidden, 1, 0.1),
            nothing(1),
        ]

    def forward(self, observations: npt.NDArray[np.int8]) -> Pass:
        """Scores and values of these observations."""
        w1, b1, w2, b2, w3, b3, w4, b4 = self.parameters
        inputs = observations.astype(np.float32)
        first = np.maximum(inputs @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return Pass(inputs, first, second, second @ w3 + b3, (second @ w4 + b4)[:, 0])

    def backward(self, passed: Pass, of_scores: Floats, of_values: Floats) -> list[Floats]:
        """The gradient of a loss by all parameters, from that by scores and values."""
        _, _, w2, _, w3, _, w4, _ = self.parameters
        of_value = of_values[:, None]
        of_second = (of_scores @ w3.T + of_value @ w4.T) * (passed.second > 0)
        of_first = (of_second @ w2.T) * (passed.first > 0)
        gradient = []
        for below, above in (
            (passed.inputs, of_first),
            (passed.first, of_second),
            (passed.second, of_scores),
            (passed.second, of_value),
        ):
            gradient += [below.T @ above, above.sum(axis=0)]
        return gradient

    def save(self, path: Path) -> None:
        """Write all parameters into a file."""
        np.savez_compressed(path, *self.parameters)


def load(path: Path) -> Network:
    """The network that was saved there."""
    with np.load(path) as file:
        parameters: list[Floats] = [file[f"arr_{number}"] for number in range(len(file.files))]
    network = Network(parameters[0].shape[0], parameters[5].shape[0], parameters[1].shape[0])
    network.parameters = parameters
    return network


class Adam:
    """Moves parameters against the gradient, each by its own measure."""

    def __init__(self, parameters: list[Floats]) -> None:
        self.parameters = parameters
        self.means = [np.zeros_like(one) for one in parameters]
        self.squares = [np.zeros_like(one) for one in parameters]
        self.steps = 0

    def step(self, gradient: list[Floats], rate: float, longest: float) -> None:
        """Go on by this rate; a gradient that is longer than `longest` is shortened to that."""
        length = float(np.sqrt(sum([float(np.vdot(one, one)) for one in gradient])))
        shorter = np.float32(min(1.0, longest / (length + TINY)))
        self.steps += 1
        unbiased = np.sqrt(1 - SPEED_OF_SQUARE**self.steps) / (1 - SPEED_OF_MEAN**self.steps)
        rows = zip(self.parameters, self.means, self.squares, gradient, strict=True)
        for parameter, mean, square, part in rows:
            part *= shorter
            mean += np.float32(1 - SPEED_OF_MEAN) * (part - mean)
            square += np.float32(1 - SPEED_OF_SQUARE) * (part * part - square)
            parameter -= np.float32(rate * unbiased) * mean / (np.sqrt(square) + TINY)

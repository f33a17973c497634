"""Calibration: from what search expects to how often that was won.

Search plays on by simple rules, so its numbers are too near to, or too far from, certainty. A line
through the log odds, fitted for each game and number of seats to matches between strong bots
(`python -m bench.calibration`), mends that. The numbers are data: `calibration.json`.
"""

from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final, Literal

import msgspec

Kind = Literal["curve", "search"]
"""Whether a position was played on, or search thought about it."""

NEARLY: Final = 0.002
"""No expectation is nearer to certainty than this: the match is not over."""


class Line(msgspec.Struct, frozen=True):
    """The line through the log odds."""

    slope: float = 1.0
    shift: float = 0.0


class Calibration(msgspec.Struct, frozen=True):
    """What was fitted for one game."""

    sums_to_one: bool = True
    """Whether just one seat wins, or several that share; otherwise seats can win together."""
    curve: dict[str, Line] = {}
    search: dict[str, Line] = {}
    """By the number of seats: for positions that are played on, and for what search expects."""


UNFITTED: Final = Line()


@cache
def calibrations() -> dict[str, Calibration]:
    """What was fitted, by the name of the game."""
    text = files("tatami.review").joinpath("calibration.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Calibration])


def calibrated(game: str, kind: Kind, returns: list[float]) -> list[float]:
    """The chance of every seat to win, where search expects this."""
    found = calibrations().get(game, Calibration())
    lines = found.curve if kind == "curve" else found.search
    line = lines.get(str(len(returns)), UNFITTED)
    return chances_by(line, returns, found.sums_to_one)


def chances_by(line: Line, returns: list[float], sums_to_one: bool) -> list[float]:
    """The chances that follow from what is expected by this line."""
    chances = [straightened(value, line) for value in returns]
    total = sum(chances)
    return [chance / total for chance in chances] if sums_to_one else chances


def straightened(value: float, line: Line) -> float:
    """One expectation as a chance."""
    held = min(1.0 - NEARLY, max(NEARLY, value))
    return 1.0 / (1.0 + exp(-line.slope * log(held / (1.0 - held)) - line.shift))

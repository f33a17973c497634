"""Calibration: from what search expects to how often that was won.

Search plays on by simple rules, so its numbers can be too near to, or too far from, certainty. One
power for each game and kind, fitted to matches between bots (`python -m bench.calibration`), mends
that: 1 leaves them as they are, more makes them bolder. A game brings them as `calibration.json`.
"""

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from tatami.games import GAMES

Kind = Literal["curve", "search"]
"""Whether a position was played on, or search thought about it."""

FILE: Final = "calibration.json"

NEARLY: Final = 0.002
"""No expectation is nearer to certainty than this: the match is not over."""


class Calibration(msgspec.Struct, frozen=True):
    """What was fitted for one game."""

    sums_to_one: bool = True
    """Whether just one seat wins, or several that share; otherwise seats can win together."""
    curve: float = 1.0
    search: float = 1.0
    """The powers for positions that are played on, and for what search expects."""


@cache
def calibration_of(game: str) -> Calibration:
    """What was fitted for this game; what it expects stays as it is if it brings nothing."""
    if game not in GAMES:
        return Calibration()
    file = files(GAMES[game].package).joinpath(FILE)
    return (
        msgspec.json.decode(file.read_bytes(), type=Calibration)
        if file.is_file()
        else Calibration()
    )


def calibrated(game: str, kind: Kind, returns: list[float]) -> list[float]:
    """The chance of every seat to win, where search expects this."""
    found = calibration_of(game)
    return chances_by(found.curve if kind == "curve" else found.search, returns, found.sums_to_one)


def chances_by(power: float, returns: list[float], sums_to_one: bool) -> list[float]:
    """The chances that follow from what is expected, by this power."""
    held = [min(1.0 - NEARLY, max(NEARLY, value)) for value in returns]
    if not sums_to_one:
        # Each seat by itself: to win, against not to win.
        return [value**power / (value**power + (1.0 - value) ** power) for value in held]
    total = sum(value**power for value in held)
    return [value**power / total for value in held]

"""Who is attacked or haunted, for everybody who is told of it."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.core.kinds import Number
from tatami.core.named import Named
from tatami.games.sake.pieces import MINION_TARGET


@dataclass
class Target(Named):
    """A samurai or a spirit by its seat, or a minion by its card; both NONE if it is nobody."""

    seat: int
    minion: int


NO_TARGET: Final = Target(NONE, NONE)


def target_of(number: i64) -> Target:
    """The target that the rules count so."""
    if number >= MINION_TARGET:
        return Target(NONE, number - MINION_TARGET)
    return Target(number, NONE)


def number_of(target: Target) -> int:
    """How the rules count this target."""
    return target.seat if target.minion == NONE else MINION_TARGET + target.minion


class TargetNumber(Number):
    """A target: a number in the state and in positions, named in a view."""

    def shown(self, kept: Any) -> Any:
        return target_of(kept)

    def kept(self, shown: Any) -> Any:
        return number_of(shown)

    def write(self, shown: Any, s: Any) -> str:
        return str(number_of(shown))

    def read(self, text: str, reading: Any) -> Any:
        return target_of(super().read(text, reading))

"""5. Captures."""

from dataclasses import dataclass
from typing import Final

from tatami.core.cards import lowest, members
from tatami.core.frames import Step
from tatami.core.named import Event, Named
from tatami.games.samurai.state import Samurai


@dataclass
class CapturedFigure(Named):
    """A figure that leaves the map, and the seat that takes it; NONE if it is set aside."""

    settlement: int
    kind: int
    taker: int


@dataclass
class Captured(Event):
    """What all took at that moment, settlement by settlement."""

    figures: list[CapturedFigure]


class Capture(Step[Samurai]):
    """5.2 The figures in surrounded settlements leave the map, all at the same moment."""

    rule = "5.2"

    def run(self, s: Samurai) -> None:
        while s.surrounded:
            s.capture(lowest(s.surrounded))
            s.surrounded &= s.surrounded - 1

    def event(self, s: Samurai) -> Captured:
        return Captured(
            [
                CapturedFigure(settlement, kind, s.strongest(settlement, kind))
                for settlement in members(s.surrounded)
                for kind in members(s.kinds_in(settlement))
            ]
        )


CAPTURE: Final = Capture()

"""5. Captures."""

from typing import Final

from tatami.core.cards import lowest, members
from tatami.core.frames import Step
from tatami.games.samurai.state import Samurai


class Capture(Step[Samurai]):
    """5.2 The figures in surrounded settlements leave the map, all at the same moment."""

    rule = "5.2"

    def run(self, s: Samurai) -> None:
        while s.surrounded:
            s.capture(lowest(s.surrounded))
            s.surrounded &= s.surrounded - 1

    def facts(self, s: Samurai) -> list[int]:
        facts: list[int] = []
        for settlement in members(s.surrounded):
            for kind in members(s.kinds_in(settlement)):
                facts.extend([settlement, kind, s.strongest(settlement, kind)])
        return facts


CAPTURE: Final = Capture()

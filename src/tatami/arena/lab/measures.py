"""What variants are compared by: each measure as a sum and a number of cases, match by match."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from tatami.arena.intervals import Cluster
from tatami.core.cards import NONE

EQUALS, SKILL = "equals", "skill"
"""The two series of every variant: bots as the study names them; one strong bot among weak ones."""


class Case(msgspec.Struct, frozen=True, array_like=True):
    """One match of the laboratory."""

    variant: str
    """Its key."""
    series: str
    deal: int
    rotation: int


class Played(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What was seen of one match."""

    case: Case
    winners: list[int] = []
    strong: int = NONE
    """The seat of the strong bot, in the series that shows skill."""
    first: int = NONE
    """The seat that began; NONE if several began at once."""
    margin: int | None = None
    """By how many points the winner was ahead; None if all won."""
    decisions: int = 0
    rounds: float | None = None
    """None if the game knows neither rounds nor turns."""
    faced: int = 0
    """How many of the decisions left a choice."""
    choices: int = 0
    """How many actions these offered in all."""
    drama: float | None = None
    """How much chance changed hands; None if nobody asked for it, or if there was no choice."""
    behind: list[int] | None = None
    """The seats that had less than a fair chance in the middle of the match."""
    forfeit: str = ""
    """Why the match was broken off, if it was; it then says nothing else."""

    def match(self) -> Case:
        """The match that this tells of."""
        return self.case

    def part(self, seat: int) -> float:
        """The seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Measure(NamedTuple):
    """How a match is measured, and how the figures of many matches are drawn."""

    of: Callable[[Played], Cluster]
    """What a match adds to the sum, and how many cases it is; no case if it says nothing."""
    series: str = EQUALS
    is_share: bool = False
    """Whether it is a part of a whole, told in per cent."""
    digits: int = 1


def given(value: float | None) -> Cluster:
    """One case, if there is a value."""
    return (0.0, 0.0) if value is None else (float(value), 1.0)


def comeback(played: Played) -> Cluster:
    """The part of the win that went to who was behind."""
    if played.behind is None:
        return given(None)
    return given(sum(played.part(seat) for seat in played.behind))


SEATS = "seats"
MEASURES: dict[str, Measure] = {
    "decisions": Measure(lambda played: given(played.decisions)),
    "rounds": Measure(lambda played: given(played.rounds)),
    # Its cases depend on the place that is looked at: see `place`.
    SEATS: Measure(lambda played: given(None), is_share=True),
    "margin": Measure(lambda played: given(played.margin)),
    "ties": Measure(lambda played: given(len(played.winners) > 1), is_share=True),
    "comebacks": Measure(comeback, is_share=True),
    "branching": Measure(lambda played: (float(played.choices), float(played.faced))),
    "drama": Measure(lambda played: given(played.drama), digits=2),
    "skill": Measure(lambda played: given(played.part(played.strong)), SKILL, is_share=True),
}
"""All measures, in the order in which they are told."""

CURVED = {"comebacks", "drama"}
"""Those that need the chances of the seats along the match."""


def place(number: int, seats: int) -> Callable[[Played], Cluster]:
    """The win of one place: the seats are counted from 0, from the one that began if one did."""

    def of(played: Played) -> Cluster:
        return given(played.part((max(0, played.first) + number) % seats))

    return of

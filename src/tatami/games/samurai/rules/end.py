"""6. The end."""

from dataclasses import dataclass
from typing import Final, Literal

from tatami.core.cards import members, set_of
from tatami.core.counts import Standing, TieBreaks, leaders, standings, tie_breaks
from tatami.core.frames import Step
from tatami.core.named import Event
from tatami.games.samurai.pieces import MOST_FIGURES
from tatami.games.samurai.state import Samurai

OUTRIGHT: Final = 10_000
"""More than any claim that figures could make."""

# The causes of the end, as bits.
KIND_GONE: Final = 1
FOUR_ASIDE: Final = 2


Decisive = Literal["two", "only", "others", "all", "shared", "most", "nobody"]
"""What a match is decided by: two majorities, the only one, the other figures, all figures, none of
these, so that the win is shared; without a majority most figures, or nobody wins."""


@dataclass
class Counted(Event):
    """Why it is over (6.1), how everybody stands, and who wins by what."""

    kind_is_gone: bool
    four_are_aside: bool
    leaders: list[int]
    standings: list[Standing]
    winners: list[int]
    decided_by: Decisive
    tie_breaks: TieBreaks


class Count(Step[Samurai]):
    """6.2 The screens are lifted; 6.3 whoever has a majority may win."""

    rule = "6.2"

    def run(self, s: Samurai) -> None:
        s.winners = best_seats(s)

    def event(self, s: Samurai) -> Counted:
        causes = causes_of_end(s)
        stands = standings(s.captured, s.seats)
        return Counted(
            kind_is_gone=causes & KIND_GONE != 0,
            four_are_aside=causes & FOUR_ASIDE != 0,
            leaders=leaders(s.captured, s.seats),
            standings=stands,
            winners=members(best_seats(s)),
            decided_by=decided_by(s),
            tie_breaks=tie_breaks(stands, s.options.most_win),
        )


def causes_of_end(s: Samurai) -> int:
    """6.1 Why the game ends, as bits; 0 if it goes on."""
    return (KIND_GONE if s.a_kind_is_gone() else 0) | (FOUR_ASIDE if s.four_are_aside() else 0)


def best_seats(s: Samurai) -> int:
    """The set of seats that win, by the figures as they are."""
    ahead = leaders(s.captured, s.seats)
    claims = [claim(s, seat, ahead) for seat in range(s.seats)]
    if max(claims) == 0:
        # 6.7 Nobody has a majority.
        if not s.options.most_win:
            return 0
        claims = [s.all_captured(seat) for seat in range(s.seats)]
    best = max(claims)
    return set_of([seat for seat in range(s.seats) if claims[seat] == best])


def claim(s: Samurai, seat: int, ahead: list[int]) -> int:
    """6.3 Nothing without a majority; 6.4 two beat all; 6.5, 6.6 else other figures, then all."""
    if seat not in ahead:
        return 0
    if ahead.count(seat) > 1:
        return OUTRIGHT
    total = s.all_captured(seat)
    return (total - s.captured_of(seat, ahead.index(seat))) * (MOST_FIGURES + 1) + total


def decided_by(s: Samurai) -> Decisive:
    """What decides the match, by the figures as they are."""
    winners = members(best_seats(s))
    if not winners:
        return "nobody"
    stands = standings(s.captured, s.seats)
    if stands[winners[0]].majorities != 1:
        return "two" if stands[winners[0]].majorities else "most"
    ahead = tie_breaks(stands, s.options.most_win)
    if not ahead.others:
        return "only"
    if not ahead.total:
        return "others"
    return "all" if len(ahead.total) == 1 else "shared"


COUNT: Final = Count()

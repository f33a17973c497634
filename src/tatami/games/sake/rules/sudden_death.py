"""11. Sudden death and the end."""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, members, size
from tatami.core.frames import Frame, Step
from tatami.games.sake.rules.death import SEPPUKU_OF
from tatami.games.sake.state import Sake


class Count(Step[Sake]):
    """11.2 The spirits win with more than every samurai; 11.3 otherwise the drunkest samurai."""

    rule = "11.2"

    def run(self, s: Sake) -> None:
        s.sudden_deaths += 1
        tied = drunkest(s)
        if spirits_lead(s):
            win(s, s.spirits)
        elif size(tied) == 1 or s.sudden_deaths == s.house.sudden_deaths:
            win(s, tied)
        else:
            leaving = (s.alive | s.spirits) & ~tied
            s.last_turns = size(tied)
            s.do([SEPPUKU_OF[seat] for seat in members(leaving)])

    def facts(self, s: Sake) -> list[int]:
        return [s.tokens(seat) for seat in range(s.seats)]


def win(s: Sake, winners: i64) -> None:
    """These seats have won; nothing more is owed."""
    s.winners = winners
    s.stack.clear()


def drunkest(s: Sake) -> int:
    """The samurai with most sake."""
    most = max([s.tokens(seat) for seat in members(s.alive)])
    found = 0
    for seat in members(s.alive):
        if s.tokens(seat) == most:
            found |= BIT[seat]
    return found


def spirits_lead(s: Sake) -> bool:
    """11.2 Whether the spirits together have more sake than every samurai."""
    together = sum([s.loot[seat] for seat in members(s.spirits)])
    return together > max([s.tokens(seat) for seat in members(s.alive)])


def nothing_left_to_win(s: Sake) -> bool:
    """11.5 Whether a single samurai lives and there is no sake anywhere."""
    if s.masu or size(s.alive) > 1:
        return False
    return sum([s.tokens(seat) for seat in range(s.seats)]) == 0


def end_round(s: Sake) -> None:
    """11.7 After too many rounds in which the Masu did not shrink, a token leaves it."""
    if s.masu == 0:
        return
    s.dry = s.dry + 1 if s.masu == s.masu_before else 0
    if s.dry > s.house.dry_rounds:
        s.masu -= 1
        if s.masu == 0:
            s.last_turns = size(s.alive | s.spirits)
    s.masu_before = s.masu


COUNT: Final[Frame[Sake]] = Count()

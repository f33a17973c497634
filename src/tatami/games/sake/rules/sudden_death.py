"""11. Sudden death and the end."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, lowest, size
from tatami.core.frames import Step
from tatami.core.named import Event
from tatami.games.sake.rules.death import SEPPUKU_OF
from tatami.games.sake.state import Sake


@dataclass
class Counted(Event):
    """The sake of each seat."""

    tokens: list[int]


class Count(Step[Sake]):
    """11.2 The spirits win with more than every samurai; 11.3 otherwise the drunkest samurai.

    11.4 If several are tied, the others leave; 11.6 in the last of these rounds the tied share it.
    """

    rule = "11.2"

    def run(self, s: Sake) -> None:
        s.sudden_deaths += 1
        tied = drunkest(s)
        if spirits_lead(s):
            win(s, s.spirits)
        elif size(tied) == 1 or s.sudden_deaths == s.options.sudden_deaths:
            win(s, tied)
        else:
            leaving = (s.alive | s.spirits) & ~tied
            s.last_turns = size(tied)
            for seat in s.clockwise(leaving)[::-1]:
                s.then(SEPPUKU_OF[seat])

    def event(self, s: Sake) -> Counted:
        return Counted([s.tokens(seat) for seat in range(s.seats)])


def win(s: Sake, winners: i64) -> None:
    """These seats have won; nothing more is to be done."""
    s.winners = winners
    s.drop_all()


def most_tokens(s: Sake) -> i64:
    """How much sake the drunkest samurai has."""
    most: i64 = 0
    rest = s.alive
    while rest:
        most = max(most, s.tokens(lowest(rest)))
        rest &= rest - 1
    return most


def drunkest(s: Sake) -> int:
    """The samurai with most sake."""
    most = most_tokens(s)
    found: i64 = 0
    for seat in range(s.seats):
        if s.is_samurai(seat) and s.tokens(seat) == most:
            found |= BIT[seat]
    return found


def tokens_of_spirits(s: Sake) -> i64:
    """How much sake the spirits have together."""
    together: i64 = 0
    rest = s.spirits
    while rest:
        together += s.loot[lowest(rest)]
        rest &= rest - 1
    return together


def spirits_lead(s: Sake) -> bool:
    """11.2 Whether the spirits together have more sake than every samurai."""
    return tokens_of_spirits(s) > most_tokens(s)


def nothing_left_to_win(s: Sake) -> bool:
    """11.5 Whether a single samurai lives and there is no sake anywhere."""
    if s.masu or size(s.alive) > 1:
        return False
    return sum([s.tokens(seat) for seat in range(s.seats)]) == 0


def dry_rounds(s: Sake) -> i64:
    """11.7 How many rounds the Masu did not shrink, with the one that ends now."""
    return s.dry + 1 if s.masu == s.masu_before else 0


def drips(s: Sake) -> bool:
    """11.7 Whether these were too many."""
    return s.masu > 0 and dry_rounds(s) > s.options.dry_rounds


def end_round(s: Sake) -> None:
    """11.7 After too many rounds in which the Masu did not shrink, a token leaves it."""
    if s.masu == 0:
        return
    is_dripping = drips(s)
    s.dry = dry_rounds(s)
    if is_dripping:
        s.masu -= 1
        if s.masu == 0:
            s.last_turns = size(s.alive | s.spirits)
    s.masu_before = s.masu


COUNT: Final = Count()

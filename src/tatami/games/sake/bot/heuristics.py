"""What search has to know about Sake & Samurai."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, members, size
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.games.sake.bot.greedy import Choice, best
from tatami.games.sake.bot.worths import life_points
from tatami.games.sake.pieces import HAND, masu_for
from tatami.games.sake.rules.sudden_death import tokens_of_spirits
from tatami.games.sake.state import Sake
from tatami.search.heuristics import Heuristics, chances

PLAYED_ON: Final = 24
"""After so many choices the position is judged, unless it is sudden death."""
TO_THE_END: Final = 100
"""In sudden death so many choices are nearly always enough to see who wins."""

# Fitted to 2,700 matches of the greedy bot: who won, by what everybody had at some moment.
# A token counts the more the less sake is left, and most when there is none.
TOKEN: Final = 0.4
LAST_TOKEN: Final = 1.4
LIFE_POINT: Final = 0.14
ENOUGH_LIFE: Final = 6
CARD: Final = 0.15
THING: Final = 0.18
TO_BE_SPIRITS: Final = -0.3
"""What spirits lack, whatever they have taken."""


class SakeHeuristics(Heuristics[Sake]):
    """Rivals play by rules of thumb, and so do all for a while; what they then have tells."""

    exploration = 0.15
    quick = 100
    thorough = 4000

    def rank(self, s: Sake, seat: int, legal: list[int], dice: Dice) -> list[int]:
        choice = Choice(s, seat)
        ranked = [(-choice.appeal(action), action) for action in legal]
        ranked.sort()
        return [action for _, action in ranked]

    def favourite(self, s: Sake, seat: int, legal: list[int], dice: Dice) -> int:
        return best(s, seat, legal)

    def width(self, visits: i64) -> i64:
        return 2 + i64(0.2 * sqrt(float(visits)))

    def foresee(self, s: Sake, seat: int, dice: Dice) -> int:
        return best(s, seat, self.offers(s, seat))

    def play_on(self, s: Sake, dice: Dice) -> None:
        played: i64 = 0
        while played < PLAYED_ON or (s.masu == 0 and played < TO_THE_END):
            asked = s.asking
            if asked is None:
                return
            seat = asked.seat
            if seat == CHANCE:
                s.apply(seat, asked.sample(s, seat, dice))
            else:
                s.apply(seat, best(s, seat, asked.legal(s, seat)))
                played += 1

    def returns(self, s: Sake) -> list[float]:
        return judged(s) if s.asking is not None else won(s)


def won(s: Sake) -> list[float]:
    """What the end brought each seat; spirits win together."""
    found = [0.0] * s.seats
    winners = members(s.winners)
    for winner in winners:
        found[winner] = 1.0 if s.spirits & BIT[winner] else 1.0 / len(winners)
    return found


def judged(s: Sake) -> list[float]:
    """How likely each seat is to win; spirits win together."""
    token = LAST_TOKEN if s.masu == 0 else TOKEN * (1.0 - float(s.masu) / masu_for(s.seats))
    living = members(s.alive)
    standings = [standing(s, samurai, token) for samurai in living]
    if s.spirits:
        standings.append(TO_BE_SPIRITS + token * float(tokens_of_spirits(s)))
    likely = chances(standings)
    found = [0.0] * s.seats
    for i in range(len(living)):
        found[living[i]] = likely[i]
    for spirit in members(s.spirits):
        found[spirit] = likely[len(living)]
    return found


def standing(s: Sake, seat: i64, token: float) -> float:
    """How good it looks for a samurai, if a token counts so much."""
    life = LIFE_POINT * float(min(ENOUGH_LIFE, life_points(s, seat)))
    things = THING * float(size(s.things[seat])) + CARD * float(s.count(HAND + seat))
    return token * float(s.tokens(seat)) + life + things

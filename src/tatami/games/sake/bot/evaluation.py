"""What search has to know about Sake & Samurai."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import BIT, members, size
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.games.sake.bot.policy import Choice, best
from tatami.games.sake.bot.policy.values import life_points
from tatami.games.sake.pieces import HAND, masu_for
from tatami.games.sake.rules.sudden_death import tokens_of_spirits
from tatami.games.sake.state import Sake
from tatami.search.heuristics import Heuristics, chances, fractions, weighed
from tatami.search.weights import weights_of

PLAYED_ON: Final = 24
"""After so many choices the position is judged, unless it is sudden death."""
TO_THE_END: Final = 100
"""In sudden death so many choices are nearly always enough to see who wins."""

ENOUGH_LIFE: Final = 6
"""More life points than this do not count."""

SIGNS: Final = ["token", "last_token", "life_point", "card", "thing", "to_be_spirits"]
"""What counts for a win. A token counts the more the less sake is left, and otherwise as a last
one when there is none."""

WEIGHTS: Final = fractions(weights_of("tatami.games.sake.bot").numbers(SIGNS))


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
    living = members(s.alive)
    likely = chances([weighed(WEIGHTS, signs) for signs in all_signs(s)])
    found = [0.0] * s.seats
    for i in range(len(living)):
        found[living[i]] = likely[i]
    for spirit in members(s.spirits):
        found[spirit] = likely[len(living)]
    return found


def all_signs(s: Sake) -> list[vec[float]]:
    """How each samurai who is alive stands, sign by sign, and at last all spirits together."""
    found = [signs_of(s, samurai) for samurai in members(s.alive)]
    if s.spirits:
        tokens = float(tokens_of_spirits(s))
        drained, last = weight_of_tokens(s)
        found.append(vec[float]([drained * tokens, last * tokens, 0.0, 0.0, 0.0, 1.0]))
    return found


def signs_of(s: Sake, seat: i64) -> vec[float]:
    """How a samurai stands."""
    tokens = float(s.tokens(seat))
    drained, last = weight_of_tokens(s)
    return vec[float](
        [
            drained * tokens,
            last * tokens,
            float(min(ENOUGH_LIFE, life_points(s, seat))),
            float(s.count(HAND + seat)),
            float(size(s.things[seat])),
            0.0,
        ]
    )


def weight_of_tokens(s: Sake) -> tuple[float, float]:
    """By how much a token counts as one of many, and as one of the last."""
    if s.masu == 0:
        return 0.0, 1.0
    return 1.0 - float(s.masu) / masu_for(s.seats), 0.0

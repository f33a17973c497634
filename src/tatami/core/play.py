"""Random play without views, records or words: the fast loop, and a careful one."""

from typing import Any, Final

from mypy_extensions import i64

from tatami.core.chance import Dice
from tatami.core.frames import CHANCE, NOBODY
from tatami.core.state import State

LONGEST: Final = 20_000
"""More moves than any match of these games comes near to."""


def playout(s: State[Any], dice: Dice) -> int:
    """Play to the end, every choice at random; how many decisions the seats made."""
    decisions: i64 = 0
    while True:
        asked = s.asking
        if asked is None:
            return decisions
        seat = asked.seat
        if seat == NOBODY:
            for actor in asked.actors(s):
                State.apply(s, actor, asked.sample(s, actor, dice))
                decisions += 1
        else:
            State.apply(s, seat, asked.sample(s, seat, dice))
            if seat != CHANCE:
                decisions += 1


def playouts(start: State[Any], matches: int, dice: Dice) -> int:
    """Play so many matches from here; how many decisions the seats made in all."""
    decisions = 0
    for _ in range(matches):
        decisions += playout(start.clone(), dice)
    return decisions


def comes_to_an_end(s: State[Any], dice: Dice) -> bool:
    """Play on at random, asking at every step; whether nobody got stuck before the end."""
    for _ in range(LONGEST):
        actors = s.actors()
        if not actors:
            return s.is_over()
        seat = actors[dice.below(len(actors))]
        legal = s.legal(seat)
        if not legal:
            return False
        s.apply(seat, legal[dice.below(len(legal))])
    return False

"""The fast loop: random play without views, records or words."""

from typing import Any

from tatami.core.chance import Dice
from tatami.core.frames import CHANCE, NOBODY
from tatami.core.state import State


def playout(s: State[Any], dice: Dice) -> int:
    """Play to the end, every choice at random; how many decisions the seats made."""
    decisions = 0
    while True:
        asked = s.asking
        if asked is None:
            return decisions
        if asked.seat == NOBODY:
            for seat in asked.actors(s):
                s.apply(seat, asked.sample(s, seat, dice))
                decisions += 1
        else:
            s.apply(asked.seat, asked.sample(s, asked.seat, dice))
            if asked.seat != CHANCE:
                decisions += 1


def playouts(start: State[Any], matches: int, dice: Dice) -> int:
    """Play so many matches from here; how many decisions the seats made in all."""
    decisions = 0
    for _ in range(matches):
        decisions += playout(start.clone(), dice)
    return decisions

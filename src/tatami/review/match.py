"""A match to be reviewed: its record, replayed once, with the state before every move."""

from typing import Any, Final

import msgspec

from tatami.core.cards import NONE
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.core.game import Game, View
from tatami.core.record import Record, begin, step
from tatami.core.state import State
from tatami.search import heuristics_of

BY_CUSTOM: Final = "custom"


class Stretch(msgspec.Struct):
    """Moves that belong together: one decision, or deals and draws in a row.

    Moves that nobody could have made otherwise, or that are made by custom, are not judged and go
    with what came before.
    """

    at: int
    upto: int
    cause: int
    """The seat that decided, or CHANCE."""


class Match:
    """A match, and what it looked like before each move."""

    def __init__(self, record: Record, game: Game[Any, Any], iterations: int = 0) -> None:
        self.record = record
        self.game = game
        self.heuristics = heuristics_of(game)
        self.iterations = iterations or self.heuristics.thorough
        """How much thinking the deeper analyses are a part of: as much as the strongest level
        spends on a decision, unless told otherwise."""
        self.states: list[State[Any]] = []
        """The state before each move, and after the last one."""
        s = begin(record, game)
        for number in range(len(record.moves)):
            self.states.append(s.clone())
            step(record, game, s, number)
        self.states.append(s)
        self.choices = [at for at in range(len(record.moves)) if self.is_choice(at)]
        """The moves that a seat could have made otherwise, and that can be judged."""
        self.stretches = self.divided()

    def seat_at(self, at: int) -> int:
        """Who made this move: a seat, or CHANCE."""
        seat, _ = self.record.moves[at]
        return seat

    def action_at(self, at: int) -> int:
        """What was done in it."""
        _, action = self.record.moves[at]
        return action

    def is_choice(self, at: int) -> bool:
        """Whether a seat had a choice there about which search has an opinion.

        What is done by custom, such as setting a board up, is not thought about.
        """
        seat = self.seat_at(at)
        if seat == CHANCE:
            return False
        legal = self.states[at].legal(seat)
        if len(legal) == 1:
            return False
        return self.heuristics.by_custom(self.view(at), legal, dice_of(at, BY_CUSTOM)) == NONE

    def view(self, at: int) -> View:
        """What the seat that acted there saw before it did."""
        found: View = self.game.view(self.states[at], self.seat_at(at))
        return found

    def decisions(self, seats: list[int]) -> list[int]:
        """The moves of these seats that can be judged."""
        return [at for at in self.choices if self.seat_at(at) in seats]

    def points(self) -> list[int]:
        """The moments between the stretches: where the curve has its points."""
        return [0, *[stretch.upto for stretch in self.stretches]]

    def divided(self) -> list[Stretch]:
        """The stretches of the match, in order."""
        choices = set(self.choices)
        found: list[Stretch] = []
        for at, (seat, _) in enumerate(self.record.moves):
            is_chance = seat == CHANCE
            if found and (at not in choices) and (not is_chance or found[-1].cause == CHANCE):
                found[-1].upto = at + 1
            else:
                found.append(Stretch(at, at + 1, seat if at in choices else CHANCE))
        return found

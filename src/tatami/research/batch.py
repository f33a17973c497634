"""Many matches side by side, one question each at a time; written for machine code."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tatami.core.cards import filled, zeros
from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.core.frames import NOBODY
from tatami.core.numbers import Numbers, Table
from tatami.core.state import State
from tatami.search import bot_named
from tatami.search.bot import Bot

SELF: Final = "self"
"""The caller answers for every seat."""
RANDOM: Final = "random"


class Batch:
    """Rows of matches. In each row a match follows the other, and all follow from seed and row.

    With opponents, the caller has one seat of each match: in row r of match m the seat r + m,
    counted round the table; everybody else is a bot of that name.
    """

    def __init__(self, numbers: Numbers, first_row: int, rows: int, opponents: str) -> None:
        self.numbers = numbers
        self.first_row = first_row
        self.rows = rows
        self.seats: i64 = numbers.seats
        self.opponents = opponents
        self.is_alone = opponents == SELF
        """Whether the caller answers for all."""
        self.start: State[Any] = numbers.game.new(numbers.seats, numbers.options)
        self.observations = numbers.sheet(rows)
        self.masks = numbers.mask_sheet(rows)
        self.asked: vec[i64] = filled(rows, NOBODY)
        """The seat of each row that is asked."""
        self.rewards: vec[float] = noughts(rows * numbers.seats)
        """For each row and seat: what the match that has just ended was worth to it."""
        self.done: vec[u8] = vec[u8]([u8(0)] * rows)
        """Whether a match has just ended; the row is in the next one already."""
        self.has_ended = False
        """Whether one has in any row, in this step or the one before."""
        self.matches: vec[i64] = zeros(rows)
        """How many matches have ended in each row."""
        self.tables: list[Table] = []
        self.bots: list[Bot[Any]] = []
        """The opponents of each row, if they think."""

    def deal(self, seed: int) -> None:
        """Begin all matches anew."""
        numbers = self.numbers
        self.tables = []
        self.bots = []
        self.matches = zeros(self.rows)
        self.has_ended = True
        for row in range(self.rows):
            dice = dice_of(seed, f"row {self.first_row + row}")
            self.tables.append(Table(numbers, dice))
            if self.opponents not in (SELF, RANDOM):
                luck = dice_of(seed, f"opponents of row {self.first_row + row}")
                self.bots.append(bot_named(self.opponents, numbers.game, luck))
            self.clear(row)
            self.settle(row)

    def step(self, actions: vec[i64]) -> None:
        """Say one index in each row, and go on to the next question."""
        self.check(actions)
        self.has_ended = False
        for row in range(self.rows):
            self.clear(row)
            self.tables[row].say(actions[row])
            self.settle(row)

    def check(self, actions: vec[i64]) -> None:
        """Refuse what cannot be said, before anything is."""
        for row in range(self.rows):
            index = actions[row]
            if not self.masks.has(row, index):
                raise TatamiError("vector-not-in-mask", row=self.first_row + row, index=int(index))

    def clear(self, row: i64) -> None:
        """Nothing has ended in this row."""
        if self.done[row]:
            self.has_ended = True
            self.done[row] = u8(0)
            for seat in range(self.seats):
                self.rewards[row * self.seats + seat] = 0.0

    def settle(self, row: i64) -> None:
        """Let the opponents answer, begin a new match where one has ended, and write the row."""
        table = self.tables[row]
        while True:
            seat: i64 = table.seat
            if seat == NOBODY:
                self.end(row, table)
            elif self.is_alone or seat == self.learner(row):
                break
            elif self.opponents == RANDOM:
                table.do_anything()
            else:
                legal = table.s.legal(seat)
                view = self.numbers.game.view(table.s, seat)
                table.do(legal[0] if len(legal) == 1 else self.bots[row].choose(view, legal))
        self.asked[row] = seat
        table.put_observation(self.observations, row, seat)
        table.put_mask(self.masks, row)

    def learner(self, row: i64) -> i64:
        """The caller's seat in this row, where it has opponents."""
        return (self.first_row + row + self.matches[row]) % self.seats

    def end(self, row: i64, table: Table) -> None:
        """Write down what the match was worth, and begin the next one."""
        returns = self.numbers.returns(table.s)
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = returns[seat]
        self.done[row] = u8(1)
        self.has_ended = True
        self.matches[row] += 1
        table.restart(self.start)


def noughts(count: int) -> vec[float]:
    """So many zeros."""
    found = vec[float]()
    for _ in range(count):
        found = append(found, 0.0)
    return found

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

RANDOM: Final = "random"


class Batch:
    """Rows of matches. In each row a match follows the other, and all follow from seed and row.

    With opponents, the caller has one seat of each match: in row r of match m the seat r + m,
    counted round the table; those after it are bots of these names, in this order.
    """

    def __init__(self, numbers: Numbers, first_row: int, rows: int, opponents: list[str]) -> None:
        self.numbers = numbers
        self.first_row = first_row
        self.rows = rows
        self.seats: i64 = numbers.seats
        self.opponents = opponents
        """Nobody, if the caller answers for all."""
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
        """The opponents of all rows, row by row."""

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
            for place, name in enumerate(self.opponents):
                luck = dice_of(seed, f"opponent {place} of row {self.first_row + row}")
                self.bots.append(bot_named(name, numbers.game, luck))
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
            else:
                place = self.place_of(row, seat)
                if place < 0:
                    break
                if self.opponents[place] == RANDOM:
                    table.do_anything()
                else:
                    bot = self.bots[row * len(self.opponents) + place]
                    legal = table.s.legal(seat)
                    view = self.numbers.game.view(table.s, seat)
                    table.do(legal[0] if len(legal) == 1 else bot.choose(view, legal))
        self.asked[row] = seat
        table.put_observation(self.observations, row, seat)
        table.put_mask(self.masks, row)

    def place_of(self, row: i64, seat: i64) -> i64:
        """Which of the opponents sits there in this row, counted from 0; -1 is the caller."""
        if not self.opponents:
            return -1
        learner = (self.first_row + row + self.matches[row]) % self.seats
        return (seat + self.seats - learner) % self.seats - 1

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

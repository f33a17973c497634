"""Puzzles: a list, one to be solved, what an answer is worth."""

from typing import Literal

from tatami.server.messages.fields import Action, Message
from tatami.server.messages.moments import Asked
from tatami.server.messages.tables import SeatFacts


class PuzzleFacts(Message, frozen=True, kw_only=True):
    """A puzzle in a list."""

    id: str
    game: str
    seats: int
    difficulty: int
    """From 1, easy, to 5."""
    state: Literal["new", "right", "wrong"]
    """What the reader answered first."""


class Puzzles(Message, frozen=True, kw_only=True):
    """All the puzzles of the house, and the one of today."""

    today: PuzzleFacts | None
    puzzles: list[PuzzleFacts]


class PuzzleShown(Message, frozen=True, kw_only=True):
    """A puzzle to be solved."""

    puzzle: PuzzleFacts
    seats: list[SeatFacts]
    asked: Asked


class Solve(Message, frozen=True, kw_only=True):
    """An answer to a puzzle."""

    action: Action


class PuzzleLine(Message, frozen=True, kw_only=True):
    """A choice in a puzzle, and the chance to win that it leaves."""

    action: int
    text: str
    chance: float
    why: str
    """What speaks for or against it, as far as there is a sentence that says so."""


class PuzzleAnswer(Message, frozen=True, kw_only=True):
    """What an answer to a puzzle is worth."""

    right: bool
    solution: str
    lines: list[PuzzleLine]
    """The solution, what else was thought through, and what was answered, the best first."""

"""A match that is over: its replay, its moments, how else it could have gone on, notes."""

from typing import Annotated, Any, Literal

import msgspec

from tatami.server.messages.fields import (
    CHAT_LENGTH,
    Action,
    Counter,
    Hexadecimal,
    Key,
    Message,
    Seat,
    Word,
)
from tatami.server.messages.play import Choice, Line, Moment, Question
from tatami.server.messages.tables import TableFacts


class ReplayMoment(Moment, frozen=True, kw_only=True):
    """A moment of a finished match."""

    move: int
    """The number of the move that it belongs to; 0 is before the first one."""
    action: int
    lines: list[Line]
    """What was told since the moment before."""
    awaited: list[int]
    decision: int = -1
    """After so many moves somebody decides, with nothing more to be seen before; -1 if nobody."""
    asked: list[int] = []
    """Who decides then."""


class Replay(Message, frozen=True, kw_only=True):
    """A finished match as one seat saw it; the first moment is the one before the first move."""

    table: TableFacts
    seat: int
    moments: list[ReplayMoment]


class Verified(Message, frozen=True, kw_only=True):
    """All the deals follow from the seed that was sealed before the first of them."""

    deals: int
    commitment: str


class Asked(Message, frozen=True, kw_only=True):
    """What a seat is asked at a moment: of a match that is over, or of a puzzle."""

    move: int
    seat: int
    question: Question
    legal: list[Choice]
    taken: int
    """What it did then; -1 if that is not known, or not told."""
    scores: list[int]
    awaited: list[int]
    view: Any


class Guessed(Message, frozen=True, kw_only=True):
    """What a choice is worth that a review does not tell of."""

    behind: float
    """By how much chance to win it stays behind the best one."""


class Branch(Message, frozen=True, kw_only=True):
    """Another way that a match could have gone from a moment on."""

    move: Counter
    seat: Seat
    action: Action
    is_true: bool = False
    """Whether all cards are where they were, or only where the seat could know that they are."""
    luck: Counter = 0
    """Which of the many worlds, and which luck from there on."""


class WhatIf(Message, frozen=True, kw_only=True):
    """How a match could have gone on with another choice, and bots at all seats after it."""

    table: TableFacts
    branch: Branch
    text: str
    """What was done instead."""
    seat: int
    """From where one looks on."""
    moments: list[ReplayMoment]
    """Its first moment is the one before the choice."""
    scores: list[int]
    winners: list[int]


class PlayFrom(Message, frozen=True, kw_only=True):
    """Take a finished match up from one of its moments, against bots."""

    move: Counter
    seat: Seat
    """Where to sit."""
    is_true: bool = False
    level: Word = "samurai"
    """Of the bots at the other seats."""
    key: Key = ""
    entropy: Hexadecimal | Literal[""] = ""


class Note(Message, frozen=True, kw_only=True):
    """What somebody who played says about a moment."""

    move: int
    seat: int
    name: str
    text: str
    at: int
    """When, in milliseconds since 1970."""
    yours: bool


class Notes(Message, frozen=True, kw_only=True):
    """What those who played say about a match, moment by moment."""

    notes: list[Note]


class NewNote(Message, frozen=True, kw_only=True):
    """Say something about a moment, instead of what one said before; nothing takes it back."""

    move: Counter
    text: Annotated[str, msgspec.Meta(max_length=CHAT_LENGTH)]
    key: Key = ""

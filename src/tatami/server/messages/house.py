"""The house: the games that are played in it, how one comes in, what goes wrong."""

from typing import Annotated

import msgspec

from tatami.core.game import Value
from tatami.server.messages.fields import Message


class Password(Message, frozen=True, kw_only=True):
    """The password of the house."""

    password: Annotated[str, msgspec.Meta(max_length=200)]


class OptionFacts(Message, frozen=True, kw_only=True):
    """An option that a table may choose."""

    name: str
    title: str
    text: str
    values: list[Value]
    usual: Value
    """The rulebook's own."""
    titles: list[str]
    """What each of the values is called."""
    lowest: int
    highest: int
    """Numbers from `lowest` to `highest` are allowed too, if `lowest` is not above `highest`."""
    is_seat: bool
    """Whether numbers are seats, counted from 1: those of the table, that is."""


class GameFacts(Message, frozen=True, kw_only=True):
    """A game that is played in this house."""

    name: str
    title: str
    about: str
    fewest: int
    most: int
    minutes: int
    """How long a match takes at a table, about."""
    bot_minutes: int
    """How long it takes against bots; 0 if nobody knows."""
    verbs: list[str]
    options: list[OptionFacts]


class HouseFacts(Message, frozen=True, kw_only=True):
    """The house: what is played, who serves, whether one must know a word to come in."""

    version: str
    games: list[GameFacts]
    levels: list[str]
    languages: list[str]
    locked: bool
    announcement: str


class Trouble(Message, frozen=True, kw_only=True):
    """What was wrong with a request, and what would be right."""

    text: str
    code: str

"""The person who reads: who it is, on which devices, and how it has played."""

from typing import Annotated

import msgspec

from tatami.server.messages.fields import Message, Name


class Me(Message, frozen=True, kw_only=True):
    """Who one is."""

    id: str
    name: str


class Rename(Message, frozen=True, kw_only=True):
    """What one wants to be called."""

    name: Name


class Carry(Message, frozen=True, kw_only=True):
    """What makes another device the same person, once, within ten minutes."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


class Played(Message, frozen=True, kw_only=True):
    """A match that the reader has played to its end."""

    table: str
    key: str
    game: str
    seats: int
    at: int
    won: bool
    accuracy: float | None
    """From 0 to 100; none before it was reviewed."""
    decisions: int
    thinking: int
    """Milliseconds a decision, on average."""


class Misjudged(Message, frozen=True, kw_only=True):
    """A kind of mistake, with the last one made."""

    game: str
    count: int
    prompt: str
    """What was asked then."""
    table: str
    key: str
    move: int
    seat: int


class YourPlay(Message, frozen=True, kw_only=True):
    """The reader's own play; nobody else sees it."""

    matches: list[Played]
    """The newest first."""
    mistakes: list[Misjudged]
    """The most frequent kinds."""

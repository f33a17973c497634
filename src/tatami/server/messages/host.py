"""What the host of a house does: people, announcements, tables that are broken."""

from typing import Annotated

import msgspec

from tatami.server.messages.fields import CHAT_LENGTH, Counter, Key, Message


class Announced(Message, frozen=True, kw_only=True):
    """What the host says to everybody; nothing ends it."""

    text: Annotated[str, msgspec.Meta(max_length=CHAT_LENGTH)]


class Banned(Message, frozen=True, kw_only=True):
    """Who may come in no more, or again."""

    player: Key
    banned: bool = True


class Known(Message, frozen=True, kw_only=True):
    """A person, as the host of the house sees it."""

    id: str
    name: str
    banned: bool
    tables: list[str]
    """The tables that are open or played at, and where it sits or has sat."""


class People(Message, frozen=True, kw_only=True):
    """The persons at the tables, those who look on, and those who are banned."""

    people: list[Known]


class StoredEvent(Message, frozen=True, kw_only=True):
    """One thing that happened at a table, as it is stored; what is secret is left out."""

    number: int
    text: str


class Inspected(Message, frozen=True, kw_only=True):
    """What is stored of a table, for the host of the house."""

    table: str
    phase: str
    """After the events that are sound; empty if not even the first is."""
    sound: int
    """So many events, from the first, can be folded."""
    trouble: str
    """What is wrong with the next one."""
    events: list[StoredEvent]


class Cut(Message, frozen=True, kw_only=True):
    """Keep so many events of a table."""

    number: Counter

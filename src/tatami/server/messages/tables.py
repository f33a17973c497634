"""Tables: who sits where, how they are opened and changed."""

from typing import Annotated, Literal

import msgspec

from tatami.core.game import Value
from tatami.server.messages.fields import (
    MOST_SEATS,
    NAME_LENGTH,
    ClockKind,
    Hexadecimal,
    Key,
    Message,
    Phase,
    Seat,
    SeatKind,
    Word,
)


class Clock(Message, frozen=True, kw_only=True):
    """How long a seat may think: `seconds` a move or for the match, or that many days a move.

    A move is all that the others get to see at once. For the match, each adds the `increment`.
    """

    kind: ClockKind = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=1_209_600)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class SeatPlan(Message, frozen=True, kw_only=True):
    """Who is to sit here: whoever comes (`open`), the one who opens the table (`person`), a bot."""

    kind: SeatKind = "open"
    level: Word = ""
    """The level of a bot."""
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""
    """What the person here is called, where several share a screen."""


class Source(Message, frozen=True, kw_only=True):
    """A moment of another match, from which one was taken up."""

    table: str
    move: int
    """So many moves had been made there, those of chance among them."""
    seat: int
    """Who takes it up there."""
    is_true: bool
    """Whether all cards are where they were, or only where that seat could know that they are."""


class SeatFacts(Message, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str
    level: str
    here: bool
    """Whether its person is connected."""
    bot_plays: bool
    """Whether a bot plays it now, be it a bot's own seat or taken over."""
    resigned: bool
    yours: bool
    entropy: str
    """What it has added to the seed, for all to see before the match begins."""


class TableFacts(Message, frozen=True, kw_only=True):
    """A table as everybody who may see it sees it."""

    id: str
    game: str
    options: dict[str, Value]
    seats: list[SeatFacts]
    clock: Clock
    listed: bool
    hints: bool
    effects: bool
    """Whether the game tells what choices would do to who asks for it."""
    phase: Phase
    opened: int
    """When, in milliseconds since 1970."""
    yours: bool
    """Whether the reader opened it, and so may start, change and close it."""
    key: str
    """What the link to a private table carries; only for those who sit there or opened it."""
    watchers: int
    commitment: str
    """The hash of seed and salt, there from the beginning."""
    seed: str
    salt: str
    """Opened when the match is over."""
    scores: list[int]
    winners: list[int]
    """When the match is over."""
    rematch: str
    """The table where those who sat here play again, if there is one."""
    awaited: list[int]
    """The seats that are asked, so far as the reader may know."""
    source: Source | None = None
    """The moment of another match from which this one was taken up."""


class Tables(Message, frozen=True, kw_only=True):
    """Tables, the newest first."""

    tables: list[TableFacts]


class NewTable(Message, frozen=True, kw_only=True):
    """Open a table."""

    game: Word
    options: dict[Word, Value] = {}
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    clock: Clock = Clock()
    listed: bool = False
    hints: bool = True
    level: Word = "samurai"
    """The bot that takes over a seat whose person has left."""
    start: bool = False
    """Begin at once, if no seat is open."""
    guide: bool = False
    """A first match against bots, dealt so that the guide's lessons come in a good order."""
    entropy: Hexadecimal | Literal[""] = ""
    """What who opens it adds to the seed of its own, if it sits down."""


class Place(Message, frozen=True, kw_only=True):
    """Sit down: at this seat, or -1 for any that is open."""

    seat: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)] = -1
    key: Key = ""
    entropy: Hexadecimal | Literal[""] = ""
    """What the seat adds to the seed of its own."""


class Change(Message, frozen=True, kw_only=True):
    """Somebody else is to sit there; only who opened the table may say so."""

    seat: Seat
    plan: SeatPlan


class KeyOnly(Message, frozen=True, kw_only=True):
    """The key of a private table."""

    key: Key = ""


class Again(Message, frozen=True, kw_only=True):
    """Play again."""

    key: Key = ""
    entropy: Hexadecimal | Literal[""] = ""
    """What who asks adds to the seed of its own."""

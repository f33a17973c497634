"""What happens at a table, as it is stored. A table is what its events make of it, and no more."""

import msgspec

from tatami.core.game import Options
from tatami.server.messages.tables import Clock, SeatPlan, Source


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", gc=False):
    """Something that happened, `at` so many milliseconds after the beginning of 1970."""

    at: int


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """Somebody opened the table. The seed is sealed from the first moment."""

    game: str
    version: int
    options: Options
    plans: list[SeatPlan]
    clock: Clock
    listed: bool
    hints: bool
    level: str
    host: str
    key: str
    seed: str
    salt: str
    previous: str = ""
    """The table whose rematch this is."""
    gifts: int = 1
    """How entropy is mixed in: 1 as it came, 2 each at the place of its seat."""
    deck: str = ""
    """The text of the deck, packed (`decks.py`); empty in the first release, and without one."""
    holds: int = 1
    """What is held back: 1 all of a seat in a row, 2 only until something settles, as a trick."""
    position: str = ""
    """Where the match begins; empty if at the setup of the game."""
    source: Source | None = None
    """The match, and the moment of it, that the position comes from."""


class Sat(Event, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat, and may have added to the seed."""

    seat: int
    player: str
    name: str
    entropy: str = ""


class Gave(Event, frozen=True, kw_only=True, tag="gave"):
    """Somebody who sits already added to the seed."""

    seat: int
    entropy: str


class Stood(Event, frozen=True, kw_only=True, tag="stood"):
    """A person stood up before the match."""

    seat: int


class Changed(Event, frozen=True, kw_only=True, tag="changed"):
    """Somebody else is to sit there."""

    seat: int
    plan: SeatPlan


class Started(Event, frozen=True, kw_only=True, tag="started"):
    """The match began."""


class Acted(Event, frozen=True, kw_only=True, tag="acted"):
    """A seat decided, or was decided for."""

    seat: int
    action: int
    by: str = ""
    """Empty for the person; otherwise “bot” or “forced”."""


class TookBack(Event, frozen=True, kw_only=True, tag="took_back"):
    """A seat took back its last action, which nobody had seen."""

    seat: int


class Said(Event, frozen=True, kw_only=True, tag="said"):
    """Chat."""

    seat: int
    name: str
    text: str


class SetPasses(Event, frozen=True, kw_only=True, tag="set_passes"):
    """The questions that a seat passes unasked."""

    seat: int
    frames: list[str]


class TakenOver(Event, frozen=True, kw_only=True, tag="taken_over"):
    """A bot plays for a person who ran out of time or left."""

    seat: int
    late: bool


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """The person plays again."""

    seat: int


class Resigned(Event, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave up."""

    seat: int


class Reopened(Event, frozen=True, kw_only=True, tag="reopened"):
    """The house was closed for a while, from then until now."""

    closed: int


class Closed(Event, frozen=True, kw_only=True, tag="closed"):
    """The table was given up, or the host of the house closed it."""


class Rematched(Event, frozen=True, kw_only=True, tag="rematched"):
    """Those who sat here play again at another table."""

    table: str


class Noted(Event, frozen=True, kw_only=True, tag="noted"):
    """Who played here says something about a moment; nothing takes it back."""

    seat: int
    move: int
    text: str


AnyEvent = (
    Opened
    | Sat
    | Gave
    | Stood
    | Changed
    | Started
    | Acted
    | TookBack
    | Said
    | SetPasses
    | TakenOver
    | Returned
    | Resigned
    | Reopened
    | Closed
    | Rematched
    | Noted
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode


class Conflict(Exception):
    """Another worker was faster: there already is an event with this number."""

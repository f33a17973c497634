"""A match that is played, over the WebSocket: what a browser says, and what it is told."""

from typing import Annotated, Any, Literal

import msgspec

from tatami.server.messages.fields import (
    MOST_SEATS,
    Action,
    Chat,
    Counter,
    Id,
    Key,
    Language,
    Message,
    Seat,
    Word,
)
from tatami.server.messages.tables import TableFacts


class Choice(Message, frozen=True, kw_only=True):
    """One legal action and what it does, in the reader's language."""

    action: int
    text: str
    parts: Any
    """The action in named parts: its verb, and what it is done to. See the types of each game."""
    effect: Any = None
    """What the game says that it would do, if it tells: see the types of each game. In updates it
    is null; `effects` asks for it."""


class Question(Message, frozen=True, kw_only=True):
    """What is asked now, and the rule that it comes from."""

    frame: str
    rule: str
    prompt: str
    """What is wanted of the reader; empty for those who are not asked."""
    may_pass: bool
    """Whether a seat could set an automatic pass for this question."""
    optional: bool
    """Whether it offers a reaction that one may, and need not, make."""


class Line(Message, frozen=True, kw_only=True):
    """One line of what happened at the table."""

    kind: Literal["game", "chat", "house"]
    text: str
    """In the reader's language, unescaped: show it as text, never as markup."""
    seat: int = -2
    frame: str = ""
    parts: Any = None
    """The action behind a line of the game, in named parts; null if the reader may not know it."""
    event: Any = None
    """What happened, in named fields and with its `kind`, if there is more to tell."""
    name: str = ""
    """Who said it, for chat."""
    forced: bool = False
    """Whether the house chose this for the reader's seat, which had no choice or lets it pass."""


class TableInWords(Message, frozen=True, kw_only=True):
    """The table of a game that tells no pieces to draw, a line for each thing."""

    lines: list[str]


class Moment(Message, frozen=True, kw_only=True):
    """The table right after one step of what has happened."""

    frame: str
    """The question that was answered, or the step that the rules took."""
    seat: int
    """Who acted, or whom the step is about; -1 is chance, -2 nobody or several together."""
    upto: int
    """So many lines of the story are told by then."""
    scores: list[int]
    view: Any
    """In an update only those fields that differ from what was shown before; in a replay the whole
    view."""


# From the browser


class Enter(Message, frozen=True, kw_only=True, tag_field="kind", tag="enter"):
    """The first message: which table, and how much of its story the sender already has. Later on it
    leads the same connection to another table, as to the one of a rematch."""

    table: Id
    key: Key = ""
    language: Language = "en"
    since: Counter = 0
    seat: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)] = -1
    """Which of one's own seats to look from; -1 is the first of them, or to watch."""


class Act(Message, frozen=True, kw_only=True, tag_field="kind", tag="act"):
    """Do this; `turn` is the one of the update that offered it."""

    id: Counter = 0
    seat: Seat
    turn: Counter
    action: Action | None = None
    parts: dict[Word, Action | Word] | None = None
    """Instead of the number: the action in named parts, as choices have them."""


class Undo(Message, frozen=True, kw_only=True, tag_field="kind", tag="undo"):
    """Take back the seat's last action that nobody has seen."""

    id: Counter = 0
    seat: Seat


class Say(Message, frozen=True, kw_only=True, tag_field="kind", tag="say"):
    """Chat."""

    id: Counter = 0
    text: Chat


class Look(Message, frozen=True, kw_only=True, tag_field="kind", tag="look"):
    """From now on look from this seat, one of one's own (people who share a screen)."""

    id: Counter = 0
    seat: Seat


class Passes(Message, frozen=True, kw_only=True, tag_field="kind", tag="passes"):
    """The questions, by frame, that the seat passes without being asked."""

    id: Counter = 0
    seat: Seat
    frames: Annotated[list[Word], msgspec.Meta(max_length=32)]


class Resign(Message, frozen=True, kw_only=True, tag_field="kind", tag="resign"):
    """Give up: a bot plays the seat to the end, and it cannot win."""

    id: Counter = 0
    seat: Seat


class AskHint(Message, frozen=True, kw_only=True, tag_field="kind", tag="hint"):
    """What would the strongest bot do?"""

    id: Counter = 0
    seat: Seat


class AskEffects(Message, frozen=True, kw_only=True, tag_field="kind", tag="effects"):
    """What would each choice do? `turn` is the one of the update that offered them."""

    id: Counter = 0
    seat: Seat
    turn: Counter


ToServer = Enter | Act | Undo | Say | Look | Passes | Resign | AskHint | AskEffects


# To the browser


class Entered(Message, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """The table, sent on entering and whenever something about it other than the game changes."""

    table: TableFacts


class Update(Message, frozen=True, kw_only=True, tag_field="kind", tag="update"):
    """The match as the reader may see it now."""

    whole: bool = True
    """Whether the first view in it, that of its first moment or its own, has all its fields;
    otherwise it goes on from what the reader was shown last."""
    seat: int
    """From where the reader looks; -3 is a watcher."""
    since: int
    """Keep the first `since` lines and put `lines` after them."""
    lines: list[Line]
    settled: int
    """So many lines will never change: after a lost connection, enter again with this number."""
    turn: int
    """Rises whenever the reader's seat is asked something new; goes with `act`."""
    question: Question | None
    legal: list[Choice]
    can_undo: bool
    awaited: list[int]
    clocks: list[int]
    """Milliseconds left for each seat; -1 without a clock."""
    scores: list[int]
    view: Any
    """The game's own view: see the types of each game; `TableInWords` if it tells no pieces. Only
    those fields that differ from what was shown before: the last of the moments here, if there are
    any, or else the update before."""
    moments: list[Moment] = []
    """What the reader has not been shown yet and was before what this update shows, in order."""


class Told(Message, frozen=True, kw_only=True, tag_field="kind", tag="told"):
    """What was said at the table, and who came and went, before the match begins."""

    since: int
    """Keep the first `since` lines and put `lines` after them."""
    lines: list[Line]
    settled: int
    """All of them: none will change. After a lost connection, enter again with this number."""


class Done(Message, frozen=True, kw_only=True, tag_field="kind", tag="done"):
    """The message with this id was carried out, and what it did is safely stored."""

    id: int


class Refused(Message, frozen=True, kw_only=True, tag_field="kind", tag="refused"):
    """The message with this id was not carried out, for this reason."""

    id: int
    text: str
    code: str
    """The name of the sentence, for programs."""
    rule: str = ""
    """The rule of the game that forbids it, if one does."""


class Considered(Message, frozen=True, kw_only=True):
    """One action that the bot looked at."""

    action: int
    text: str
    visits: int
    shares: list[float]
    """What each seat can expect, between 0 and 1."""
    why: str = ""
    """What follows more or less often than after the others; empty if nothing stands out."""


class Hint(Message, frozen=True, kw_only=True, tag_field="kind", tag="hint"):
    """What the strongest bot thinks, the best first."""

    id: int
    considered: list[Considered]


class Effects(Message, frozen=True, kw_only=True, tag_field="kind", tag="effects"):
    """What each choice of a turn would do, in their order, as the game tells it."""

    id: int
    seat: int
    turn: int
    effects: list[Any]
    """Null for a choice of which there is nothing to tell; see the types of each game."""


class Announcement(Message, frozen=True, kw_only=True, tag_field="kind", tag="announcement"):
    """The host says something to the whole house."""

    text: str


ToBrowser = Entered | Told | Update | Done | Refused | Hint | Effects | Announcement

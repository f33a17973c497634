"""Every message that goes over the wire, both ways; docs/protocol.md tells when.

The TypeScript of the browser is generated from this file.
"""

from typing import Annotated, Any, Literal

import msgspec

from tatami.core.game import Value
from tatami.review.findings import Review

# Limits that messages are held to when they are read.

NAME_LENGTH = 24
CHAT_LENGTH = 300
ENTROPY_LENGTH = 128
MOST_SEATS = 8
LARGEST = 2**53 - 1
"""The largest number that every reader of JSON keeps exact."""

Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8,16}$")]
Key = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{0,32}$")]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Action = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Counter = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Chat = Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Hexadecimal = Annotated[str, msgspec.Meta(pattern=f"^([0-9a-f]{{2}}){{1,{ENTROPY_LENGTH // 2}}}$")]
Language = Annotated[str, msgspec.Meta(max_length=16)]

ClockKind = Literal["none", "move", "match", "days"]
SeatKind = Literal["open", "person", "bot"]
Phase = Literal["open", "playing", "over", "closed"]


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is sent; unknown fields are refused, so that a typing error is noticed."""


# What the parts of messages are


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


class Choice(Message, frozen=True, kw_only=True):
    """One legal action and what it does, in the reader's language."""

    action: int
    text: str
    parts: Any
    """The action in named parts: its verb, and what it is done to. See the types of each game."""
    effect: Any = None
    """What the game says that it would do, if it tells: see the types of each game."""


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
    """In an update only those fields that differ from its own view; in a replay the whole view."""


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


# From the browser, over the WebSocket


class Enter(Message, frozen=True, kw_only=True, tag_field="kind", tag="enter"):
    """The first message: which table, and how much of its story the sender already has."""

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


ToServer = Enter | Act | Undo | Say | Look | Passes | Resign | AskHint


# To the browser, over the WebSocket


class Entered(Message, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """The table, sent on entering and whenever something about it other than the game changes."""

    table: TableFacts


class Update(Message, frozen=True, kw_only=True, tag_field="kind", tag="update"):
    """The match as the reader may see it now."""

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
    """The game's own view: see the types of each game; `TableInWords` if it tells no pieces."""
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


class Announcement(Message, frozen=True, kw_only=True, tag_field="kind", tag="announcement"):
    """The host says something to the whole house."""

    text: str


ToBrowser = Entered | Told | Update | Done | Refused | Hint | Announcement


# Over HTTP


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


class Password(Message, frozen=True, kw_only=True):
    """The password of the house."""

    password: Annotated[str, msgspec.Meta(max_length=200)]


class OptionFacts(Message, frozen=True, kw_only=True):
    """An option that a table may choose, the rulebook's own value first."""

    name: str
    title: str
    text: str
    values: list[Value]
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


class Tables(Message, frozen=True, kw_only=True):
    """Tables, the newest first."""

    tables: list[TableFacts]


class Verified(Message, frozen=True, kw_only=True):
    """All the deals follow from the seed that was sealed before the first of them."""

    deals: int
    commitment: str


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


class Trouble(Message, frozen=True, kw_only=True):
    """What was wrong with a request, and what would be right."""

    text: str
    code: str


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


class AskReview(Message, frozen=True, kw_only=True):
    """Have a finished match reviewed."""

    bots: bool = False
    """Whether the decisions of bots are judged too."""
    key: Key = ""


class ToldDecision(Message, frozen=True, kw_only=True):
    """A decision of a review in words."""

    text: str
    done: str
    best: str
    others: list[str]


class Reviewed(Message, frozen=True, kw_only=True):
    """What is known of a review by now."""

    state: Literal["none", "waiting", "done"]
    """Nobody has asked for one, it is still being made, or all is found that will be."""
    bots: bool = False
    review: Review | None = None
    told: list[ToldDecision] = []
    """The decisions of the review in words, in the same order."""
    turns: list[str] = []
    """Its turning points."""


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


class PuzzleAnswer(Message, frozen=True, kw_only=True):
    """What an answer to a puzzle is worth."""

    right: bool
    solution: str
    lines: list[PuzzleLine]
    """The solution, and what else was thought through, the best first."""


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


class Replay(Message, frozen=True, kw_only=True):
    """A finished match as one seat saw it; the first moment is the one before the first move."""

    table: TableFacts
    seat: int
    moments: list[ReplayMoment]

"""A table: one match with its seats, record and clocks. It alone holds a state.

A table is made by folding its events, one after another, and by nothing else: so a restart, another
worker and the tests all arrive at the same table. What people may do is in `decisions.py`, what
they get to see in `projection.py`.
"""

from bisect import bisect_left
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from msgspec import UNSET

from tatami.core.chance import Seal
from tatami.core.coverage import frames_of
from tatami.core.errors import TatamiError
from tatami.core.frames import WATCHER
from tatami.core.game import Game
from tatami.core.record import Record, sealed
from tatami.core.state import Entry
from tatami.games import deck_to_keep, game_named
from tatami.server.clocks import FAIR, Clocks
from tatami.server.decks import unpack
from tatami.server.events import (
    Acted,
    AnyEvent,
    Changed,
    Closed,
    Gave,
    Noted,
    Opened,
    Rematched,
    Reopened,
    Resigned,
    Returned,
    Said,
    Sat,
    SetPasses,
    Started,
    Stood,
    TakenOver,
    TookBack,
)
from tatami.server.messages.fields import Phase
from tatami.server.messages.tables import SeatPlan
from tatami.server.play import Play
from tatami.words import told

PASS = "pass"
"""What the verb is called with which a seat lets something go by."""

FOLK = told("en", "play-names").split(", ")
"""What bots are called, by their seats."""


@dataclass(frozen=True)
class Notice:
    """A line of the story that is not the game's: chat, or who came and went."""

    sentence: str
    seat: int
    name: str
    text: str = ""
    """What was said; empty if it is the house that speaks."""


class Table:
    """The table as its events have made it."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.opened = opened
        self.number = 1
        """How many events there were."""
        self.last = opened.at
        """When the last of them was."""
        deck = unpack(opened.deck)
        self.game: Game[Any, Any] = game_named(opened.game).as_played(opened.options, deck)
        self.check_version()
        self.seats = len(opened.plans)
        self.plans = list(opened.plans)
        self.players = [""] * self.seats
        self.names = [""] * self.seats
        self.entropy = [""] * self.seats
        self.taken_over: set[int] = set()
        self.resigned: set[int] = set()
        self.passes: list[list[str]] = [[] for _ in range(self.seats)]
        self.fiddled = [0] * self.seats
        """How often each seat has taken back, or changed what it passes, since the last move."""
        self.clocks = Clocks(opened.clock, self.seats)
        self.clocks_shown = list(self.clocks.left)
        self.shown_at = opened.at
        """The clocks as they were when everybody could last see them, and when that was."""
        self.story: list[Entry | Notice] = []
        self.places: list[int] = []
        """Where in the story each entry of the match's log is."""
        self.play: Play | None = None
        self.is_closed = False
        self.rematch = ""
        self.notes: dict[tuple[int, int], Noted] = {}
        """What those who played say about moments, by the move and their seat."""
        self.noted = 0
        """How often they have said something."""
        self.revision = 0
        """Rises when something changes that everybody sees, apart from the match."""

    def check_version(self) -> None:
        """Refuse a match that was played by other rules: these would tell another story."""
        game, found = self.game, self.opened.version
        if found != game.version:
            raise TatamiError(
                "house-table-version", game=game.name, found=found, known=game.version
            )

    # Folding

    def fold(self, event: AnyEvent) -> None:
        """Let the event happen."""
        self.number += 1
        self.last = event.at
        match event:
            case Acted() | TookBack():
                self.fold_play(event)
            case Said():
                self.story.append(Notice("house-said", event.seat, event.name, event.text))
            case SetPasses():
                self.passes[event.seat] = event.frames
                self.fiddled[event.seat] += 1
            case _:
                self.revision += 1
                self.fold_change(event)
        self.tell_log()
        if self.opened.clock.kind != "none":
            asked = self.awaited_people() if self.phase() == "playing" else []
            self.clocks.run(asked, event.at)

    def fold_play(self, event: Acted | TookBack) -> None:
        """A seat acts, or takes back."""
        play = self.play
        assert play is not None
        if isinstance(event, Acted):
            self.clocks.stop(event.seat, event.at)
            movers = {event.seat, *play.held}
            play.act(event.seat, event.action, event.by == "forced")
            if not play.held:
                self.fiddled = [0] * self.seats
                for seat in movers:
                    if not self.bot_plays(seat):
                        self.clocks.moved(seat)
                self.show_clocks(event.at)
        else:
            play.take_back(event.seat)
            self.fiddled[event.seat] += 1
        if play.s.is_over():
            self.revision += 1

    def fold_change(self, event: AnyEvent) -> None:
        """Something happens beside the match."""
        match event:
            case Sat():
                self.players[event.seat] = event.player
                self.names[event.seat] = event.name
                self.entropy[event.seat] = event.entropy
                self.notice("house-sat", event.seat)
            case Gave():
                self.entropy[event.seat] = event.entropy
            case Stood():
                self.notice("house-stood", event.seat)
                self.clear(event.seat)
            case Changed():
                self.clear(event.seat)
                self.plans[event.seat] = event.plan
            case Started():
                self.play = self.begin()
                self.show_clocks(event.at)
            case TakenOver():
                self.taken_over.add(event.seat)
                self.notice("house-late" if event.late else "house-left", event.seat)
            case Returned():
                self.taken_over.discard(event.seat)
                self.welcome(event.seat, event.at)
                self.notice("house-returned", event.seat)
            case Reopened():
                self.reopen(event)
            case Resigned():
                self.resigned.add(event.seat)
                how = "house-resigned-at-last" if self.is_given_up() else "house-resigned"
                self.notice(how, event.seat)
            case Closed():
                self.is_closed = True
                self.notice("house-closed", WATCHER)
            case Rematched():
                self.rematch = event.table
            case Noted():
                self.note(event)

    def note(self, event: Noted) -> None:
        """A seat has one note on a moment; the last one stands, and an empty one is none."""
        place = (event.move, event.seat)
        self.noted += 1
        self.notes.pop(place, None)
        if event.text:
            self.notes[place] = event

    def show_clocks(self, at: int) -> None:
        """Everybody sees the clocks."""
        self.clocks_shown = list(self.clocks.left)
        self.shown_at = at

    def welcome(self, seat: int, at: int) -> None:
        """Somebody is back and has time; what others see of the other clocks runs on."""
        self.clocks.welcome(seat)
        if self.play is not None and self.opened.clock.kind != "none":
            passed = at - self.shown_at
            for asked in self.play.s.actors():
                self.clocks_shown[asked] = max(0, self.clocks_shown[asked] - passed)
            self.clocks_shown[seat] = self.clocks.left[seat]
            self.shown_at = at

    def reopen(self, event: Reopened) -> None:
        """The clocks, and what others see of them, stood still while the house was closed."""
        self.clocks.reopen(event.closed, event.at)
        if self.play is not None and self.opened.clock.kind != "none":
            passed = max(0, event.closed - self.shown_at)
            for asked in self.play.s.actors():
                self.clocks_shown[asked] = max(FAIR, self.clocks_shown[asked] - passed)
            self.shown_at = event.at

    def clear(self, seat: int) -> None:
        """Nobody sits there."""
        self.players[seat] = self.names[seat] = self.entropy[seat] = ""

    def notice(self, sentence: str, seat: int) -> None:
        """The house says something about a seat."""
        self.story.append(Notice(sentence, seat, self.name(seat) if seat >= 0 else ""))

    def tell_log(self) -> None:
        """What the match has logged becomes part of the story."""
        if self.play is not None:
            new = self.play.timeline.log[len(self.places) :]
            self.places += range(len(self.story), len(self.story) + len(new))
            self.story += new

    def told_after(self, logged: int) -> int:
        """How many lines of the story there are after so many entries, those to come at its end."""
        if logged > len(self.places):
            return len(self.story) + logged - len(self.places)
        return self.places[logged - 1] + 1 if logged else 0

    def logged_before(self, line: int) -> int:
        """How many entries of the match are among the first lines of the story."""
        return bisect_left(self.places, line)

    def begin(self) -> Play:
        """The match before the first decision."""
        opened = self.opened
        record = Record(
            game=opened.game,
            version=opened.version,
            seats=self.seats,
            options=opened.options,
            position=opened.position or UNSET,
            players=[self.name(seat) for seat in range(self.seats)],
            moves=[],
        )
        dice = self.seal().dice(self.gifts())
        return Play(self.game, record, dice, until_settled=opened.holds > 1)

    # The seed

    def seal(self) -> Seal:
        """The sealed seed."""
        return Seal(bytes.fromhex(self.opened.seed), bytes.fromhex(self.opened.salt))

    def gifts(self) -> list[bytes]:
        """What the seats added to the seed, each at the place of its seat."""
        if self.opened.gifts == 1 or not any(self.entropy):
            return [bytes.fromhex(gift) for gift in self.entropy if gift]
        return [bytes.fromhex(gift) for gift in self.entropy]

    def luck(self, seat: int) -> bytes:
        """The seed of a bot for its next decision, apart from that of the deals."""
        play = self.play
        assert play is not None
        label = b"bot %d %d" % (seat, play.turns[seat])
        return sha256(self.seal().secret + label).digest()

    def finished_record(self) -> Record:
        """The record of a match that is over, with its seed opened."""
        play = self.play
        assert play is not None
        if play.s.is_over():
            play.record.scores = self.game.scores(play.s)
        play.record.deck = deck_to_keep(self.game) or UNSET
        return sealed(play.record, self.seal(), self.gifts())

    # What there is to know

    def phase(self) -> Phase:
        """How far it is."""
        if self.is_closed:
            return "closed"
        if self.play is None:
            return "open"
        if self.play.s.is_over() or self.is_given_up():
            return "over"
        return "playing"

    def is_given_up(self) -> bool:
        """Whether nobody is left to play for: one seat, or only bots that nobody plays against."""
        if not self.resigned:
            return False
        left = self.not_resigned()
        return len(left) <= 1 or all(self.plans[seat].kind == "bot" for seat in left)

    def not_resigned(self) -> list[int]:
        """The seats of those who have not given up."""
        return [seat for seat in range(self.seats) if seat not in self.resigned]

    def name(self, seat: int) -> str:
        """What the one who sits there is called."""
        return FOLK[seat] if self.plans[seat].kind == "bot" else self.names[seat]

    def seats_of(self, player: str) -> list[int]:
        """Where this person sits."""
        return [seat for seat in range(self.seats) if player and self.players[seat] == player]

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot plays this seat now."""
        return self.plans[seat].kind == "bot" or seat in self.taken_over or seat in self.resigned

    def level(self, seat: int) -> str:
        """The level of the bot that plays this seat, or would."""
        plan: SeatPlan = self.plans[seat]
        return plan.level if plan.kind == "bot" else self.opened.level

    def awaited(self) -> list[int]:
        """The seats that are still to answer; not for people's eyes."""
        return self.play.awaited() if self.play is not None and self.phase() == "playing" else []

    def awaited_people(self) -> list[int]:
        """The persons that are still to answer."""
        return [seat for seat in self.awaited() if not self.bot_plays(seat)]

    def winners(self) -> list[int]:
        """Who won; those who gave up did not, and of several bots that are left none has."""
        if self.play is None or self.phase() != "over":
            return []
        if not self.play.s.is_over():
            left = self.not_resigned()
            return left if len(left) == 1 else []
        return [seat for seat in self.game.winners(self.play.s) if seat not in self.resigned]

    def automatic_answer(self, seat: int) -> int | None:
        """What is answered for the seat unasked: its only choice, or the pass that it has set."""
        assert self.play is not None
        legal = self.play.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.can_pass(seat) and self.asked(seat) in self.passes[seat]:
            return self.game.verbs.index(PASS)
        return None

    def questions(self) -> set[str]:
        """The names of all questions that this game may ask."""
        return set(frames_of(self.game))

    def can_pass(self, seat: int) -> bool:
        """Whether the seat is asked for a reaction that it may, and need not, make."""
        if self.play is None or PASS not in self.game.verbs:
            return False
        passing = self.game.verbs.index(PASS)
        question = self.play.question(seat)
        is_optional = question is not None and question.optional
        return is_optional and passing in self.play.legal(seat)

    def asked(self, seat: int) -> str:
        """The name of the question, as far as this seat knows."""
        assert self.play is not None
        return type(self.play.question(seat)).__name__


def folded(id: str, events: list[AnyEvent]) -> Table:
    """The table that these events have made."""
    first, *others = events
    assert isinstance(first, Opened)
    table = Table(id, first)
    for event in others:
        table.fold(event)
    return table

"""The story of a table in words."""

from functools import lru_cache
from typing import Any

import msgspec

from tatami.core.cards import NONE
from tatami.core.frames import EVERYBODY
from tatami.core.game import Game
from tatami.core.named import Event
from tatami.core.state import Entry
from tatami.narration import narrator_of
from tatami.narration.narrator import Narrator
from tatami.server.messages.play import Line
from tatami.server.table import Notice, Table
from tatami.words import say, spoken

OPEN_CARDS = -4
"""Instead of a seat: look with all cards open."""

KEPT = 1 << 14
"""So many actions are kept as they are sent: those of a few games come again and again."""

FRESH = 256
"""So many events are kept as they are sent: all who look on read them at nearly the same time."""

EVENTS: dict[int, tuple[Event, msgspec.Raw]] = {}

encoded = msgspec.json.Encoder().encode


def narrator_for(table: Table, viewer: int) -> Narrator[Any]:
    """Who tells this seat about the match, and calls it “you”."""
    names = [say("play-you") if seat == viewer else table.name(seat) for seat in range(table.seats)]
    narrator = narrator_of(table.game, names)
    narrator.tells_coordinates = False
    return narrator


@lru_cache(KEPT)
def parts_told(game: Game[Any, Any], action: int) -> msgspec.Raw:
    """An action in named parts, as it is sent."""
    return msgspec.Raw(encoded(game.parts(action)))


def event_told(event: Event) -> msgspec.Raw:
    """An event as it is sent: its fields, and its kind, by which the browser tells it from others.

    It is the same for all who read it, so it is made for the first of them.
    """
    kept = EVENTS.get(id(event))
    # Numbers of objects that are gone come again.
    if kept is not None and kept[0] is event:
        return kept[1]
    kind = type(event)
    fields = {name: getattr(event, name) for name in kind.__dataclass_fields__}
    found = msgspec.Raw(encoded({"kind": kind.__name__, **fields}))
    if len(EVENTS) >= FRESH:
        EVENTS.clear()
    EVENTS[id(event)] = (event, found)
    return found


def notice_line(notice: Notice) -> Line:
    """What somebody said, or that somebody came or went."""
    if notice.text:
        return Line(kind="chat", text=notice.text, seat=notice.seat, name=notice.name)
    return Line(kind="house", text=say(notice.sentence, name=notice.name), seat=notice.seat)


def line(
    game: Game[Any, Any],
    narrator: Narrator[Any],
    view: Any,
    viewer: int,
    thing: Entry | Notice,
    forced: bool,
) -> Line:
    """One line of the story, as this seat may read it, or all of it when cards are open.

    That others had no choice can tell what they hold.
    """
    if isinstance(thing, Notice):
        return notice_line(thing)
    entry = thing if viewer == OPEN_CARDS else thing.seen_by(viewer)
    return Line(
        kind="game",
        text=narrator.story(view, entry),
        seat=entry.seat,
        frame=type(entry.frame).__name__,
        parts=parts_told(game, entry.action) if entry.action != NONE else None,
        event=event_told(entry.event) if entry.event is not None else None,
        forced=forced and viewer in (entry.seat, OPEN_CARDS),
    )


class Storyteller:
    """Puts the story of one table into words for its readers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.revision = table.revision
        self.narrators: dict[tuple[int, str], Narrator[Any]] = {}
        self.alike: dict[tuple[int, str], tuple[Entry, int, Line]] = {}
        """Lines that all read alike whom they do not name, by the number of the entry and the
        language, with the seats that are named. `clear` it when something has happened."""

    def clear(self) -> None:
        """What is told from now on is told of another moment."""
        self.alike.clear()

    def narrator(self, viewer: int) -> Narrator[Any]:
        """Who tells this seat, in the language that is spoken; names change with the table."""
        if self.revision != self.table.revision:
            self.narrators.clear()
            self.alike.clear()
            self.revision = self.table.revision
        key = (viewer, spoken.get())
        found = self.narrators.get(key)
        if found is None:
            found = self.narrators[key] = narrator_for(self.table, viewer)
        return found

    def lines(self, view: Any, viewer: int, since: int) -> list[Line]:
        """The story from line `since`, and behind it what the viewer has done and can take back."""
        table = self.table
        play = table.play
        assert play is not None
        narrator = self.narrator(viewer)
        language = spoken.get()
        sight = play.sight(viewer)
        ahead = sight.log if sight is not play.timeline else []
        number = table.logged_before(since)
        found = []
        for thing in [*table.story[since:], *ahead]:
            if isinstance(thing, Entry):
                forced = number in play.timeline.forced or number in sight.forced
                found.append(self.line(narrator, language, view, viewer, thing, forced))
                number += 1
            else:
                found.append(notice_line(thing))
        return found

    def line(
        self,
        narrator: Narrator[Any],
        language: str,
        view: Any,
        viewer: int,
        entry: Entry,
        forced: bool,
    ) -> Line:
        """One line of the match: the one that somebody else has got, if that reads the same."""
        game = self.table.game
        if viewer == entry.seat or entry.witnesses != EVERYBODY:
            return line(game, narrator, view, viewer, entry, forced)
        known = self.alike.get((id(entry), language))
        if known is not None and known[0] is entry and not is_among(viewer, known[1]):
            return known[2]
        narrator.named = 0
        found = line(game, narrator, view, viewer, entry, forced)
        if not is_among(viewer, narrator.named):
            self.alike[id(entry), language] = (entry, narrator.named, found)
        return found


def is_among(viewer: int, seats: int) -> bool:
    """Whether who looks from there is one of these seats; who only looks on is not."""
    return viewer >= 0 and seats >> viewer & 1 == 1

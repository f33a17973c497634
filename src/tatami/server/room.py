"""A room: a table and the guests around it."""

import asyncio
import time

from tatami.core.frames import WATCHER
from tatami.server.messages import Announcement, Done, Entered, Hint, Refused
from tatami.server.showing import UNSHOWN, encode, facts, told, update
from tatami.server.table import Table
from tatami.words import speaking

Attended = tuple[int, int, str]
"""A seat, its turn, and what is done for it."""

MOST_REPLIES = 500
"""A guest that leaves so many answers unread is not listening."""

STALE = 60.0
"""Seconds after which a worker that says nothing has nobody any more."""

UNKNOWN = (-1, -1)


class Guest:
    """One connection: who it is, where it looks from, and what it has been told."""

    def __init__(self, player: str, language: str, address: str) -> None:
        self.player = player
        self.name = ""
        self.language = language
        self.address = address
        self.room: Room | None = None
        self.viewer = WATCHER
        self.told = 0
        """So many lines of the story are settled over there."""
        self.shown = UNSHOWN
        """So many entries of the match's log have been shown over there."""
        self.seen: tuple[int, ...] = ()
        """What the last update showed."""
        self.known = UNKNOWN
        """What the last `table` told."""
        self.replies: list[bytes] = []
        self.news = asyncio.Event()
        self.is_dismissed = False

    def wake(self) -> None:
        """There may be something to tell."""
        self.news.set()

    def reply(self, message: Done | Refused | Hint | Announcement) -> None:
        """Answer this guest alone."""
        self.replies.append(encode(message))
        if len(self.replies) > MOST_REPLIES:
            self.is_dismissed = True
        self.news.set()

    def announce(self, text: str) -> None:
        """The host says something."""
        self.reply(Announcement(text=text))

    def dismiss(self) -> None:
        """Ask the guest to go."""
        self.is_dismissed = True
        self.news.set()

    def look_from(self, seat: int) -> None:
        """See the match from this seat from now on, the whole story anew."""
        self.viewer = seat
        self.told = 0
        self.seen = ()
        self.news.set()

    def look_from_own(self, mine: list[int]) -> None:
        """See nothing from a seat that is not one's own any more; look from one's own if any is."""
        if self.viewer not in (mine or [WATCHER]):
            self.look_from((mine or [WATCHER])[0])

    def is_behind(self, room: "Room") -> bool:
        """Whether there is something to tell this guest of the table."""
        return room.sight(self.viewer) != self.seen or room.state_of_affairs() != self.known

    def pending(self, at: int) -> list[bytes]:
        """What there is to tell this guest now; who hears that it is done has seen it already."""
        replies, self.replies = self.replies, []
        room = self.room
        if room is None:
            return replies
        self.look_from_own(room.table.seats_of(self.player))
        news = []
        seen = room.sight(self.viewer)
        if seen and seen != self.seen:
            self.seen = seen
            news.append(room.update_for(self.viewer, self.language, self.told, at, self.shown))
            self.told = len(room.table.story)
            play = room.table.play
            self.shown = play.shown_to(self.viewer) if play is not None else 0
        known = room.state_of_affairs()
        if known != self.known:
            # The table comes first to those who enter, and last when the match has just ended.
            news.insert(0 if self.known == UNKNOWN else len(news), room.facts_for(self.player))
            self.known = known
        return news + replies


class Room:
    """A table, and all who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        """Held while something at the table is decided and written."""
        self.rematching = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.presence = 0
        """Rises when somebody comes or goes."""
        self.elsewhere: dict[str, tuple[list[str], float]] = {}
        """Who is connected to other workers, and when that was last heard."""
        self.attended: set[Attended] = set()
        """What is being seen to."""
        self.missed: dict[str, asyncio.Task[None]] = {}
        """Those who are away from a running match, and who waits for each of them."""
        self.alarm: asyncio.TimerHandle | None = None
        self.drawn: dict[tuple[int, str, int, int], bytes] = {}
        self.drawn_at = 0
        """Updates that were made since the table last changed, by seat, language and `since`."""

    def present(self) -> list[str]:
        """The persons who are connected to any worker, some of them more than once."""
        here = [guest.player for guest in self.guests]
        fresh = time.monotonic() - STALE
        for players, heard in self.elsewhere.values():
            here += players if heard > fresh else []
        return here

    def is_here(self, player: str) -> bool:
        """Whether a person is connected."""
        return player in self.present()

    def watchers(self) -> int:
        """How many look on."""
        return sum(player not in self.table.players for player in self.present())

    def is_idle(self) -> bool:
        """Whether nobody would miss this room."""
        return not self.guests and not self.lock.locked() and self.table.phase() != "playing"

    def begins(self, attended: Attended) -> bool:
        """Whether this is not being seen to yet; from now on it is."""
        if attended in self.attended:
            return False
        self.attended.add(attended)
        return True

    def set_alarm(self, alarm: asyncio.TimerHandle | None) -> None:
        """Wake up then, and no longer when it was said before."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = alarm

    def show(self) -> None:
        """Wake everybody for whom something has changed."""
        for guest in self.guests:
            if guest.is_behind(self):
                guest.wake()

    def state_of_affairs(self) -> tuple[int, int]:
        """Changes with everything that `table` tells."""
        return self.table.revision, self.presence

    def sight(self, viewer: int) -> tuple[int, ...]:
        """Changes exactly when this viewer can see something new; empty if there is nothing."""
        play = self.table.play
        story = len(self.table.story)
        if play is None:
            return (story,) if story else ()
        own = play.turns[viewer] if viewer >= 0 else 0
        return play.published, own, story, self.table.revision

    def facts_for(self, player: str) -> bytes:
        """The table for one person."""
        return encode(Entered(table=facts(self.table, player, self.is_here, self.watchers())))

    def update_for(
        self, viewer: int, language: str, since: int, at: int, shown: int = UNSHOWN
    ) -> bytes:
        """The match, or what is told before it; the same bytes for all who look from there."""
        if self.drawn_at != self.table.number:
            self.drawn = {}
            self.drawn_at = self.table.number
        key = (viewer, language, since, shown)
        if key not in self.drawn:
            with speaking(language):
                table = self.table
                news = (
                    told(table, since)
                    if table.play is None
                    else update(table, viewer, since, at, shown)
                )
                self.drawn[key] = encode(news)
        return self.drawn[key]

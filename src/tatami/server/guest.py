"""A guest: one connection at a table, and what it has been told."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tatami.core.frames import WATCHER
from tatami.server.looks import encode
from tatami.server.messages.play import Announcement, Done, Effects, Hint, Refused
from tatami.server.projection import UNSHOWN
from tatami.server.showing import NOTHING, Drawing

if TYPE_CHECKING:
    from tatami.server.match import Match

MOST_REPLIES = 500
"""A guest that leaves so many answers unread is not listening."""

UNKNOWN = (-1, -1)


class Guest:
    """Who it is, where it looks from, and what it has been told and shown."""

    def __init__(self, player: str, language: str, address: str, epoch: int = 0) -> None:
        self.player = player
        self.epoch = epoch
        """Which of the person's cookies it has shown."""
        self.language = language
        self.address = address
        self.match: Match | None = None
        self.viewer = WATCHER
        self.settled = 0
        """So many lines of the story are over there for good."""
        self.shown = UNSHOWN
        """So many entries of the match's log have been shown over there."""
        self.last: Drawing = NOTHING
        """What was shown last over there."""
        self.seen: tuple[int, ...] = ()
        """What the last update showed."""
        self.known = UNKNOWN
        """What the last `table` told."""
        self.replies: list[bytes] = []
        self.wake: Callable[[], None] = lambda: None
        """There may be something to tell: whoever talks to the guest listens here."""
        self.is_dismissed = False

    def reply(self, message: Done | Refused | Hint | Effects | Announcement) -> None:
        """Answer this guest alone."""
        self.replies.append(encode(message))
        if len(self.replies) > MOST_REPLIES:
            self.is_dismissed = True
        self.wake()

    def announce(self, text: str) -> None:
        """The host says something."""
        self.reply(Announcement(text=text))

    def dismiss(self) -> None:
        """Ask the guest to go."""
        self.is_dismissed = True
        self.wake()

    def enter(self, match: "Match", seat: int, since: int) -> None:
        """Look at this table; the first `since` lines of its story are known already."""
        if self.match is not None:
            self.match.leave(self)
        self.match = match
        self.viewer = seat if seat >= 0 else WATCHER
        self.shown, self.last, self.seen, self.known = UNSHOWN, NOTHING, (), UNKNOWN
        self.look_from_own(match.table.seats_of(self.player))
        self.settled = min(since, len(match.table.story))
        if self.settled or match.table.play is None:
            self.shown = match.table.logged_before(self.settled)

    def look_from(self, seat: int) -> None:
        """See the match from this seat from now on, the whole story anew."""
        self.viewer = seat
        self.settled = 0
        self.last = NOTHING
        self.seen = ()
        self.wake()

    def look_from_own(self, mine: list[int]) -> None:
        """See nothing from a seat that is not one's own any more; look from one's own if any is."""
        if self.viewer not in (mine or [WATCHER]):
            self.look_from((mine or [WATCHER])[0])

    def is_behind(self, match: "Match") -> bool:
        """Whether there is something to tell this guest of the table."""
        showing = match.showing
        return showing.sight(self.viewer) != self.seen or showing.state_of_affairs() != self.known

    def pending(self, at: int) -> list[bytes]:
        """What there is to tell this guest now; who hears that it is done has seen it already."""
        replies, self.replies = self.replies, []
        match = self.match
        if match is None:
            return replies
        showing = match.showing
        table = showing.table
        self.look_from_own(table.seats_of(self.player))
        news = []
        seen = showing.sight(self.viewer)
        if seen and seen != self.seen:
            self.seen = seen
            self.last = showing.drawing_for(
                self.viewer, self.language, self.settled, at, self.shown, self.last
            )
            news.append(showing.sent(self.last, self.viewer, at))
            self.settled = len(table.story)
            play = table.play
            self.shown = play.shown_to(self.viewer) if play is not None else 0
        known = showing.state_of_affairs()
        if known != self.known:
            # The table comes first to those who enter, and last when the match has just ended.
            news.insert(0 if self.known == UNKNOWN else len(news), match.facts_for(self.player))
            self.known = known
        return news + replies

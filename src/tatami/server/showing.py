"""What is shown of a match: made once for all who look from the same seat and know the same."""

from typing import Any

import msgspec

from tatami.core.game import View
from tatami.server.lines import Storyteller
from tatami.server.looks import Looks, encode
from tatami.server.messages.play import Update
from tatami.server.projection import (
    UNSHOWN,
    as_sent,
    before_the_match,
    clocks,
    has_board,
    update,
)
from tatami.server.table import Table
from tatami.words import speaking

DRAWN = 32
"""So many different updates of one moment are kept for others who look from the same seat."""

Sight = tuple[int, str, int, int, int]
"""The seat one looks from, a language, how much of the story and of the match is known, and the
number of the drawing that was shown last."""


class Drawing:
    """An update, as it is sent to all who look from the same seat and know the same."""

    def __init__(
        self,
        number: int,
        message: bytes | Update,
        view: View | None,
        common: dict[str, Any] | None = None,
    ) -> None:
        self.number = number
        """Of all drawings of a match; 0 is none."""
        self.message = message
        """As it is sent, unless clocks run."""
        self.view = view
        """What those who get it have seen then; None if the next one tells everything anew."""
        self.common = common
        """What of the view everybody sees alike, if that is known."""


NOTHING = Drawing(0, b"", None)
"""What those have been shown who have just come."""


class Showing:
    """All that is shown of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.teller = Storyteller(table)
        self.looks = Looks()
        self.presence = 0
        """Rises when somebody comes or goes."""
        self.drawn: dict[Sight, Drawing] = {}
        self.drawn_at = 0
        """Updates that were made since the table last changed."""
        self.count = 0

    def state_of_affairs(self) -> tuple[int, int]:
        """Changes with everything that `table` tells."""
        return self.table.revision, self.presence

    def sight(self, viewer: int) -> tuple[int, ...]:
        """Changes exactly when this viewer can see something new; empty if there is nothing."""
        table = self.table
        play = table.play
        story = len(table.story)
        if play is None:
            return (story,) if story else ()
        own = play.turns[viewer] if viewer >= 0 else 0
        return play.published, own, story, table.revision

    def drawing_for(
        self,
        viewer: int,
        language: str,
        since: int,
        at: int,
        shown: int = UNSHOWN,
        last: Drawing = NOTHING,
    ) -> Drawing:
        """The match, or what is told before it, for those who look from there."""
        if self.drawn_at != self.table.number:
            self.drawn.clear()
            self.looks.clear()
            self.teller.clear()
            self.drawn_at = self.table.number
        key = (viewer, language, since, shown, last.number)
        drawing = self.drawn.get(key)
        if drawing is None:
            if len(self.drawn) >= DRAWN:
                self.drawn.clear()
            drawing = self.drawn[key] = self.draw(key, at, last)
        return drawing

    def draw(self, sight: Sight, at: int, last: Drawing) -> Drawing:
        """What there is to see, made anew."""
        viewer, language, since, shown, _ = sight
        table, looks = self.table, self.looks
        self.count += 1
        with speaking(language):
            if table.play is None:
                return Drawing(self.count, encode(before_the_match(table, since)), None)
            if last.view is not None:
                looks.keep(last.view, last.common)
            found = update(table, viewer, since, at, shown, self.teller, last.view, looks)
        sent = as_sent(found, last.view, looks)
        message = encode(sent) if table.opened.clock.kind == "none" else sent
        view = found.view if has_board(table.game) else None
        common = looks.common_of(view) if view is not None else None
        return Drawing(self.count, message, view, common)

    def sent(self, drawing: Drawing, viewer: int, at: int) -> bytes:
        """A drawing as it is sent at this time."""
        message = drawing.message
        if isinstance(message, bytes):
            return message
        return encode(msgspec.structs.replace(message, clocks=clocks(self.table, viewer, at)))

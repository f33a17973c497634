"""A picture of a moment for chats: who plays, how it stands, and the table in words."""

from collections.abc import Iterator
from textwrap import wrap
from xml.sax.saxutils import escape

from tatami.core.frames import WATCHER
from tatami.core.state import Entry
from tatami.narration.titles import title_of
from tatami.server.events import AnyEvent
from tatami.server.moments import state_at
from tatami.server.projection import OPEN_CARDS, line, narrator_for
from tatami.server.table import Table, folded
from tatami.words import say, speaking

WIDTH = 800
MARGIN = 36
LETTERS = 84
"""So many letters fit on a line of the text."""

PAPER, INK, SOFT, EDGE = "#f5efe0", "#1f1b16", "#5c5347", "#8a7a5c"
SEATS = [
    "#264e70",
    "#b8352f",
    "#8a6415",
    "#456449",
    "#7a4b6d",
    "#1f6b70",
    "#7a4a2a",
    "#55596a",
]
"""The colours of the seats by day, as the browser has them."""


class Sheet:
    """A sheet of paper that grows as it is written on."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = MARGIN

    def write(
        self, text: str, size: int, colour: str = INK, x: int = MARGIN, bold: bool = False
    ) -> None:
        """A line of text; the next one comes below it."""
        self.y += size
        weight = ' font-weight="600"' if bold else ""
        self.parts.append(
            f'<text x="{x}" y="{self.y}" font-size="{size}" fill="{colour}"{weight}>'
            f"{escape(text)}</text>"
        )
        self.y += size // 2

    def seat(self, seat: int, text: str) -> None:
        """A line about a seat, with its number in its colour."""
        middle = self.y + 14
        self.parts.append(
            f'<circle cx="{MARGIN + 13}" cy="{middle}" r="13" fill="{SEATS[seat % len(SEATS)]}"/>'
            f'<text x="{MARGIN + 13}" y="{middle + 6}" font-size="16" fill="#fffaf0" '
            f'text-anchor="middle">{seat + 1}</text>'
        )
        self.write(text, 20, x=MARGIN + 38)

    def drawing(self) -> str:
        """The whole picture, as SVG, as high as what was written needs."""
        height = self.y + MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
            f'viewBox="0 0 {WIDTH} {height}" font-family="Georgia, serif">'
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
            f'<rect x="10" y="10" width="{WIDTH - 20}" height="{height - 20}" rx="12" '
            f'fill="none" stroke="{EDGE}" stroke-width="2"/>'
            f"{''.join(self.parts)}</svg>"
        )


def drawn(table: Table, move: int, viewer: int) -> str:
    """A moment as this viewer saw it; who sees all cards is drawn what everybody saw."""
    s = state_at(table, move, log=True)
    game = table.game
    eye = WATCHER if viewer == OPEN_CARDS else viewer
    narrator = narrator_for(table, eye)
    view = game.view(s, eye)
    sheet = Sheet()
    sheet.write(title_of(game), 30, bold=True)
    sheet.write(say("drawing-move", move=move), 16, SOFT)
    for seat, points in enumerate(game.scores(s)):
        sheet.seat(seat, say("drawing-seat", name=table.name(seat), points=points))
    sheet.y += 10
    log: list[Entry] = s.log or []
    told = [line(game, narrator, view, eye, entry, forced=False).text for entry in log]
    for text in wrapped([text for text in told if text][-1:]):
        sheet.write(text, 20, bold=True)
    sheet.y += 10
    for text in wrapped(narrator.lines(view)):
        sheet.write(text, 16)
    return sheet.drawing()


def wrapped(texts: list[str]) -> Iterator[str]:
    """The texts in lines that fit on the sheet."""
    for text in texts:
        yield from wrap(text, LETTERS) or [""]


# In a process of its own


def drawing_document(
    id: str, events: list[AnyEvent], move: int, viewer: int, language: str
) -> bytes:
    """The picture as it is sent."""
    with speaking(language):
        return drawn(folded(id, events), move, viewer).encode()

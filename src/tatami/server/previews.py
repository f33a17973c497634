"""What a chat shows above a link to the house: a title, a line, and a picture.

Chats ask for the page itself, as strangers, and read what stands in its head (Open Graph). So no
preview tells more than a stranger is told: of private tables, and of a house with a password,
nothing; of a listed table that it is there; of a listed match that is over, the moment of the link.
The key of a private table stands behind the `#`, which nobody sends.
"""

import re
from html import escape
from typing import Final, NamedTuple
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request

from tatami.core.errors import TatamiError
from tatami.games import GAMES
from tatami.narration.titles import title_of
from tatami.server.directory import Directory
from tatami.server.lines import OPEN_CARDS
from tatami.server.messages.fields import Id
from tatami.server.puzzles import puzzles_of
from tatami.server.table import Table
from tatami.words import say

TABLE: Final = re.compile(r"/(?:table|match)/(?P<id>[\w-]+)(?:/(?:review|guess|try))?")
PUZZLE: Final = re.compile(r"/puzzle/(?P<game>\w+)/(?P<id>\w+)")
SIZE: Final = {"width": "1200", "height": "630"}


class Preview(NamedTuple):
    """What is told about a link."""

    title: str
    text: str
    picture: str = ""
    """Where the picture is, within the house; empty if there is none."""

    def head(self, address: str, house: str) -> str:
        """For the head of the page at this address."""
        tags = {
            "og:site_name": "Tatami",
            "og:type": "website",
            "og:url": address,
            "og:title": self.title,
            "og:description": self.text,
            "twitter:card": "summary_large_image" if self.picture else "summary",
        }
        if self.picture:
            tags["og:image"] = house.rstrip("/") + self.picture
            tags["og:image:type"] = "image/png"
            tags |= {f"og:image:{name}": value for name, value in SIZE.items()}
            tags["og:image:alt"] = self.text
        return "".join(
            f'<meta {"name" if name.startswith("twitter") else "property"}="{name}" '
            f'content="{escape(text)}" />'
            for name, text in tags.items()
        )


async def preview_of(request: Request) -> Preview | None:
    """The preview of the page that is asked for; None if there is nothing to tell."""
    directory: Directory = request.app.state.directory
    if directory.settings.password:
        return None
    path = request.url.path
    if found := TABLE.fullmatch(path):
        try:
            id = msgspec.convert(found["id"], Id)
            table = (await directory.match(id)).table
        except (TatamiError, msgspec.ValidationError):
            return None
        return of_table(table, request) if table.opened.listed else None
    if (found := PUZZLE.fullmatch(path)) and found["game"] in GAMES:
        return of_puzzle(found["game"], found["id"])
    return None


def of_table(table: Table, request: Request) -> Preview | None:
    """A listed table: that it is there or, when the match is over, a moment of it."""
    title, phase = title_of(table.game), table.phase()
    if phase == "open":
        return Preview(title, say("preview-open"))
    if phase == "playing":
        return Preview(title, say("preview-playing"))
    if phase == "closed":
        return None
    asked = request.query_params
    where = {name: number(asked.get(name), -1) for name in ("at", "move")}
    seat = number(asked.get("seat"), OPEN_CARDS)
    moment = {name: value for name, value in where.items() if value >= 0}
    names = ", ".join(table.name(seat) for seat in range(table.seats))
    text = say("preview-moment" if moment else "preview-match", names=names)
    moment["seat"] = seat if 0 <= seat < table.seats else OPEN_CARDS
    return Preview(title, text, f"/api/tables/{table.id}/preview?{urlencode(moment)}")


def of_puzzle(game: str, id: str) -> Preview | None:
    """A puzzle, without its solution."""
    if id not in puzzles_of(game):
        return None
    title = say("preview-puzzle", game=title_of(GAMES[game]))
    difficulty = say("puzzle-difficulty", difficulty=puzzles_of(game)[id].difficulty)
    text = say("preview-solve", difficulty=difficulty)
    return Preview(title, text, f"/api/puzzles/{game}/{id}/preview")


def number(typed: str | None, otherwise: int) -> int:
    """A number behind the question mark, if it is one."""
    try:
        return int(typed or otherwise)
    except ValueError:
        return otherwise

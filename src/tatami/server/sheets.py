"""A sheet of paper with rows of text, as SVG and as PNG.

Chats show no SVG above a link, so there is both: the drawing is as high as its text needs and can
be made as large as one likes; the preview has the shape that chats expect, and ends where it ends.
"""

import io
from collections.abc import Callable
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.sax.saxutils import escape

from tatami.core.frames import NOBODY

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont, ImageFont

WIDTH: Final = 800
MARGIN: Final = 36
INDENT: Final = 38
"""The room that the number of a seat takes."""
ONE_COLUMN: Final = 3
"""More seats than this stand in two columns."""
RADIUS: Final = 13
"""Of the circle around it."""
LETTERS: Final = 1.85
"""How many letters of size 1 are as wide as they are high."""

SCALE: Final = 1.5
HEIGHT: Final = 420
"""The preview is 1200 to 630 pixels: the shape that chats expect."""
FONTS: Final = {False: "DejaVuSerif.ttf", True: "DejaVuSerif-Bold.ttf"}
"""What most machines have, by whether it is bold; if one has it not, Pillow brings a font along."""

PAPER, INK, SOFT, EDGE, PALE = "#f5efe0", "#1f1b16", "#5c5347", "#8a7a5c", "#fffaf0"
SEATS: Final = [
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


class Row(NamedTuple):
    """A text, and how it is written."""

    text: str
    size: int
    colour: str = INK
    bold: bool = False
    seat: int = NOBODY
    """A row about a seat begins with its number in its colour."""
    above: int = 0
    """More room than usual above it."""

    @property
    def height(self) -> int:
        """From the top of one of its lines to that of the next."""
        return self.size + self.size // 2


class Line(NamedTuple):
    """A line of text that has found its place; `y` is where its letters stand."""

    x: int
    y: int
    text: str
    row: Row


Break = Callable[[Row, int], list[str]]
"""Breaks the text of a row into lines of this width."""


class Sheet:
    """A sheet of paper that grows as it is written on."""

    def __init__(self, rows: list[Row], broken: Break) -> None:
        self.broken = broken
        self.lines: list[Line] = []
        self.y = MARGIN
        seats = [row for row in rows if row.seat != NOBODY]
        columns = 2 if len(seats) > ONE_COLUMN else 1
        for row in rows:
            self.y += row.above
            if row.seat == NOBODY:
                self.write(row)
            else:
                self.seat(row, seats.index(row), columns)

    def write(self, row: Row) -> None:
        """A row, in as many lines as it takes."""
        for text in self.broken(row, WIDTH - 2 * MARGIN):
            self.lines.append(Line(MARGIN, self.y + row.size, text, row))
            self.y += row.height

    def seat(self, row: Row, number: int, columns: int) -> None:
        """A line about a seat, below the others or, if there are many, beside one."""
        width = (WIDTH - 2 * MARGIN) // columns
        column = number % columns
        if column:
            self.y -= row.height
        text = next(iter(self.broken(row, width - INDENT)), "")
        place = MARGIN + column * width + INDENT
        self.lines.append(Line(place, self.y + row.size, text, row))
        self.y += row.height


# As SVG


def as_svg(rows: list[Row]) -> str:
    """The whole sheet, as high as what is written on it needs."""
    sheet = Sheet(rows, by_letters)
    height = sheet.y + MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}" font-family="Georgia, serif">'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        f'<rect x="10" y="10" width="{WIDTH - 20}" height="{height - 20}" rx="12" '
        f'fill="none" stroke="{EDGE}" stroke-width="2"/>'
        f"{''.join(map(svg_line, sheet.lines))}</svg>"
    )


def by_letters(row: Row, width: int) -> list[str]:
    """Who looks has some font or other: what fits is known roughly only."""
    return wrap(row.text, round(width * LETTERS / row.size)) or [""]


def svg_line(line: Line) -> str:
    """A line of text, with the number of its seat."""
    row = line.row
    weight = ' font-weight="600"' if row.bold else ""
    number = ""
    if row.seat != NOBODY:
        x, y = line.x - INDENT + RADIUS, line.y - RADIUS // 2
        number = (
            f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{SEATS[row.seat % len(SEATS)]}"/>'
            f'<text x="{x}" y="{y + 6}" font-size="16" fill="{PALE}" '
            f'text-anchor="middle">{row.seat + 1}</text>'
        )
    return (
        f'{number}<text x="{line.x}" y="{line.y}" font-size="{row.size}" '
        f'fill="{row.colour}"{weight}>{escape(line.text)}</text>'
    )


# As PNG


def as_png(rows: list[Row]) -> bytes:
    """The upper part of the sheet, in the shape and size that chats expect."""
    # Loaded here: only the process that paints needs it.
    from PIL import Image, ImageDraw

    sheet = Sheet(rows, by_width)
    image = Image.new("RGB", scaled(WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(
        [scaled(10, 10), scaled(WIDTH - 10, HEIGHT - 10)], 18, outline=EDGE, width=3
    )
    for line in sheet.lines:
        row = line.row
        if line.y > HEIGHT - MARGIN // 2 - row.size // 2:
            break
        draw.text(scaled(line.x, line.y), line.text, row.colour, font(row), "ls")
        if row.seat != NOBODY:
            x, y = line.x - INDENT + RADIUS, line.y - RADIUS // 2
            around = [scaled(x - RADIUS, y - RADIUS), scaled(x + RADIUS, y + RADIUS)]
            draw.ellipse(around, SEATS[row.seat % len(SEATS)])
            draw.text(scaled(x, y), str(row.seat + 1), PALE, font(Row("", 16)), "mm")
    packed = io.BytesIO()
    image.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def scaled(x: int, y: int) -> tuple[int, int]:
    """Where a point of the sheet is in the picture."""
    return round(x * SCALE), round(y * SCALE)


def by_width(row: Row, width: int) -> list[str]:
    """Break a text where it becomes too long, word by word."""
    lines: list[str] = []
    for word in row.text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font(row).getlength(longer) <= width * SCALE:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def font(row: Row) -> "FreeTypeFont | ImageFont":
    """The letters of a row."""
    return font_of(round(row.size * SCALE), row.bold)


@cache
def font_of(size: int, bold: bool) -> "FreeTypeFont | ImageFont":
    """A font in this size, in pixels."""
    from PIL import ImageFont

    try:
        return ImageFont.truetype(FONTS[bold], size)
    except OSError:
        return ImageFont.load_default(size)

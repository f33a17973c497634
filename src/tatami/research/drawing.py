"""A table as text or as a picture, as the terminal draws it; for `render` of the environments."""

from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import MONOKAI

from tatami.core.errors import TatamiError
from tatami.core.frames import WATCHER
from tatami.core.game import Game
from tatami.core.state import State
from tatami.narration import narrator_of
from tatami.narration.terminal import table_of

Picture = npt.NDArray[np.uint8]

HUMAN: Final = "human"
MODES: Final = ["ansi", "rgb_array", HUMAN]
WIDTH: Final = 100
"""Columns of characters: the widest table, a map of Japan, has that many."""
FONT_SIZE: Final = 14
INK: Final = (220, 216, 204)
PAPER: Final = (24, 26, 30)


def check_mode(mode: str | None) -> None:
    """Refuse a render mode that there is not."""
    if mode is not None and mode not in MODES:
        raise TatamiError("research-bad-render-mode", mode=mode, modes=", ".join(MODES))


def rendered(
    game: Game[Any, Any], s: State[Any], seat: int, names: list[str], mode: str
) -> str | Picture | None:
    """The table as this seat sees it, or a watcher if nobody is asked, in the way of the mode."""
    view = game.view(s, seat if seat >= 0 else WATCHER)
    table = table_of(game, narrator_of(game, names)).draw(view)
    if mode == HUMAN:
        Console(width=WIDTH).print(table)
        return None
    return as_picture(table) if mode == "rgb_array" else as_text(table)


def lines_of(table: RenderableType) -> list[list[Segment]]:
    """The table as lines of characters with their colours."""
    console = Console(width=WIDTH, force_terminal=True, color_system="truecolor")
    return console.render_lines(table, pad=False)


def as_text(table: RenderableType) -> str:
    """The table in characters alone."""
    lines = ["".join([segment.text for segment in line]).rstrip() for line in lines_of(table)]
    return "\n".join(lines)


def as_picture(table: RenderableType) -> Picture:
    """The table in dots, every character in its place."""
    from PIL import Image, ImageDraw

    font = typewriter()
    width = round(font.getlength("M"))
    height = round(FONT_SIZE * 1.25)
    lines = lines_of(table)
    picture = Image.new("RGB", (WIDTH * width, max(1, len(lines)) * height), PAPER)
    draw = ImageDraw.Draw(picture)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = colours_of(segment.style)
            start = (column * width, row * height)
            column += segment.cell_length
            if paper is not None:
                draw.rectangle((start, (column * width - 1, (row + 1) * height - 1)), fill=paper)
            draw.text(start, segment.text, font=font, fill=ink)
    return np.asarray(picture, dtype=np.uint8).copy()


def colours_of(
    style: Style | None,
) -> tuple[tuple[int, int, int], tuple[int, int, int] | None]:
    """The colours of some characters, and of what is behind them if it has any."""
    if style is None:
        return INK, None
    ink = style.color.get_truecolor(MONOKAI) if style.color is not None else INK
    behind = style.bgcolor.get_truecolor(MONOKAI) if style.bgcolor is not None else None
    return (behind or PAPER, ink) if style.reverse else (ink, behind)


@cache
def typewriter() -> Any:
    """A font in which every character is equally wide; it has all that our tables need."""
    from matplotlib import font_manager
    from PIL import ImageFont

    path = font_manager.findfont("DejaVu Sans Mono", fallback_to_default=False)
    return ImageFont.truetype(path, FONT_SIZE)

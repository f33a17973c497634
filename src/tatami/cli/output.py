"""What the commands print: tables and progress for people, JSON for programs."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from rich.console import Console
from rich.table import Table

from tatami.core.errors import TatamiError, unwritable
from tatami.words import say

T = TypeVar("T")

console = Console()
errors = Console(stderr=True)


def tell(sentence: str, style: str = "") -> None:
    """A sentence for people; it is not broken into lines where nobody asked for it."""
    console.print(sentence, style=style, markup=False, highlight=False, soft_wrap=True)


def complain(sentence: str) -> None:
    """A sentence about something that went wrong."""
    errors.print(sentence, style="red", markup=False, highlight=False, soft_wrap=True)


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """The file at this place, to be written anew."""
    try:
        with path.open("wb") as file:
            yield file
    except OSError as error:
        raise unwritable(path, error) from None


def print_json(content: Any) -> None:
    """The content as JSON, the same bytes every time."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())


def table(title: str, *columns: str) -> Table:
    """A table for people; columns whose name begins with > are aligned to the right."""
    grid = Table(title=title, title_justify="left", title_style="bold")
    for column in columns:
        grid.add_column(column.removeprefix(">"), justify="right" if column[0] == ">" else "left")
    return grid


def with_progress(
    parts: Iterable[tuple[int, T]], total: int, unit: str = "progress-matches"
) -> Iterator[T]:
    """The parts, while a bar on stderr shows how many of `total` matches they hold."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = [
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(say(unit)),
        TimeRemainingColumn(),
    ]
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task("", total=total)
        for size, part in parts:
            progress.advance(task, size)
            yield part


@contextmanager
def stoppable() -> Iterator[None]:
    """Long work: Ctrl-C, at any moment of it, is answered with a sentence."""
    try:
        yield
    except KeyboardInterrupt:
        raise TatamiError("interrupted-work") from None

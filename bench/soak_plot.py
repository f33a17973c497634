"""What a soak has noted down, as a small SVG of lines over time that follows light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from statistics import median
from typing import TYPE_CHECKING, Any

from tatami.arena.plots import BLUE, RED, SETTINGS, themed

if TYPE_CHECKING:
    from bench.soak import Look

POINTS = 40
"""So many points a line: each is the middle of what was seen in between."""

COLOURS = {"sqlite": BLUE, "postgresql": RED}
NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


def waited(what: str, place: int) -> Callable[[Look], float | None]:
    """How long people waited for something; None if nobody did at that time."""
    return lambda look: look.waits[what][place] if what in look.waits else None


PANELS: dict[str, Callable[[Look], float | None]] = {
    "Memory of the server, MB": lambda look: look.memory,
    "Memory of its helpers, MB": lambda look: look.helpers,
    "Handles": lambda look: look.handles,
    "Tasks": lambda look: look.tasks,
    "Threads": lambda look: look.threads,
    "Tables in memory": lambda look: look.tables,
    "A move is stored, ms (p50)": waited("move", 0),
    "A move is stored, ms (p99)": waited("move", 1),
    "The home page, ms (p50)": waited("home", 0),
    "A replay, ms (p50)": waited("replay", 0),
    "Percent of a core used": lambda look: 100 * look.processor,
    "Load of the machine by all": lambda look: look.load,
}


def draw(looks: list[Look]) -> str:
    """A panel for each quantity, a line for each database."""
    import matplotlib
    from matplotlib.figure import Figure

    rows = (len(PANELS) + 1) // 2
    with matplotlib.rc_context({**SETTINGS, "font.size": 8}):
        figure = Figure(figsize=(7.5, 1.6 * rows), layout="constrained")
        panels: Any = figure.subplots(rows, 2, sharex=True).flatten()
        for axes, (title, value) in zip(panels, PANELS.items(), strict=False):
            axes.set_title(title, fontsize=8, loc="left")
            for database in dict.fromkeys(look.database for look in looks):
                own = [look for look in looks if look.database == database]
                minutes, values = thinned(own, value)
                name = NAMES[database]
                axes.plot(minutes, values, color=COLOURS[database], linewidth=1.2, label=name)
            if " ms" in title:
                axes.set_yscale("log")
            else:
                axes.set_ylim(bottom=0)
        panels[0].legend(fontsize=7, frameon=False, loc="lower right")
        for axes in panels[-2:]:
            axes.set_xlabel("minutes")
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    return smaller(themed(text.getvalue(), "soak"))


def smaller(svg: str) -> str:
    """Without what cannot be seen: more than tenths of a point, fonts that the style names."""
    svg = re.sub(r"(\d\.\d)\d+", r"\1", svg)
    svg = re.sub(r"; font-family: [^;\"]*", "", svg)
    return re.sub(r"\s*\n\s*", "\n", svg)


def thinned(
    looks: list[Look], value: Callable[[Look], float | None]
) -> tuple[list[float], list[float]]:
    """Minutes and middle values, not more points than can be told apart."""
    group = max(1, -(-len(looks) // POINTS))
    minutes, values = [], []
    for first in range(0, len(looks), group):
        some = looks[first : first + group]
        found = [seen for look in some if (seen := value(look)) is not None]
        if found:
            minutes.append(round(some[-1].at / 60, 2))
            values.append(median(found))
    return minutes, values

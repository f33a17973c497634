"""The plots of a report, as SVG that follows the reader's choice of light or dark."""

import re
from collections.abc import Callable
from io import StringIO
from typing import Any, TypeVar

from tatami.arena.intervals import Estimate
from tatami.arena.standings import Report
from tatami.arena.tell import option_text, percent
from tatami.words import say

# Colours that are drawn with, and the names that stand in the SVG instead of them.
INK, FAINT, BLUE, RED = "#010203", "#070809", "#0a0b0c", "#0d0e0f"
LIGHT = ["264e70", "b8352f", "8a6415", "456449", "7a4b6d", "1f6b70", "7a4a2a", "55596a"]
DARK = ["82b4de", "ee8880", "dcb25a", "93bd98", "cf9fc1", "74c3c6", "d6a27c", "b2b7c9"]
"""The colours of the seats, by day and by night, as in the browser."""
SEATS = [f"#20212{seat}" for seat in range(len(LIGHT))]
NAMED = {
    INK: "var(--ink)",
    FAINT: "var(--faint)",
    BLUE: "var(--blue)",
    RED: "var(--red)",
    **{colour: f"var(--seat-{seat})" for seat, colour in enumerate(SEATS)},
}


def of_seats(colours: list[str]) -> str:
    """The colours of the seats in CSS."""
    return " ".join(f"--seat-{seat}: #{colour};" for seat, colour in enumerate(colours))


STYLE = f"""
svg {{ --ink: #1f1b16; --faint: #9b917d; --blue: #264e70; --red: #c73e3a; {of_seats(LIGHT)} }}
text {{ font-family: "Zen Kaku Gothic New", system-ui, sans-serif; }}
@media (prefers-color-scheme: dark) {{
svg {{ --ink: #ece3d0; --faint: #8a8070; --blue: #7fb0d8; --red: #ee8580; {of_seats(DARK)} }}
}}
"""

WIDTH = 4.0
"""Inches; about as wide as a phone, so that letters keep their size there."""
LINE = 0.36
AROUND = 0.9
"""Inches for one line of a plot, and for what stands around the lines."""
LONGEST_NAME = 22

SETTINGS = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tatami",
    "font.size": 9.5,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.facecolor": "none",
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
}

P = TypeVar("P")
"""What is drawn: a report of the arena, or something else that wants to look like it."""


def plots(proof: Report) -> dict[str, str]:
    """The plots that this report has, by name."""
    found: dict[str, str] = {}
    bots = len(proof.standings)
    if bots > 1:
        found["ratings"] = drawn("ratings", ratings, proof, bots * LINE)
        found["shares"] = drawn("shares", shares, proof, bots * LINE)
        found["matrix"] = drawn("matrix", matrix, proof, bots * LINE * 1.5)
    if proof.table.seats:
        found["seats"] = drawn("seats", seats, proof, proof.seats * LINE)
        found["length"] = drawn("length", length, proof, 4 * LINE)
    if proof.balance is not None and proof.table.seats:
        found["options"] = drawn(
            "options", options, proof, len(proof.balance) * LINE * (0.6 + 0.3 * proof.seats)
        )
    return found


def drawn(
    name: str, draw: Callable[[Any, P], None], proof: P, height: float, width: float = WIDTH
) -> str:
    """One plot as SVG."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(width, height + AROUND), layout="constrained")
        draw(figure.add_subplot(), proof)
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    return themed(text.getvalue(), name)


def themed(svg: str, name: str) -> str:
    """The SVG without a heading, with our colours and letters, and with ids of its own."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", svg)
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = svg.replace('href="#', f'href="#{name}-').replace("url(#", f"url(#{name}-")
    for colour, named in NAMED.items():
        svg = svg.replace(colour, named)
    return svg.replace("<defs>", f"<style>{STYLE}</style>\n<defs>", 1)


# Rows of figures with their intervals


def ratings(axes: Any, proof: Report) -> None:
    """Each bot's rating."""
    found = [bot.rating for bot in proof.standings]
    estimates = [Estimate(rating.mu, rating.low, rating.high) for rating in found]
    rows(axes, bot_labels(proof), estimates)
    axes.set_xlabel(say("plot-rating"))


def shares(axes: Any, proof: Report) -> None:
    """Each bot's win share."""
    rows(axes, bot_labels(proof), [bot.win_share for bot in proof.standings])
    mark_fair(axes, proof)


def seats(axes: Any, proof: Report) -> None:
    """Each seat's win share."""
    labels = [say("plot-seat", seat=seat + 1) for seat in range(proof.seats)]
    rows(axes, labels, proof.table.seats)
    mark_fair(axes, proof)


def rows(axes: Any, labels: list[str], estimates: list[Estimate]) -> None:
    """A line for each label, from the top: its figure as a dot, its interval as a bar."""
    lines = range(len(labels))
    values = [estimate.value for estimate in estimates]
    below = [estimate.value - estimate.low for estimate in estimates]
    above = [estimate.high - estimate.value for estimate in estimates]
    axes.errorbar(
        values, lines, xerr=[below, above], fmt="o", color=BLUE, elinewidth=2.5, markersize=6
    )
    name_lines(axes, labels)


def name_lines(axes: Any, labels: list[str]) -> None:
    """Write the labels beside the lines, the first one at the top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=FAINT, alpha=0.35)
    axes.set_axisbelow(True)


def mark_fair(axes: Any, proof: Report) -> None:
    """Show where everybody would be who is no better than the others."""
    axes.axvline(proof.fair_share, color=RED, linestyle="--", linewidth=1.5)
    axes.locator_params(axis="x", nbins=6, steps=[1, 2, 5, 10])
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_xlabel(say("plot-share", fair=percent(proof.fair_share)))


def bot_labels(proof: Report) -> list[str]:
    """The names of the bots, the long ones cut."""
    return [label(bot.name) for bot in proof.standings]


def label(name: str) -> str:
    """A name that fits beside a plot."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


# Other plots


def matrix(axes: Any, proof: Report) -> None:
    """Who beats whom: blue where the row does."""
    from matplotlib.patches import Rectangle

    labels = bot_labels(proof)
    for line, cells in enumerate(proof.matrix):
        for column, cell in enumerate(cells):
            if cell is None:
                continue
            shade = BLUE if cell.value >= 0.5 else RED
            alpha = 0.08 + 0.6 * abs(cell.value - 0.5)
            corner = (column - 0.48, line - 0.46)
            axes.add_patch(Rectangle(corner, 0.96, 0.92, color=shade, alpha=alpha, linewidth=0))
            axes.text(column, line, f"{cell.value:.0%}", ha="center", va="center")
    axes.set_xlim(-0.5, len(labels) - 0.5)
    axes.set_xticks(range(len(labels)), labels, rotation=20 if sum(map(len, labels)) > 30 else 0)
    axes.xaxis.tick_top()
    axes.tick_params(axis="x", length=0)
    name_lines(axes, labels)
    axes.grid(visible=False)
    for spine in axes.spines.values():
        spine.set_visible(False)


def length(axes: Any, proof: Report) -> None:
    """How many matches took how many decisions."""
    found = proof.table.length
    assert found is not None
    for bar in found.bars:
        axes.bar(bar.low - 0.5, bar.games, bar.high - bar.low + 0.9, align="edge", color=BLUE)
    axes.axvline(found.mean.value, color=RED, linestyle="--", linewidth=1.5)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel(say("plot-length", mean=f"{found.mean.value:.1f}"))
    axes.set_ylabel(say("plot-matches"))


def options(axes: Any, proof: Report) -> None:
    """The win share of each seat at each table; a seat is written as its number."""
    tables = proof.balance or []
    for line, variant in enumerate(tables):
        for seat, estimate in enumerate(variant.table.seats, 1):
            apart = line + 0.32 * ((seat - 1) / max(1, proof.seats - 1) - 0.5) * 2
            axes.plot([estimate.low, estimate.high], [apart, apart], color=FAINT, linewidth=1)
            axes.text(
                estimate.value,
                apart,
                str(seat),
                color=BLUE,
                ha="center",
                va="center",
                weight="bold",
            )
    name_lines(axes, [label(option_text(variant)) for variant in tables])
    mark_fair(axes, proof)

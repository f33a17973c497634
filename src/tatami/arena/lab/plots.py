"""The plots of a study: what each number does, every measure of the variants, and their seats."""

from functools import partial
from typing import Any

from tatami.arena.lab.compare import Report, Row
from tatami.arena.lab.measures import MEASURES
from tatami.arena.lab.tell import heading, name_of
from tatami.arena.plots import BLUE, FAINT, LINE, RED, drawn, label, name_lines, rows
from tatami.words import say

MOST_LINES = 24
"""So many variants fit into a plot; of more, those with the most and those with the least."""


def effect_plots(proof: Report) -> dict[str, str]:
    """What each number does, a plot for every measure that it does something to."""
    return {
        f"effect-{name}": drawn(
            f"effect-{name}", partial(effect, name=name), proof, len(lines) * LINE
        )
        for name in proof.measures
        if (lines := [level for level in proof.levels if name in level.effects])
    }


def figure_plots(proof: Report) -> dict[str, str]:
    """The variants side by side, a plot for every measure."""
    return {
        f"figure-{name}": drawn(
            f"figure-{name}", partial(figures, name=name), proof, len(lines) * LINE
        )
        for name in proof.measures
        if (lines := shown_lines(name, proof))
    }


def place_plots(proof: Report) -> dict[str, str]:
    """The seats of the variants."""
    lines = [row for row in proof.variants[:MOST_LINES] if row.places]
    height = len(lines) * LINE * (0.6 + 0.3 * proof.seats)
    return {"places": drawn("places", places, proof, height)} if lines else {}


def effect(axes: Any, proof: Report, name: str) -> None:
    """One line for each value of a number: by how much it changes the measure."""
    levels = [level for level in proof.levels if name in level.effects]
    axes.axvline(0, color=RED, linestyle="--", linewidth=1.5)
    rows(
        axes,
        [label(f"{level.name}={level.value}") for level in levels],
        [level.effects[name] for level in levels],
    )
    in_units(axes, name)
    axes.set_xlabel(say("lab-plot-effect", measure=heading(name)))


def figures(axes: Any, proof: Report, name: str) -> None:
    """One line for each variant, that with the most at the top."""
    lines = shown_lines(name, proof)
    base = proof.variants[0].figures[name].estimate
    if base is not None:
        axes.axvline(base.value, color=RED, linestyle="--", linewidth=1.5)
    found = [row.figures[name].estimate for _, row in lines]
    rows(
        axes,
        [numbered(number, row) for number, row in lines],
        [estimate for estimate in found if estimate is not None],
    )
    in_units(axes, name)
    axes.set_xlabel(say("lab-plot-figure", measure=heading(name)))


def shown_lines(name: str, proof: Report) -> list[tuple[int, Row]]:
    """The variants with this measure and their numbers, those with the most and the least."""
    found = [
        (estimate.value, number, row)
        for number, row in enumerate(proof.variants)
        if (estimate := row.figures[name].estimate) is not None
    ]
    found.sort(key=lambda line: (-line[0], line[1]))
    if len(found) > MOST_LINES:
        half = MOST_LINES // 2
        found = found[:half] + found[-half:]
    return [(number, row) for _, number, row in found]


def places(axes: Any, proof: Report) -> None:
    """The win share of each seat in each variant; a seat is written as its number."""
    lines = [(number, row) for number, row in enumerate(proof.variants[:MOST_LINES]) if row.places]
    for line, (_, row) in enumerate(lines):
        for place, estimate in enumerate(row.places):
            apart = line + 0.64 * (place / max(1, proof.seats - 1) - 0.5)
            axes.plot([estimate.low, estimate.high], [apart, apart], color=FAINT, linewidth=1)
            axes.text(
                estimate.value,
                apart,
                str(place + 1),
                color=BLUE,
                ha="center",
                va="center",
                weight="bold",
            )
    name_lines(axes, [numbered(number, row) for number, row in lines])
    axes.axvline(proof.fair_share, color=RED, linestyle="--", linewidth=1.5)
    axes.locator_params(axis="x", nbins=6, steps=[1, 2, 5, 10])
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_xlabel(say("lab-plot-places"))


def numbered(number: int, row: Row) -> str:
    """The name of a variant, with its number in the table, as a long one is cut."""
    return label(f"{number} {name_of(row)}" if number else name_of(row))


def in_units(axes: Any, name: str) -> None:
    """Per cent where the measure is a share."""
    axes.locator_params(axis="x", nbins=6, steps=[1, 2, 5, 10])
    if MEASURES[name].is_share:
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")

"""The report of a study: a page that needs nothing else, its plots, and all figures as data."""

import csv
import re
from html import escape
from importlib.resources import files
from io import StringIO
from pathlib import Path

import msgspec

from tatami.arena.lab.compare import Report, Row
from tatami.arena.lab.plots import effect_plots, figure_plots, place_plots
from tatami.arena.lab.tell import (
    bounds,
    difference,
    findings,
    heading,
    meaning,
    name_of,
    value_of,
)
from tatami.arena.lab.variants import Variant, shown
from tatami.arena.report import figures, items, section, whole_page, write_files
from tatami.core.errors import unwritable
from tatami.games import game_named
from tatami.narration.titles import title_of
from tatami.words import say

DECKS = "decks"
LONGEST_NAME = 60


def write_report(folder: Path, proof: Report, variants: list[Variant]) -> None:
    """Write index.html, the plots, report.json, variants.csv, and the decks that differ."""
    effects, measured, places = effect_plots(proof), figure_plots(proof), place_plots(proof)
    sections = [
        section("arena-findings", items(findings(proof))),
        section("lab-compared", paragraph("lab-sorted") + comparison(proof)),
    ]
    if effects:
        captions = {f"effect-{name}": heading(name) for name in proof.measures}
        plots = figures(effects, captions=captions)
        sections.append(section("lab-effects", paragraph("lab-effects-about") + plots))
    captions = {f"figure-{name}": heading(name) for name in proof.measures}
    captions["places"] = say("lab-places")
    sections += [
        section("lab-variants", figures({**measured, **places}, captions=captions)),
        section("lab-meanings", meanings(proof)),
        paragraph("lab-files"),
    ]
    page = whole_page(
        say("lab-page-title", game=title_of(game_named(proof.game))),
        about(proof),
        sections,
        files("tatami.arena.lab").joinpath("head.html").read_text(encoding="utf-8"),
    )
    drawings = {**effects, **measured, **places}
    write_files(folder, page, drawings, msgspec.json.encode(proof))
    write_data(folder, proof, variants)


def paragraph(sentence: str) -> str:
    """A sentence of its own."""
    return f"<p>{escape(say(sentence))}</p>\n"


def about(proof: Report) -> str:
    """What was played."""
    return say(
        "lab-about",
        variants=len(proof.variants),
        seats=proof.seats,
        matches=proof.matches,
        bots=", ".join(proof.bots),
        seed=str(proof.seed),
    )


def meanings(proof: Report) -> str:
    """What is measured."""
    rows = [[heading(name), meaning(name, proof)] for name in proof.measures]
    found = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>\n" for name, text in rows)
    return f"<dl>\n{found}</dl>"


# The table that can be sorted


def comparison(proof: Report) -> str:
    """All variants, a column for each measure."""
    heads = [say("lab-variant"), *map(heading, proof.measures)]
    head = "".join(
        f'<th scope="col"><button type="button">{escape(text)}</button></th>' for text in heads
    )
    body = "\n".join(line(number, row, proof.measures) for number, row in enumerate(proof.variants))
    return (
        f'<div class="scroll" tabindex="0"><table class="sortable">\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"
    )


def line(number: int, row: Row, measures: list[str]) -> str:
    """The row of the table for a variant: its point, and what was measured there."""
    kind = "" if number else ' class="base"'
    name = escape(name_of(row)).replace(", ", ",<br>").replace("=", "<wbr>=")
    shown_number = f"<span>{number}</span> " if number else ""
    cells = "".join(cell(measure, row) for measure in measures)
    head = f'<th scope="row" data-value="{number}">{shown_number}{name}</th>'
    return f"<tr{kind}>{head}{cells}</tr>"


def cell(measure: str, row: Row) -> str:
    """A figure, and below it how it differs from the base; of the base, its interval."""
    found = row.figures[measure]
    if found.estimate is None:
        return f"<td>{escape(value_of(measure, row))}</td>"
    interval = bounds(measure, found.estimate)
    below = difference(measure, found) if row.name else interval
    kind = ""
    if found.difference is not None and found.is_clear():
        kind = ' class="more"' if found.difference.value > 0 else ' class="less"'
    return (
        f'<td data-value="{found.estimate.value}" title="{escape(interval)}">'
        f"{escape(value_of(measure, row))}<small{kind}>{escape(below)}</small></td>"
    )


# Data


def write_data(folder: Path, proof: Report, variants: list[Variant]) -> None:
    """Write the table for other programs, and the decks that differ from the base's."""
    try:
        (folder / "variants.csv").write_text(table(proof), encoding="utf-8")
        for number, variant in enumerate(variants):
            if number and variant.deck != variants[0].deck:
                (folder / DECKS).mkdir(exist_ok=True)
                name = re.sub(r"[^a-z0-9]+", "-", variant.name.lower()).strip("-")[:LONGEST_NAME]
                path = folder / DECKS / f"{number}-{name}.toml"
                path.write_text(variant.deck, encoding="utf-8")
    except OSError as error:
        raise unwritable(folder, error) from None


def table(proof: Report) -> str:
    """All figures, a line for each variant."""
    paths = list(dict.fromkeys(path for row in proof.variants for path in row.changes))
    bounded = ["", "_low", "_high", "_difference", "_difference_low", "_difference_high"]
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        [
            *("number", "variant", *paths, "matches", "forfeits", "best_seat"),
            *(f"seat_{seat + 1}" for seat in range(proof.seats)),
            *(name + end for name in proof.measures for end in bounded),
        ]
    )
    for number, row in enumerate(proof.variants):
        cells: list[object] = [number, row.name or "base"]
        cells += [shown(row.changes[path]) if path in row.changes else "" for path in paths]
        cells += [row.matches, row.forfeits, row.best_place]
        cells += [estimate.value for estimate in row.places] or [""] * proof.seats
        for name in proof.measures:
            for found in (row.figures[name].estimate, row.figures[name].difference):
                cells += ["", "", ""] if found is None else [found.value, found.low, found.high]
        writer.writerow(cells)
    return text.getvalue()

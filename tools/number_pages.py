"""Pages of the reference site about a game in numbers: what its observations and indices are."""

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from tatami.core.compounds import BitSet, Board, Maybe, RecordOf, Row, Times
from tatami.core.game import Game
from tatami.core.indexing import Slot
from tatami.core.kinds import Each, Flag, Kind, Number, Seat, SetOf, Word
from tatami.games import GAMES
from tatami.narration.titles import title_of
from tatami.research import Encoding

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"
FEW: Final = 48
"""So many names of a slot are listed; of more only the first ones and the last."""


def pages() -> Iterator[tuple[str, str]]:
    """The page of each game, by its name."""
    for name, game in GAMES.items():
        yield name, page(game)


def page(game: Game[Any, Any]) -> str:
    """All that an encoding of this game has, at every number of seats."""
    encodings = [Encoding(game, seats) for seats in game.seats]
    return "\n".join(
        [
            f"# {title_of(game)} in numbers",
            "",
            "What parts and steps are in general stands [in the guide](../../research.md#numbers). "
            "All options are at their defaults.",
            "",
            *observations(game, encodings),
            "",
            *indices(encodings),
            "",
        ]
    )


def observations(game: Game[Any, Any], encodings: list[Encoding]) -> list[str]:
    """Every part of an observation: where it begins, its shape, how it is told and what it is."""
    about = told_of_fields(game)
    seats = [f"{one.seats} seats" for one in encodings]
    rows = [
        "## Observations",
        "",
        "Each part by the number at which it begins, and its shape.",
        "",
        f"| part | {' | '.join(seats)} | told as | |",
        f"| --- | {' | '.join('---' for _ in seats)} | --- | --- |",
    ]
    kinds = {span.name: span.kind for one in encodings for span in one.fields}
    for name, kind in kinds.items():
        places = [place(one, name) for one in encodings]
        rows.append(f"| `{name}` | {' | '.join(places)} | {manner(kind)} | {about.get(name, '')} |")
    sizes = [f"**{one.size}**" for one in encodings]
    return [*rows, f"| all | {' | '.join(sizes)} | | |"]


def place(encoding: Encoding, name: str) -> str:
    """Where this part begins and its shape, if there is such a part at this number of seats."""
    for span in encoding.fields:
        if span.name == name:
            return f"{span.offset}: {' × '.join(map(str, span.shape))}"
    return ""


def manner(kind: Kind | None) -> str:
    """How a value is told; a kind that a game has made for itself says it in its docstring."""
    match kind:
        case None:
            return ""
        case Each():
            return f"for each seat {manner(kind.kind)}"
        case Times():
            return f"{kind.count} times {manner(kind.kind)}"
        case Row():
            return f"up to {kind.most} in a row, each {manner(kind.kind)}"
        case Maybe():
            return f"if it is there, {manner(kind.kind)}"
        case RecordOf():
            return "; ".join(f"{name}: {manner(one)}" for name, one in kind.fields)
        case Board():
            fields = "; ".join(f"{name}: {manner(one)}" for name, one in kind.fields)
            return f"for each of {kind.size} places {fields}"
        case SetOf() | BitSet():
            return "a set"
        case Word():
            return f"one of {len(kind.values)}"
        case Seat():
            return "a seat"
        case Flag():
            return "yes or no"
        case Number():
            return "a number"
        case _:
            first = (ast.get_docstring(class_of(type(kind))) or "").split("\n")[0].rstrip(".")
            return first[:1].lower() + first[1:]


def told_of_fields(game: Game[Any, Any]) -> dict[str, str]:
    """What a view says of its fields, below each of them, and what all views have."""
    told = {
        "seat": "where the viewer sits",
        "said": "what has been said of the action so far",
        "padding": "zeros, to a whole number of eights",
    }
    view = type(game.view(game.new(game.seats[0]), 0))
    body = class_of(view).body
    for field, after in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            text = docstring(after)
            if text:
                told[field.target.id] = text
    return told


def class_of(kind: type) -> ast.ClassDef:
    """How a class is written; machine code has no docstrings, but the tree has."""
    module = SOURCES.joinpath(*kind.__module__.split("."))
    written = module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
    for node in ast.walk(ast.parse(written.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return node
    raise LookupError(kind)


def docstring(node: ast.stmt) -> str:
    """The text that stands alone in this place, on one line."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return " ".join(str(node.value.value).split()).replace("|", "\\|")
    return ""


def indices(encodings: list[Encoding]) -> list[str]:
    """What every index says. They are the same at every number of seats, or there are tables."""
    tables = [index_rows(one) for one in encodings]
    head = ["| index | slot | says |", "| --- | --- | --- |"]
    if all(table == tables[0] for table in tables):
        return ["## Indices", "", "The same at every number of seats.", "", *head, *tables[0]]
    found = []
    for one, table in zip(encodings, tables, strict=True):
        found += [f"## Indices at {one.seats} seats", "", *head, *table, ""]
    return found


def index_rows(encoding: Encoding) -> list[str]:
    """A row for each slot."""
    return [
        f"| {slot.offset} .. {slot.offset + slot.size - 1} | `{slot.name}` "
        f"| {names(encoding, slot)} |"
        for slot in encoding.slots
    ]


def names(encoding: Encoding, slot: Slot) -> str:
    """What the indices of a slot say, for people."""
    told = [encoding.text(slot.offset + number) for number in range(slot.size)]
    if len(told) > FEW:
        told = [*told[:3], "…", told[-1]]
    return ", ".join(told).replace("|", "\\|")

"""Tutorials: Python files in cells (`# %%`), run from top to bottom and shown with what they print.

Editors and Jupyter (by jupytext) open such a file as a notebook; here it becomes a page of the
reference site, and a notebook to download.
"""

import ast
import io
import json
import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "examples" / "tutorials"
CELL = re.compile(r"^# %%(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Cell:
    """A piece of a tutorial: Markdown, or Python."""

    is_markdown: bool
    text: str


def cells(text: str) -> Iterator[Cell]:
    """The cells of a tutorial; what stands before the first one belongs to none."""
    parts = CELL.split(text)[1:]
    for heading, body in zip(parts[::2], parts[1::2], strict=True):
        lines = body.strip().splitlines()
        if "[markdown]" in heading:
            yield Cell(True, "\n".join(line.removeprefix("#").removeprefix(" ") for line in lines))
        else:
            yield Cell(False, "\n".join(lines))


def notebook(text: str) -> str:
    """The same as a file of Jupyter, without anything that was printed."""
    found = []
    for number, cell in enumerate(cells(text)):
        one: dict[str, Any] = {"id": f"cell-{number}", "metadata": {}}
        one["cell_type"] = "markdown" if cell.is_markdown else "code"
        one["source"] = cell.text
        if not cell.is_markdown:
            one |= {"execution_count": None, "outputs": []}
        found.append(one)
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    whole = {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": kernel}, "cells": found}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def page(path: Path) -> str:
    """The tutorial as Markdown, with what its code prints when it is run now."""
    names: dict[str, Any] = {"__name__": "__main__"}
    parts = []
    for cell in cells(path.read_text(encoding="utf-8")):
        if cell.is_markdown:
            parts.append(cell.text)
            continue
        told = run(cell.text, names, path)
        parts.append(f"```python\n{cell.text}\n```")
        if told.startswith("<svg"):
            parts.append(f'<div class="plot">{told}</div>')
        elif told:
            parts.append(f"```text\n{told}\n```")
    link = f"[This page as a notebook]({path.stem}.ipynb)"
    return "\n\n".join([*parts, f"*{link}, to be run and changed.*"]) + "\n"


def run(text: str, names: dict[str, Any], path: Path) -> str:
    """Run a cell; what it prints, and what its last line comes to, as a notebook shows it."""
    tree = ast.parse(text)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(tree, str(path), "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), str(path), "eval"), names)
            if hasattr(value, "savefig"):
                return drawn(value)
            if value is not None:
                print(repr(value))
    return out.getvalue().rstrip()


def drawn(figure: Any) -> str:
    """A figure of matplotlib as SVG, which goes into a page as it is."""
    drawing = io.StringIO()
    figure.savefig(drawing, format="svg", transparent=True)
    svg = drawing.getvalue()
    return svg[svg.index("<svg") :].strip()

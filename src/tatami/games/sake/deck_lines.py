"""Where things stand in a TOML file, which the parser of the standard library does not tell."""

import re
from typing import Final

TOKEN: Final = re.compile(
    r'"""(?:\\[\s\S]|[^\\])*?"""'
    r"|'''[\s\S]*?'''"
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'"
    r"|#[^\n]*"
    r"|[\n\[\]{}=,]"
    r"|[^\s\[\]{}=,#\"']+"
)
OPENING: Final = "[{"
CLOSING: Final = "]}"


def lines_of(text: str) -> dict[str, int]:
    """The line of every table, field and row of a sound TOML file.

    A field is named as in `weapons.katana.attack`, the third row of an array as in
    `weapons.katana.cards.2`.
    """
    lines: dict[str, int] = {}
    table = ""
    field = ""
    words: list[str] = []
    in_value = False
    depth = 0
    row = 0
    line = 1
    for found in TOKEN.finditer(text):
        token = found[0]
        if token.startswith("#"):
            continue
        if token == "\n" and depth == 0:
            if words and not in_value:
                table = path_of("", words)
                lines.setdefault(table, line)
            words = []
            in_value = False
        elif in_value:
            if token in CLOSING:
                depth -= 1
            elif token == "," and depth == 1:
                row += 1
            elif depth > 0 and token != "\n":
                lines.setdefault(f"{field}.{row}", line)
            if token in OPENING:
                depth += 1
        elif token == "=":
            field = path_of(table, words)
            lines.setdefault(field, line)
            in_value = True
            row = 0
        elif token not in OPENING + CLOSING:
            words.append(token)
        line += token.count("\n")
    return lines


def path_of(table: str, words: list[str]) -> str:
    """The full name of what these words name inside a table."""
    name = "".join(words).replace('"', "").replace("'", "")
    return f"{table}.{name}" if table else name


def line_of(lines: dict[str, int], path: str) -> int:
    """The line of this field, or of the nearest thing around it that is written down."""
    while path and path not in lines:
        path = path.rpartition(".")[0]
    return lines.get(path, 1)

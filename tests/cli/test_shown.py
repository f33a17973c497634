"""Every command that the guides and the help show is there, with the options that they give it."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.main import get_command

from tatami.cli.commands import EXAMPLES, app

ROOT = Path(__file__).parents[2]
GUIDES = ["README.md", "CONTRIBUTING.md", "docs/*.md", "docs/start/*.md", "examples/**/*.py"]
BLOCK = re.compile(r"^```\w*\n(.*?)^```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`(tatami [^`\n]+)`")
LINE = re.compile(r"^[ #]*(tatami [^#\n]+)", re.MULTILINE)


def shown() -> list[object]:
    """The commands, each with the guide that shows it."""
    found: dict[tuple[str, str], object] = {}
    for examples in EXAMPLES.values():
        for line in examples:
            found["--help", line] = pytest.param(line, id=f"--help {line}")
    for pattern in GUIDES:
        for path in sorted(ROOT.glob(pattern)):
            text = path.read_text(encoding="utf-8")
            blocks = [text] if path.suffix == ".py" else BLOCK.findall(text)
            lines = [line for block in blocks for line in LINE.findall(block)]
            for line in [*lines, *INLINE.findall(BLOCK.sub("", text))]:
                words = line.strip().rstrip("\\")
                name = str(path.relative_to(ROOT))
                found[name, words] = pytest.param(words, id=f"{name} {words}")
    return list(found.values())


@pytest.mark.parametrize("line", shown())
def test_a_command_that_is_shown_is_there(line: str) -> None:
    command: Any = get_command(app)
    context = typer.Context(command, info_name="tatami")
    words = shlex.split(line)[1:]
    while hasattr(command, "resolve_command") and words and not words[0].startswith("-"):
        name, command, words = command.resolve_command(context, words)
        context = typer.Context(command, info_name=name, parent=context)
    command.make_parser(context).parse_args(without_values(words))


def without_values(words: list[str]) -> list[str]:
    """The words, and something after an option that is shown, or can be typed, without a value."""
    return [*words, "any"] if words and words[-1] in ("--deck", "--ray") else words


def test_the_guides_show_commands() -> None:
    assert len(shown()) > 90

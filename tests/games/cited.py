"""Which rules the code of a game cites, and which of them are carried out while it is played."""

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tatami.core.game import Game
from tatami.narration.rulebook import rulebook
from tatami.words import ENGLISH

NUMBER = re.compile(r"\b\d+\.\d+\b")
INTERFACES = {"bot", "story", "story.py", "terminal", "terminal.py", "wire.py"}
"""What is no part of the rules."""

Place = tuple[str, int]
"""A file, and the line in which a function begins."""


def sources(game: Game[Any, Any]) -> list[Path]:
    """The files with the rules of a game."""
    folder = Path(str(files(game.package)))
    return sorted(
        path
        for path in folder.rglob("*.py")
        if not INTERFACES & set(path.relative_to(folder).parts)
    )


class Citations(ast.NodeVisitor):
    """Collects the numbers that stand in docstrings, as `rule`, or as a reason for a refusal."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        self.by_place: dict[Place, set[str]] = {}
        """The numbers that a function speaks of; its class lends it its own."""
        self.reasons: set[str] = set()
        """The numbers that may be given as a reason."""
        self.of_class: set[str] = set()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer = self.of_class
        self.of_class = numbers_in(ast.get_docstring(node))
        for child in node.body:
            if isinstance(child, ast.Assign) and isinstance(child.value, ast.Constant):
                self.of_class |= numbers_in(str(child.value.value))
            else:
                self.visit(child)
        self.of_class = outer

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        first = min([node.lineno, *[mark.lineno for mark in node.decorator_list]])
        own = numbers_in(ast.get_docstring(node))
        self.by_place[self.path, first] = own | (self.of_class if node.name in DOING else set())
        for child in ast.walk(node):
            value = child.value if isinstance(child, ast.Constant) else None
            if isinstance(value, str) and NUMBER.fullmatch(value):
                self.reasons.add(value)


DOING = {"run", "take", "offer", "answers", "answer", "use", "play"}
"""The methods with which a frame carries out its rule."""


def numbers_in(text: str | None) -> set[str]:
    """The numbers of rules in a text."""
    return set(NUMBER.findall(text or ""))


def citations(game: Game[Any, Any]) -> list[Citations]:
    """What each file of the rules cites."""
    found = []
    for path in sources(game):
        found.append(Citations(path))
        found[-1].visit(ast.parse(path.read_text()))
    return found


def paragraphs(game: Game[Any, Any]) -> set[str]:
    """The numbers of the paragraphs in the rules document."""
    text = rulebook(game, ENGLISH)
    return set(re.findall(r"^- \*\*(\d+\.\d+)\*\*", text, re.MULTILINE))


class Calls:
    """The functions that were called while it watched."""

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self.codes.add(frame.f_code)

    @contextmanager
    def watching(self) -> Iterator[None]:
        sys.setprofile(self.note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def places(self) -> set[Place]:
        return {(code.co_filename, code.co_firstlineno) for code in self.codes}

"""What the documents name is there."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATH = re.compile(r"`(\w[\w.-]*/[\w./-]*\.(?:py|ts|svelte|json|md|ftl|toml|js|txt|css|c))`")
MAKE = re.compile(r"`make ([a-z][\w/.-]*)")
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#]+)")


def tracked(*patterns: str) -> list[str]:
    """Files of the clone, those that are not yet added among them."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in told.stdout.splitlines() if (ROOT / name).exists()]


DOCUMENTS = [name for name in tracked("*.md") if not name.startswith(("docs/words/", "src/"))]


@pytest.fixture(scope="module")
def files() -> list[str]:
    """All files, each behind a slash, so that the end of a path is found."""
    return [f"/{name}" for name in tracked()]


def missing(text: str, folder: Path, files: list[str]) -> set[str]:
    """What a text in this folder names, by the end of its path or by a link, and is not there."""
    paths = {path for path in PATH.findall(text) if not any(f.endswith(f"/{path}") for f in files)}
    return paths | {link for link in LINK.findall(text) if not (folder / link).exists()}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_a_document_names_is_there(document: str, files: list[str]) -> None:
    path = ROOT / document
    assert not missing(path.read_text(encoding="utf-8"), path.parent, files)


def test_what_is_gone_is_noticed(files: list[str]) -> None:
    said = "See `core/state.py`, `core/gone.py`, [this](README.md), [that](gone.md#there)."
    assert missing(said, ROOT, files) == {"core/gone.py", "gone.md"}


def unknown_to_make(text: str) -> set[str]:
    """What a text says to `make`, and it cannot."""
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    return {name for name in MAKE.findall(text) if not re.search(rf"^{name}:", rules, re.MULTILINE)}


@pytest.mark.parametrize("document", [*DOCUMENTS, *tracked("src/tatami/words/*.ftl")])
def test_make_can_do_what_it_is_said_to(document: str) -> None:
    assert not unknown_to_make((ROOT / document).read_text(encoding="utf-8"))


def test_what_make_cannot_is_noticed() -> None:
    assert unknown_to_make("First `make compile`, then `make gone`.") == {"gone"}

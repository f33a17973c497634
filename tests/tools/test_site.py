"""The reference site is built without a warning, and needs nothing from elsewhere."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import number_pages
import pytest
import tutorials

from tatami.games import GAMES
from tatami.research import encoding
from tatami.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FETCHED = re.compile(r"""<(?:script|img|iframe|link rel="(?:stylesheet|icon)")[^>]*https?://""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, with warnings as errors; the code of the tutorials is run for it."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return folder


def test_the_site_has_its_pages_and_fetches_nothing(site: Path) -> None:
    for game in GAMES:
        for language in LANGUAGES:
            assert (site / "rules" / game / f"{language}.html").exists()
    for path in tutorials.FOLDER.glob("*.py"):
        told = (site / "tutorials" / f"{path.stem}.html").read_text(encoding="utf-8")
        assert "This page as a notebook" in told
    weapons = (site / "rules" / "sake" / "en.html").read_text(encoding="utf-8")
    assert "<!-- weapons -->" not in weapons
    assert "Katana" in weapons
    reference = (site / "api" / "core" / "game.html").read_text(encoding="utf-8")
    assert 'id="tatami.core.game.Game.imagine"' in reference
    numbers = (site / "api" / "numbers" / "ninjan.html").read_text(encoding="utf-8")
    assert "3 times a pile: its cards, and which of them is on top" in numbers
    assert "rock, scissors, paper" in numbers
    pages = list(site.rglob("*.html"))
    assert len(pages) > 90
    assert not [page for page in pages if FETCHED.search(page.read_text(encoding="utf-8"))]


def test_a_cell_shows_what_it_prints_and_what_it_comes_to() -> None:
    names: dict[str, object] = {}
    assert tutorials.run("a = 2\nprint('a is', a)", names, Path("x")) == "a is 2"
    assert tutorials.run("print('and')\na + 1", names, Path("x")) == "and\n3"
    assert tutorials.run("a = 3", names, Path("x")) == ""
    with pytest.raises(AssertionError):
        tutorials.run("assert a == 2", names, Path("x"))


def test_a_tutorial_is_a_notebook() -> None:
    text = (
        '"""About."""\n\n# %% [markdown]\n# # Title\n#\n# Words.\n\n# %%\nprint(1)\n\n\n# %%\n2\n'
    )
    found = json.loads(tutorials.notebook(text))
    kinds = [(cell["cell_type"], cell["source"]) for cell in found["cells"]]
    assert kinds == [("markdown", "# Title\n\nWords."), ("code", "print(1)"), ("code", "2")]
    assert found["nbformat"] == 4


def test_every_part_of_an_observation_and_every_index_has_its_row() -> None:
    for name, text in number_pages.pages():
        for seats in (GAMES[name].seats[0], GAMES[name].seats[-1]):
            e = encoding(name, seats)
            for field in e.fields:
                shape = " × ".join(map(str, field.shape))
                assert f"| `{field.name}` | " in text
                assert f" {field.offset}: {shape} |" in text
            for slot in e.slots:
                assert f"| {slot.offset} .. {slot.offset + slot.size - 1} | `{slot.name}` |" in text
        assert "| None |" not in text

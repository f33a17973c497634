"""tatami new-game: a package with a small complete game, and refusals for names that cannot be."""

from pathlib import Path

import pytest

from tests.cli.run import mistake, tatami


def test_the_package_is_written_with_its_name_everywhere(tmp_path: Path) -> None:
    folder = tmp_path / "here"
    told = tatami("new-game", "night_market", "--folder", str(folder))
    assert told.code == 0, told.err
    assert "tatami play night_market" in told.out
    files = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    package = "night_market"
    assert files == {
        "pyproject.toml",
        *(f"{package}/{name}.py" for name in ("__init__", "rules", "view", "position", "numbers")),
        f"{package}/words/en.ftl",
        f"{package}/rulebook/en.md",
        "tests/test_night_market.py",
    }
    texts = "".join((folder / file).read_text(encoding="utf-8") for file in files)
    assert "dango" not in texts.lower()
    assert "night_market-title = Night market" in texts


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Big", "“Big” cannot be the name of a game"),
        ("7up", "“7up” cannot be the name of a game"),
        ("my-game", "cannot be the name of a game"),
        ("class", "be no word of Python"),
        ("ninjan", "There is a game called “ninjan” already"),
        ("json", "There is a Python module called “json” already"),
    ],
)
def test_a_bad_name_is_refused(name: str, complaint: str) -> None:
    assert complaint in mistake("new-game", name)


def test_a_folder_that_is_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path, tmp_path / "file"):
        assert "is there already" in mistake("new-game", "dojo", "--folder", str(place))
    assert "cannot be written" in mistake("new-game", "dojo", "--folder", "/proc/dojo")

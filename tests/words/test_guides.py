"""The guide speaks at questions that the games really ask."""

import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import tatami
from tatami.core.frames import Decision
from tatami.games import GAMES
from tatami.words import LANGUAGES

GAMES_FOLDER = Path(tatami.__file__).parent / "games"
GUIDE = re.compile(r"^guide-(\w+)-(\w+)-(\d+) =", re.MULTILINE)


def questions(game: str) -> set[str]:
    """The names of all the decisions of a game."""
    package = importlib.import_module(f"tatami.games.{game}")
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]
    return {
        name
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Decision)
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_speaks_at_real_questions_in_order(game: str) -> None:
    words = GAMES_FOLDER / game / "words" / "board.en.ftl"
    spoken = GUIDE.findall(words.read_text(encoding="utf-8"))
    here = [(frame, int(number)) for name, frame, number in spoken if name == game]
    frames = {frame for frame, _ in here}
    assert frames
    assert frames <= questions(game)
    for frame in frames:
        numbers = [number for name, number in here if name == frame]
        assert numbers == list(range(1, len(numbers) + 1))


POINTED = re.compile(r"^(guide-\w+-\w+-\d+) = .*\n    \.at = ([a-z-]+)$", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_points_at_the_same_thing_in_every_language(game: str) -> None:
    folder = GAMES_FOLDER / game / "words"
    english = (folder / "board.en.ftl").read_text(encoding="utf-8")
    pointed = dict(POINTED.findall(english))
    assert len(pointed) == len(GUIDE.findall(english))
    for language in LANGUAGES:
        told = (folder / f"board.{language}.ftl").read_text(encoding="utf-8")
        assert dict(POINTED.findall(told)) == pointed


def test_every_question_of_sake_has_its_lesson() -> None:
    folder = GAMES_FOLDER / "sake" / "words"
    asked = re.findall(r"^sake-ask-(\w+) =", (folder / "en.ftl").read_text("utf-8"), re.MULTILINE)
    spoken = GUIDE.findall((folder / "board.en.ftl").read_text("utf-8"))
    assert set(asked) == {frame for _, frame, _ in spoken}

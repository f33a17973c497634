"""In the first match the guide's lessons come in a good order."""

from importlib import import_module
from importlib.util import find_spec

import pytest

from tatami.games import GAMES
from tests.games.lessons import expected, heard, lessons, score

GUIDED = [name for name, game in GAMES.items() if find_spec(f"{game.package}.guide")]


@pytest.mark.parametrize("game", GUIDED)
def test_the_first_match_is_dealt_for_the_guide(game: str) -> None:
    seed = import_module(f"tatami.games.{game}.guide").SEED
    assert score(GAMES[game], seed, learners=1) >= expected(game).LEAST


@pytest.mark.parametrize("game", GUIDED)
def test_every_lesson_that_is_weighed_exists(game: str) -> None:
    known = lessons(game)
    assert expected(game).WELCOME in known
    assert set(expected(game).FITS) <= set(known)


def test_a_lesson_is_heard_once_and_in_its_order() -> None:
    told = [lesson for lesson, _ in heard(GAMES["ninjan"], 1, 0)]
    assert len(told) == len(set(told))
    picks = [lesson for lesson in told if lesson.startswith("PickCard")]
    assert picks == [f"PickCard-{n}" for n in range(1, len(picks) + 1)]

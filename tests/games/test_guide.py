"""In the first match the guide's lessons come in a good order."""

from importlib import import_module

import pytest

from tatami.games import GAMES
from tests.games.lessons import FITS, WELCOME, heard, lessons, score

LEAST = {"ninjan": 0.75, "hagakure": 0.8, "samurai": 0.9, "samurai_cards": 0.9, "sake": 0.4}
"""Which part of the lessons fits its moment, at least; Sake & Samurai has more than a match."""


@pytest.mark.parametrize("game", WELCOME)
def test_the_first_match_is_dealt_for_the_guide(game: str) -> None:
    seed = import_module(f"tatami.games.{game}.guide").SEED
    assert score(GAMES[game], seed, learners=1) >= LEAST[game]


@pytest.mark.parametrize("game", WELCOME)
def test_every_lesson_that_is_weighed_exists(game: str) -> None:
    known = lessons(game)
    assert WELCOME[game] in known
    assert set(FITS[game]) <= set(known)


def test_a_lesson_is_heard_once_and_in_its_order() -> None:
    told = [lesson for lesson, _ in heard(GAMES["ninjan"], 1, 0)]
    assert len(told) == len(set(told))
    picks = [lesson for lesson in told if lesson.startswith("PickCard")]
    assert picks == [f"PickCard-{n}" for n in range(1, len(picks) + 1)]

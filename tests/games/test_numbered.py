"""Every numbered rule is named by a test of its game, and found in its code by its number."""

import re
from pathlib import Path
from typing import Any

import pytest

from tatami.core.game import Game
from tests.games.behaviour import OURS
from tests.games.cited import NUMBER, paragraphs, sources

TEST = re.compile(r"^def test_(\d+)_(\d+)_", re.MULTILINE)
ALL = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


def in_order(numbers: set[str]) -> list[str]:
    """The numbers as they follow each other in the rulebook."""
    return sorted(numbers, key=lambda number: tuple(map(int, number.split("."))))


def with_a_test(game: Game[Any, Any]) -> set[str]:
    """The numbers in the names of the tests of the game: `test_4_2_…` is a test of rule 4.2."""
    files = Path(__file__).parent.joinpath(game.name).glob("test_*.py")
    named = [TEST.findall(file.read_text(encoding="utf-8")) for file in files]
    return {f"{section}.{rule}" for names in named for section, rule in names}


def in_the_code(game: Game[Any, Any]) -> set[str]:
    """The numbers that stand anywhere in the rules of the game, in comments too."""
    texts = [path.read_text(encoding="utf-8") for path in sources(game)]
    return {number for text in texts for number in NUMBER.findall(text)}


@ALL
def test_every_rule_is_named_by_a_test(game: Game[Any, Any]) -> None:
    assert in_order(paragraphs(game) - with_a_test(game)) == []


@ALL
def test_every_number_in_the_name_of_a_test_is_a_rule(game: Game[Any, Any]) -> None:
    assert in_order(with_a_test(game) - paragraphs(game)) == []


@ALL
def test_every_rule_is_found_in_the_code_by_its_number(game: Game[Any, Any]) -> None:
    assert in_order(paragraphs(game) - in_the_code(game)) == []

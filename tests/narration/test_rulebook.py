"""The rules in every language have the same paragraphs."""

import re

import pytest

from tatami.games import GAMES
from tatami.narration.rulebook import rulebook
from tatami.words import ENGLISH, LANGUAGES, TatamiError

NUMBER = re.compile(r"^- \*\*(\d+\.\d+)\*\* \S", re.MULTILINE)
HEADING = re.compile(r"^(#+) (?:(\d+)\.)?", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
CITED = re.compile(r"\((\d+\.\d+(?:, \d+\.\d+)*)\)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_paragraphs(game: str, language: str) -> None:
    english, told = rulebook(GAMES[game], ENGLISH), rulebook(GAMES[game], language)
    assert NUMBER.findall(told)
    assert NUMBER.findall(told) == NUMBER.findall(english)
    assert HEADING.findall(told) == HEADING.findall(english)
    assert told.count("\n- ") == english.count("\n- ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_typed_and_what_is_cited_stays_as_it_is(game: str, language: str) -> None:
    english, told = rulebook(GAMES[game], ENGLISH), rulebook(GAMES[game], language)
    assert sorted(CODE.findall(told)) == sorted(CODE.findall(english))
    assert sorted(CITED.findall(told)) == sorted(CITED.findall(english))


def test_only_languages_that_are_known_have_a_rulebook() -> None:
    with pytest.raises(TatamiError, match="no language"):
        rulebook(GAMES["ninjan"], "../../games")

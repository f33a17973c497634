"""The rules in every language have the same paragraphs."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from tatami.games import GAMES
from tatami.narration.rulebook import illustrated, picture, rulebook
from tatami.words import ENGLISH, LANGUAGES, TatamiError

NUMBER = re.compile(r"^- \*\*(\d+\.\d+)\*\* \S", re.MULTILINE)
HEADING = re.compile(r"^(#+) (?:(\d+)\.)?", re.MULTILINE)
SHOWN = re.compile(r"!\[[^\]]+\]\((\w+)\.svg\)")
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_the_same_pictures_in_every_language(game: str, language: str) -> None:
    shown = SHOWN.findall(illustrated(GAMES[game], language))
    assert shown[0] == "turn"
    assert len(shown) > 1
    assert shown == SHOWN.findall(illustrated(GAMES[game], ENGLISH))
    for name in shown:
        drawn = picture(GAMES[game], name)
        assert drawn is not None
        assert drawn.startswith(b"<svg xmlns")
    folder = files(GAMES[game].package).joinpath("rulebook")
    kept = [file.name.removesuffix(".svg") for file in folder.iterdir() if file.name[-3:] == "svg"]
    assert sorted(kept) == sorted(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_who_cannot_show_pictures_reads_none(game: str, language: str) -> None:
    told = rulebook(GAMES[game], language)
    assert ".svg" not in told
    assert "![" not in told
    assert "\n\n\n" not in told


def test_only_pictures_of_the_rules_are_given_out() -> None:
    assert picture(GAMES["ninjan"], "../guide") is None
    assert picture(GAMES["ninjan"], "en") is None


def test_only_languages_that_are_known_have_a_rulebook() -> None:
    with pytest.raises(TatamiError, match="no language"):
        rulebook(GAMES["ninjan"], "../../games")


# The tables of Sake & Samurai

DECK = files("tatami").joinpath("games", "sake", "deck.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_list_every_card_with_its_numbers(language: str) -> None:
    told = rulebook(GAMES["sake"], language)
    assert "<!--" not in told
    deck = tomllib.loads(DECK)
    for section in ("weapons", "items", "events", "interrupts"):
        for facts in deck[section].values():
            assert f"| {facts['name']} | {len(facts['cards'])} | " in told
    for facts in deck["samurai"].values():
        assert f"| {facts['name']} | {facts['life']} | " in told
    for facts in deck["weapons"].values():
        row = next(line for line in told.splitlines() if f"| {facts['name']} |" in line)
        assert f"+{facts['attack']}" in row
        assert f"+{facts['defence']}" in row
        assert facts["steps"].rstrip("+") in row


def test_the_tables_are_those_of_the_deck_that_is_played_with(tmp_path: Path) -> None:
    changed = tmp_path / "deck.toml"
    changed.write_text(DECK.replace('name = "Katana"', 'name = "Umbrella"'), encoding="utf-8")
    told = rulebook(GAMES["sake"].with_deck(changed), ENGLISH)
    assert "| Umbrella | 8 |" in told
    assert "| Katana |" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_aim_comes_first(game: str, language: str) -> None:
    head, _ = rulebook(GAMES[game], language).split("\n## ", 1)
    aim = max(head.split("\n\n"), key=len)
    assert len(re.findall(r"[.!](?= |$)", aim)) == 5

"""The rules at the terminal: whole paragraphs, in the language that is spoken."""

import pytest

from tatami.cli.rulebook import rule_lines
from tatami.games import GAMES
from tatami.words import speaking


def test_a_paragraph_is_told_to_its_end() -> None:
    assert rule_lines(GAMES["samurai_cards"], "5.5") == [
        "5.5 All symbols are scored even if there are no stones of that shape left: "
        "something else then stands for the stone, and counts as one."
    ]


def test_a_table_keeps_its_lines() -> None:
    assert "  | rider | 1 | all figures | yes |" in rule_lines(GAMES["samurai"], "")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "3.3 Bis der letzte Spieler gewählt hat, lässt sich die Wahl zurücknehmen."),
        ("nl", "3.3 Tot de laatste speler gekozen heeft, mag je je keuze terugnemen."),
    ],
)
def test_the_rules_are_told_in_the_language_that_is_spoken(language: str, told: str) -> None:
    with speaking(language):
        assert rule_lines(GAMES["ninjan"], "3.3") == [told]


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_that_is_not_there(game: str) -> None:
    assert rule_lines(GAMES[game], "99") == ["There is no rule 99."]

"""The language of the terminal: typed, wished for, or the system's."""

import re

import pytest

from tatami.cli.language import language_for
from tests.cli.run import mistake, tatami


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        (["--language", "de", "games"], {}, "de"),
        (["--language=nl"], {"TATAMI_LANGUAGE": "de"}, "nl"),
        (["--version", "--language", "de"], {}, "de"),
        (["games", "--language", "de"], {}, "en"),
        (["--language"], {}, "en"),
        ([], {"TATAMI_LANGUAGE": "de", "LANG": "en_GB.UTF-8"}, "de"),
        ([], {"TATAMI_LANGUAGE": "", "LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LC_ALL": "de", "LANG": "en_US.UTF-8"}, "de"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "de_DE@euro", "LANG": "C"}, "de"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "xx_YY"}, "en"),
        ([], {}, "en"),
        (["--language", "tlh"], {}, "tlh"),
    ],
)
def test_what_was_typed_comes_before_the_wish_and_the_system(
    words: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_for(words, environment) == language


def test_a_match_is_told_in_the_language_that_was_typed() -> None:
    words = ["play", "hagakure", "--plain", "--seats", "3", "--seed", "3"]
    said = tatami("--language", "de", *words, typed="18\nquit\n").out
    assert "Spiel einen Chip für Runde 1 oder keinen." in said
    assert "„18“ ist jetzt nicht erlaubt. Regel 3.1: Chips kommen vor dem ersten Stich" in said


def test_help_and_mistakes_speak_the_language_of_the_environment() -> None:
    assert "Im Terminal gegen Bots spielen." in tatami("--help", TATAMI_LANGUAGE="de").out
    outcome = tatami("games", "nijnan", TATAMI_LANGUAGE="", LC_ALL="de_DE.UTF-8")
    assert "Meinst du ninjan?" in outcome.err


def test_an_unknown_language_is_refused_in_english() -> None:
    assert "There is no language “tlh”." in mistake("--language", "tlh", "games")


def test_numbers_are_written_as_in_the_language_but_a_seed_is_typed() -> None:
    words = ["simulate", "ninjan", "--games", "8", "--seed", "1000000", "--workers", "1"]
    said = tatami("--language", "de", *words).out
    assert "8 Partien, Startwert 1000000" in said
    assert re.search(r"\d,\d\N{NO-BREAK SPACE}%", said)
    assert "seed 1000000" in tatami(*words).out

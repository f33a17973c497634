"""Games that packages from elsewhere bring: they need only rules, and harm nobody if broken."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import Outcome, tatami
from tests.elsewhere import put, put_new_game, seeing

BROKEN = {
    "crashes": ("import no_such_library", "No module named 'no_such_library'"),
    "leaves": ("raise SystemExit(3)", "SystemExit: 3"),
    "empty": ("", "the package bad_empty has no GAME that is a Game"),
    "other": ("from night_market import GAME", "its GAME is called “night_market”"),
    "Loud": ("from night_market import GAME", "has only small letters, digits and underscores"),
    "ninjan": ("from night_market import GAME", "there is one with this name already"),
    "unplayable": (
        "from night_market import TheGame\n"
        "class Broken(TheGame):\n"
        "    def setup(self, seats, options):\n"
        "        raise ValueError('no cards')\n"
        "GAME = Broken()\n"
        "GAME.name = 'unplayable'\n",
        "ValueError: no cards",
    ),
    "wordless": (
        "from night_market import TheGame\n"
        "class Same(TheGame):\n"
        "    pass\n"
        "GAME = Same()\n"
        "GAME.name = 'wordless'\n",
        "does not work",
    ),
}
"""What is wrong with packages, by the name of the game, and what is said about it."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sound game with nothing but its rules, and many broken ones."""
    site = tmp_path_factory.mktemp("site")
    sound = put_new_game(site, "night_market")
    shutil.rmtree(sound / "words")
    shutil.rmtree(sound / "rulebook")
    for name, (code, _) in BROKEN.items():
        put(site, name, f"bad_{name.lower()}", code)
    words = site / "bad_wordless" / "words"
    words.mkdir()
    (words / "en.ftl").write_text("wordless-title = { $nobody }\n")
    return site


def told(site: Path, *words: str, typed: str = "") -> Outcome:
    return tatami(*words, typed=typed, **seeing(site))


def test_a_game_without_words_is_told_by_its_names(site: Path) -> None:
    games = told(site, "--language", "de", "games", "--json").json
    game = next(game for game in games if game["name"] == "night_market")
    assert (game["title"], game["about"]) == ("Night market", "Ein Spiel für 2–4 Spieler.")
    assert [option["about"] for option in game["options"]] == ["Möglich ist: 4, 3."]


def test_broken_games_are_left_out_and_named_with_the_reason(site: Path) -> None:
    listed = told(site, "games")
    assert listed.code == 0
    assert "hagakure" in listed.out
    assert "unplayable" not in listed.out
    for name, (_, reason) in BROKEN.items():
        assert [line for line in listed.err.splitlines() if f"“{name}”" in line and reason in line]
    assert len(listed.err.splitlines()) == len(BROKEN)


def test_a_broken_game_cannot_be_played_and_says_why(site: Path) -> None:
    refused = told(site, "play", "crashes")
    assert refused.code == 2
    assert "the package bad_crashes does not work" in refused.err


def test_a_game_without_words_is_played_in_the_terminal(site: Path, tmp_path: Path) -> None:
    typed = (
        "fly\npick\npick 1 2\npick x\nrules\n" + "".join(f"pick {n}\n" for n in range(1, 17)) * 4
    )
    record = str(tmp_path / "match.json")
    words = ["play", "night_market", "--plain", "--seats", "2", "--bots", "random", "--seed", "1"]
    played = told(site, *words, "--record", record, typed=typed)
    assert played.code == 0, played.err
    for sentence in (
        "Night market with Aki.",
        "Pick card (rule 2.1).",
        "Points: You 0; Aki 0",
        "Aki has chosen in secret.",
        "There is no verb “fly” in this game. There are pick, deal.",
        "“pick” does not say enough, or too much. Type: pick card",
        "“pick 1 2” does not say enough, or too much. Type: pick card",
        "“pick” needs the part card, which can be 0..16, but not “x”.",
        "This game brings no rules document.",
        "is not allowed now. Rule 2.1: The rules do not allow it now.",
        "Round won: seat ",
    ):
        assert sentence in played.out
    assert told(site, "verify", record).code == 0
    assert "Round won" in told(site, "replay", record).out


def test_a_game_from_elsewhere_is_studied(site: Path) -> None:
    one = ["--games", "2", "--workers", "1"]
    assert told(site, "fuzz", "night_market", *one).code == 0
    simulated = told(site, "simulate", "night_market", *one, "--bots", "greedy,random", "--json")
    assert simulated.json["games"] == 2


def test_a_package_changes_no_sentence_of_others(site: Path) -> None:
    words = site / "night_market" / "words"
    words.mkdir()
    (words / "en.ftl").write_text("ninjan-title = Mine\nplay-you = Me\nnight_market-title = Own\n")
    program = (
        "from tatami.games import GAMES; from tatami.words import say; list(GAMES.values());"
        "print(say('ninjan-title'), say('play-you'), say('night_market-title'))"
    )
    said = told_by(site, program)
    shutil.rmtree(words)
    assert said == "Ninjan You Own\n"


def told_by(site: Path, program: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **seeing(site)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout

"""Commands with another deck than a game's own; Sake & Samurai has one that can be changed."""

from pathlib import Path

import pytest
from msgspec import UNSET

from tatami.core.record import load
from tests.cli.run import mistake, tatami
from tests.games.sake.narrated import HOUSE
from tests.games.sake.test_deck_told import ADDED


@pytest.fixture
def deck_file(tmp_path: Path) -> Path:
    """A deck with a samurai and a location more than the house deck."""
    path = tmp_path / "my.toml"
    path.write_text(HOUSE + ADDED, encoding="utf-8")
    return path


def test_the_house_deck_is_told() -> None:
    told = tatami("games", "sake").out.replace("\n", " ")
    assert "98 cards, 8 samurai, 5 locations" in told
    assert "22 inferred" in told


def test_a_deck_file_is_checked(deck_file: Path) -> None:
    told = tatami("games", "sake", "--deck", str(deck_file)).out.replace("\n", " ")
    assert "9 samurai, 6 locations" in told
    assert "beach" in told
    facts = tatami("games", "sake", "--deck", str(deck_file), "--json").json[0]["deck"]
    assert facts["samurai"] == 9


def test_a_mistake_in_a_deck_file_is_told_with_its_line(deck_file: Path) -> None:
    deck_file.write_text(deck_file.read_text(encoding="utf-8").replace("life = 6", "life = 60"))
    said = mistake("games", "sake", "--deck", str(deck_file))
    assert "one mistake. 441: “life” is a whole number from 1 to 9, not 60." in said


def test_a_deck_needs_a_game_that_has_one(deck_file: Path) -> None:
    assert "ninjan has no deck" in mistake("games", "ninjan", "--deck", str(deck_file))
    assert "Say which game" in mistake("games", "--deck", str(deck_file))


def test_records_of_simulated_matches_hold_their_deck(deck_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "matches.json"
    deck = ["--deck", str(deck_file)]
    words = ["sake", *deck, "--seats", "3", "--option", "location=beach"]
    # More than one piece of work, so that other processes get the deck too.
    done = tatami("simulate", *words, "--games", "101", "--workers", "2", "--out", str(out))
    assert done.code == 0, done.err
    # The deck can be named all the same, but no other.
    for named in (deck, []):
        assert "Won by" in tatami("replay", str(out), *named).out
        assert "draws match the seed" in tatami("verify", str(out), *named).out
    other = tmp_path / "other.toml"
    other.write_text(HOUSE, encoding="utf-8")
    said = mistake("replay", str(out), "--deck", str(other))
    assert "Name the file of the right one with --deck" in said
    assert load(out)[0].deck == deck_file.read_text(encoding="utf-8")


def test_records_of_the_house_deck_only_name_it(tmp_path: Path) -> None:
    out = tmp_path / "matches.json"
    assert tatami("simulate", "sake", "--games", "1", "--out", str(out)).code == 0
    assert load(out)[0].deck is UNSET


def test_a_deck_can_be_fuzzed(deck_file: Path) -> None:
    done = tatami("fuzz", "sake", "--deck", str(deck_file), "--games", "1", "--seats", "3")
    assert "no law broken" in done.out


def test_a_person_can_play_with_a_deck_and_go_on(deck_file: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    deck = ["--deck", str(deck_file)]
    words = ["play", "sake", *deck, "--plain", "--seed", "1", "--record", str(path)]
    assert tatami(*words, typed="quit\n").code == 0
    # The record holds the deck; it can be named all the same, but no other.
    for named in (deck, []):
        resumed = tatami("play", "--resume", str(path), *named, "--plain", typed="quit\n")
        assert resumed.code == 0, resumed.err
    other = tmp_path / "other.toml"
    other.write_text(HOUSE, encoding="utf-8")
    words = ["play", "--resume", str(path), "--deck", str(other), "--plain"]
    assert "Name the file" in mistake(*words, typed="quit\n")

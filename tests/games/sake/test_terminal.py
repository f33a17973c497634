"""Sake & Samurai at the terminal: what is drawn, and playing with another deck."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import UNSET
from rich.console import Console

from tatami.core.cards import NONE
from tatami.core.frames import WATCHER
from tatami.core.record import load
from tatami.games.sake import GAME
from tatami.games.sake.columns import Minion
from tatami.games.sake.pieces import BOARD, LIFE
from tatami.games.sake.story import SakeNarrator
from tatami.games.sake.targets import Target
from tatami.games.sake.terminal import SakeTable
from tatami.games.sake.view import Ending, Fight, SakeView
from tests.cli.run import mistake, tatami
from tests.games.sake.test_story import ADDED, HOUSE, NAMES, card, dealt, seen


def drawn(view: SakeView, names: list[str], width: int = 60) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(SakeTable(SakeNarrator(names)).draw(view))
    return capture.get()


def test_the_table_drawn() -> None:
    view = seen()
    picture = drawn(view, NAMES[:3])
    assert "Masu ●●●●●●●● pile" in picture
    assert picture.index("Botan") < picture.index("You") < picture.index("Aki")
    assert "†Katana" in picture
    assert "↓ ···" in picture
    assert "▶ You" in picture


def test_a_fight_minions_sake_and_spirits_drawn() -> None:
    minion = card("minion1")
    view = replace(
        seen(),
        alive=(0, 1),
        spirits=(2,),
        loot=(0, 0, 3),
        sake=((BOARD, LIFE, 0), (), ()),
        steps=(4, 0, 0),
        minions=(Minion(minion, 1, 0, 1, False), Minion(card("minion2"), 0, 1, 0, False)),
        fight=Fight(1, NONE, Target(0, NONE), 1, 5, NONE, 0, 0),
        options={**seen().options, "location": "shrine"},
        ending=Ending(0, 0, last_turns=1, sudden_deaths=0),
    )
    picture = drawn(view, NAMES[:3])
    assert "Shrine Grounds · the last turn" in picture
    assert "Aki → You: 5 against 0" in picture
    assert "↓ ▼···▲·" in picture
    assert "†Katana●" in picture
    assert "●♥" in picture
    assert "spirit ●●●" in picture
    at_minion = replace(view, fight=Fight(1, NONE, Target(NONE, minion), 1, 5, NONE, 0, 0))
    assert "Aki → a minion" in drawn(at_minion, NAMES[:3])
    assert "gone" in drawn(replace(view, spirits=()), NAMES[:3])
    long = replace(view, steps=(14, 0, 0), minions=())
    assert "↓ ·×14" in drawn(long, NAMES[:3])


def test_with_many_seats_a_card_has_one_line() -> None:
    assert "…" in drawn(GAME.view(dealt(8), 0), NAMES, 48)


def test_a_spirit_sees_only_what_it_can_use() -> None:
    view = replace(seen(), alive=(1, 2), spirits=(0,))
    assert "A1" not in drawn(view, NAMES[:3])


def test_a_watcher_has_no_hand() -> None:
    assert "A1 D" not in drawn(GAME.view(dealt(), WATCHER), NAMES[:3])


# Another deck


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

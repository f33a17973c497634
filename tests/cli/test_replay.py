"""tatami replay and tatami verify."""

from pathlib import Path

import pytest

from tatami.games import GAMES
from tests.cli.run import mistake, tatami

RECORDS = Path(__file__).parents[1] / "games"
GOLDEN = RECORDS / "ninjan" / "records" / "3-seats.json"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_told_to_its_end(game: str) -> None:
    path = RECORDS / game / "records" / f"{GAMES[game].fewest_seats}-seats.json"
    told = tatami("replay", str(path)).out
    assert told.startswith(f"{game}, ")
    assert "Won by Seat" in told


def test_the_story_tells_who_took_what() -> None:
    told = tatami("replay", str(GOLDEN)).out
    assert "Round 9." in told
    assert "takes pile" in told
    assert "Turned up: Seat 1 (greedy)" in told


def test_a_record_as_json() -> None:
    told = tatami("replay", str(GOLDEN), "--match", "2", "--json").json
    assert told["over"]
    assert told["moves"][0]["text"].startswith("deal ")
    assert len(told["scores"]) == 3
    assert told["position"].startswith("deals=1")


def test_a_match_that_is_not_in_the_file() -> None:
    assert "holds 3 records: choose one from 1 to 3" in mistake(
        "replay", str(GOLDEN), "--match", "4"
    )


def test_a_truncated_record_names_the_place(tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    path.write_bytes(GOLDEN.read_bytes()[:-100])
    said = mistake("replay", str(path))
    assert "cut.json, line 3: this is not complete JSON" in said


def test_an_edited_record_names_the_move(tmp_path: Path) -> None:
    path = tmp_path / "edited.json"
    text = GOLDEN.read_text().replace("[0,", "[1,", 1)
    path.write_text(text)
    assert "edited.json, line 1: move 31 is not legal" in mistake("replay", str(path))
    assert "edited.json, line 1: move 31 is not legal" in mistake("verify", str(path))


def test_a_record_of_other_rules(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text(GOLDEN.read_text().replace('"version":1', '"version":7'))
    assert "version 7 of the rules of ninjan" in mistake("replay", str(path))


def test_a_record_of_an_unknown_game(tmp_path: Path) -> None:
    path = tmp_path / "chess.json"
    path.write_text(GOLDEN.read_text().replace('"ninjan"', '"chess"'))
    assert "no game called “chess”" in mistake("replay", str(path))


def test_a_folder_is_not_a_record(tmp_path: Path) -> None:
    assert "cannot be read" in mistake("replay", str(tmp_path))


def test_fair_deals_are_confirmed() -> None:
    told = tatami("verify", str(GOLDEN)).out
    assert told.count("all 30 draws match the seed") == 3


def test_unfair_deals_are_named(tmp_path: Path) -> None:
    path = tmp_path / "unfair.json"
    text = GOLDEN.read_text().splitlines()[0]
    start = text.index('"entropy":[]')
    path.write_text(text[:start] + '"entropy":["00"]' + text[start + len('"entropy":[]') :])
    said = mistake("verify", str(path))
    assert "changed after it was saved" in said

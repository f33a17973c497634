"""tatami review and tatami puzzles: what they print and write, and what they refuse."""

from pathlib import Path

import msgspec
import pytest

from tatami.core.record import replay
from tatami.games import GAMES
from tatami.review.findings import COARSE, Review
from tatami.review.puzzles import read
from tests.cli.run import mistake, tatami

RECORDS = Path(__file__).parents[1] / "games" / "ninjan" / "records"
GOLDEN = RECORDS / "2-seats.json"
QUICK = ("--depth", "coarse", "--seat", "1", "--workers", "1")


def test_a_review_tells_of_grades_luck_and_turning_points(tmp_path: Path) -> None:
    page = tmp_path / "report"
    told = tatami("review", str(GOLDEN), *QUICK, "--report", str(page)).out
    for part in ("Accuracy", "Blunder", "Luck and skill", "What can be learnt", "Turning points"):
        assert part in told
    html = (page / "index.html").read_text(encoding="utf-8")
    assert "<svg" in html
    assert "http://" not in html.replace("http://www.w3.org", "")
    assert msgspec.json.decode((page / "report.json").read_bytes(), type=Review).game == "ninjan"


def test_a_review_as_json_is_the_same_with_any_number_of_workers() -> None:
    alone = tatami("review", str(GOLDEN), *QUICK, "--json")
    several = tatami("review", str(GOLDEN), *QUICK[:-1], "2", "--json")
    assert several.out == alone.out
    found = msgspec.convert(alone.json, Review)
    assert {decision.seat for decision in found.decisions} == {0}
    assert found.depth == COARSE
    assert found.done == found.total


def test_every_match_of_a_file_can_be_reviewed_at_once(tmp_path: Path) -> None:
    out = tmp_path / "reviews.json"
    told = tatami("review", str(GOLDEN), *QUICK, "--out", str(out)).out
    lines = out.read_bytes().splitlines()
    assert len(lines) == len(GOLDEN.read_bytes().splitlines())
    assert f"Reviews of {len(lines)} matches" in told
    for line in lines:
        assert msgspec.json.decode(line, type=Review).decisions


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seat", "3"], "There is no seat 3 in this match. The seats are 1 to 2."),
        (["--depth", "abysmal"], "“abysmal” is no depth. Choose one of: coarse, fine, deep."),
        (["--match", "9"], "choose one from 1 to"),
    ],
)
def test_what_is_not_there_is_named(words: list[str], said: str) -> None:
    assert said in mistake("review", str(GOLDEN), *words)


def test_puzzles_are_written_with_their_solutions(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    words = ("--games", "6", "--bots", "greedy", "--seats", "3", "--workers", "1")
    told = tatami("puzzles", "ninjan", *words, "--out", str(out))
    assert told.code == 0, told.err
    puzzles = read(out)
    assert puzzles
    assert f"{len(puzzles)} puzzle" in told.out
    for puzzle in puzzles:
        replay(puzzle.record, GAMES["ninjan"])
        assert puzzle.lines[0].action == puzzle.solution
        assert puzzle.solution not in puzzle.greedy
        assert puzzle.lines[0].chance - puzzle.lines[1].chance >= 0.06
        assert 1 <= puzzle.difficulty <= 5


def test_puzzles_need_a_folder_that_is_there(tmp_path: Path) -> None:
    said = mistake("puzzles", "ninjan", "--out", str(tmp_path / "nowhere" / "puzzles.json"))
    assert "nowhere" in said


def test_puzzles_are_not_looked_for_if_they_cannot_be_written(tmp_path: Path) -> None:
    said = mistake("puzzles", "ninjan", "--games", "100000", "--out", str(tmp_path))
    assert "cannot be written" in said

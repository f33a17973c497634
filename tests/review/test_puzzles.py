"""Puzzles: those that are shipped are sound, and those that are chosen differ."""

from itertools import cycle
from pathlib import Path

import msgspec
import pytest

from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.core.record import replay
from tatami.games import GAMES
from tatami.review.match import Match
from tatami.review.puzzles import (
    HELD,
    MARGIN,
    WORLDS,
    Finder,
    Line,
    Puzzle,
    difficulty_of,
    is_held,
    most_different,
    read,
    shipped,
    write,
)
from tatami.review.rehearsal import FEWEST, Stage
from tests.review.matches import match_of, planted, played

ENOUGH = 40
"""So many puzzles come with every game."""


def puzzle(number: int, frame: str = "PickCard", difficulty: int = 1) -> Puzzle:
    """A puzzle that is none, but can be chosen and kept."""
    return Puzzle(
        id=f"{number:012}",
        game="ninjan",
        version=GAMES["ninjan"].version,
        seats=2,
        seat=0,
        at=30,
        frame=frame,
        verb="pick",
        solution=1,
        lines=[Line(1, "pick", 0.6), Line(2, "pick", 0.4)],
        greedy=[2],
        margin=0.2 - number / 1000,
        iterations=100,
        difficulty=difficulty,
        record=played("ninjan", ["random", "random"]),
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_can_be_solved(game: str) -> None:
    puzzles = shipped(game)
    assert len({one.id for one in puzzles}) == len(puzzles) >= ENOUGH
    for one in puzzles:
        replay(one.record, GAMES[game])
        match = Match(one.record, GAMES[game])
        legal = match.states[one.at].legal(one.seat)
        assert one.record.moves[one.at][0] == one.seat
        assert {line.action for line in one.lines} <= set(legal)
        assert one.solution == one.lines[0].action
        assert one.solution not in one.greedy
        assert one.lines[0].chance - one.lines[1].chance >= MARGIN - 0.001
        assert 1 <= one.difficulty <= 5


def test_a_solution_has_to_stay_ahead_if_everybody_thinks() -> None:
    record, at = planted()
    match = match_of(record, 600)
    worst = record.moves[at][1]
    s = match.states[at]
    leads = {}
    for action in s.legal(0):
        after = s.clone()
        after.apply(0, action)
        leads[action] = match.game.scores(after)[0] - match.game.scores(after)[1]
    best = max(leads, key=leads.__getitem__)
    finder = Finder(match, at, 0)
    assert finder.holds([Line(best, "take", 0.6), Line(worst, "take", 0.2)])
    assert not finder.holds([Line(worst, "take", 0.6), Line(best, "take", 0.4)])
    # The same twice is as good as itself.
    assert not finder.holds([Line(best, "take", 0.6), Line(best, "take", 0.4)])


def test_a_lead_has_to_be_large_and_sure() -> None:
    assert is_held(0.05, 0.02)
    assert not is_held(0.05, 0.03)
    assert not is_held(0.02, 0.0)


@pytest.mark.parametrize(
    ("returns", "tried", "lead"),
    [
        # Plain at once, one way or the other; the nearest rival counts.
        ([[0.9, 0.1], [0.1, 0.9], [0.4, 0.6]], FEWEST, 0.5),
        ([[0.4, 0.6], [0.1, 0.9], [0.6, 0.4]], FEWEST, -0.2),
    ],
)
def test_worlds_are_tried_until_it_is_plain(
    monkeypatch: pytest.MonkeyPatch, returns: list[list[float]], tried: int, lead: float
) -> None:
    record, at = planted()
    match = match_of(record)
    stage = Stage(match.game, match.view(at), dice_of(1, "stage"), 1)
    worlds = iter([returns] * WORLDS)
    monkeypatch.setattr(stage, "tried", lambda choices: next(worlds))
    assert stage.lead([1, 2, 3], HELD, WORLDS)[0] == pytest.approx(lead)
    assert len(list(worlds)) == WORLDS - tried


def test_so_many_worlds_are_tried_at_most_where_it_is_not_plain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record, at = planted()
    match = match_of(record)
    stage = Stage(match.game, match.view(at), dice_of(1, "stage"), 1)
    turns = cycle([[[1.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]]])
    monkeypatch.setattr(stage, "tried", lambda choices: next(turns))
    lead, doubt = stage.lead([1, 2], HELD, 20)
    assert lead == pytest.approx(0.0)
    assert doubt == pytest.approx(1 / 19**0.5)


def test_no_two_alike_are_chosen_while_another_kind_is_left() -> None:
    alike = [puzzle(number) for number in range(5)]
    other = puzzle(9, "Resolve", 3)
    chosen = most_different([*alike, other], 2)
    assert {one.id for one in chosen} == {alike[0].id, other.id}
    assert len(most_different([*alike, other], 40)) == 6


def test_more_thinking_is_more_difficult() -> None:
    found = [difficulty_of(iterations, 16000) for iterations in (15, 60, 250, 800, 2000)]
    assert found == [1, 2, 3, 4, 5]


def test_a_file_of_puzzles_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    write(path, [puzzle(1), puzzle(2)])
    assert read(path) == [puzzle(1), puzzle(2)]
    path.write_bytes(b"{}\n")
    with pytest.raises(TatamiError):
        read(path)
    with pytest.raises(TatamiError):
        read(tmp_path / "nowhere.jsonl")
    assert msgspec.json.encode(puzzle(1)).startswith(b'{"format":1')

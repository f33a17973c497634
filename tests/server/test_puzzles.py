"""Puzzles of the house, and a person's own play."""

import asyncio
from typing import Any

import pytest

from tatami.core.errors import IllegalAction
from tatami.games import GAMES
from tatami.review.puzzles import Line, Puzzle
from tatami.server import own_play
from tatami.server.messages.people import YourPlay
from tatami.server.own_play import SeatSummary, Slip, own_play_document
from tatami.server.puzzles import answered, facts_of, of_the_day, puzzles_of, shown
from tatami.server.table import Table
from tests.server.client import Person
from tests.server.housing import House
from tests.server.test_http import at, finished, play
from tests.server.test_reviews import reviewed
from tests.server.test_taking_up import decisions_of, over

DAY = 24 * 60 * 60 * 1000


def puzzle_from(table: Table) -> Puzzle:
    """A moment of a match as if one choice were clearly best there."""
    # Not in the setup, which is made by custom.
    move, seat = decisions_of(table)[-1]
    record = table.finished_record()
    done = record.moves[move][1]
    return Puzzle(
        id="p",
        game=table.game.name,
        version=table.game.version,
        seats=table.seats,
        seat=seat,
        at=move,
        frame="",
        verb="",
        solution=done,
        lines=[Line(done, "", 0.6)],
        greedy=[],
        margin=0.1,
        iterations=10,
        difficulty=2,
        record=record,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_the_seat_saw_and_not_what_is_best(game: str) -> None:
    table = over(game)
    puzzle = puzzle_from(table)
    found = shown(puzzle)
    assert found.asked.view.seat == puzzle.seat
    assert found.asked.taken == -1
    assert [seat.yours for seat in found.seats].index(True) == puzzle.seat
    legal = [choice.action for choice in found.asked.legal]
    other = next(action for action in legal if action != puzzle.solution)
    assert answered(puzzle, puzzle.solution).right
    wrong = answered(puzzle, other)
    assert not wrong.right
    assert wrong.solution == wrong.lines[0].text
    # What was answered has its own line, and is not called better than what was thought through.
    assert next(line.chance for line in wrong.lines if line.action == other) <= 0.6
    with pytest.raises(IllegalAction):
        answered(puzzle, 63)


def test_a_puzzle_says_why() -> None:
    # To lose a trick is what makes the difference here, and the trials show it.
    puzzle = next(one for one in puzzles_of("hagakure").values() if one.verb == "play")
    found = answered(puzzle, puzzle.greedy[0], seconds=None)
    whys = [line.why for line in found.lines]
    assert any("of 10 trials" in why for why in whys), whys


def test_what_was_answered_first_is_told() -> None:
    puzzle = puzzle_from(over("ninjan"))
    states = [
        facts_of(puzzle, solved).state
        for solved in ({}, {("ninjan", "p"): True}, {("ninjan", "p"): False})
    ]
    assert states == ["new", "right", "wrong"]


def test_the_puzzle_of_a_day_is_the_same_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_from(over("ninjan"))
    kept: dict[str, dict[str, Any]] = {"ninjan": {"p": puzzle}, "sake": {"q": puzzle}}
    monkeypatch.setattr("tatami.server.puzzles.puzzles_of", lambda game: kept.get(game, {}))
    assert of_the_day(0) is of_the_day(DAY - 1)
    kept.clear()
    assert of_the_day(0) is None


def test_puzzles_over_http(sqlite_house: House) -> None:
    async def scene(one: Person) -> None:
        found = await one.get("/api/puzzles")
        everything = [puzzle for game in GAMES for puzzle in puzzles_of(game)]
        assert [puzzle["id"] for puzzle in found["puzzles"]] == everything
        assert (found["today"] is None) == (not everything)
        nowhere = (404, "puzzle-none")
        assert await one.refused("GET", "/api/puzzles/ninjan/none") == nowhere
        assert await one.refused("POST", "/api/puzzles/none/none", {"action": 1}) == nowhere

    play(sqlite_house, 1, scene)


# One's own play


def test_matches_accuracy_and_mistakes_are_told_to_oneself(sqlite_house: House) -> None:
    async def scene(one: Person, other: Person) -> None:
        table = await finished(one, listed=True)
        # That it is over is written down a moment after it was shown.
        while not (before := (await one.get("/api/me/play"))["matches"]):
            await asyncio.sleep(0.2)
        assert [(match["table"], match["accuracy"]) for match in before] == [(table["id"], None)]
        assert before[0]["won"] == (0 in table["winners"])
        assert before[0]["decisions"] > 0
        await one.post(at(table, "review"))
        accuracy = (await reviewed(one, table))["review"]["by_seat"][0]["accuracy"]
        assert (await one.get("/api/me/play"))["matches"][0]["accuracy"] == accuracy
        assert (await other.get("/api/me/play"))["matches"] == []

    play(sqlite_house, 2, scene)


def test_kinds_of_mistakes_are_told_by_what_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    import msgspec

    table = over("ninjan")
    moves = decisions_of(table)
    seat = moves[0][1]
    slips = [Slip(move, "PickCard") for move, actor in moves if actor == seat]
    reviews = {table.id: msgspec.json.encode([SeatSummary(seat, 50.0, slips)])}
    monkeypatch.setattr(own_play, "folded", lambda *_: table)
    document = own_play_document([(table.id, [table.opened])], reviews, f"p{seat}", "en")
    found = msgspec.json.decode(document, type=YourPlay)
    assert found.matches[0].accuracy == 50.0
    assert [(kind.count, kind.move) for kind in found.mistakes] == [(len(slips), slips[0].at)]
    assert found.mistakes[0].prompt

"""What is seen of a match: its length, its choices, and how chances swing."""

import os
from pathlib import Path
from random import Random

import pytest

from tatami.arena.lab.measures import Played
from tatami.arena.lab.run import Task, play_task
from tatami.arena.lab.watch import spread, swings
from tatami.arena.matches import play_all
from tests.arena.lab.studies import prepared

ONE = (
    'game = "{}"\nseats = {}\nbots = ["random"]\nmatches = 1\n[curve]\nmoments = 3\nrollouts = 2\n'
)
FIRST = {
    "ninjan": "options.deals = [3]",
    "hagakure": "options.rounds = [2]",
    "samurai": 'options.capture = ["instant"]',
    "samurai_cards": 'options.gap = ["wide"]',
    "sake": 'options.minions = ["free"]',
}


def seen(folder: Path, game: str, seats: int, more: str = "") -> list[Played]:
    """One match of the base and of a variant."""
    run = prepared(folder, ONE.format(game, seats) + more + f"[vary]\n{FIRST[game]}")
    tasks = [Task(number, series, matches) for (number, series), matches in run.series.items()]
    return [
        play_task(run.setting, run.variants, os.getcwd(), task)[0]
        for task in tasks
        if task.series == "equals"
    ]


@pytest.mark.parametrize(
    ("game", "seats", "rounds"), [("ninjan", 2, [9, 27]), ("hagakure", 3, [9, 2])]
)
def test_rounds_are_those_of_the_rulebook(
    tmp_path: Path, game: str, seats: int, rounds: list[int]
) -> None:
    found = seen(tmp_path, game, seats, '[options]\ntie = "shared"\n')
    assert [played.rounds for played in found] == rounds


@pytest.mark.parametrize(("game", "seats"), [("samurai", 2), ("samurai_cards", 2), ("sake", 3)])
def test_every_game_can_be_watched(tmp_path: Path, game: str, seats: int) -> None:
    for played in seen(tmp_path, game, seats):
        assert played.forfeit == ""
        assert played.winners
        assert played.rounds is not None
        assert 1 < played.rounds < played.decisions
        assert played.choices > 2 * played.faced > 0
        assert played.drama is not None
        assert played.behind is not None


def test_watching_does_not_change_a_match(tmp_path: Path) -> None:
    run = prepared(tmp_path, ONE.format("ninjan", 2) + "[vary]\noptions.deals = [3]")
    plan = run.setting.plan(run.variants[1], "equals")
    matches = run.series[(1, "equals")]
    watched = play_task(run.setting, run.variants, os.getcwd(), Task(1, "equals", matches))
    plain = play_all(plan, os.getcwd(), matches)
    assert [(found.winners, found.decisions) for found in watched] == [
        (found.winners, found.decisions) for found in plain
    ]


def test_noise_is_no_drama() -> None:
    luck = Random(1)

    def noisy(chance: float) -> list[float]:
        return [chance + luck.uniform(-0.2, 0.2), 1 - chance + luck.uniform(-0.2, 0.2)]

    flat = [(noisy(0.5), noisy(0.5)) for _ in range(4000)]
    assert abs(swings(flat)) / 4000 < 0.005
    waves = [(noisy(0.1), noisy(0.1)), (noisy(0.9), noisy(0.9))] * 2000
    assert swings(waves) / 3999 == pytest.approx(0.8, abs=0.01)


def test_a_win_that_changes_hands_once_is_a_drama_of_one() -> None:
    assert swings([([1.0, 0.0], [1.0, 0.0]), ([0.0, 1.0], [0.0, 1.0])]) == 1.0
    assert swings([([0.5, 0.5], [0.5, 0.5])] * 3) == 0.0


def test_moments_are_spread_from_the_first_to_the_last() -> None:
    assert list(spread(5, 12)) == [0, 1, 2, 3, 4]
    assert list(spread(101, 5)) == [0, 25, 50, 75, 100]

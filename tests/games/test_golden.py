"""Golden records: whole matches that must replay bit for bit, compiled or not."""

from pathlib import Path
from typing import Any

import pytest

from tatami.cli.simulate import Series, play_one
from tatami.core.game import Game
from tatami.core.record import encode, load, replay, verify
from tatami.core.version import is_compiled
from tatami.games import GAMES

FOLDER = Path(__file__).parent
SEED = 20
ALL = [(game, seats) for game in GAMES.values() for seats in game.seats]


def golden(game: Game[Any, Any], seats: int) -> Path:
    return FOLDER / game.name / "records" / f"{seats}-seats.json"


def series(game: Game[Any, Any], seats: int) -> Series:
    bots = ["greedy", "random"] * 4
    return Series(game.name, seats, game.options(), bots[:seats], SEED, True)


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_a_golden_record_replays(game: Game[Any, Any], seats: int) -> None:
    for record in load(golden(game, seats)):
        s = replay(record, game)
        assert s.is_over()
        assert game.scores(s) == record.scores


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_its_deals_were_fair(game: Game[Any, Any], seats: int) -> None:
    for record in load(golden(game, seats)):
        assert verify(record, game) > 0


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_the_same_bots_and_seed_play_the_same_match_again(game: Game[Any, Any], seats: int) -> None:
    lines = golden(game, seats).read_bytes().splitlines(keepends=True)
    for number in range(3 if is_compiled() else 1):
        assert encode(play_one(series(game, seats), game, number)[0]) == lines[number]

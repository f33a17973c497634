"""What is imagined is forgotten again: bots do it a thousand times for each of their moves."""

import gc
from pathlib import Path
from typing import Any

import pytest

from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.core.game import Game
from tatami.core.version import is_compiled
from tatami.games import GAMES

STATUS = Path("/proc/self/status")
TIMES = 10_000 if is_compiled() else 500
MOST = 700_000
"""Bytes; in machine code one row of numbers for each time would be more."""


def held() -> int:
    """The memory of this process, in bytes."""
    line = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells it")
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_imagining_takes_no_memory(game: Game[Any, Any]) -> None:
    dice = dice_of(1, "memory")
    s = game.new(game.most_seats)
    for _ in range(60):
        seat = s.actors()[0]
        assert s.asking is not None
        s.apply(seat, s.asking.sample(s, seat, dice))
    while s.actors() == [CHANCE]:
        assert s.asking is not None
        s.apply(CHANCE, s.asking.sample(s, CHANCE, dice))
    view = game.view(s, 0)
    for _ in range(100):
        game.imagine(view, dice)
    gc.collect()
    before = held()
    for _ in range(TIMES):
        game.imagine(view, dice)
    gc.collect()
    assert held() - before < MOST

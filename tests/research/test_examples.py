"""The examples come to what they promise, in a short form."""

from pathlib import Path

import pytest

from tests.cli.run import tatami

CONTEST = Path(__file__).parents[2] / "examples" / "contest"


@pytest.mark.slow
def test_the_bots_of_the_contest_beat_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CONTEST)
    bots = "bots:Dreamer,bots:Taker,random"
    words = ["arena", "ninjan", "--seats", "3", "--bots", bots, "--games", "60", "--json"]
    found = tatami(*words, "--workers", "1", "--seed", "1").json
    dreamer, taker, chance = [
        next(entry for entry in found["standings"] if entry["name"] == name)
        for name in bots.split(",")
    ]
    assert dreamer["win_share"]["low"] > found["fair_share"]
    assert taker["mean_score"]["low"] > chance["mean_score"]["high"]
    assert not dreamer["forfeits"] + taker["forfeits"]

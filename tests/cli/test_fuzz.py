"""tatami fuzz and tatami bench."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tatami.cli.commands import app
from tatami.core.record import load
from tatami.games import load as load_game
from tatami.games import packages
from tests.cli.run import tatami
from tests.core import toy
from tests.core.toy import Toy, ToyGame


def test_a_sound_game_is_sound() -> None:
    told = tatami("fuzz", "ninjan", "--games", "4")
    assert told.code == 0
    assert "no law broken" in told.out


def test_a_broken_law_leaves_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Losing(ToyGame):
        def pieces(self, s: Toy) -> list[int]:
            return super().pieces(s)[s.is_over() :]

    monkeypatch.setitem(packages(), "toy", "tests.core.toy")
    monkeypatch.setattr(toy, "GAME", Losing(), raising=False)
    load_game.cache_clear()
    path = tmp_path / "broken.json"
    told = CliRunner().invoke(app, ["fuzz", "toy", "--games", "3", "--out", str(path)])
    assert told.exit_code == 1
    assert "every piece has one place" in told.output
    assert load(path)[0].game == "toy"


def test_speed_is_measured() -> None:
    speeds = tatami("bench", "ninjan", "--games", "3", "--json").json
    assert [speed["seats"] for speed in speeds] == [2, 3, 4, 5]
    assert all(speed["decisions_per_second"] > 0 for speed in speeds)


def test_speed_is_shown_to_people() -> None:
    assert "Decisions/s" in tatami("bench", "ninjan", "--games", "1").out

"""The weights of every bot can be fitted anew, and the bot plays with what was written."""

import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.arena.fit import Learnt, Plan, fitted, matches_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.games import GAMES
from tatami.search.weights import FILE, weights_of
from tests.core.toy import ToyGame

PROGRAM = Path(__file__).parents[2] / "tools" / "fit.py"


def shape(found: object) -> object:
    """The names and lengths of weights, without the numbers."""
    if isinstance(found, dict):
        return {name: shape(item) for name, item in found.items()}
    if isinstance(found, list):
        return [shape(item) for item in found]
    return "text" if isinstance(found, str) else "number"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_fitted_has_the_names_and_shapes_that_the_bot_reads(game: Game[Any, Any]) -> None:
    present = weights_of(f"{game.package}.bot").content
    matches = matches_of(Plan(game.name, list(game.seats), 6, "random", 7), 1, lambda _: None)
    told: list[Learnt] = []
    # From nothing but what the studies write themselves.
    found = fitted(game, matches, zeroed(present), 1, told.append)
    assert shape(found) == shape(present)
    assert found != zeroed(present)
    assert all(learnt.observations > 0 for learnt in told)


def zeroed(found: Any) -> Any:
    """The same weights, all of which say as little as they can."""
    if isinstance(found, dict):
        return {name: zeroed(item) for name, item in found.items()}
    if isinstance(found, list):
        return [zeroed(item) for item in found]
    return found if isinstance(found, str) else 1


def test_matches_do_not_depend_on_the_workers() -> None:
    plan = Plan("ninjan", [2, 3], 102, "random", 7)
    alone = matches_of(plan, 1, lambda _: None)
    assert [match.seats for match in alone[:4]] == [2, 3, 2, 3]
    assert matches_of(plan, 2, lambda _: None) == alone


def test_a_game_without_a_fit_is_refused() -> None:
    with pytest.raises(TatamiError, match="has nothing to fit"):
        fitted(ToyGame(), [], {}, 1, lambda _: None)


def test_the_bot_plays_with_what_the_program_has_written(tmp_path: Path) -> None:
    package = tmp_path / "tatami"
    ignored = shutil.ignore_patterns("__pycache__", "web")
    ours = Path(str(files(tatami)))
    shutil.copytree(ours, package, ignore=ignored)
    for library in ours.parent.glob("*.so"):  # all compiled modules share one
        shutil.copy(library, tmp_path)
    weights = package / "games" / "ninjan" / "bot" / FILE
    words = ["ninjan", "--matches", "6", "--bot", "random", "--workers", "1", "--out"]
    done = subprocess.run(
        [sys.executable, PROGRAM, *words, weights], check=True, capture_output=True, text=True
    )
    assert done.stdout.splitlines()[1].startswith("margin")
    written = weights.read_text()
    assert "python tools/fit.py ninjan --matches 6 --seats 2,3,4,5 --bot random --seed 7" in written
    script = (
        "from tatami.cli.simulate import Series, play_piece\n"
        "from tatami.games import GAMES\n"
        "from tatami.games.ninjan.bot.evaluation import FAR, MARGIN\n"
        "options = GAMES['ninjan'].options()\n"
        "play_piece(Series('ninjan', 2, options, ['samurai@2', 'random'], 1, False), range(1))\n"
        "print(MARGIN, FAR)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", script],
        check=True,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(tmp_path)},
    )
    margin, far = found.stdout.split()
    assert f'"margin": {margin}' in written
    assert f'"far": {int(float(far))}' in written

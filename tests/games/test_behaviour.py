"""Rules do not change their behaviour without a new version: matches are stored as their moves."""

from typing import Any

import pytest

from tatami.core.game import Game
from tests.games.behaviour import OURS, behaviour, noted


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_rules_behave_as_this_version_always_did(game: Game[Any, Any]) -> None:
    notes = noted()[game.name]
    assert str(game.version) in notes, (
        f"version {game.version} of {game.name} is new: python -m tests.games.behaviour"
    )
    assert behaviour(game) == notes[str(game.version)], (
        f"{game.name} behaves otherwise than its version {game.version} did. Matches that were "
        "begun before are replayed by these rules: let the new behaviour be an option whose value "
        "the old matches do not have, or raise the version, and they are named and kept closed."
    )

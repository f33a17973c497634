"""Every field of a state is somewhere in the text of its position."""

from importlib import import_module
from typing import Any

import pytest

from tatami.core.game import Game
from tatami.core.position import Position
from tatami.core.state import State
from tatami.games import GAMES

SHARED = {"options", "deck", "sets"}
"""What all copies of a state have in common: it follows from the options."""


def fields_of(s: State[Any]) -> set[str]:
    """What a state keeps beside what is owed."""
    engine = {"seats", "stack", "next", "asking", "log"}
    names = [name for name in dir(s) if not name.startswith("_")]
    return {name for name in names if not callable(getattr(s, name))} - engine - SHARED


def position_of(game: Game[Any, Any]) -> Position:
    found = import_module(f"{game.package}.position").POSITION
    assert isinstance(found, Position)
    return found


@pytest.mark.parametrize("game", GAMES.values())
def test_every_field_is_written_or_follows(game: Game[Any, Any]) -> None:
    position = position_of(game)
    written = {held for column in position.columns for held in column.holds}
    assert written | set(position.derived) == fields_of(game.new(game.fewest_seats))


@pytest.mark.parametrize("game", GAMES.values())
def test_a_position_that_lacks_a_word_is_told_all_of_them(game: Game[Any, Any]) -> None:
    position = position_of(game)
    line = game.write(game.new(game.fewest_seats))
    assert len(line.split(" ")) == len(position.names)
    assert list(position.split(line)) == position.names

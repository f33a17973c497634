"""A game in words, for the terminal and the server alike; its own words are in its `story`."""

from typing import Any

from tatami.core.game import Game
from tatami.core.parts import part
from tatami.narration.narrator import Narrator


def narrator_of(game: Game[Any, Any], names: list[str]) -> Narrator[Any]:
    """Who tells a player of this game, in which the players have these names."""
    story = part(game, "story")
    assert story is not None, f"{game.name} has no story"
    narrator: Narrator[Any] = story.NARRATOR(names, game)
    return narrator

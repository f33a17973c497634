"""A game in words, for the terminal and the server alike: told by its `story`, or plainly."""

from typing import Any

from tatami.core.game import Game
from tatami.core.parts import part
from tatami.narration.narrator import Narrator
from tatami.narration.plain import PlainNarrator


def narrator_of(game: Game[Any, Any], names: list[str]) -> Narrator[Any]:
    """Who tells a player of this game, in which the players have these names."""
    story = part(game, "story")
    if story is None:
        return PlainNarrator(names, game)
    narrator: Narrator[Any] = story.NARRATOR(names, game)
    return narrator

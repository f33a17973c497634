"""Who sits at the other seats of a learner's table."""

from typing import Any

from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.search import bot_named


def opponents_from(chosen: str | list[str], game: Game[Any, Any], seats: int) -> list[str]:
    """A bot for each other seat, in their order after the learner's; one name is for all.

    They are named as in the arena; a name that no bot has is refused.
    """
    names = [chosen] * (seats - 1) if isinstance(chosen, str) else chosen
    if len(names) != seats - 1:
        raise TatamiError("research-bad-opponents", seats=seats, bots=len(names))
    for name in names:
        bot_named(name, game, Dice(b""))
    return names

"""Every law, for every game, number of seats and option."""

from typing import Any

import pytest

from tatami.core.chance import dice_of
from tatami.core.game import Game, Options
from tatami.core.laws import Trial
from tatami.core.version import is_compiled
from tatami.games import GAMES

MATCHES = 2 if is_compiled() else 1
SPARING = 1 if is_compiled() else 25
"""The searching laws look at one moment in so many."""

LONG = {"sake": 100 if is_compiled() else 3000}
"""Games whose matches are so long that the searching laws look so many times less often."""


def tables() -> list[Any]:
    """Every game and number of seats with its own options, and each other value of each option."""
    found = []
    for game in GAMES.values():
        chosen: list[Options] = [{}]
        chosen += [{o.name: value} for o in game.declared for value in o.values[1:]]
        for options in chosen:
            # What an option breaks, it breaks in machine code too: plain Python tries each once.
            for seats in game.seats if is_compiled() or not options else game.seats[:1]:
                words = [game.name, str(seats), *[f"{k}={v}" for k, v in options.items()]]
                found.append(pytest.param(game, seats, options, id="-".join(words)))
    return found


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_the_laws_hold(game: Game[Any, Any], seats: int, options: Options) -> None:
    # The rulebook's own options at every moment; the others, which can be long, now and then.
    sparing = max(SPARING, LONG.get(game.name, 1)) * (10 if options else 1)
    for number in range(MATCHES):
        dice = dice_of(number, f"laws {game.name} {seats}")
        Trial(game, seats, game.options(**options), dice, sparing).run()

"""How long a match against bots takes a person in the browser: what the cards on the home page say.

python bench/bot_minutes.py [MATCHES]

Counted in matches between greedy bots, as *play now* opens them: how often the first seat has
something to choose, and how often the others act. A choice takes a person about eight seconds, and
what somebody else does is shown for about a second and a half at normal speed (the pacing of the
boards). The figures are kept as `BOT_MINUTES` in each game's `wire.py`.
"""

import sys
from statistics import mean

from tatami.core.chance import Dice
from tatami.core.game import Value
from tatami.games import GAMES
from tatami.search import bot_named
from tatami.search.match import choice

THINKING = 8.0
"""Seconds that a person takes for a choice, from seeing it to the second tap."""
SHOWN = 1.5
"""Seconds for which an action of somebody else is shown."""
USUAL_SEATS = 3
QUICK = "random"
"""What can be drawn is drawn."""


def seconds(name: str, seed: int) -> float:
    """How long one match would take."""
    game = GAMES[name]
    seats = min(max(game.fewest_seats, USUAL_SEATS), game.most_seats)
    options: dict[str, Value] = {
        option.name: QUICK for option in game.declared if QUICK in option.values
    }
    s = game.new(seats, options)
    dice = Dice(seed.to_bytes(4, "big"))
    bot = bot_named("greedy", game, dice, 0.0)
    time = 0.0
    while (asked := s.asking) is not None:
        for seat in asked.actors(s):
            if seat < 0:
                s.apply(seat, asked.sample(s, seat, dice))
                continue
            time += SHOWN if seat else THINKING * (len(s.legal(seat)) > 1)
            s.apply(seat, choice(game, s, bot, seat))
    return time


def main() -> None:
    """Measure and tell."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for name in GAMES:
        print(f"{name:15} {mean(seconds(name, seed) for seed in range(matches)) / 60:5.1f} minutes")


if __name__ == "__main__":
    main()

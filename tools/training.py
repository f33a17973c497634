"""What the C compiler is shown before it compiles the rules for a package: what runs how often.

Matches at random at all seat counts of all games, and a match of bots that think. It runs on
machine code that counts, needs only what the rules need, and is always the same.
"""

from tatami.core.chance import dice_of
from tatami.core.play import playouts
from tatami.games import GAMES, game_named
from tatami.search import bot_named
from tatami.search.match import play_on

MATCHES = 300
THOUGHTS = 50
"""Iterations of search for each choice."""


def train(name: str) -> None:
    """Play what is played most of a game."""
    game = game_named(name)
    for seats in game.seats:
        playouts(game.new(seats), MATCHES, dice_of(seats, "training"))
        bots = [
            bot_named(f"samurai@{THOUGHTS}", game, dice_of(seat, "bot")) for seat in range(seats)
        ]
        play_on(game, game.new(seats), bots, dice_of(seats, "match"), [])


if __name__ == "__main__":
    for name in GAMES:
        train(name)

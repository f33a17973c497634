"""A match between bots, from the first deal to the last move."""

from typing import Any

from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.core.game import Game, Move
from tatami.core.state import State
from tatami.search.bot import Bot


def play_on(
    game: Game[Any, Any], s: State[Any], bots: list[Bot[Any]], dice: Dice, moves: list[Move]
) -> None:
    """Let the bots play `s` to its end; chance comes from `dice`, and `moves` keeps it all."""
    while True:
        asked = s.asking
        if asked is None:
            return
        for seat in asked.actors(s):
            if seat == CHANCE:
                action = asked.sample(s, CHANCE, dice)
            else:
                action = choice(game, s, bots[seat], seat)
            moves.append((seat, action))
            s.apply(seat, action)


def choice(game: Game[Any, Any], s: State[Any], bot: Bot[Any], seat: int) -> int:
    """What the bot does; a choice of one is not asked."""
    legal = s.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return bot.choose(game.view(s, seat) if bot.looks else None, legal)

"""Table words that the tests of several games share."""

from typing import Any, Generic, TypeVar

from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.core.game import Game
from tatami.core.state import State

S = TypeVar("S", bound=State[Any])


class PlayedTable(Generic[S]):
    """A match in which the test says what everybody does."""

    def __init__(self, game: Game[S, Any], s: S) -> None:
        self.game = game
        self.s = s

    def choices(self, seat: int) -> list[str]:
        return [self.game.action_text(action) for action in self.s.legal(seat)]

    def why_not(self, seat: int, text: str) -> str:
        return self.game.why_not(self.s, seat, self.game.action_from(text))

    @property
    def actors(self) -> list[int]:
        return self.s.actors()

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.s)


def dealt(game: Game[S, Any], seats: int, luck: str = "setup", **options: int | str) -> S:
    """A match after the first deal."""
    s = game.new(seats, game.options(**options))
    dice = dice_of(seats, luck)
    while s.actors() == [CHANCE]:
        assert s.asking is not None
        s.apply(CHANCE, s.asking.sample(s, CHANCE, dice))
    return s

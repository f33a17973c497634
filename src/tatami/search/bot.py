"""Bot: somebody who chooses for a seat. It sees a view and what is legal, never the state."""

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Dice
from tatami.core.game import Game, View

V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[V]):
    """Chooses for one seat of one match. Its luck comes from its own dice: it can be repeated."""

    looks: ClassVar[bool] = True
    """Whether it wants to see the table; a bot that does not is not shown it."""

    def __init__(self, game: Game[Any, Any], dice: Dice) -> None:
        self.game = game
        self.dice = dice

    @abstractmethod
    def choose(self, view: V | None, legal: list[int]) -> int:
        """One of the legal actions; there is at least one."""

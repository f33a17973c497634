"""Matches one after another, as the environments play them: what they need to know of a table."""

from copy import copy, deepcopy
from operator import index
from secrets import randbits
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from tatami.core.chance import Dice, copy_of, dice_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game, Options
from tatami.core.numbers import Table
from tatami.games import game_named
from tatami.research.drawing import Picture, check_mode, rendered
from tatami.research.encoding import Encoding, Row

Seen = dict[str, Row]
"""What an agent is given: its `observation`, and the `action_mask` of what it can say."""

ILLEGAL: Final = ["end", "replace"]
"""What an illegal action does: the match ends, lost; or anything legal is done instead."""


class Episodes:
    """One match at a time; what nature does follows from a seed and the number of the match."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        seats: int,
        options: Options,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        found = game_named(game) if isinstance(game, str) else game
        if illegal not in ILLEGAL:
            raise TatamiError("research-bad-illegal", chosen=illegal, choices=", ".join(ILLEGAL))
        check_mode(render_mode)
        found.check_seats(seats)
        self.encoding = Encoding(found, seats, found.options(**options))
        self.game = found
        self.seats = seats
        self.illegal = illegal
        self.render_mode = render_mode
        self.seed = randbits(32)
        self.number = -1
        self.is_running = False
        """Whether a match has begun and not ended, or been lost by an illegal action."""
        self.table = self.encoding.new(self.seed)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episodes":
        """The same match at the same point, in which the same luck is still to come."""
        other = copy(self)
        other.table = self.table.copy(copy_of(self.table.dice))
        return other

    def begin(self, seed: int | None) -> Table:
        """The next match: the first of the series with this seed, if one is given."""
        if seed is not None:
            self.seed = index(seed)
            self.number = -1
        self.number += 1
        self.is_running = True
        self.table = self.encoding.new_with(self.dice("nature"))
        return self.table

    def check_running(self) -> None:
        """Refuse to play where no match has begun, or none goes on."""
        if self.number < 0:
            raise TatamiError("research-not-begun")
        if not self.is_running:
            raise TatamiError("research-over")

    def dice(self, purpose: str) -> Dice:
        """Dice for this match and one purpose alone."""
        return dice_of(self.seed, f"research {self.number} {purpose}")

    def seen_by(self, seat: int) -> Seen:
        """What this seat is given now."""
        encoding = self.encoding
        mask = (
            encoding.mask(self.table)
            if seat == self.table.seat
            else np.zeros(encoding.num_actions, np.int8)
        )
        return {"observation": encoding.observe(self.table, seat), "action_mask": mask}

    def allowed(self, index: int) -> int | None:
        """This index if it is legal; otherwise another one, or none if illegal ones end a match."""
        mask = self.encoding.mask(self.table)
        if 0 <= index < len(mask) and mask[index]:
            return index
        if self.illegal == "end":
            return None
        legal = np.flatnonzero(mask)
        return int(legal[self.table.dice.below(len(legal))])

    def space(self, more_actions: int = 0) -> spaces.Dict:
        """The space of all that an agent can be given."""
        return seen_space(self.encoding, more_actions)

    def picture(self, names: list[str]) -> str | Picture | None:
        """The table as whoever is asked sees it, in the way that was chosen."""
        if self.render_mode is None:
            return None
        return rendered(self.game, self.table.s, self.table.seat, names, self.render_mode)


def seen_space(encoding: Encoding, more_actions: int = 0) -> spaces.Dict:
    """The space of what an agent is given, with so many actions more than the game has."""
    actions = encoding.num_actions + more_actions
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (encoding.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def copied(environment: Any, memo: dict[int, Any], apart_from: str = "") -> Any:
    """An environment apart from this one, at the same point of the same match.

    Its pickle, in contrast, holds no match: it is made anew from what it was called with.
    """
    other = object.__new__(type(environment))
    for name, value in vars(environment).items():
        setattr(other, name, value if name == apart_from else deepcopy(value, memo))
    return other

"""A game as a Gymnasium environment: one learner among bots.

    import tatami.research.gymnasium
    env = gymnasium.make("tatami/ninjan-v1", seats=2, opponents="greedy")

The environment shows what the learner's seat sees whenever that seat is asked. An observation is a
dict with `observation` and `action_mask`. There is a reward at the end of a match only: 1 for a win
alone, and all rewards of a table are 0 together. `action_masks()` is what masking learners ask for.
"""

from operator import index
from typing import Any, Final, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.utils import EzPickle

from tatami.core.chance import Dice, copy_of
from tatami.core.errors import TatamiError
from tatami.core.frames import NOBODY
from tatami.core.game import Game, Value
from tatami.games import GAMES
from tatami.research.drawing import HUMAN, MODES, Picture
from tatami.research.episodes import Episodes, Seen, copied
from tatami.research.opponents import opponents_from
from tatami.search import bot_named
from tatami.search.bot import Bot
from tatami.search.match import choice

LOST: Final = -1.0
"""The reward of an illegal action that ends the match."""


class TatamiEnv(gymnasium.Env[Seen, np.int64], EzPickle):
    """One learner against bots, which are named as in `tatami arena`.

    `opponents` is one name for all, or a list with one for each other seat, in their order after
    the learner's. `seat` is the learner's, counted from 0; without it the learner sits down at one
    seat after the other, match by match.
    """

    metadata = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | Game[Any, Any],
        seats: int = 2,
        opponents: str | list[str] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        illegal: str = "end",
        **options: Value,
    ) -> None:
        EzPickle.__init__(self, game, seats, opponents, seat, render_mode, illegal, **options)
        self.episodes = Episodes(game, seats, options, illegal, render_mode)
        self.render_mode = render_mode
        self.opponents = opponents_from(opponents, self.episodes.game, seats)
        if seat is not None and not 0 <= seat < seats:
            raise TatamiError("bad-seat-index", seat=seat, last=seats - 1)
        self.seat = seat
        self.learner = 0
        """Where the learner sits in this match."""
        self.bots: list[Bot[Any]] = []
        self.observation_space = cast(gymnasium.Space[Seen], self.episodes.space())
        self.action_space = gymnasium.spaces.Discrete(self.episodes.encoding.num_actions)

    def __deepcopy__(self, memo: dict[int, Any]) -> "TatamiEnv":
        """The same match at the same point, with the same luck for nature and the bots to come."""
        other: TatamiEnv = copied(self, memo, apart_from="bots")
        other.bots = other.bots_with([copy_of(bot.dice) for bot in self.bots])
        return other

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin the next match, or with a seed the first of the series that it stands for.

        A match in which the learner is never asked is not shown.
        """
        super().reset(seed=seed)
        while True:
            self.episodes.begin(seed)
            seed = None
            self.sit_down()
            if not self.others_act():
                self.show()
                return self.seen(), self.info()

    def sit_down(self) -> None:
        """The learner takes its seat, and the bots sit around it."""
        seats = self.episodes.seats
        self.learner = self.episodes.number % seats if self.seat is None else self.seat
        self.bots = self.bots_with([self.episodes.dice(f"seat {seat}") for seat in range(seats)])

    def bots_with(self, luck: list[Dice]) -> list[Bot[Any]]:
        """A bot for each seat, with these dice; the learner's own is never asked."""
        seats = len(luck)
        found = []
        for seat, dice in enumerate(luck):
            name = self.opponents[(seat - self.learner - 1) % seats % max(1, seats - 1)]
            found.append(bot_named(name, self.episodes.game, dice))
        return found

    def others_act(self) -> bool:
        """Let the bots play until the learner is asked; whether it is over before that."""
        table = self.episodes.table
        while table.seat != NOBODY and table.seat != self.learner:
            seat = table.seat
            table.do(choice(self.episodes.game, table.s, self.bots[seat], seat))
        return table.seat == NOBODY

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner says this index, and the others play on."""
        self.episodes.check_running()
        said = self.episodes.allowed(index(action))
        if said is None:
            self.episodes.is_running = False
            return self.seen(), LOST, True, False, {**self.info(), "illegal": True}
        table = self.episodes.table
        table.say(said)
        is_over = self.others_act()
        self.episodes.is_running = not is_over
        reward = self.episodes.encoding.returns(table.s)[self.learner] if is_over else 0.0
        self.show()
        return self.seen(), reward, is_over, False, self.info()

    def seen(self) -> Seen:
        """What the learner is given."""
        return self.episodes.seen_by(self.learner)

    def info(self) -> dict[str, Any]:
        """Where the learner sits and, once it is over, what everybody scored."""
        table = self.episodes.table
        if table.seat != NOBODY:
            return {"seat": self.learner}
        return {"seat": self.learner, "scores": self.episodes.game.scores(table.s)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the learner can say now."""
        return self.seen()["action_mask"].astype(np.bool_)

    def show(self) -> None:
        """In the mode for people the table is shown without being asked for."""
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | Picture | None:
        """The table as whoever is asked sees it."""
        names = [f"player_{seat}" for seat in range(self.episodes.seats)]
        return self.episodes.picture(names)


def register_all() -> None:
    """Make the games known to `gymnasium.make` and `make_vec`, as `tatami/ninjan-v1` and so on."""
    for game in GAMES.values():
        name = f"tatami/{game.name}-v{game.version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="tatami.research.gymnasium:TatamiEnv",
                vector_entry_point="tatami.research.gymnasium_vector:TatamiVectorEnv",
                kwargs={"game": game.name, "seats": game.fewest_seats},
            )


register_all()

"""OpenSpiel's bots at our tables, and ours at theirs.

    tatami arena ninjan --bots samurai@100,tatami.research.openspiel_bots:ObservedISMCTS@100

Any bot of OpenSpiel's sits down here by a class of a few lines, and can then enter the arena:

    class Chance(Guest):
        def play_for(self, game, seat, luck):
            return uniform_random.UniformRandomBot(seat, luck)

It is shown a state that its seat could be in and cannot tell from the true one: it is made of the
seat's view alone, so whatever the bot looks at, no secret is in it. Nothing has happened there
before; what is known from earlier is in the view. An action that is said step by step is asked of
the bot step by step.

The other way round, a bot of ours chooses for a player of OpenSpiel's:

    pyspiel.evaluate_bots(state, [Resident("samurai@100", 0), Resident("greedy", 1)], seed)
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from tatami.core.cards import NONE
from tatami.core.chance import Dice, dice_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game, View
from tatami.core.play import playout
from tatami.research.openspiel import PLAYERS, TatamiGame, TatamiState, game_type
from tatami.search import bot_named
from tatami.search.bot import Bot
from tatami.search.budget import Budget

SIMULATIONS: Final = 100
"""Of a guest that searches and is given no budget."""

EXPLORATION: Final = 1.4
"""As much as our own search explores: 0.7 of a win, which is worth 2 more than a loss here."""


class Guest(Bot[View]):
    """A bot of OpenSpiel's at a seat of ours."""

    def __init__(self, game: Game[Any, Any], dice: Dice, budget: Budget | None = None) -> None:
        super().__init__(game, dice)
        self.budget = budget
        self.luck = np.random.RandomState(int(dice.below(1 << 31)))
        self.table: TatamiGame | None = None
        self.bot: Any = None

    def play_for(self, game: TatamiGame, seat: int, luck: np.random.RandomState) -> Any:
        """The bot that plays for this seat, with this luck: what a guest has to say."""
        raise NotImplementedError

    def choose(self, view: View | None, legal: list[int]) -> int:
        assert view is not None
        if self.table is None:
            params = {PLAYERS: view.seats, **view.options}
            self.table = TatamiGame(game_type(self.game, False), self.game, params)
            self.bot = self.play_for(self.table, view.seat, self.luck)
        state = state_seen(self.table, view, self.dice)
        while True:
            index = int(self.bot.step(state))
            action = state.at.said_by(index)
            if action != NONE:
                return action
            state.apply_action(index)


def state_seen(game: TatamiGame, view: View, dice: Dice) -> TatamiState:
    """A state that this seat, which is asked, could be in; nothing has happened there before."""
    state = game.new_initial_state()
    state.at.imagine(view, dice)
    while state.at.seat() != view.seat:
        # They choose at the same time, and this seat will not see what: they have chosen anything.
        before = state.at.legal(state.at.seat())
        state.at.say(before[dice.below(len(before))])
    return state


class Playouts(Evaluator):  # type: ignore[misc]
    """Plays on at random to the end: as their RandomRolloutEvaluator does, but by machine code."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def evaluate(self, state: TatamiState) -> npt.NDArray[np.float64]:
        """What one such match is worth to each player."""
        at = state.at
        world = at.s.clone()
        if at.saying is not None and at.saying.said:
            left = at.saying.actions
            world.apply(at.seat(), left[self.dice.below(len(left))])
        playout(world, self.dice)
        return np.array(at.encoding.returns(world))

    def prior(self, state: TatamiState) -> list[tuple[int, float]]:
        """All actions are alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Observing(ISMCTSBot):  # type: ignore[misc]
    """Tells information sets apart by what a player has observed, not by what it holds.

    The cards that a rival is imagined to hold are other ones in nearly every imagined match, so by
    exact information states hardly anything is learnt of rivals. Here all that they could hold at
    one point is one information set; an action counts only where it is legal.
    """

    def get_state_key(self, state: TatamiState) -> tuple[int, str]:
        """Who is asked, and what that player has observed since the search began."""
        player = state.current_player()
        return player, state.at.observed(player)


class ExactISMCTS(Guest):
    """OpenSpiel's search as it is: its information sets are exact information states."""

    kind: type[ISMCTSBot] = ISMCTSBot
    is_inconsistent = False
    """Whether not every action of an information set is always legal."""

    def play_for(self, game: TatamiGame, seat: int, luck: np.random.RandomState) -> Any:
        simulations = SIMULATIONS if self.budget is None else self.budget.iterations
        if simulations is None:
            raise TatamiError("openspiel-seconds")
        bot = self.kind(
            game,
            Playouts(self.dice),
            EXPLORATION,
            simulations,
            random_state=luck,
            allow_inconsistent_action_sets=self.is_inconsistent,
        )
        # Its own sampler is seeded by the clock; with this one its play follows from the dice.
        bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, luck.uniform))
        return bot


class ObservedISMCTS(ExactISMCTS):
    """The same, but its information sets are what a player has observed."""

    kind = Observing
    is_inconsistent = True


class Resident(pyspiel.Bot):  # type: ignore[misc]
    """A bot of ours, named as in the arena, that chooses for a player of OpenSpiel's."""

    def __init__(self, name: str, player: int, seed: int = 0) -> None:
        super().__init__()
        self.name = name
        self.player = player
        self.dice = dice_of(seed, f"resident {player}")
        self.bot: Bot[Any] | None = None
        self.action = NONE
        """What it is about to say, if it has begun to."""

    def restart(self) -> None:
        """Another match begins."""
        self.action = NONE

    def step(self, state: TatamiState) -> int:
        """The next index that it says."""
        at = state.at
        game = at.encoding.game
        if self.action == NONE:
            if self.bot is None:
                self.bot = bot_named(self.name, game, self.dice)
            legal = at.s.legal(self.player)
            view = game.view(at.s, self.player)
            self.action = legal[0] if len(legal) == 1 else self.bot.choose(view, legal)
        index = at.next_word(self.action)
        if at.said_by(index) != NONE:
            self.action = NONE
        return index

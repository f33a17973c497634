"""The games in OpenSpiel: importing this makes `tatami_ninjan` and its like known to pyspiel.

    import tatami.research.openspiel
    game = pyspiel.load_game("tatami_ninjan", {"players": 2, "deck": "small", "tie": "shared"})

The parameters are the number of players and the options of the game. Chance is explicit. Seats that
choose at the same time are asked one after another and learn nothing of each other's choices, so
what works on sequential games works. Flat games are also there with simultaneous nodes, as
`tatami_ninjan_simultaneous`, for `pyspiel.convert_to_turn_based` and its like.

- Actions are the indices of `tatami.research.encoding`; nature's are places in the list of what is
  legal to it.
- An information state is what the seat sees now, and all that it has witnessed. What nature dealt
  in a row is sorted: in which order it came tells a seat nothing. Its tensor is the observation,
  and then what `recall.py` makes of all that it has witnessed.
- `resample_from_infostate` imagines a match that the seat could be in, as our own search does. What
  the others have witnessed of their own is forgotten there, and what they see is as imagined.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from tatami.core.chance import Dice, dice_of
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE, LARGEST_TABLE, WATCHER, Chance
from tatami.core.game import Game, Options, View
from tatami.core.indexing import Saying
from tatami.core.play import LONGEST
from tatami.core.state import Entry, State
from tatami.games import GAMES, game_named
from tatami.research.encoding import Encoding
from tatami.research.recall import NOTHING, Heard

PREFIX: Final = "tatami_"
SIMULTANEOUS: Final = "_simultaneous"
PLAYERS: Final = "players"
STEPS: Final = 4
"""An action is said in at most so many steps, but for very few."""


class Position:
    """Where a match stands: the state, what is being said, and what was witnessed before.

    OpenSpiel copies what a Python state has by `deepcopy`, and sends it to others by `pickle`.
    """

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.heard = [NOTHING] * (encoding.seats + 1)
        """What each seat, and last a watcher, has witnessed of the log so far."""
        self.path: list[int] | None = []
        """All that was said from the beginning; None in a match that was imagined."""
        self.s: State[Any] = encoding.game.new(encoding.seats, encoding.options, log=True)
        self.saying: Saying | None = None
        self.listen()

    def listen(self) -> None:
        """Begin to hear what the seat says that is asked now."""
        seat = self.seat()
        self.saying = self.encoding.saying(self.s, seat) if seat >= 0 else None

    def seat(self) -> int:
        """Who is asked, the first of several; CHANCE; or WATCHER when it is over."""
        actors = self.s.actors()
        return actors[0] if actors else WATCHER

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def copy(self) -> "Position":
        """The same, apart from this one."""
        other = Position.__new__(Position)
        other.encoding = self.encoding
        other.heard = self.heard.copy()
        other.path = None if self.path is None else self.path.copy()
        other.s = with_log(self.s)
        other.saying = None if self.saying is None else self.saying.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is sent to another process: as what was said from the beginning."""
        if self.path is None:
            raise TatamiError("openspiel-imagined")
        encoding = self.encoding
        return replayed, (encoding.game.name, encoding.seats, encoding.options, self.path)

    # Going on

    def outcomes(self) -> list[tuple[int, float]]:
        """What nature can do, by its place in the list, and how likely that is."""
        asked = self.s.asking
        assert isinstance(asked, Chance), "nature is not asked"
        legal = self.s.legal(CHANCE)
        odds = asked.odds(self.s) or [1] * len(legal)
        total = sum(odds)
        return [(place, weight / total) for place, weight in enumerate(odds)]

    def legal(self, seat: int) -> list[int]:
        """The indices that this seat can say."""
        saying = self.saying if seat == self.seat() else None
        return [int(index) for index in np.flatnonzero(self.mask(seat, saying))]

    def mask(self, seat: int, saying: Saying | None) -> Any:
        """A one for each of them."""
        return self.encoding.mask_state(self.s, seat, saying)

    def say(self, index: int) -> None:
        """Whoever is asked says or does this."""
        seat = self.seat()
        self.check(seat, index)
        if self.path is not None:
            self.path.append(index)
        if seat == CHANCE:
            self.s.apply(CHANCE, self.s.legal(CHANCE)[index])
        else:
            assert self.saying is not None
            action = self.saying.say(index)
            if action < 0:
                return
            self.s.apply(seat, action)
        self.listen()

    def check(self, seat: int, index: int) -> None:
        """Refuse what whoever is asked cannot say or do now; OpenSpiel does not look."""
        if seat == WATCHER:
            raise TatamiError("numbers-over")
        if seat == CHANCE:
            can_be = 0 <= index < len(self.s.legal(CHANCE))
        else:
            assert self.saying is not None
            can_be = self.saying.can_say(self.s, seat, index)
        if not can_be:
            raise TatamiError("research-illegal", index=str(index))

    def said_by(self, index: int) -> int:
        """The action that is complete when who is asked says this; NONE if there is more to say."""
        assert self.saying is not None
        return self.saying.copy().say(index)

    def next_word(self, action: int) -> int:
        """The index that who is asked says next, on the way to this action."""
        assert self.saying is not None
        return self.encoding.path(action)[len(self.saying.said)]

    def text(self, seat: int, index: int) -> str:
        """An action for people."""
        if seat == CHANCE:
            return self.encoding.game.action_text(self.s.legal(CHANCE)[index])
        return self.encoding.text(index)

    # What a seat knows

    def sight(self, seat: int) -> str:
        """What the seat, or a watcher, sees, as text; and what it is saying."""
        view = self.encoding.game.view(self.s, seat)
        fields = [name for name in type(view).__dataclass_fields__ if name != "options"]
        seen = [f"{name}={shown(getattr(view, name))}" for name in fields]
        said = self.said(seat)
        return " ".join([*seen, said] if said else seen)

    def said(self, seat: int) -> str:
        """What the seat is saying; nothing if it has not begun to."""
        if self.saying is None or seat != self.seat() or not self.saying.said:
            return ""
        return "said=" + ",".join([self.encoding.text(one) for one in self.saying.said])

    def witnessed(self, seat: int) -> str:
        """All that the seat, or a watcher, has witnessed, in order."""
        viewer = seat if seat >= 0 else self.encoding.seats
        heard = self.encoding.recall.hear(self.heard[viewer], self.s, seat)
        self.heard[viewer] = heard
        return heard.text()

    def knowledge(self, seat: int) -> str:
        """The seat's information state."""
        return f"{self.sight(seat)} | {self.witnessed(seat)}"

    def observed(self, seat: int) -> str:
        """What the seat has witnessed and is saying, without what it sees now."""
        return f"{self.witnessed(seat)} {self.said(seat)}"

    def imagine(self, view: View, dice: Dice) -> None:
        """Stand where this seat could be; nothing is remembered of how it came there."""
        self.s = self.encoding.game.imagine(view, dice)
        self.s.log = []
        self.heard = [NOTHING] * (self.encoding.seats + 1)
        self.path = None
        self.listen()

    def imagined_by(self, seat: int, dice: Dice) -> "Position":
        """Another match that the seat cannot tell from this one."""
        other = self.copy()
        game = self.encoding.game
        other.s = game.imagine(game.view(self.s, seat), dice)
        other.s.log = [remembered(entry, seat) for entry in self.s.log or []]
        public = Heard(len(other.s.log), self.witnessed(WATCHER), ())
        other.heard = [public] * (self.encoding.seats + 1)
        other.heard[seat] = Heard(len(other.s.log), self.witnessed(seat), ())
        other.path = None
        return other


def with_log(s: State[Any]) -> State[Any]:
    """A copy that keeps the log."""
    copied = s.clone()
    copied.log = None if s.log is None else s.log.copy()
    return copied


def remembered(entry: Entry, seat: int) -> Entry:
    """A line of the log without what this seat does not know; its witnesses stay the same."""
    seen = entry.seen_by(seat)
    return Entry(seen.frame, seen.seat, seen.action, seen.event, entry.witnesses)


def replayed(name: str, seats: int, options: Options, path: list[int]) -> Position:
    """The match in which this was said."""
    position = Position(Encoding(game_named(name), seats, options))
    for index in path:
        position.say(index)
    return position


def shown(value: Any) -> str:
    """A field of a view as text; frames go by their names."""
    if isinstance(value, list | tuple):
        return "(" + ",".join([shown(one) for one in value]) + ")"
    return str(value)


# OpenSpiel's own classes


class TatamiState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel sees it."""

    def __init__(self, game: "TatamiGame") -> None:
        super().__init__(game)
        self.at = Position(game.encoding)

    def current_player(self) -> int:
        """Who is asked."""
        seat = self.at.seat()
        if seat == WATCHER:
            return int(pyspiel.PlayerId.TERMINAL)
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if self.get_game().is_simultaneous and len(self.at.s.actors()) == self.num_players():
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal(player) if player in self.at.s.actors() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What nature can do, and how likely that is."""
        return self.at.outcomes()

    def _apply_action(self, action: int) -> None:
        self.at.say(int(action))

    def _apply_actions(self, actions: list[int]) -> None:
        for action in actions:
            self.at.say(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.at.text(CHANCE if player == pyspiel.PlayerId.CHANCE else player, action)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.at.s.is_over()

    def returns(self) -> list[float]:
        """What it was worth to each player; 0 while it runs."""
        return self.at.encoding.returns(self.at.s)

    def resample_from_infostate(self, player: int, sampler: Any) -> "TatamiState":
        """A match that this player cannot tell from this one; `sampler` gives numbers below 1."""
        other = TatamiState(self.get_game())
        other.at = self.at.imagined_by(player, dice_of(int(sampler() * 2**53), "openspiel"))
        return other

    def __str__(self) -> str:
        said = "" if self.at.saying is None else str(self.at.saying.said)
        return f"{self.at.encoding.game.write(self.at.s)} {said}".rstrip()


class TatamiObserver:
    """What a player sees as numbers, in named parts, and as text."""

    def __init__(self, encoding: Encoding, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise TatamiError("openspiel-no-parameters", names=", ".join(params))
        self.encoding = encoding
        self.remembers: bool = kind.perfect_recall
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.is_public:
            parts = [(span.name, span.shape) for span in encoding.fields]
            if self.remembers:
                parts += encoding.recall.parts()
            sizes = [int(np.prod(shape)) for _, shape in parts]
            self.tensor = np.zeros(sum(sizes), np.float32)
            pieces = np.split(self.tensor, np.cumsum(sizes)[:-1])
            for (name, shape), piece in zip(parts, pieces, strict=True):
                self.dict[name] = piece.reshape(shape)

    def set_from(self, state: TatamiState, player: int) -> None:
        """Write what this player sees, and remembers if that is wanted."""
        if self.tensor is not None:
            at = state.at
            saying = at.saying if player == at.seat() else None
            if self.remembers:
                text = at.witnessed(player)
                told = self.encoding.information_state(at.s, player, saying, text=text)
            else:
                told = self.encoding.observe_state(at.s, player, saying)
            self.tensor[:] = told

    def string_from(self, state: TatamiState, player: int) -> str:
        """The same as text, with all that was witnessed if that is wanted."""
        seat = WATCHER if self.is_public else player
        return state.at.knowledge(seat) if self.remembers else state.at.sight(seat)


class TatamiGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel sees it."""

    def __init__(self, kind: Any, game: Game[Any, Any], params: dict[str, Any]) -> None:
        seats = int(params.get(PLAYERS, game.fewest_seats))
        chosen = {name: value for name, value in params.items() if name != PLAYERS}
        game.check_seats(seats)
        self.encoding = Encoding(game, seats, game.options(**chosen))
        self.is_simultaneous = kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        pieces = len(game.pieces(game.new(seats, self.encoding.options)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.num_actions,
            max_chance_outcomes=max(pieces, LARGEST_TABLE),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST * STEPS,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> Any:
        """For other processes: a game follows from its name and parameters."""
        return load, (str(self),)

    def new_initial_state(self) -> TatamiState:
        """A match that has not begun."""
        return TatamiState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TatamiObserver:
        """What shows players what they see."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TatamiObserver(self.encoding, kind, params)


def game_type(game: Game[Any, Any], is_simultaneous: bool) -> Any:
    """What OpenSpiel wants to know of a game before there is a table."""
    dynamics = pyspiel.GameType.Dynamics
    params: dict[str, Any] = {PLAYERS: game.fewest_seats}
    for option in game.declared:
        params[option.name] = option.usual
    return pyspiel.GameType(
        short_name=PREFIX + game.name + (SIMULTANEOUS if is_simultaneous else ""),
        long_name=f"Tatami: {game.name}",
        dynamics=dynamics.SIMULTANEOUS if is_simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=params,
    )


def load(text: str) -> Any:
    """A game from its name and parameters, where this module may not have been needed before."""
    return pyspiel.load_game(text)


def register(game: Game[Any, Any], is_simultaneous: bool) -> None:
    """Make a game known to pyspiel."""
    kind = game_type(game, is_simultaneous)

    class Registered(TatamiGame):
        """This game: OpenSpiel makes it from its parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, Registered)


for found in GAMES.values():
    register(found, is_simultaneous=False)
register(GAMES["ninjan"], is_simultaneous=True)

"""A match that the laws watch: how it is played, what there is to try, and the error of a law."""

from typing import Any, Final

from tatami.core.actions import act, noun, verb
from tatami.core.chance import Dice
from tatami.core.coverage import Coverage, question_of
from tatami.core.frames import CHANCE, WATCHER
from tatami.core.game import Game, Move, Options
from tatami.core.manners import Manner, Uniform
from tatami.core.record import Record
from tatami.core.state import State

TRIED: Final = 24
"""How many of the actions that were met before are tried again at a moment."""

STRANGE: Final = 4
"""How many actions of other matches are tried at a moment, as they were and otherwise."""


class Broken(Exception):
    """A law does not hold."""

    def __init__(self, law: str, detail: str, record: Record) -> None:
        super().__init__(law, detail)
        self.law = law
        self.detail = detail
        self.record = record

    def __str__(self) -> str:
        return f"{self.law}, after {len(self.record.moves)} moves: {self.detail}"


class Copy:
    """A copy made on the way, and what it looked like then."""

    def __init__(self, s: State[Any], text: str, number: int) -> None:
        self.s = s
        self.text = text
        self.number = number


class Watched:
    """One match, with what was done in it so far. It begins with the moves of `opening`."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        dice: Dice,
        manner: Manner | None = None,
        coverage: Coverage | None = None,
        opening: list[Move] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.dice = dice
        self.manner = Uniform(game, dice) if manner is None else manner
        self.coverage = coverage
        self.opening = opening or []
        self.news = 0
        """The number of moves after which something was reached for the first time."""
        self.moves: list[Move] = []
        self.copies: list[Copy] = []
        self.tried: dict[int, int] = {}
        """Actions met so far, and who did them."""
        self.s: State[Any] = game.new(seats, options, True)
        self.all_pieces = sorted(game.pieces(self.s))
        if coverage is not None:
            coverage.note(self.s.log or [], question_of(self.s))

    def move(self) -> None:
        """Let one of those who can act do something legal."""
        actor, action = self.next_move()
        told = len(self.s.log or [])
        self.moves.append((actor, action))
        self.tried[action] = actor
        self.s.apply(actor, action)
        if self.coverage is not None:
            self.coverage.remember(action, self.dice)
            if self.coverage.note((self.s.log or [])[told:], question_of(self.s)):
                self.news = len(self.moves)

    def next_move(self) -> Move:
        """What the opening says, as long as it does; then as the manner likes."""
        if len(self.moves) < len(self.opening):
            return self.opening[len(self.moves)]
        actors = self.s.actors()
        actor = actors[self.dice.below(len(actors))]
        legal = self.s.legal(actor)
        if actor == CHANCE:
            return actor, legal[self.dice.below(len(legal))]
        return actor, self.manner.choose(self.s, actor, legal)

    def some_tried(self) -> list[tuple[int, int]]:
        """Some of the actions met so far, and who did them: all of them while they are few."""
        tried = list(self.tried.items())
        if len(tried) <= TRIED:
            return tried
        first = self.dice.below(len(tried))
        return (tried[first:] + tried[:first])[:TRIED]

    def strange_answers(self) -> list[tuple[int, int]]:
        """What those who are asked now may not do, most likely.

        Actions of other matches, and such as do what was done there with what is at hand here.
        """
        if self.coverage is None or not self.coverage.actions:
            return []
        found: list[tuple[int, int]] = []
        known = self.coverage.actions
        for seat in self.s.actors():
            legal = self.s.legal(seat)
            for _ in range(STRANGE):
                action = known[self.dice.below(len(known))]
                thing = noun(legal[self.dice.below(len(legal))])
                found += [(action, seat), (act(verb(action), thing), seat)]
        return found

    def viewers(self) -> list[int]:
        """All the seats and a watcher."""
        return [*range(self.s.seats), WATCHER]

    def record(self) -> Record:
        """The match so far."""
        return Record(
            game=self.game.name,
            version=self.game.version,
            seats=self.s.seats,
            options=self.options,
            scores=self.game.scores(self.s) if self.s.is_over() else None,
            moves=self.moves.copy(),
        )

    def broken(self, law: str, detail: str) -> Broken:
        """The error that says so."""
        return Broken(law, detail, self.record())

    def told(self, moves: list[Move], law: str) -> State[Any]:
        """The state after these moves, which must all be legal, with its log."""
        s: State[Any] = self.game.new(self.s.seats, self.options, True)
        for number, (seat, action) in enumerate(moves):
            if action not in s.legal(seat):
                raise self.broken(law, f"move {number + 1} {(seat, action)} is illegal")
            s.apply(seat, action)
        return s

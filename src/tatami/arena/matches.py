"""One match of the arena: refereed, timed, and lost by whoever does not play by the rules."""

from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from tatami.arena.entries import enter
from tatami.arena.program import ProgramBot
from tatami.arena.schedule import Match, Plan
from tatami.core.cards import NONE
from tatami.core.chance import dice_of, seal_of
from tatami.core.errors import TatamiError
from tatami.core.first import FIRST, first_seat
from tatami.core.frames import CHANCE, WATCHER
from tatami.core.game import Game
from tatami.core.state import State
from tatami.games import game_named
from tatami.search.bot import Bot
from tatami.words import say


class Forfeit(msgspec.Struct):
    """Why a match was broken off, and who lost it by that."""

    seat: int
    reason: str


class Result(msgspec.Struct, kw_only=True):
    """How one match ended."""

    variant: int
    deal: int
    rotation: int
    seating: tuple[int, ...]
    winners: list[int]
    scores: list[int]
    """Empty if the match was forfeited."""
    decisions: int
    """How many choices the seats made, the forced ones too."""
    first: int
    """The seat that began; NONE if several begin at once."""
    asked: list[int]
    """How often each seat was asked: choices of one are not."""
    seconds: list[float]
    """How long each seat thought."""
    forfeit: Forfeit | None = None

    def match(self) -> Match:
        """The match that this is the result of."""
        return Match(self.variant, self.deal, self.rotation, self.seating)


class Forfeited(Exception):
    """A seat has to give the match up."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(seat, reason)
        self.seat = seat
        self.reason = reason


def play_all(plan: Plan, folder: str, batch: list[Match]) -> list[Result]:
    """Play some matches."""
    return [Table(plan, folder, match).play() for match in batch]


@cache
def game_of(name: str, deck: str) -> Game[Any, Any]:
    """The game that is played; its deck is read once."""
    return game_named(name, Path(deck) if deck else None)


class Table:
    """One match and those who play it."""

    def __init__(
        self, plan: Plan, folder: str, match: Match, game: Game[Any, Any] | None = None
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.match = match
        self.game = game or game_of(plan.game, plan.deck)
        if self.game.version != plan.version:
            raise TatamiError(
                "arena-rules", game=plan.game, found=self.game.version, wanted=plan.version
            )
        self.bots: list[Bot[Any]] = []
        self.asked = [0] * plan.seats
        self.seconds = [0.0] * plan.seats
        self.decisions = 0
        self.first = NONE

    def play(self) -> Result:
        """Play the match and let everybody go."""
        try:
            result = self.contest()
            for program in self.programs():
                program.over(result.scores, result.winners)
            return result
        finally:
            for program in self.programs():
                program.close()

    def contest(self) -> Result:
        """Play to the end, or until somebody forfeits: then all who are not that bot win."""
        s = self.begin()
        try:
            self.seat_bots()
            self.run(s)
        except Forfeited as lost:
            loser = self.match.seating[lost.seat]
            spared = [seat for seat, entry in enumerate(self.match.seating) if entry != loser]
            return self.result(spared, [], Forfeit(lost.seat, lost.reason))
        return self.result(self.game.winners(s), self.game.scores(s), None)

    def begin(self) -> State[Any]:
        """The match before its first move."""
        s: State[Any] = self.game.new(self.plan.seats, self.plan.variants[self.match.variant])
        return s

    def result(self, winners: list[int], scores: list[int], forfeit: Forfeit | None) -> Result:
        """How it ended."""
        return Result(
            variant=self.match.variant,
            deal=self.match.deal,
            rotation=self.match.rotation,
            seating=self.match.seating,
            winners=winners,
            scores=scores,
            decisions=self.decisions,
            first=self.first,
            asked=self.asked,
            seconds=[round(seconds, 6) for seconds in self.seconds],
            forfeit=forfeit,
        )

    # Those who play

    def seat_bots(self) -> None:
        """Let everybody sit down; luck depends on the match and the seat only."""
        entries = self.plan.entries()
        deal, rotation = self.match.deal, self.match.rotation
        for seat, entry in enumerate(self.match.seating):
            dice = dice_of(self.plan.seed, f"deal {deal} rotation {rotation} seat {seat}")
            try:
                bot = enter(entries[entry], self.game, dice, self.plan.timeout, self.folder)
            except (Exception, SystemExit) as error:
                raise Forfeited(seat, reason_of(error)) from error
            self.bots.append(bot)
            if isinstance(bot, ProgramBot):
                bot.hello(seat, self.plan.seats, self.plan.variants[self.match.variant])

    def programs(self) -> list[ProgramBot]:
        """The players that are other programs."""
        return [bot for bot in self.bots if isinstance(bot, ProgramBot)]

    # The match

    def run(self, s: State[Any]) -> None:
        """Ask whoever is to choose, until nobody is."""
        # The same for every rotation: this is the duplicate deal.
        chance = seal_of(self.plan.seed, self.match.deal).dice([])
        while s.asking is not None:
            asked = s.asking
            actors = asked.actors(s)
            if self.decisions == 0 and actors != [CHANCE]:
                self.first = self.beginner(s, actors)
            for seat in actors:
                if seat == CHANCE:
                    s.apply(seat, asked.sample(s, seat, chance))
                else:
                    s.apply(seat, self.choice(s, seat))
                    self.decisions += 1

    def beginner(self, s: State[Any], actors: list[int]) -> int:
        """Who begins, where the table chooses that; otherwise who alone is asked first."""
        if any(option.name == FIRST for option in self.game.declared):
            return first_seat(self.game.view(s, WATCHER).options)
        return actors[0] if len(actors) == 1 else NONE

    def choice(self, s: State[Any], seat: int) -> int:
        """What the seat does; a choice of one is not asked."""
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        bot = self.bots[seat]
        view = self.game.view(s, seat) if bot.looks else None
        began = perf_counter()
        try:
            action = bot.choose(view, legal.copy())
        except (Exception, SystemExit) as error:
            raise Forfeited(seat, reason_of(error)) from error
        finally:
            self.asked[seat] += 1
            self.seconds[seat] += perf_counter() - began
        if action not in legal:
            raise Forfeited(seat, say("arena-illegal", action=str(action)))
        return action


def reason_of(error: BaseException) -> str:
    """Why a bot could not go on, for the report."""
    if isinstance(error, TatamiError):
        return str(error)
    return say("arena-raised", error=f"{type(error).__name__}: {error}")

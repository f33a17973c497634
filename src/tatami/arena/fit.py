"""Fitting the weights of a game's bot: matches are played, and each study learns from them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from tatami.arena.workers import in_order, in_pieces, on_cores
from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game, Move
from tatami.core.parts import part
from tatami.games import GAMES
from tatami.search import bot_named
from tatami.search.fitting import Match, Study
from tatami.search.match import play_on
from tatami.search.weights import Content

HELD_OUT: Final = 5
"""One match in so many is not learnt from, but tells how good the weights are."""


@dataclass(frozen=True)
class Plan:
    """All that decides which matches are played."""

    game: str
    seats: list[int]
    matches: int
    """In all."""
    bot: str
    seed: int


@dataclass(frozen=True)
class Learnt:
    """What a study came to: its losses on matches that it did not learn from."""

    study: str
    observations: int
    before: float
    after: float


def studies_of(game: Game[Any, Any]) -> list[Study[Any]]:
    """What is there to fit for a game."""
    fit = part(game, "bot.fit") if part(game, "bot") else None
    if fit is None:
        raise TatamiError("fit-nothing", game=game.name)
    found: list[Study[Any]] = fit.STUDIES
    return found


def matches_of(plan: Plan, workers: int, tell: Callable[[int], None]) -> list[Match]:
    """The matches of the plan, with the same bot in every seat."""
    found: list[Match] = []
    for size, played in in_pieces(partial(play_piece, plan), plan.matches, workers):
        found += [Match(GAMES[plan.game], seats, moves) for seats, moves in played]
        tell(size)
    return found


def play_piece(plan: Plan, numbers: range) -> list[tuple[int, list[Move]]]:
    """Some matches of the plan: how many seats there were, and all that happened."""
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> tuple[int, list[Move]]:
    """One match of the plan; numbers of seats take turns."""
    game = GAMES[plan.game]
    seats = plan.seats[number % len(plan.seats)]
    bots = [
        bot_named(plan.bot, game, dice_of(plan.seed, f"fit {number} {seat}"))
        for seat in range(seats)
    ]
    moves: list[Move] = []
    play_on(game, game.new(seats), bots, dice_of(plan.seed, f"fit {number}"), moves)
    return seats, moves


def fitted(
    game: Game[Any, Any],
    matches: list[Match],
    weights: Content,
    workers: int,
    tell: Callable[[Learnt], None],
) -> Content:
    """The weights, with all that the studies of the game have learnt from the matches."""
    for number, study in enumerate(studies_of(game)):
        tasks = [(match.seats, match.moves) for match in matches]
        observe = partial(observe_one, game.name, number, weights)
        seen = list(in_order(on_cores(observe, tasks, workers)))
        learnt_from = [one for i, each in enumerate(seen) if not is_held_out(i) for one in each]
        held_out = [one for i, each in enumerate(seen) if is_held_out(i) for one in each]
        before = study.loss(held_out, weights)
        weights = study.fit(learnt_from, weights)
        tell(Learnt(study.name, len(learnt_from), before, study.loss(held_out, weights)))
    return weights


def is_held_out(number: int) -> bool:
    """Whether a match is kept to tell how good the weights are."""
    # Not every fifth: with five numbers of seats that would always be the same one.
    return number * 7 // 3 % HELD_OUT == 0


def observe_one(game: str, study: int, weights: Content, task: tuple[int, list[Move]]) -> list[Any]:
    """What a study sees in a match."""
    seats, moves = task
    found: list[Any] = studies_of(GAMES[game])[study].observe(
        Match(GAMES[game], seats, moves), weights
    )
    return found

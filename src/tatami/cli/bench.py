"""tatami bench: how fast the rules are on this machine, on one core.

Seconds are those of the processor: what else the machine does meanwhile hardly counts.
"""

from time import process_time
from typing import Annotated, Any

import msgspec
import typer

from tatami.cli.arguments import AsJson, game_names
from tatami.cli.output import console, print_json, table
from tatami.core.cards import NONE
from tatami.core.chance import Dice, dice_of
from tatami.core.frames import CHANCE
from tatami.core.game import Game
from tatami.core.play import playout, playouts
from tatami.core.state import State
from tatami.core.version import is_compiled
from tatami.games import GAMES, game_named
from tatami.search import heuristics_of
from tatami.search.search import Tree
from tatami.words import figure, say

COPIES = 20_000
ITERATIONS = 2_000 if is_compiled() else 100

Games = Annotated[
    list[str] | None, typer.Argument(help=say("help-arg-game"), autocompletion=game_names)
]
Matches = Annotated[
    int, typer.Option("--games", min=1, max=10_000_000, help=say("help-opt-games-bench"))
]


def bench(games: Games = None, matches: Matches = 2000, json: AsJson = False) -> None:
    """Measure every number of seats of the games."""
    found = [game_named(name) for name in games or list(GAMES)]
    speeds = [measure(game, seats, matches) for game in found for seats in game.seats]
    if json:
        print_json(speeds)
        return
    grid = table(
        say("bench-title", compiled=int(is_compiled())),
        say("bench-game"),
        ">" + say("bench-seats"),
        ">" + say("bench-decisions"),
        ">" + say("bench-matches"),
        ">" + say("bench-copy"),
        ">" + say("bench-search"),
    )
    for speed in speeds:
        grid.add_row(
            speed.game,
            str(speed.seats),
            figure(speed.decisions_per_second),
            figure(speed.matches_per_second),
            f"{figure(speed.clone_nanoseconds)} ns",
            figure(speed.iterations_per_second),
        )
    console.print(grid)


class Speed(msgspec.Struct):
    """What was measured for one game and number of seats."""

    game: str
    seats: int
    matches: int
    decisions: int
    seconds: float
    decisions_per_second: float
    matches_per_second: float
    clone_nanoseconds: float
    iterations_per_second: float
    """Of search, at the first choice of a match."""


def measure(game: Game[Any, Any], seats: int, matches: int) -> Speed:
    """Play so many random matches in the compiled loop, and copy a state in mid-match."""
    start: State[Any] = game.new(seats)
    dice = dice_of(1, "bench")
    playouts(start, max(1, matches // 10), dice)
    began = process_time()
    decisions = playouts(start, matches, dice)
    seconds = process_time() - began
    return Speed(
        game=game.name,
        seats=seats,
        matches=matches,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        matches_per_second=matches / seconds,
        clone_nanoseconds=time_to_copy(midway(game, seats)) * 1e9,
        iterations_per_second=search_speed(game, seats),
    )


def midway(game: Game[Any, Any], seats: int) -> State[Any]:
    """A state from the middle of a random match."""
    whole: State[Any] = game.new(seats)
    half = playout(whole, dice_of(2, "bench")) // 2
    s: State[Any] = game.new(seats)
    dice = dice_of(2, "bench")
    while half > 0:
        half -= step(s, dice) != CHANCE
    return s


def step(s: State[Any], dice: Dice) -> int:
    """Let somebody act at random; who it was."""
    asked = s.asking
    assert asked is not None
    seat = asked.actors(s)[0]
    s.apply(seat, asked.sample(s, seat, dice))
    return seat


def time_to_copy(s: State[Any]) -> float:
    """The seconds that one copy takes."""
    began = process_time()
    for _ in range(COPIES):
        s.clone()
    return (process_time() - began) / COPIES


def search_speed(game: Game[Any, Any], seats: int) -> float:
    """How many iterations of search there are in a second, at the first choice worth a thought."""
    heuristics = heuristics_of(game)
    dice = dice_of(3, "bench")
    s: State[Any] = game.new(seats)
    seat = s.actors()[0]
    while seat == CHANCE or heuristics.by_custom(game.view(s, seat), s.legal(seat), dice) != NONE:
        step(s, dice)
        seat = s.actors()[0]
    tree = Tree(heuristics, game.view(s, seat), s.legal(seat), dice)
    began = process_time()
    for _ in range(ITERATIONS):
        tree.iterate()
    return ITERATIONS / (process_time() - began)

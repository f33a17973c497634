"""tatami simulate: many matches between bots, counted."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from msgspec import UNSET

from tatami.arena.workers import in_pieces
from tatami.cli.arguments import (
    AsJson,
    Chosen,
    Count,
    DeckFile,
    GameName,
    Seats,
    Seed,
    Workers,
    bot_names,
    check_file,
    names_from,
    options_from,
    seats_from,
)
from tatami.cli.output import (
    console,
    print_json,
    stoppable,
    table,
    tell,
    with_progress,
    writing,
)
from tatami.core.chance import Dice, dice_of, seal_of
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE
from tatami.core.game import Game, Move, Options
from tatami.core.record import Record, encode, sealed
from tatami.core.state import State
from tatami.games import deck_to_keep, game_named
from tatami.search import bot_named
from tatami.search.bot import Bot
from tatami.search.match import play_on
from tatami.words import figure, say

Bots = Annotated[
    str, typer.Option(help=say("help-opt-bots"), autocompletion=bot_names, show_default=False)
]
Out = Annotated[Path | None, typer.Option(help=say("help-opt-out-records"))]


def simulate(
    game: GameName,
    workers: Workers,
    seats: Seats = None,
    bots: Bots = "",
    games: Count = 1000,
    seed: Seed = 1,
    option: Chosen = None,
    deck: DeckFile = None,
    out: Out = None,
    json: AsJson = False,
) -> None:
    """Play the matches on all workers, count them, and keep what is wanted of them."""
    series = series_from(game, seats, bots, seed, option, out is not None, deck)
    if out is not None:
        check_file(out)
        series.data = ending_of(out)
    began = perf_counter()
    tally = empty_tally(series.seats)
    pieces = in_pieces(partial(play_piece, series), games, workers)
    with stoppable(), output_file(out, series) as write:
        for piece, made in with_progress(pieces, games):
            tally.add(piece)
            write(made)
    if json:
        print_json(report(series, tally))
        return
    show(series, tally)
    tell(say("simulate-speed", speed=round(games / (perf_counter() - began))))
    if out is not None:
        tell(say("simulate-written", path=str(out)))


def ending_of(path: Path) -> str:
    """The ending of a file that is to hold data to learn from; empty if it is to hold records."""
    for ending in (".parquet", ".jsonl.zst"):
        if path.name.endswith(ending):
            for module in ("numpy", "pyarrow", "zstandard"):
                if find_spec(module) is None:
                    raise TatamiError("research-extra", module=module)
            return ending
    return ""


@contextmanager
def output_file(path: Path | None, series: "Series") -> Iterator[Callable[[Any], object]]:
    """What writes records or rows of data to the file, if there is one."""
    if path is None:
        yield lambda made: None
        return
    if series.data:
        from tatami.research.data import Writer, card_of
        from tatami.research.encoding import Encoding

        game = game_named(series.game, series.deck)
        encoding = Encoding(game, series.seats, series.options)
        with Writer(path, card_of(encoding, series.bots, series.seed)) as writer:
            yield writer.write
        return
    with writing(path) as file:
        yield file.write


class Tally(msgspec.Struct):
    """What a number of matches came to; tallies can be added."""

    games: int
    wins: list[float]
    """A shared win counts as a part."""
    points: list[int]
    lowest: list[int]
    highest: list[int]
    shared: int
    decisions: int
    digest: bytes
    """A hash of every move, so that two runs can be compared."""

    def add(self, other: "Tally") -> None:
        """Take the other matches in."""
        self.games += other.games
        self.shared += other.shared
        self.decisions += other.decisions
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]
            self.lowest[seat] = min(self.lowest[seat], other.lowest[seat])
            self.highest[seat] = max(self.highest[seat], other.highest[seat])
        self.digest = sha256(self.digest + other.digest).digest()


class Series(msgspec.Struct):
    """A series of matches: all that decides how they go."""

    game: str
    seats: int
    options: Options
    bots: list[str]
    seed: int
    keep: bool
    """Whether the records are wanted too."""
    deck: Path | None = None
    """The file with another deck than the game's own."""
    data: str = ""
    """The ending of the file, if rows to learn from are wanted instead of records."""


def series_from(
    name: str,
    seats: int | None,
    bots: str,
    seed: int,
    chosen: list[str] | None,
    keep: bool,
    deck: Path | None,
) -> Series:
    """The series that was typed; with bots but no seats, one seat for each bot."""
    game = game_named(name, deck)
    players = names_from(bots) if bots else []
    count = seats_from(game, len(players) if players and seats is None else seats)
    players = players or ["random"] * count
    if len(players) != count:
        raise TatamiError("bad-bots", seats=count, bots=len(players))
    for player in players:
        bot_named(player, game, Dice(b""))
    return Series(name, count, options_from(game, chosen), players, seed, keep, deck)


def empty_tally(seats: int) -> Tally:
    """No matches yet."""
    nobody = [0] * seats
    far = 1 << 30
    return Tally(0, [0.0] * seats, nobody.copy(), [far] * seats, [-far] * seats, 0, 0, b"")


def play_piece(series: Series, numbers: range) -> tuple[Tally, Any]:
    """Play these matches of the series; their tally, and what is kept of them."""
    game = game_named(series.game, series.deck)
    tally = empty_tally(series.seats)
    lines = []
    watched = Watched(series, game) if series.data else None
    for number in numbers:
        record, winners = play_one(series, game, number, watched)
        tally.add(tally_of(record, winners))
        if series.keep and not series.data:
            lines.append(encode(record))
    return tally, b"".join(lines) if watched is None else watched.matches


class Watched:
    """Matches of which every choice is written down."""

    def __init__(self, series: Series, game: Game[Any, Any]) -> None:
        from tatami.research.data import card_of
        from tatami.research.encoding import Encoding

        self.encoding = Encoding(game, series.seats, series.options)
        self.card = card_of(self.encoding, series.bots, series.seed)
        self.ending = series.data
        self.matches: list[bytes] = []
        """The rows of each match, as they are written."""

    def play_on(
        self, s: State[Any], bots: list[Bot[Any]], dice: Dice, number: int, moves: list[Move]
    ) -> None:
        """Let the bots play `s` to its end, as `search.match` does."""
        from tatami.research.data import choices_of, packed

        rows = choices_of(self.encoding, s, bots, dice, number, moves)
        self.matches.append(packed(rows, self.card, self.ending))


def play_one(
    series: Series, game: Game[Any, Any], number: int, watched: "Watched | None" = None
) -> tuple[Record, list[int]]:
    """Play one match of the series; its record and who won."""
    seal = seal_of(series.seed, number)
    bots = [
        bot_named(name, game, dice_of(series.seed, f"match {number} seat {seat}"))
        for seat, name in enumerate(series.bots)
    ]
    s = game.new(series.seats, series.options)
    moves: list[Move] = []
    if watched is None:
        play_on(game, s, bots, seal.dice([]), moves)
    else:
        watched.play_on(s, bots, seal.dice([]), number, moves)
    record = Record(
        game=game.name,
        version=game.version,
        seats=series.seats,
        options=series.options,
        players=series.bots,
        scores=game.scores(s),
        moves=moves,
        deck=deck_to_keep(game) or UNSET,
    )
    return sealed(record, seal, []), game.winners(s)


def tally_of(record: Record, winners: list[int]) -> Tally:
    """One match, counted."""
    scores = record.scores or []
    return Tally(
        games=1,
        wins=[(seat in winners) / max(1, len(winners)) for seat in range(record.seats)],
        points=scores,
        lowest=scores,
        highest=scores,
        shared=int(len(winners) > 1),
        decisions=sum(seat != CHANCE for seat, _ in record.moves),
        digest=sha256(msgspec.json.encode(record.moves)).digest(),
    )


def report(series: Series, tally: Tally) -> dict[str, Any]:
    """The result of a series for programs."""
    seats = range(series.seats)
    return {
        "game": series.game,
        "seats": series.seats,
        "options": series.options,
        "bots": series.bots,
        "seed": series.seed,
        "games": tally.games,
        "wins": [round(wins, 6) for wins in tally.wins],
        "win_share": [round(tally.wins[seat] / tally.games, 6) for seat in seats],
        "mean_score": [round(tally.points[seat] / tally.games, 6) for seat in seats],
        "lowest_score": tally.lowest,
        "highest_score": tally.highest,
        "shared_wins": tally.shared,
        "mean_decisions": round(tally.decisions / tally.games, 6),
        "digest": tally.digest.hex(),
    }


def show(series: Series, tally: Tally) -> None:
    """The result of a series for people."""
    grid = table(
        say("simulate-title", game=series.game, games=tally.games, seed=str(series.seed)),
        say("simulate-seat"),
        say("simulate-bot"),
        ">" + say("simulate-wins"),
        ">" + say("simulate-share"),
        ">" + say("simulate-score"),
        ">" + say("simulate-range"),
    )
    for seat, bot in enumerate(series.bots):
        grid.add_row(
            str(seat + 1),
            bot,
            f"{tally.wins[seat]:g}",
            say("simulate-percent", share=figure(100 * tally.wins[seat] / tally.games, 1)),
            figure(tally.points[seat] / tally.games, 2),
            f"{tally.lowest[seat]} .. {tally.highest[seat]}",
        )
    console.print(grid)
    decisions = figure(tally.decisions / tally.games, 1)
    tell(say("simulate-summary", shared=tally.shared, decisions=decisions))

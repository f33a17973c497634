"""tatami play: one person and some bots, on a full screen or line by line."""

import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_data_path

from tatami.cli.arguments import (
    Chosen,
    DeckFile,
    Seats,
    bot_names,
    check_file,
    game_names,
    names_from,
    options_from,
    seats_from,
)
from tatami.cli.output import complain, tell
from tatami.cli.plain import Plain
from tatami.cli.sitting import PERSON, Left, Sitting, resumed
from tatami.core.chance import Dice, fresh_seal, seal_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.record import load
from tatami.games import GAMES, game_named, game_of
from tatami.narration import narrator_of
from tatami.narration.terminal import Table
from tatami.narration.terminal import table_of as table_in_terminal
from tatami.narration.titles import title_of
from tatami.search import bot_named
from tatami.words import say

GameToPlay = Annotated[
    str | None, typer.Argument(help=say("help-arg-game"), autocompletion=game_names)
]
Rivals = Annotated[str, typer.Option(help=say("help-opt-rivals"), autocompletion=bot_names)]
OwnSeat = Annotated[int, typer.Option("--seat", min=1, help=say("help-opt-seat"))]
OwnSeed = Annotated[int | None, typer.Option(min=0, help=say("help-opt-seed"))]
KeepIn = Annotated[Path | None, typer.Option(help=say("help-opt-record"))]
Resume = Annotated[Path | None, typer.Option(help=say("help-opt-resume"))]
PlainLines = Annotated[bool, typer.Option("--plain", help=say("help-opt-plain"))]


def play(
    game: GameToPlay = None,
    seats: Seats = None,
    bots: Rivals = "greedy",
    seat: OwnSeat = 1,
    option: Chosen = None,
    deck: DeckFile = None,
    seed: OwnSeed = None,
    record: KeepIn = None,
    resume: Resume = None,
    plain: PlainLines = False,
) -> None:
    """Begin a match, or go on with one, on the screen or in lines."""
    in_lines = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if resume is not None:
        sitting = sitting_from_record(resume, deck)
    else:
        name = game or ask_for_game()
        sitting = new_sitting(game_named(name, deck), seats, bots, seat, option, seed, record)
    try:
        if in_lines:
            Plain(sitting, table_of(sitting)).run()
        else:
            play_on_screen(sitting)
    except Left:
        sitting.save()
        tell(say("play-left", path=str(sitting.path)))
    except (EOFError, KeyboardInterrupt) as stop:
        sitting.save()
        ended = isinstance(stop, EOFError)
        complain(say("input-ended" if ended else "interrupted", path=str(sitting.path)))
        raise typer.Exit(2) from None


def play_on_screen(sitting: Sitting) -> None:
    """Play on a full screen, to the end or until the person leaves."""
    # Textual takes a moment to load, and no other command needs it.
    from tatami.cli.screen import TableApp

    app = TableApp(sitting, table_of(sitting))
    app.run()
    if app.interrupted:
        raise KeyboardInterrupt
    if not sitting.is_over():
        raise Left


def ask_for_game() -> str:
    """The game that the person wants; the only one there is goes without asking."""
    names = list(GAMES)
    if len(names) == 1:
        return names[0]
    numbered = [f"{number} {title_of(GAMES[name])}" for number, name in enumerate(names, 1)]
    print(say("play-which-game", names=", ".join(numbered)))
    try:
        answer = input(say("play-prompt")).strip().lower()
    except EOFError:
        raise TatamiError("no-game-chosen", example=names[0]) from None
    if answer.isdecimal() and 1 <= int(answer) <= len(names):
        return names[int(answer) - 1]
    return answer


def new_sitting(
    game: Game[Any, Any],
    seats: int | None,
    bots: str,
    seat: int,
    chosen: list[str] | None,
    seed: int | None,
    path: Path | None,
) -> Sitting:
    """A table as it was typed."""
    count = seats_from(game, seats)
    if seat > count:
        raise TatamiError("bad-seat", seat=seat, seats=count)
    rivals = names_from(bots)
    if len(rivals) == 1:
        rivals *= count - 1
    if len(rivals) != count - 1:
        raise TatamiError("bad-rivals", rivals=count - 1, bots=len(rivals))
    for rival in rivals:
        bot_named(rival, game, Dice(b""))
    if path is not None:
        check_file(path)
    players = [*rivals[: seat - 1], PERSON, *rivals[seat - 1 :]]
    seal = fresh_seal() if seed is None else seal_of(seed)
    return Sitting(game, options_from(game, chosen), players, seal, path or new_path(game.name))


def new_path(game: str) -> Path:
    """Where a record is kept if nobody says where."""
    folder = user_data_path("tatami") / "records"
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.json"


def sitting_from_record(path: Path, deck: Path | None) -> Sitting:
    """The match that was broken off."""
    record = load(path)[0]
    return resumed(record, game_of(record, deck), path)


def table_of(sitting: Sitting) -> Table[Any, Any]:
    """The table as the person sees it, with a name for every rival."""
    others = iter(names_from(say("play-names")))
    names = [say("play-you") if player == PERSON else next(others) for player in sitting.players]
    game = sitting.game
    return table_in_terminal(game, narrator_of(game, names))

"""tatami replay and tatami verify: a record told with all cards open, and its deals checked."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from tatami.cli.arguments import AsJson, DeckFile, RecordFile
from tatami.cli.output import print_json, tell
from tatami.core.errors import TatamiError
from tatami.core.frames import WATCHER
from tatami.core.game import Game
from tatami.core.record import Record, begin, check_end, load, step
from tatami.core.record import verify as verify_record
from tatami.core.state import State
from tatami.games import game_of
from tatami.narration import narrator_of
from tatami.words import say

Match = Annotated[int, typer.Option(min=1, help=say("help-opt-match"))]


def replay(file: RecordFile, match: Match = 1, deck: DeckFile = None, json: AsJson = False) -> None:
    """Tell a match of a file from its beginning to its end."""
    records = load(file)
    if match > len(records):
        raise TatamiError("record-number", path=str(file), count=len(records), number=match)
    record = records[match - 1]
    game = game_of(record, deck)
    with place(file, match):
        if json:
            print_json(telling_for_programs(record, game))
            return
        story = list(sentences(record, game))
    title = say("replay-title", game=game.name, seats=record.seats, moves=len(record.moves))
    tell(title, "bold")
    for sentence in story:
        tell(sentence)


def verify(file: RecordFile, deck: DeckFile = None) -> None:
    """Deal every match of a file again, from its seed."""
    for number, record in enumerate(load(file), 1):
        with place(file, number):
            deals = verify_record(record, game_of(record, deck))
        tell(say("verify-fair", path=str(file), number=number, deals=deals))


@contextmanager
def place(file: Path, number: int) -> Iterator[None]:
    """Say in which record of which file something is wrong."""
    try:
        yield
    except TatamiError as error:
        raise TatamiError(
            "record-place", path=str(file), line=number, trouble=str(error)
        ) from error


def sentences(record: Record, game: Game[Any, Any]) -> Iterator[str]:
    """The match in sentences, each move checked before it is told."""
    s = begin(record, game, log=True)
    narrator = narrator_of(game, names(record))
    told = 0
    for number in range(len(record.moves) + 1):
        for entry in (s.log or [])[told:]:
            sentence = narrator.story(game.view(s, WATCHER), entry)
            if sentence:
                yield sentence
        told = len(s.log or [])
        if number < len(record.moves):
            step(record, game, s, number)
    check_end(record, game, s)
    yield outcome(record, game, s)


def names(record: Record) -> list[str]:
    """What the seats are called."""
    if len(record.players) != record.seats:
        return [say("replay-seat", seat=seat + 1) for seat in range(record.seats)]
    return [
        say("replay-seat-player", seat=seat + 1, player=player)
        for seat, player in enumerate(record.players)
    ]


def outcome(record: Record, game: Game[Any, Any], s: State[Any]) -> str:
    """Who won."""
    if not s.is_over():
        return say("replay-unfinished")
    winners = [names(record)[seat] for seat in game.winners(s)]
    return say("replay-winners", count=len(winners), names=", ".join(winners))


def telling_for_programs(record: Record, game: Game[Any, Any]) -> dict[str, Any]:
    """The match as data: every move with its text."""
    s = begin(record, game)
    moves = []
    for number, (seat, action) in enumerate(record.moves):
        step(record, game, s, number)
        moves.append({"seat": seat, "action": action, "text": game.action_text(action)})
    check_end(record, game, s)
    return {
        "game": game.name,
        "version": game.version,
        "seats": record.seats,
        "options": record.options,
        "players": record.players,
        "moves": moves,
        "over": s.is_over(),
        "scores": game.scores(s),
        "winners": game.winners(s),
        "position": game.write(s),
    }

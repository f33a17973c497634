"""Pictures for chats: of a moment of a match, and of a puzzle; in words, as a sheet of paper.

What stands on it is a list of rows; `sheets.py` lays them out, and makes SVG or PNG of them.
"""

from tatami.core.frames import WATCHER
from tatami.core.state import Entry
from tatami.games import game_named
from tatami.narration.titles import title_of
from tatami.review.puzzles import Puzzle
from tatami.server.events import AnyEvent
from tatami.server.lines import OPEN_CARDS, line, narrator_for
from tatami.server.moments import state_at
from tatami.server.puzzles import puzzles_of, scene, seat_name
from tatami.server.replay import moments_of
from tatami.server.sheets import SOFT, Row, as_png, as_svg
from tatami.server.table import Table, folded
from tatami.words import say, speaking

TITLE, SENTENCE, TEXT = 30, 20, 16
"""How large the letters are."""
APART = 10
"""What does not belong together keeps this distance."""


def moment_rows(table: Table, move: int, viewer: int) -> list[Row]:
    """A moment as this viewer saw it; who sees all cards is drawn what everybody saw."""
    s = state_at(table, move, log=True)
    game = table.game
    eye = WATCHER if viewer == OPEN_CARDS else viewer
    narrator = narrator_for(table, eye)
    view = game.view(s, eye)
    log: list[Entry] = s.log or []
    told = [line(game, narrator, view, eye, entry, forced=False).text for entry in log]
    names = [table.name(seat) for seat in range(table.seats)]
    return [
        Row(title_of(game), TITLE, bold=True),
        Row(say("drawing-move", move=move), TEXT, SOFT),
        *seat_rows(names, game.scores(s)),
        *[
            Row(text, SENTENCE, bold=True, above=APART)
            for text in [text for text in told if text][-1:]
        ],
        *table_rows(narrator.lines(view)),
    ]


def puzzle_rows(puzzle: Puzzle) -> list[Row]:
    """A puzzle as its solver sees it: the question, and not what is best."""
    s, narrator = scene(puzzle)
    game = game_named(puzzle.game)
    view = game.view(s, puzzle.seat)
    names = [seat_name(puzzle, seat) for seat in range(puzzle.seats)]
    return [
        Row(say("preview-puzzle", game=title_of(game)), TITLE, bold=True),
        Row(say("puzzle-difficulty", difficulty=puzzle.difficulty), TEXT, SOFT),
        *seat_rows(names, game.scores(s)),
        Row(f"{say('puzzle-question')} {narrator.prompt(view)}", SENTENCE, bold=True, above=APART),
        *table_rows(narrator.lines(view)),
    ]


def seat_rows(names: list[str], scores: list[int]) -> list[Row]:
    """Who plays, and how it stands."""
    return [
        Row(say("drawing-seat", name=name, points=points), SENTENCE, seat=seat)
        for seat, (name, points) in enumerate(zip(names, scores, strict=True))
    ]


def table_rows(lines: list[str]) -> list[Row]:
    """The table in words."""
    return [Row(text, TEXT, above=0 if number else APART) for number, text in enumerate(lines)]


# In a process of its own


def drawing_document(
    id: str, events: list[AnyEvent], move: int, viewer: int, language: str
) -> bytes:
    """The picture of a moment as it is sent, all of it."""
    with speaking(language):
        return as_svg(moment_rows(folded(id, events), move, viewer)).encode()


def preview_document(
    id: str, events: list[AnyEvent], at: int, move: int, viewer: int, language: str
) -> bytes:
    """The picture of a moment that a chat shows above a link.

    A link names a number of moves, or a moment as the viewer counts them; -1 if it does not.
    """
    with speaking(language):
        table = folded(id, events)
        if at >= 0:
            moments = moments_of(table, viewer)
            move = moments[min(at, len(moments) - 1)].move
        last = len(table.finished_record().moves)
        return as_png(moment_rows(table, move if 0 <= move <= last else last, viewer))


def puzzle_preview_document(game: str, id: str, language: str) -> bytes:
    """The picture of a puzzle that a chat shows above a link."""
    with speaking(language):
        return as_png(puzzle_rows(puzzles_of(game)[id]))

"""Puzzles of the house: one a day, and all of them to practise; the first answer counts."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import select

from tatami.core.chance import dice_of
from tatami.core.errors import IllegalAction
from tatami.core.game import Game, View
from tatami.core.record import begin
from tatami.core.state import State
from tatami.games import GAMES, game_named
from tatami.narration import narrator_of
from tatami.narration.narrator import Narrator
from tatami.review.calibration import calibrated
from tatami.review.puzzles import Line, Puzzle, shipped
from tatami.review.reasons import TRIED, Trials
from tatami.search import heuristics_of
from tatami.search.budget import Budget
from tatami.search.levels import SAMURAI
from tatami.search.search import Search
from tatami.server.looks import encode
from tatami.server.messages.puzzles import PuzzleAnswer, PuzzleFacts, PuzzleLine, PuzzleShown
from tatami.server.messages.tables import SeatFacts
from tatami.server.moments import question_for
from tatami.server.schema import SOLUTIONS
from tatami.server.store import Store
from tatami.server.table import FOLK
from tatami.server.thinking import SECOND_THOUGHT
from tatami.words import say, speaking

PATIENCE: Final = 2.0
"""Seconds for which an answer is tried out at most; compiled it takes a tenth of that."""
COMPARED: Final = 4
"""So many lines are tried out against each other, to say why one is better."""


@dataclass(frozen=True)
class Solution:
    """What somebody answered first."""

    game: str
    puzzle: str
    right: bool
    at: int


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids, the easiest first."""
    found = sorted(shipped(game), key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    return {puzzle.id: puzzle for puzzle in found}


def of_the_day(at: int) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: each day another game, as far as there are any.

    `at` is in milliseconds since 1970.
    """
    games = [game for game in GAMES if puzzles_of(game)]
    if not games:
        return None
    day = datetime.fromtimestamp(at / 1000, UTC).date()
    all_of_it = list(puzzles_of(games[day.toordinal() % len(games)]).values())
    drawn = int.from_bytes(sha256(day.isoformat().encode()).digest()[:8], "big")
    return all_of_it[drawn % len(all_of_it)]


def facts_of(puzzle: Puzzle, solved: dict[tuple[str, str], bool]) -> PuzzleFacts:
    """A puzzle in a list."""
    right = solved.get((puzzle.game, puzzle.id))
    return PuzzleFacts(
        id=puzzle.id,
        game=puzzle.game,
        seats=puzzle.seats,
        difficulty=puzzle.difficulty,
        state="new" if right is None else "right" if right else "wrong",
    )


# What was answered


async def solutions(store: Store, player: str) -> list[Solution]:
    """What a person has answered, the newest first."""
    query = select(SOLUTIONS).where(SOLUTIONS.c.player == player).order_by(SOLUTIONS.c.at.desc())
    rows = await store.read(lambda connection: list(connection.execute(query)))
    return [Solution(row.game, row.puzzle, row.solved, row.at) for row in rows]


async def keep_solution(store: Store, player: str, puzzle: Puzzle, right: bool, at: int) -> None:
    """Write down what somebody answered; only the first answer counts."""
    change = (
        store.upsert(SOLUTIONS)
        .values(player=player, game=puzzle.game, puzzle=puzzle.id, solved=right, at=at)
        .on_conflict_do_nothing()
    )
    await store.write(lambda connection: connection.execute(change))


# To think about, and to answer


def shown(puzzle: Puzzle) -> PuzzleShown:
    """A puzzle without its solution."""
    s, narrator = scene(puzzle)
    game = game_named(puzzle.game)
    return PuzzleShown(
        puzzle=facts_of(puzzle, {}),
        seats=[seat_facts(puzzle, seat) for seat in range(puzzle.seats)],
        asked=question_for(game, s, puzzle.seat, narrator, taken=-1, move=puzzle.at),
    )


def answered(puzzle: Puzzle, action: int, seconds: float | None = PATIENCE) -> PuzzleAnswer:
    """What an answer to a puzzle is worth, and why; it is tried out for so long at most."""
    s, narrator = scene(puzzle)
    game = game_named(puzzle.game)
    rule = game.why_not(s, puzzle.seat, action)
    if rule:
        raise IllegalAction(game.name, rule, game.action_text(action))
    view = game.view(s, puzzle.seat)
    lines = lines_with(puzzle, game, view, action)
    compared = [line for line in lines if line.action in (puzzle.solution, action)]
    compared += [line for line in lines if line not in compared][: COMPARED - len(compared)]
    choices = [line.action for line in compared]
    trials = Trials(game, narrator, view, choices, dice_of(puzzle.at, puzzle.id))
    trials.carry_out(Budget(TRIED, seconds))
    reasons = dict(zip(choices, trials.reasons(), strict=True))
    return PuzzleAnswer(
        right=action == puzzle.solution,
        solution=narrator.choice(view, puzzle.solution),
        lines=[
            PuzzleLine(
                action=line.action,
                text=narrator.choice(view, line.action),
                chance=line.chance,
                why=reason.said() if (reason := reasons.get(line.action)) else "",
            )
            for line in lines
        ],
    )


def lines_with(puzzle: Puzzle, game: Game[Any, Any], view: View, action: int) -> list[Line]:
    """The lines of a puzzle and, if it is none of them, that of an answer.

    What search did not like enough to look into for the puzzle is not better than what it did.
    """
    if any(line.action == action for line in puzzle.lines):
        return puzzle.lines
    dice = dice_of(puzzle.at, f"{puzzle.id} {action}")
    returns = Search(game, dice, heuristics_of(game), SECOND_THOUGHT).expect(view, action)
    chance = calibrated(game.name, "search", returns)[puzzle.seat]
    most = puzzle.lines[min(1, len(puzzle.lines) - 1)].chance
    own = Line(action, game.action_text(action), min(chance, most))
    return sorted([*puzzle.lines, own], key=lambda line: -line.chance)


def scene(puzzle: Puzzle) -> tuple[State[Any], Narrator[Any]]:
    """The state before the decision, and who tells of it to the one who decides."""
    game = game_named(puzzle.game)
    s = begin(puzzle.record, game)
    for seat, action in puzzle.record.moves[: puzzle.at]:
        s.apply(seat, action)
    narrator = narrator_of(game, [seat_name(puzzle, seat) for seat in range(puzzle.seats)])
    narrator.tells_coordinates = False
    return s, narrator


def seat_name(puzzle: Puzzle, seat: int) -> str:
    """What a seat is called: the one to be decided for is the reader's."""
    return say("play-you") if seat == puzzle.seat else FOLK[seat]


def seat_facts(puzzle: Puzzle, seat: int) -> SeatFacts:
    """A seat of a puzzle, as a board shows it."""
    yours = seat == puzzle.seat
    return SeatFacts(
        kind="person" if yours else "bot",
        name=seat_name(puzzle, seat),
        level="" if yours else SAMURAI,
        here=True,
        bot_plays=not yours,
        resigned=False,
        yours=yours,
        entropy="",
    )


# In a process of their own


def puzzle_document(game: str, id: str, language: str) -> bytes:
    """A puzzle as it is sent."""
    with speaking(language):
        return encode(shown(puzzles_of(game)[id]))


def answer_document(game: str, id: str, action: int, language: str) -> bytes:
    """What an answer is worth, as it is sent."""
    with speaking(language):
        return encode(answered(puzzles_of(game)[id], action))

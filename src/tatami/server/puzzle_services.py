"""What can be asked for about puzzles and about one's own play."""

from starlette.responses import Response

from tatami.games import GAMES
from tatami.review.puzzles import Puzzle
from tatami.server.clocks import now
from tatami.server.decisions import Hidden
from tatami.server.drawing import puzzle_preview_document
from tatami.server.finding import address, check_chores
from tatami.server.messages.people import YourPlay
from tatami.server.messages.puzzles import PuzzleAnswer, Puzzles, PuzzleShown, Solve
from tatami.server.own_play import own_play_document, summaries
from tatami.server.puzzles import (
    answer_document,
    facts_of,
    keep_solution,
    of_the_day,
    puzzle_document,
    puzzles_of,
    solutions,
)
from tatami.server.requests import Call, Service
from tatami.words import spoken


async def puzzles(call: Call, _: None) -> Puzzles:
    """The puzzle of the day, and all others by game and difficulty."""
    answered = await solutions(call.directory.store, call.player)
    solved = {(one.game, one.puzzle): one.right for one in answered}
    today = of_the_day(now())
    return Puzzles(
        today=facts_of(today, solved) if today is not None else None,
        puzzles=[facts_of(one, solved) for game in GAMES for one in puzzles_of(game).values()],
    )


def named_puzzle(call: Call) -> Puzzle:
    """The puzzle that the path names."""
    game, id = str(call.request.path_params["game"]), str(call.request.path_params["puzzle"])
    if game not in GAMES or id not in puzzles_of(game):
        raise Hidden("puzzle-none")
    return puzzles_of(game)[id]


async def puzzle(call: Call, _: None) -> Response:
    """A puzzle: what is seen and asked, not what is best."""
    found, language = named_puzzle(call), spoken.get()
    check_chores(call)
    done = await call.directory.worker.chores.do(
        puzzle_document,
        (found.game, found.id, language),
        *(found.game, found.id, language),
        who=address(call),
    )
    return Response(done, media_type="application/json")


async def puzzle_preview(call: Call, _: None) -> Response:
    """The picture of a puzzle that chats show above a link."""
    found, language = named_puzzle(call), spoken.get()
    check_chores(call)
    asked = (found.game, found.id, language)
    done = await call.directory.worker.chores.do(
        puzzle_preview_document, asked, *asked, who=address(call)
    )
    return Response(done, media_type="image/png")


async def solve(call: Call, body: Solve) -> Response:
    """Answer a puzzle; the first answer is kept."""
    found, language = named_puzzle(call), spoken.get()
    check_chores(call)
    asked = (found.game, found.id, body.action, language)
    done = await call.directory.worker.chores.do(answer_document, asked, *asked, who=address(call))
    right = body.action == found.solution
    await keep_solution(call.directory.store, call.player, found, right, now())
    return Response(done, media_type="application/json")


async def your_play(call: Call, _: None) -> Response:
    """Your own matches, how well you decided, and what you get wrong; for nobody else."""
    check_chores(call)
    store, player, language = call.directory.store, call.player, spoken.get()
    ids = await store.tables.finished_by(player)
    matches = [(id, await store.events(id)) for id in ids]
    done = await call.directory.worker.chores.run(
        own_play_document, matches, await summaries(store, ids), player, language, who=address(call)
    )
    return Response(done, media_type="application/json")


PUZZLE_SERVICES = [
    Service("GET", "/api/puzzles", puzzles, Puzzles),
    Service("GET", "/api/puzzles/{game}/{puzzle}", puzzle, PuzzleShown),
    Service("GET", "/api/puzzles/{game}/{puzzle}/preview", puzzle_preview, bytes),
    Service("POST", "/api/puzzles/{game}/{puzzle}", solve, PuzzleAnswer, Solve),
    Service("GET", "/api/me/play", your_play, YourPlay),
]
"""All of them, in the order of the documentation."""

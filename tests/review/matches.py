"""Matches for the tests of reviews."""

from typing import Any

import msgspec

from tatami.core.chance import dice_of, seal_of
from tatami.core.game import Game, Move
from tatami.core.record import Record, encode
from tatami.games import game_named
from tatami.review import DEEP, Finding, Match, missing, work
from tatami.search import bot_named
from tatami.search.match import play_on

LITTLE = 240
"""Iterations that make a thorough analysis in a test: enough to see what is plain."""


def played(name: str, bots: list[str], seed: int = 1, **options: Any) -> Record:
    """A match between these bots."""
    game: Game[Any, Any] = game_named(name)
    chosen = game.options(**options)
    s = game.new(len(bots), chosen)
    moves: list[Move] = []
    players = [bot_named(bot, game, dice_of(seed, f"seat {seat}")) for seat, bot in enumerate(bots)]
    play_on(game, s, players, seal_of(seed).dice([]), moves)
    record = Record(
        game=name,
        version=game.version,
        seats=len(bots),
        options=chosen,
        players=bots,
        scores=game.scores(s),
        moves=moves,
    )
    encode(record)
    return record


def match_of(record: Record, iterations: int = LITTLE) -> Match:
    """The match, to be reviewed with little thinking."""
    return Match(record, game_named(record.game), iterations)


def findings_of(match: Match, seats: list[int], depth: int = DEEP, seed: int = 0) -> list[Finding]:
    """All that there is to find out to this depth."""
    found: list[Finding] = []
    while tasks := missing(match, seats, found, depth):
        found += [work(match, task, seed) for task in tasks]
    return found


def planted() -> tuple[Record, int]:
    """A match of greedy bots, up to a choice of pile in which seat 0 takes by far the worst."""
    game = game_named("ninjan")
    for seed in range(1, 60):
        record = played("ninjan", ["greedy", "greedy"], seed=seed)
        match = Match(record, game)
        for at in reversed(match.decisions([0])):
            if type(match.states[at].asking).__name__ != "Resolve":
                continue
            leads = {}
            for action in match.states[at].legal(0):
                after = match.states[at].clone()
                after.apply(0, action)
                own, other = game.scores(after)
                leads[action] = own - other
            worst = min(leads, key=leads.__getitem__)
            ahead = max(leads.values())
            # The best pile keeps the seat ahead, the worst one leaves it far behind.
            if 0 < ahead < 12 and leads[worst] < ahead - 14:
                moves = [*record.moves[:at], (0, worst)]
                cut = msgspec.structs.replace(record, moves=moves, scores=None)
                encode(cut)
                return cut, at
    raise AssertionError("no match has such a moment")

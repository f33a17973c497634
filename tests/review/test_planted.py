"""A blunder that was planted into a good match is found, and is the first lesson."""

from functools import cache

import msgspec
import pytest

from tatami.core.record import Record, encode
from tatami.games import game_named
from tatami.review import review
from tatami.review.match import Match
from tests.review.matches import findings_of, match_of, played

pytestmark = pytest.mark.slow

CLOSE_TO_THE_END = 3
"""So many decisions of the seat are reviewed: a test has little time to think."""


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


@cache
def to_be_reviewed() -> tuple[Match, int]:
    """That match, of which the last decisions of the seat are reviewed."""
    record, at = planted()
    match = match_of(record, 600)
    match.choices = [choice for choice in match.choices if choice <= at][-CLOSE_TO_THE_END:]
    return match, at


def test_a_planted_blunder_is_found_and_is_the_first_lesson() -> None:
    match, at = to_be_reviewed()
    found = review(match, [0], findings_of(match, [0]))
    blunder = next(decision for decision in found.decisions if decision.at == at)
    assert blunder.grade in ("mistake", "blunder")
    assert blunder.is_sure
    assert found.instructive[0] == at


def test_two_analyses_with_other_random_numbers_agree() -> None:
    match, _ = to_be_reviewed()
    first = review(match, [0], findings_of(match, [0], seed=1)).decisions
    second = review(match, [0], findings_of(match, [0], seed=2)).decisions
    wrong = ("mistake", "blunder")
    assert [one.grade in wrong for one in first] == [one.grade in wrong for one in second]

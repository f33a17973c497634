"""A blunder that was planted into a good match is found, and is the first lesson."""

from functools import cache

import pytest

from tatami.review import review
from tatami.review.match import Match
from tests.review.matches import findings_of, match_of, planted

pytestmark = pytest.mark.slow

CLOSE_TO_THE_END = 3
"""So many decisions of the seat are reviewed: a test has little time to think."""


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

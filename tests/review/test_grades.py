"""Grades: what a loss is called, and that noise is not called a mistake."""

import pytest

from tatami.core.chance import dice_of
from tatami.review.grades import (
    ENOUGH,
    accuracy_of,
    fortune_of,
    grade_of,
    is_alarming,
    is_sure,
    is_suspicious,
    looks_like,
    loss_of,
    rehearsed_loss,
)


@pytest.mark.parametrize(
    ("losses", "grade"),
    [
        ([0.0, 0.0, 0.0, 0.0], "best"),
        ([0.03, 0.03, 0.031, 0.029], "good"),
        ([0.05, 0.051, 0.049, 0.05], "inaccuracy"),
        ([0.1, 0.11, 0.09, 0.1], "mistake"),
        ([0.3, 0.28, 0.31, 0.33], "blunder"),
    ],
)
def test_a_clear_loss_is_called_by_its_size(losses: list[float], grade: str) -> None:
    assert grade_of(losses, False, losses) == grade


BLUNDER_BY_ANALYSES = [0.3, 0.28, 0.31, 0.33]


@pytest.mark.parametrize(
    ("gains", "grade"),
    [
        ([], "inaccuracy"),
        ([0.0, 0.01, -0.02, 0.01], "good"),
        ([0.02, 0.03, 0.02, 0.01], "inaccuracy"),
        ([0.05, 0.04, 0.06, 0.05], "mistake"),
        ([0.1, 0.08, 0.12, 0.1], "blunder"),
    ],
)
def test_what_analyses_call_a_blunder_is_only_one_if_a_rehearsal_confirms_it(
    gains: list[float], grade: str
) -> None:
    assert is_alarming(BLUNDER_BY_ANALYSES)
    assert grade_of(BLUNDER_BY_ANALYSES, False, gains) == grade
    assert is_sure(BLUNDER_BY_ANALYSES, gains) == bool(gains)


def test_a_rehearsal_never_makes_a_grade_worse() -> None:
    assert grade_of([0.1, 0.11, 0.09, 0.1], False, [0.9, 0.9]) == "mistake"
    assert grade_of([0.0, 0.0, 0.0, 0.0], False, [0.9, 0.9]) == "best"


def test_analyses_and_rehearsal_have_the_same_say() -> None:
    loss, doubt = rehearsed_loss([0.3, 0.3, 0.3, 0.3], [0.1, 0.1, 0.1])
    assert loss == pytest.approx(0.2)
    assert doubt == pytest.approx(loss_of([0.3, 0.3, 0.3, 0.3])[1] / 2)
    assert rehearsed_loss([0.1, 0.1], [-0.9])[0] == 0.0


def test_what_search_itself_would_have_done_is_best() -> None:
    assert grade_of([0.0], True) == "best"


@pytest.mark.parametrize(
    "losses", [[0.3], [0.3, 0.25], [0.4, 0.3, 0.35, -0.01], [0.2, 0.0, 0.3, 0]]
)
def test_a_mistake_needs_enough_analyses_that_agree(losses: list[float]) -> None:
    assert grade_of(losses, False) in ("good", "inaccuracy")


def test_noise_is_hardly_ever_called_a_mistake() -> None:
    dice = dice_of(1, "noise")

    def noise() -> float:
        # A sum of twelve is nearly normal; a standard deviation of five points.
        return sum(dice.below(1000) for _ in range(12)) / 1000 / 20 - 0.3

    called = [looks_like([noise() for _ in range(ENOUGH)]) for _ in range(1000)]
    assert called.count("mistake") + called.count("blunder") < 5


def test_one_analysis_shows_no_doubt_of_its_own_and_is_doubted() -> None:
    assert loss_of([0.2])[1] > loss_of([0.2, 0.19, 0.21, 0.2])[1]
    assert not is_sure([0.2])
    assert is_sure([0.0])
    assert is_sure([0.05, 0.06, 0.05, 0.05])


def test_where_analyses_disagree_a_closer_look_is_taken() -> None:
    assert is_suspicious([0.0, 0.05])
    assert not is_sure([0.0, 0.05])
    assert not is_suspicious([0.03, 0.02])


def test_two_analyses_that_agree_by_chance_are_doubted_all_the_same() -> None:
    assert loss_of([0.02, 0.02])[1] >= 0.02
    assert grade_of([0.02, 0.02], False) == "best"


def test_accuracy_falls_with_what_was_surely_lost() -> None:
    assert accuracy_of(0.0, 0.0) == 100.0
    assert accuracy_of(0.1, 0.1) == 100.0
    assert accuracy_of(0.1, 0.0) == pytest.approx(50.0, abs=1.0)


def test_bad_luck_is_no_mistake_and_good_luck_no_merit() -> None:
    assert fortune_of("best", -0.2) == "unlucky"
    assert fortune_of("blunder", 0.2) == "lucky"
    assert fortune_of("blunder", -0.2) == ""
    assert fortune_of("best", 0.2) == ""

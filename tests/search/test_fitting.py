"""Fitting finds the weights by which choices were made, and says how well it foretells others."""

from math import exp, log

import pytest

from tatami.core.chance import Dice
from tatami.search.fitting import (
    Choice,
    changed,
    grouped,
    row_of,
    shared,
    softmax_loss,
    softmax_weights,
)
from tatami.search.fitting_majorities import never_falling

TRUE = [1.5, -0.7, 0.0]


def drawn_choices(count: int) -> list[Choice]:
    """Choices between three alternatives, made by the true weights and chance."""
    dice = Dice(b"choices")
    found = []
    for _ in range(count):
        rows = [[dice.below(1000) / 500 - 1 for _ in TRUE] for _ in range(3)]
        pulls = [exp(sum(w * x for w, x in zip(TRUE, row, strict=True))) for row in rows]
        rest = sum(pulls) * int(dice.below(1 << 20)) / (1 << 20)
        chosen = 0
        while rest >= pulls[chosen]:
            rest -= pulls[chosen]
            chosen += 1
        found.append(Choice("", [row_of(row) for row in rows], shared([chosen], 3)))
    return found


def test_weights_are_found_by_which_choices_were_made() -> None:
    found = softmax_weights(drawn_choices(4000), len(TRUE), ridge=1.0)
    assert found == pytest.approx(TRUE, abs=0.15)


def test_it_does_not_matter_how_many_choices_are_weighed_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choices = drawn_choices(100)
    at_once = softmax_weights(choices, len(TRUE), ridge=1.0)
    monkeypatch.setattr("tatami.search.fitting.BLOCK", 7)
    assert softmax_weights(choices, len(TRUE), ridge=1.0) == pytest.approx(at_once)


def test_what_the_choices_do_not_tell_is_0() -> None:
    choices = [Choice("", [{0: 1.0}, {1: 1.0}], [1.0, 0.0]) for _ in range(50)]
    found = softmax_weights(choices, 3, ridge=1.0)
    assert found[0] > 1.0 > -1.0 > found[1]
    assert found[2] == 0.0


def test_the_loss_is_least_for_the_true_weights() -> None:
    choices = drawn_choices(4000)
    assert softmax_loss(choices, [0.0, 0.0, 0.0]) == pytest.approx(log(3))
    true = softmax_loss(choices, TRUE)
    assert true < softmax_loss(choices, [1.5, 0.7, 0.0]) < softmax_loss(choices, [-1.5, 0.7, 0.0])


def test_a_shared_win_is_told_in_parts() -> None:
    assert shared([0, 2], 3) == [0.5, 0.0, 0.5]
    assert shared([], 2) == [0.0, 0.0]


def test_who_is_further_ahead_has_no_less_to_hope_for() -> None:
    assert never_falling([0.1, 0.4, 0.2, 0.9], [1, 1, 3, 1]) == pytest.approx(
        [0.1, 0.25, 0.25, 0.9]
    )
    assert never_falling([0.3, 0.2, 0.1], [1, 1, 1]) == pytest.approx([0.2, 0.2, 0.2])


def test_other_weights_stay_as_they_were() -> None:
    before = {"2": {"signs": [1], "last": 2}, "3": 4}
    assert changed(before, ["2", "signs"], [5]) == {"2": {"signs": [5], "last": 2}, "3": 4}
    assert before["2"] == {"signs": [1], "last": 2}


def test_choices_are_told_apart_by_their_groups() -> None:
    one = Choice("2", [], [])
    other = Choice("3", [], [])
    assert grouped([one, other, one]) == {"2": [one, one], "3": [other]}

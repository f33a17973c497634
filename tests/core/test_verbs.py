"""The parts of an action: one that is of two sorts has two names, and one at a time."""

import pytest

from tatami.core.errors import TatamiError
from tatami.core.verbs import Part, Parts, Verb, packed, unpacked

CARD = Part("card", 3)
TARGET = Part("target", 4, 5, other="minion")


@pytest.mark.parametrize(
    ("noun", "named"),
    [
        (2 | 4 << 3, {"card": 2, "target": 4}),
        (2 | 5 << 3, {"card": 2, "minion": 0}),
        (2 | 15 << 3, {"card": 2, "minion": 10}),
    ],
)
def test_what_is_behind_the_one_sort_is_the_other(noun: int, named: Parts) -> None:
    found: Parts = {}
    assert unpacked([CARD, TARGET], noun, found) == 0
    assert found == named
    assert packed([CARD, TARGET], {"verb": "attack", **named}) == noun


@pytest.mark.parametrize(
    ("named", "complaint"),
    [
        ({"target": 5}, "target.*0..4"),
        ({"minion": 11}, "minion.*0..10"),
        ({"minion": -1}, "minion.*0..10"),
        ({}, "target.*0..4"),
        ({"target": 1, "minion": 1}, "no part minion. It has target"),
    ],
)
def test_each_sort_has_bounds_of_its_own(named: Parts, complaint: str) -> None:
    with pytest.raises(TatamiError, match=complaint):
        packed([CARD, TARGET], {"verb": "attack", "card": 1, **named})


def test_a_tail_may_have_either_name() -> None:
    assert Verb("text", [CARD], [[], [TARGET]]).optional() == ["target", "minion"]

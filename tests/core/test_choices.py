"""Choices: the list, the count and the k-th follow from what a rule says once."""

from collections.abc import Callable

import pytest

from tatami.core.actions import act
from tatami.core.cards import numbers, set_of
from tatami.core.choices import COUNT, FIND, LIST, Choices

Offer = Callable[[Choices], None]

VERB = 5
ONES = set_of([1, 4, 9])
OTHERS = set_of([0, 2, 61])


def listed(offer: Offer) -> list[int]:
    choices = Choices()
    choices.begin(LIST)
    offer(choices)
    return choices.actions


def found(offer: Offer) -> list[int]:
    """Every action that can be found, one after the other."""
    choices = Choices()
    choices.begin(COUNT)
    offer(choices)
    count = choices.count
    actions = []
    for k in range(count):
        choices.begin(FIND)
        choices.k = k
        offer(choices)
        actions.append(int(choices.action))
    return actions


def from_fields(offer: Offer) -> list[int]:
    """The actions of an only family, found where it was counted."""
    choices = Choices()
    choices.begin(COUNT)
    offer(choices)
    assert choices.in_fields == choices.count
    return [int(choices.nth_of_family(k)) for k in range(choices.count)]


def nouns(*wanted: int) -> list[int]:
    return [act(VERB, noun) for noun in wanted]


FAMILIES: list[tuple[Offer, list[int]]] = [
    (lambda c: c.add(act(VERB, 7)), nouns(7)),
    (lambda c: c.each(VERB, ONES), nouns(1, 4, 9)),
    (lambda c: c.each(act(VERB, 100), ONES), nouns(101, 104, 109)),
    (lambda c: c.each_times(VERB, ONES, 32), nouns(32, 128, 288)),
    (
        lambda c: c.pairs(VERB, ONES, 1, OTHERS, 100),
        nouns(1, 201, 6101, 4, 204, 6104, 9, 209, 6109),
    ),
    (
        lambda c: c.pairs_with_two(VERB, set_of([1, 4]), OTHERS, set_of([0, 3]), 70, 100),
        nouns(1, 201, 6101, 7001, 7301, 4, 204, 6104, 7004, 7304),
    ),
    (lambda c: c.pairs_with_two(VERB, ONES, 0, 1, 70, 1), nouns(71, 74, 79)),
    (lambda c: c.couples(VERB, OTHERS, 100, 1), nouns(2, 61, 261)),
    (lambda c: c.run(act(VERB, 100), 3, 32), nouns(100, 132, 164)),
    (lambda c: c.each_of_two(VERB, ONES, set_of([0, 3]), 70), nouns(1, 4, 9, 70, 73)),
    (lambda c: c.each_of_two(act(VERB, 100), 0, 1, 70), nouns(170)),
    (
        lambda c: c.rows(VERB, set_of([0, 3]), numbers([5, 1000]), 32),
        nouns(160, 32000, 163, 32003),
    ),
]


@pytest.mark.parametrize(("offer", "actions"), FAMILIES)
def test_a_family_is_listed_and_found_alike(offer: Offer, actions: list[int]) -> None:
    assert listed(offer) == found(offer) == from_fields(offer) == actions


def test_families_follow_one_another() -> None:
    def offer(choices: Choices) -> None:
        for family, _ in FAMILIES:
            family(choices)

    every = [action for _, actions in FAMILIES for action in actions]
    assert listed(offer) == found(offer) == every


NOTHING: list[Offer] = [
    lambda c: c.each(VERB, 0),
    lambda c: c.each_times(VERB, 0, 2),
    lambda c: c.pairs(VERB, ONES, 1, 0, 1),
    lambda c: c.pairs(VERB, 0, 1, ONES, 1),
    lambda c: c.pairs_with_two(VERB, ONES, 0, 0, 70, 1),
    lambda c: c.couples(VERB, 2, 1, 1),
    lambda c: c.run(VERB, 0, 1),
    lambda c: c.each_of_two(VERB, 0, 0, 70),
    lambda c: c.kinds_of_two(VERB, 0, 0, 70, numbers([])),
    lambda c: c.run(VERB, -1, 1),
    lambda c: c.rows(VERB, ONES, numbers([]), 1),
    lambda c: c.kinds(VERB, 0, numbers([])),
    lambda c: c.add_likely(VERB, 0),
]


@pytest.mark.parametrize("nothing", NOTHING)
def test_a_family_without_actions_changes_nothing(nothing: Offer) -> None:
    def offer(choices: Choices) -> None:
        choices.each(VERB, ONES)
        nothing(choices)

    assert listed(offer) == found(offer) == from_fields(offer) == nouns(1, 4, 9)


def test_what_there_are_several_of_is_listed_once_and_found_as_often() -> None:
    names = numbers([0, 0, 0, 3, 4, 4])

    def offer(choices: Choices) -> None:
        choices.kinds(VERB, set_of([0, 2, 3, 4, 5]), names)

    assert listed(offer) == nouns(0, 3, 4)
    assert found(offer) == from_fields(offer) == nouns(0, 0, 3, 4, 4)


def test_what_is_likelier_is_listed_once_and_found_as_often() -> None:
    def offer(choices: Choices) -> None:
        choices.add_likely(act(VERB, 1), 3)
        choices.add_likely(act(VERB, 2), 1)

    assert listed(offer) == nouns(1, 2)
    assert found(offer) == nouns(1, 1, 1, 2)


def test_pieces_of_a_kind_need_not_be_in_a_row() -> None:
    def offer(choices: Choices) -> None:
        choices.kinds(VERB, set_of([0, 1, 2]), numbers([4, 1, 4]))
        choices.kinds(VERB, set_of([0]), numbers([1]))

    assert listed(offer) == nouns(4, 1)
    assert found(offer) == nouns(4, 1, 4, 1)


def test_pieces_of_a_kind_may_be_in_two_sets() -> None:
    def offer(choices: Choices) -> None:
        choices.kinds_of_two(VERB, set_of([0, 1]), set_of([0, 2]), 2, numbers([4, 1, 4, 7, 7]))

    assert listed(offer) == nouns(4, 1, 7)
    assert found(offer) == from_fields(offer) == nouns(4, 1, 4, 7)


def test_what_was_worked_out_to_count_is_kept_for_finding_and_no_longer() -> None:
    choices = Choices()
    choices.kept = "something"
    choices.begin(FIND)
    assert choices.kept == "something"
    choices.begin(COUNT)
    assert choices.kept is None


def test_what_a_rule_can_count_is_offered_only_where_it_is_wanted() -> None:
    looked_into: list[int] = []

    def offer(choices: Choices) -> None:
        for start in (10, 20, 30):
            if choices.look_into(2):
                looked_into.append(start)
                choices.run(act(VERB, start), 2, 1)
        if choices.wants_more():
            looked_into.append(40)
            choices.add(act(VERB, 40))

    every = nouns(10, 11, 20, 21, 30, 31, 40)
    assert listed(offer) == found(offer) == every
    looked_into.clear()
    choices = Choices()
    offer(choices)
    assert (choices.count, looked_into) == (7, [40])
    assert choices.in_fields == 0, "what was only counted is not in the fields"
    looked_into.clear()
    choices.begin(FIND)
    choices.k = 3
    offer(choices)
    assert (choices.action, looked_into) == (act(VERB, 21), [20])

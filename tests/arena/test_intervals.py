"""Intervals: known answers, and the truth inside in about 95 of 100 runs."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.arena.intervals import Cluster, Estimate, mean, share, student, wilson

Deal = Callable[[Random], Cluster]


@pytest.mark.parametrize(
    ("freedom", "deviations"), [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (1000, 1.962)]
)
def test_students_distribution_is_the_one_in_the_tables(freedom: int, deviations: float) -> None:
    assert student(freedom) == pytest.approx(deviations, abs=0.004)


def test_wilsons_interval_is_the_one_in_the_tables() -> None:
    found = wilson(0.8, 50, 1.96)
    assert (found.low, found.high) == pytest.approx((0.6696, 0.8876), abs=0.0001)


def independent(chance: float) -> Deal:
    """Four matches that have nothing to do with each other."""
    return lambda luck: (sum(luck.random() < chance for _ in range(4)), 4)


def all_alike(chance: float) -> Deal:
    """Four matches that all go as the deal does."""
    return lambda luck: (4 * (luck.random() < chance), 4)


def hands_decide(luck: Random) -> Cluster:
    """One hand of the deal wins, mostly: whoever holds it, everybody wins about once."""
    return luck.choice((0, 1, 1, 1, 1, 1, 1, 2)), 4


@pytest.mark.parametrize(
    ("deal", "truth"),
    [
        (independent(0.5), 0.5),
        (independent(0.95), 0.95),
        (all_alike(0.5), 0.5),
        (all_alike(0.9), 0.9),
        (hands_decide, 0.25),
    ],
    ids=["independent", "strong", "alike", "strong and alike", "duplicate"],
)
@pytest.mark.parametrize("deals", [8, 40])
def test_the_truth_is_inside_in_95_of_100_runs(deal: Deal, truth: float, deals: int) -> None:
    luck = Random(7)
    runs = 500
    found = [share([deal(luck) for _ in range(deals)]) for _ in range(runs)]
    inside = sum(estimate is not None and not estimate.excludes(truth) for estimate in found)
    assert inside / runs > 0.93


def test_matches_that_go_as_the_deal_does_are_worth_one_each() -> None:
    clustered = share([*[(4, 4)] * 30, *[(0, 4)] * 30])
    single = share([*[(1, 1)] * 30, *[(0, 1)] * 30])
    assert clustered is not None
    assert single is not None
    assert clustered.low == pytest.approx(single.low, abs=0.01)


def test_duplicate_deals_that_cancel_the_luck_make_the_interval_narrow() -> None:
    duplicate = share([(1, 2)] * 40)
    assert duplicate is not None
    assert duplicate.high - duplicate.low < 0.1


def test_a_single_deal_proves_nothing() -> None:
    assert share([(3, 3)]) == Estimate(1.0, 0.0, 1.0)


def test_nothing_comes_of_nothing() -> None:
    assert share([(0, 0)]) is None
    assert mean([]) is None


def test_the_mean_and_its_interval() -> None:
    found = mean([(10, 2), (14, 2), (12, 2)])
    # The deals' means are 5, 7 and 6: 6 ± 4.303 · 1 / √3.
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((6, 3.516, 8.484), abs=0.001)
    assert mean([(8, 2)]) == Estimate(4.0, 4.0, 4.0)


@given(st.lists(st.integers(0, 4), min_size=1, max_size=30))
def test_a_share_lies_in_its_interval_and_mirrors_its_counterpart(parts: list[int]) -> None:
    won = share([(part, 4) for part in parts])
    lost = share([(4 - part, 4) for part in parts])
    assert won is not None
    assert lost is not None
    assert 0 <= won.low <= won.value <= won.high <= 1
    assert (lost.low, lost.high) == pytest.approx((1 - won.high, 1 - won.low), abs=1e-5)

"""The model of what more cores hold says what was put into it, and what follows."""

import pytest

from bench.capacity import (
    Costs,
    cores_for,
    holders,
    learnt,
    moves_held,
    of_database,
    of_workers,
    sharded,
    shares,
)

COSTS = Costs(worker=1.0, follow=0.5, hear=0.1, database=0.25, follow_database=0.05)


def test_a_table_has_guests_at_few_of_many_workers() -> None:
    assert holders(1) == 1
    assert holders(2) == pytest.approx(2 * (1 - 1 / 16))
    assert 3.9 < holders(64) < 4


def test_costs_are_learnt_from_what_they_cause() -> None:
    one, many = [(of_workers(COSTS, n), of_database(COSTS, n)) for n in (1, 4)]
    found = learnt(one, many, 4, COSTS.hear)
    for name in Costs.__struct_fields__:
        assert getattr(found, name) == pytest.approx(getattr(COSTS, name))


def test_what_everybody_hears_is_a_ceiling_that_no_core_lifts() -> None:
    held = [moves_held(COSTS, workers, workers)[0] for workers in (64, 1024, 1024 * 1024)]
    assert held[0] < held[1] < held[2] < 0.7 * 1000 / COSTS.hear
    assert not cores_for(COSTS, 0.7 * 1000 / COSTS.hear)
    assert cores_for(sharded(COSTS), 0.7 * 1000 / COSTS.hear)


def test_what_is_full_first_is_named() -> None:
    held, full = moves_held(COSTS, 1, 1)
    assert held == pytest.approx(700 / 1.1)
    assert full == "workers"
    assert moves_held(COSTS, 64, 1)[1] == "database"
    assert shares(4) == (3, 1)
    assert sum(shares(64)) == 64

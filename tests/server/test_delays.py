"""The simulation of delays does what queues, groups and locks do."""

import pytest

from bench.capacity import Costs
from bench.delays import House, Queue, Simulation, Time, houses
from bench.load import percentile

COSTS = Costs(worker=1.0, follow=0.5, hear=0.0, database=0.2, follow_database=0.1)


def test_a_move_in_an_empty_house_takes_as_long_as_its_parts() -> None:
    quiet = House(COSTS, workers=1, database=1, moves=0.5, sync=2.0)
    for delay in Simulation(quiet).play(60):
        assert delay == pytest.approx(1.0 + 0.2 + 2.0)
    # Whoever sits elsewhere reads it, and carries it out again, while it is told here.
    many = House(COSTS, workers=1000, database=9, moves=0.5, sync=2.0)
    assert percentile(Simulation(many).play(60), 50) == pytest.approx(0.1 + 0.2 + 2.0 + 0.9)


def test_one_who_works_at_an_even_pace_lets_wait_as_the_textbook_says() -> None:
    clock, waits = Time(), []
    queue = Queue(clock, 1)
    simulation = Simulation(House(COSTS, 1, 1, 700.0))

    def come() -> None:
        came = clock.now
        queue.take(1.0, lambda: waits.append(clock.now - came - 1.0))

    moment = 0.0
    for _ in range(60_000):
        moment += simulation.luck.expovariate(0.7)
        clock.at(moment, come)
    clock.run()
    # Pollaczek and Khinchine, for arrivals at random and work that is always as long.
    assert sum(waits) / len(waits) == pytest.approx(0.7 / (2 * 0.3), rel=0.06)


def test_every_move_comes_to_its_end_and_the_same_seed_to_the_same_delays() -> None:
    house = House(COSTS, workers=4, database=2, moves=300.0)
    delays = Simulation(house, seed=5).play(3)
    assert len(delays) == pytest.approx(900, rel=0.1)
    assert delays == Simulation(house, seed=5).play(3)
    assert delays != Simulation(house, seed=6).play(3)


def test_with_the_lock_a_move_waits_for_the_commits_of_other_workers() -> None:
    def middle(workers: int, is_locked: bool) -> float:
        house = House(COSTS, workers, 50, moves=20.0 * workers, sync=3.0, is_locked=is_locked)
        return percentile(Simulation(house).play(2), 50)

    alone = middle(1, is_locked=True)
    assert middle(60, is_locked=False) < 1.6 * alone
    # So many commits do not fit into the time: each worker waits until all others had their turn.
    assert middle(60, is_locked=True) > 60 * 3.0


def test_what_is_simulated_is_what_the_model_says_can_be_held() -> None:
    for _, cores, house in houses(COSTS, 2.0):
        assert house.workers + house.database == cores
        assert house.moves > 0

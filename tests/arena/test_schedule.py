"""The schedule: every bot in every seat equally often, with the same deals."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.arena.schedule import Plan, check_bots, lineups, matches
from tatami.core.errors import TatamiError


def plan(bots: list[str], seats: int, seed: int = 1, variants: int = 1) -> Plan:
    """A plan of a game that need not exist."""
    return Plan(
        game="toy",
        version=1,
        seats=seats,
        variants=[{} for _ in range(variants)],
        bots=bots,
        seed=seed,
        timeout=1.0,
    )


def names(count: int) -> list[str]:
    return [f"bot {number}" for number in range(count)]


@given(st.integers(2, 10), st.integers(2, 8), st.integers(1, 60), st.integers(0, 5))
def test_every_bot_is_in_every_seat_of_every_deal_equally_often(
    bots: int, seats: int, games: int, seed: int
) -> None:
    found = list(matches(plan(names(bots), seats, seed), games))
    assert games <= len(found) < games + seats
    for deal in {match.deal for match in found}:
        held = [match.seating for match in found if match.deal == deal]
        assert len(held) == seats
        in_each_seat = [Counter(seating[seat] for seating in held) for seat in range(seats)]
        assert all(count == in_each_seat[0] for count in in_each_seat)


@given(st.integers(2, 10), st.integers(2, 8), st.integers(1, 40))
def test_more_games_are_the_same_ones_and_then_more(bots: int, seats: int, games: int) -> None:
    few = list(matches(plan(names(bots), seats), games))
    many = list(matches(plan(names(bots), seats), 2 * games))
    assert many[: len(few)] == few


@given(st.integers(3, 12), st.integers(2, 8), st.integers(1, 40))
def test_all_bots_play_equally_often_when_not_all_can_sit(
    bots: int, seats: int, deals: int
) -> None:
    found = list(islice(lineups(plan(names(bots + seats), seats)), deals))
    played = Counter(dict.fromkeys(range(bots + seats), 0))
    played.update(entry for lineup in found for entry in lineup)
    assert all(len(set(lineup)) == seats for lineup in found)
    assert max(played.values()) - min(played.values()) <= 1


def test_all_bots_meet_when_not_all_can_sit() -> None:
    met: Counter[frozenset[int]] = Counter()
    for one, other in islice(lineups(plan(names(5), 2)), 40):
        met[frozenset((one, other))] += 1
    assert len(met) == 10
    assert max(met.values()) - min(met.values()) <= 2


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    found = list(matches(plan(["shogun", "random"], 4), 8))
    assert all(sorted(match.seating) == [0, 1, 1, 1] for match in found)


def test_a_bot_that_is_named_twice_has_two_seats() -> None:
    found = list(matches(plan(["shogun", "random", "random"], 3), 3))
    assert all(sorted(match.seating) == [0, 1, 1] for match in found)


def test_the_order_around_the_table_changes_from_deal_to_deal() -> None:
    assert len(set(islice(lineups(plan(names(4), 4)), 40))) > 10


def test_a_deal_is_played_once_if_all_are_the_same_bot() -> None:
    found = list(matches(plan(["greedy"], 4), 5))
    assert [(match.deal, match.seating) for match in found] == [
        (deal, (0, 0, 0, 0)) for deal in range(5)
    ]


def test_every_variant_has_the_same_deals_and_seats() -> None:
    found = list(matches(plan(names(3), 3, variants=2), 6))
    own, other = ([m for m in found if m.variant == variant] for variant in (0, 1))
    assert [(m.deal, m.seating) for m in own] == [(m.deal, m.seating) for m in other]


def test_a_name_may_not_come_twice_when_not_all_can_sit() -> None:
    check_bots(["a", "a", "b"], 3)
    with pytest.raises(TatamiError, match="“a” stands twice among 3 bots for 2 seats"):
        check_bots(["a", "a", "b"], 2)

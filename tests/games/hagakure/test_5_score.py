"""5. The score."""

import pytest

from tests.games.hagakure.table import HagakureTable, names, trick


def before_last_trick(seats: int, seat_0_won: str, flying: str) -> HagakureTable:
    """Every seat has one card left; seat 1 will win with the 22."""
    hands = ["6", "22", "7", "8", "9"][:seats]
    won = "/".join([seat_0_won or "-", *["-"] * (seats - 1)])
    chips = "/".join([flying, *["-"] * (seats - 1)])
    return trick(*hands, won=won, flying=chips)


def points_of(seats: int, won: str, chip: str = "-") -> int:
    """What seat 0 gets for a round with these cards in its tricks and this chip."""
    t = before_last_trick(seats, won, chip)
    t.in_turn(*["6", "22", "7", "8", "9"][:seats])
    return t.scores[0]


def tricks_with(seats: int, tricks: int, has_18: bool, villagers: int) -> str:
    """The cards of so many tricks: so many villagers, samurai 18 or not, others and fools."""
    cards = [18] * has_18 + [10, 11, 12, 13, 14, 15][:villagers]
    others = [19, 20, 21, 23, 24, 25, 26] if seats == 5 else [19, 20, 21]
    fools = [28, 28, 28]
    cards += [*others, *fools][: tricks * seats - len(cards)]
    assert len(cards) == tricks * seats
    return names(sorted(cards))


@pytest.mark.parametrize(
    ("seats", "tricks", "has_18", "villagers", "chip", "points"),
    [
        (4, 2, True, 3, "-", 3),
        (4, 0, False, 0, "-", -2),
        (4, 2, True, 3, "D", 6),
        (4, 0, False, 0, "D", -4),
        (3, 0, False, 0, "Z", 0),
        (3, 4, True, 6, "Z", 0),
        (4, 1, False, 4, "V", 3),
        (5, 1, False, 4, "V", 1),
        (5, 2, False, 5, "V", 4),
    ],
)
def test_5_vectors(
    seats: int, tricks: int, has_18: bool, villagers: int, chip: str, points: int
) -> None:
    assert points_of(seats, tricks_with(seats, tricks, has_18, villagers), chip) == points


def test_5_1_one_point_for_each_trick() -> None:
    assert points_of(3, "10+11+12") == 1
    assert points_of(3, "10+11+12+13+14+15") == 2


def test_5_2_one_more_for_samurai_18() -> None:
    assert points_of(3, "10+11+18") == 2


def test_5_2_nobody_has_it_if_it_lies_in_the_yomi() -> None:
    t = before_last_trick(3, "10+11+12", "-")
    t.in_turn("6", "22", "7")
    assert t.scores == [1, 1, -2]


def test_5_2_winning_18_counts_not_playing_it() -> None:
    t = trick("18", "19", "6")
    t.in_turn("18", "19", "6")
    assert t.scores == [-2, 2, -2]


def test_5_3_no_trick_loses_two() -> None:
    assert points_of(3, "") == -2


def test_5_4_double_counts_all_points_twice() -> None:
    assert points_of(3, "10+11+12", "D") == 2
    assert points_of(3, "10+11+18", "D") == 4


def test_5_4_double_loses_twice_as_much() -> None:
    assert points_of(3, "", "D") == -4


def test_5_5_zero_gives_nothing() -> None:
    assert points_of(3, "10+11+18", "Z") == 0


def test_5_5_zero_saves_from_the_loss() -> None:
    assert points_of(3, "", "Z") == 0


def test_5_6_two_more_for_four_villagers() -> None:
    assert points_of(4, "10+11+12+13", "V") == 3
    assert points_of(4, "10+11+12+19", "V") == 1


def test_5_6_five_villagers_with_5_seats() -> None:
    assert points_of(5, "10+11+12+13+19", "V") == 1
    assert points_of(5, "10+11+12+13+14", "V") == 3


def test_5_6_fools_are_no_villagers() -> None:
    assert points_of(4, "10+11+12+fool", "V") == 1


def test_5_6_without_a_trick_two_are_lost() -> None:
    assert points_of(4, "", "V") == -2


def test_5_swap_and_look_change_no_points() -> None:
    assert points_of(4, "10+11+12+13", "S") == 1
    assert points_of(4, "10+11+12+13", "L") == 1


def test_5_points_are_added_to_those_of_earlier_rounds() -> None:
    t = trick("6", "22", "7", points="5/-3/0", flying="Z/D/-")
    t.in_turn("6", "22", "7")
    assert t.scores == [5, -1, -2]

"""3. The chips."""

import pytest

from tatami.core.actions import act
from tatami.core.errors import IllegalAction
from tatami.core.frames import WATCHER
from tatami.games.hagakure import GAME
from tatami.games.hagakure.pieces import LOOK, MOST_SEATS, ZERO
from tatami.games.hagakure.rules import CHIP, LOOK_AT
from tests.games.hagakure.table import HANDS, YOMI_CARDS, chips, names, trick


def test_3_1_each_seat_in_turn_from_the_starter() -> None:
    t = chips(round=3)
    t.does(2, "double")
    t.does(0, "none")
    t.does(1, "zero")
    assert t.actor == 2
    assert t.choices() == ["8", "15", "16", "20", "fool"]


def test_3_1_not_out_of_turn() -> None:
    t = chips()
    assert t.why_not(1, "double") == "3.1"
    assert t.why_not(1, "none") == "3.1"


def test_3_1_no_card_before_the_chips() -> None:
    assert chips().why_not(0, "6") == "3.1"


def test_3_1_no_chip_after_the_first_lead() -> None:
    t = trick("6+18", "7+19", "8+fool")
    assert t.why_not(0, "double") == "3.1"
    assert t.why_not(0, "look yomi") == "3.1"
    assert t.why_not(0, "none") == "3.1"


def test_3_1_a_chip_is_played_for_all_to_see() -> None:
    t = chips()
    t.does(0, "zero")
    assert t.view(1).banners == t.view(WATCHER).banners == (ZERO, -1, -1)
    assert ZERO not in t.view(1).chips[0]


def test_3_2_any_chip_or_none_can_be_played() -> None:
    expected = ["none", "double", "zero", "villagers", "swap", "look 2", "look 3", "look yomi"]
    assert chips().choices() == expected


def test_3_2_a_chip_is_played_once_in_the_game() -> None:
    t = chips(left="ZS")
    assert t.choices() == ["none", "zero", "swap"]
    assert t.why_not(0, "double") == "3.2"
    assert t.why_not(0, "look yomi") == "3.2"


def test_3_2_a_played_chip_is_gone() -> None:
    t = chips()
    t.in_turn("double", "none", "none")
    assert GAME.write(t.s).split()[7] == "ZVSL/DZVSL/DZVSL"


def test_3_2_only_one_in_a_round() -> None:
    t = chips()
    t.does(0, "double")
    with pytest.raises(IllegalAction, match=r"Rule 3\.1: Chips are played before the first trick"):
        t.does(0, "zero")


def test_3_2_a_chip_holds_for_this_round_only() -> None:
    t = trick("6", "7", "8", flying="D/-/S")
    t.in_turn("6", "7", "8")
    assert t.view(0).banners == (-1, -1, -1)


def test_3_2_without_chips_there_is_only_none() -> None:
    t = chips(left="-")
    assert t.choices() == ["none"]
    assert t.why_not(0, "zero") == "3.2"


def points_with(*played: str) -> list[int]:
    """The points of a round in which seat 1 takes one trick and seat 2 four, with samurai 18."""
    t = chips()
    t.in_turn(*played)
    t.finish_round()
    return t.scores


def test_3_3_double_counts_the_points_of_the_round_twice() -> None:
    assert points_with("none", "none", "none") == [-2, 1, 5]
    assert points_with("double", "none", "double") == [-4, 1, 10]


def test_3_4_zero_makes_them_nothing() -> None:
    assert points_with("zero", "none", "zero") == [0, 1, 0]


def test_3_5_villagers_may_add_two() -> None:
    # Only seat 2 has four villagers in its tricks.
    assert points_with("villagers", "villagers", "villagers") == [-2, 1, 7]


def test_3_6_swap_exchanges_the_whole_hand_for_the_yomi() -> None:
    t = chips()
    t.does(0, "swap")
    assert t.hand(0) == YOMI_CARDS
    assert t.yomi == HANDS[0]


def test_3_6_the_second_to_swap_gets_the_hand_of_the_first() -> None:
    t = chips()
    t.in_turn("swap", "none", "swap")
    assert t.hand(2) == HANDS[0]
    assert t.yomi == HANDS[2]
    assert t.hand(1) == HANDS[1]


def test_3_7_look_names_the_yomi_or_one_other_seat() -> None:
    t = chips()
    t.does(0, "none")
    assert t.choices()[-3:] == ["look 1", "look 3", "look yomi"]


def test_3_7_not_at_the_own_hand_nor_at_a_seat_that_is_not_there() -> None:
    t = chips()
    assert t.why_not(0, "look 1") == "3.7"
    assert t.why_not(0, "look 4") == "3.7"
    assert GAME.why_not(t.s, 0, act(LOOK_AT, MOST_SEATS + 1)) == "3.7"


def test_3_7_a_look_without_a_target_is_not_enough() -> None:
    assert GAME.why_not(chips().s, 0, act(CHIP, LOOK)) == "3.7"


def test_3_7_look_shows_another_hand_to_the_looker_alone() -> None:
    t = chips()
    t.does(0, "look 3")
    assert names(t.view(0).hands[2]) == HANDS[2]
    assert t.view(1).hands[2] == ()
    assert t.view(WATCHER).hands[2] == ()
    assert t.view(0).hands[1] == ()


def test_3_7_look_shows_the_yomi_to_the_looker_alone() -> None:
    t = chips()
    t.does(0, "look yomi")
    assert names(t.view(0).yomi) == YOMI_CARDS
    assert t.view(1).yomi == ()


def test_3_7_everybody_knows_who_has_looked_where() -> None:
    t = chips()
    t.in_turn("look 3", "look yomi")
    assert t.view(WATCHER).hand_knowers == ((0,), (1,), (0, 2))
    assert t.view(WATCHER).yomi_knowers == (1,)


def test_3_8_a_swapper_knows_what_it_gave_to_the_yomi() -> None:
    t = chips()
    t.does(0, "swap")
    assert names(t.view(0).yomi) == HANDS[0]
    assert t.view(1).yomi == ()


def test_3_8_a_swapper_knows_who_got_its_old_hand() -> None:
    t = chips()
    t.in_turn("swap", "swap")
    assert names(t.view(0).hands[1]) == HANDS[0]
    assert t.view(2).hands[1] == ()
    assert t.view(0).yomi == ()


def test_3_8_who_has_looked_at_the_yomi_knows_the_hand_that_it_becomes() -> None:
    t = chips()
    t.in_turn("look yomi", "swap")
    assert names(t.view(0).hands[1]) == YOMI_CARDS
    assert t.view(0).yomi == ()


def test_3_8_a_hand_that_was_seen_is_known_when_it_is_the_yomi() -> None:
    t = chips()
    t.in_turn("look 2", "swap")
    assert names(t.view(0).yomi) == HANDS[1]
    assert t.view(0).hands[1] == ()


def test_3_8_a_known_hand_is_known_to_the_last_card() -> None:
    t = chips()
    t.in_turn("look 3", "none", "none")
    t.in_turn("6", "7", "fool")
    assert names(t.view(0).hands[2]) == "8+15+16+20"


def test_3_8_what_was_seen_is_forgotten_with_the_round() -> None:
    t = chips()
    t.in_turn("look 3", "none", "look yomi")
    t.finish_round()
    assert t.view(0).hand_knowers == ((0,), (1,), (2,))
    assert t.view(0).yomi_knowers == ()

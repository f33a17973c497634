"""4. Resolving."""

import pytest

from tatami.games.ninjan import GAME
from tests.games.ninjan.table import choices_of, order_of, picking


def test_4_1_the_highest_value_goes_first() -> None:
    assert order_of("-1P", "10S", "1P") == ["10S", "1P", "-1P"]


def test_4_1_only_the_owner_of_the_card_acts() -> None:
    t = picking("1R/2R/3R", "7P", "3P", round=9)
    t.picks("7P", "3P")
    assert t.actors == [0]
    assert t.why_not(1, "take 1") == "4.1"


def test_4_1_cards_are_not_picked_meanwhile() -> None:
    t = picking("1R/2R/3R", "7P+8P", "3P+4P")
    t.picks("7P", "3P")
    assert t.why_not(0, "8P") == "4.1"


@pytest.mark.parametrize(
    ("cards", "order"),
    [
        (["4P", "4S", "3R"], ["4S", "4P", "3R"]),
        (["3R", "3P"], ["3P", "3R"]),
        (["5S", "5R"], ["5R", "5S"]),
        (["-1P", "1P", "-1R", "10S"], ["10S", "1P", "-1P", "-1R"]),
        (["3S", "3P", "5P", "5R"], ["5P", "5R", "3S", "3P"]),
    ],
)
def test_4_2_of_two_equal_values_the_beating_suit_goes_first(
    cards: list[str], order: list[str]
) -> None:
    assert order_of(*cards) == order


@pytest.mark.parametrize("cards", [["2P", "2R", "2S"], ["2S", "2P", "2R"], ["2R", "2S", "2P"]])
def test_4_3_of_three_equal_values_rock_scissors_paper(cards: list[str]) -> None:
    assert order_of(*cards) == ["2R", "2S", "2P"]


def test_4_3_with_other_cards_around() -> None:
    assert order_of("-6S", "-4R", "3R", "3P", "7P") == ["7P", "3P", "3R", "-4R", "-6S"]
    assert order_of("2P", "9R", "2R", "2S", "1P") == ["9R", "2R", "2S", "2P", "1P"]


def test_4_4_a_card_that_can_take_must_take() -> None:
    t = picking("-6S/3P/9P", "8R", "-5P")
    t.picks("8R", "-5P")
    assert t.choices(0) == ["take 1"]
    assert t.why_not(0, "lay 2") == "4.4"


@pytest.mark.parametrize(
    ("card", "tops", "choices"),
    [
        ("8R", ["-6S", "3P", "9S"], ["take 1", "take 3"]),
        ("10P", ["1P", "2S", "3S"], ["lay 1", "lay 2", "lay 3"]),
        ("-5S", ["3R", "3P", "-4R"], ["take 2"]),
    ],
)
def test_4_5_it_takes_only_what_it_beats(card: str, tops: list[str], choices: list[str]) -> None:
    assert choices_of(card, *tops) == choices


def test_4_5_a_pile_that_is_not_beaten_cannot_be_taken() -> None:
    t = picking("-6S/3P/9S", "8R", "-5P")
    t.picks("8R", "-5P")
    assert t.why_not(0, "take 2") == "4.5"


def test_4_5_the_top_card_alone_is_compared() -> None:
    t = picking("5S+2R/3R/9R", "8R", "-5P")
    t.picks("8R", "-5P")
    assert t.choices(0) == ["lay 1", "lay 2", "lay 3"]


def test_4_6_taking_wins_the_whole_pile_and_leaves_the_card() -> None:
    t = picking("4P+7S/3R/9R", "8R", "-5P")
    t.picks("8R", "-5P")
    t.takes(0, 1)
    assert t.won(0) == ["4P", "7S"]
    assert t.piles[0] == ["8R"]
    assert t.before(0) == ""


def test_4_6_won_cards_lie_open() -> None:
    t = picking("4P+7S/3R/9R", "8R", "-5P")
    t.picks("8R", "-5P")
    t.takes(0, 1)
    assert len(GAME.view(t.s, 1).won[0]) == 2


def test_4_7_a_card_that_beats_nothing_is_laid_on_any_pile() -> None:
    t = picking("1P/2S/3S", "10P", "-5P")
    t.picks("10P", "-5P")
    assert t.why_not(0, "take 2") == "4.7"
    t.lays(0, 2)
    assert t.piles == [["1P"], ["2S", "10P"], ["3S"]]
    assert t.won(0) == []


def test_4_8_every_card_meets_the_table_as_it_was_left() -> None:
    t = picking("1R/2R/3R", "8P", "7S")
    t.picks("8P", "7S")
    t.takes(0, 2)
    assert t.choices(1) == ["take 2"]


def test_4_9_a_pile_may_grow_without_limit() -> None:
    t = picking("1R+2R+3R+4R+5R+6R+7R/8R/9R", "10R", "-5R", round=9)
    t.picks("10R", "-5R")
    t.lays(0, 1)
    t.lays(1, 1)
    assert len(t.piles[0]) == 9
    assert t.piles[0][-1] == "-5R"


def test_4_there_are_only_three_piles() -> None:
    t = picking("1P/2S/3S", "10P", "-5P")
    t.picks("10P", "-5P")
    fourth = GAME.action_from("lay 3") + (GAME.action_from("lay 3") - GAME.action_from("lay 2"))
    assert GAME.why_not(t.s, 0, fourth) == "2.2"


def test_4_the_worked_round_of_the_rulebook() -> None:
    t = picking("5S/4P+2R/8R", "7P", "3P", "3R", "-4R", "-6S")
    t.picks("7P", "3P", "3R", "-4R", "-6S")
    assert t.choices(0) == ["take 2", "take 3"]
    t.takes(0, 3)
    assert t.won(0) == ["8R"]
    assert t.choices(1) == ["take 2"]
    t.takes(1, 2)
    assert t.won(1) == ["2R", "4P"]
    assert t.choices(2) == ["take 1"]
    t.takes(2, 1)
    assert t.won(2) == ["5S"]
    assert t.choices(3) == ["lay 1", "lay 2", "lay 3"]
    t.lays(3, 3)
    assert t.choices(4) == ["take 2"]
    t.takes(4, 2)
    assert t.won(4) == ["3P"]
    assert t.piles == [["3R"], ["-6S"], ["7P", "-4R"]]

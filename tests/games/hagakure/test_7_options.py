"""7. Options."""

import pytest

from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE
from tatami.games.hagakure import GAME
from tatami.games.hagakure.rules import dealer_of
from tests.games.hagakure.table import HagakureTable, dealt, trick


def test_7_the_rulebook_plays_all_rounds_and_extra_ones() -> None:
    assert GAME.options() == {"rounds": "full", "tie": "extra"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_7_1_short_is_one_round_for_each_seat(seats: int) -> None:
    assert GAME.new(seats, {"rounds": "short"}).options.rounds == seats


def test_7_1_any_number_of_rounds_from_1_to_30() -> None:
    assert GAME.new(4, {"rounds": 6}).options.rounds == 6
    assert GAME.new(4, {"rounds": "30"}).options.rounds == 30
    with pytest.raises(TatamiError, match="rounds can be full, short, 1-30"):
        GAME.options(rounds=31)


def test_7_1_it_is_over_after_so_many() -> None:
    t = trick("6", "22", "7", round=2, options="rounds=2,tie=extra")
    t.in_turn("6", "22", "7")
    assert t.s.is_over()


def test_7_2_those_who_are_tied_may_share_the_win() -> None:
    t = trick("6", "22", "7", points="6/3/0", round=9, options="rounds=full,tie=shared")
    t.in_turn("6", "22", "7")
    assert t.s.is_over()
    assert t.winners == [0, 1]


def test_7_3_the_table_chooses_the_first_starter_and_the_player_before_deals() -> None:
    t = HagakureTable(dealt(4, first=3))
    assert t.actor == 2
    assert [dealer_of(t.s, rounds) for rounds in range(4)] == [1, 2, 3, 0]
    t.in_turn("none", "none", "none", "none")
    assert t.actor == 2
    t.finish_round()
    assert (t.s.round, t.s.leader) == (2, 3)


def test_7_3_or_the_lot_says_it() -> None:
    s = GAME.new(3, GAME.options(first="lot"))
    assert [GAME.action_text(action) for action in s.legal(CHANCE)] == [
        "begin 1",
        "begin 2",
        "begin 3",
    ]
    s.apply(CHANCE, GAME.action_from("begin 3"))
    assert s.leader == 2


def test_7_without_extra_rounds_the_scores_have_a_limit() -> None:
    assert GAME.score_range(3, GAME.options(rounds=1, tie="shared")) == (-4, 14)

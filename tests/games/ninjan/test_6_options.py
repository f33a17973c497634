"""6. Options."""

import pytest

from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.core.play import playout
from tatami.games.ninjan import GAME
from tatami.games.ninjan.notation import card_text
from tests.games.ninjan.table import NinjanTable, ending

LAST_CARD = "3.9 2R/3R/4R -/- -/1R 5S/3P 7/-2 - -/- Count>Resolve(1)"


def test_6_one_deal_with_throws_is_what_the_rulebook_says() -> None:
    assert GAME.options() == {"deals": 1, "tie": "throws"}


def test_6_1_with_three_deals_all_cards_are_shuffled_again() -> None:
    t = NinjanTable("deals=3,tie=throws " + LAST_CARD.replace("3.9", "1.9"))
    t.lays(1, 1)
    assert t.actors == [CHANCE]
    assert len(t.s.legal(CHANCE)) == 48
    assert t.s.deal == 2
    assert t.won(0) == []


def test_6_1_the_points_of_the_deals_are_added_up() -> None:
    t = NinjanTable("deals=3,tie=throws " + LAST_CARD.replace("3.9", "2.9"))
    t.lays(1, 1)
    assert GAME.scores(t.s) == [12, 1]


def test_6_1_the_third_deal_is_the_last() -> None:
    t = NinjanTable("deals=3,tie=throws " + LAST_CARD)
    t.lays(1, 1)
    assert t.s.is_over()
    assert GAME.scores(t.s) == [12, 1]
    assert t.winners == [0]


def test_6_2_the_tied_seats_may_share_the_win() -> None:
    t = ending("3S/3P/2S", tie="shared")
    t.lays(2, 1)
    assert t.s.is_over()
    assert t.winners == [0, 1]


@pytest.mark.parametrize(
    ("seats", "values"), [(2, [-1, 1, 2]), (3, [-2, -1, 1, 2]), (5, [-3, -2, -1, 1, 2, 3])]
)
def test_6_3_the_small_deck_has_one_value_more_than_there_are_seats(
    seats: int, values: list[int]
) -> None:
    cards = [card_text(card) for card in GAME.pieces(GAME.new(seats, {"deck": "small"}))]
    assert sorted(cards) == sorted([f"{value}{suit}" for value in values for suit in "RSP"])


def test_6_3_the_ones_open_the_piles_of_a_small_match() -> None:
    s = GAME.new(2, {"deck": "small"})
    assert [[card_text(card) for card in pile] for pile in GAME.view(s, 0).piles] == [
        ["1R"],
        ["1S"],
        ["1P"],
    ]
    assert len(s.legal(CHANCE)) == 6


def test_6_3_each_seat_gets_two_cards_and_plays_two_rounds() -> None:
    s = GAME.new(3, {"deck": "small", "tie": "shared"})
    dice = dice_of(1, "small")
    while s.actors() == [CHANCE]:
        assert s.asking is not None
        s.apply(CHANCE, s.asking.sample(s, CHANCE, dice))
    assert GAME.view(s, 0).hand_sizes == (2, 2, 2)
    playout(s, dice)
    assert s.round == 2


def test_6_3_the_whole_deck_is_not_mentioned() -> None:
    assert "deck" not in GAME.options(deck="whole")
    assert "deck" not in GAME.write(GAME.new(2))

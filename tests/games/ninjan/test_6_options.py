"""6. Options."""

from tatami.core.frames import CHANCE
from tatami.games.ninjan import GAME
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

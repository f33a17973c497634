"""2. Setup."""

import pytest

from tatami.core.cards import members
from tatami.core.frames import CHANCE
from tatami.games.ninjan import GAME
from tatami.games.ninjan.pieces import CARDS
from tests.games.tables import dealt


def test_2_1_any_of_the_48_cards_may_come_first() -> None:
    assert len(GAME.new(2).legal(CHANCE)) == CARDS


def test_2_1_no_card_comes_twice() -> None:
    s = GAME.new(2)
    first = s.legal(CHANCE)[0]
    s.apply(CHANCE, first)
    assert first not in s.legal(CHANCE)


def test_2_2_three_cards_open_three_piles() -> None:
    s = GAME.new(2)
    s.apply(CHANCE, GAME.action_from("deal 5S"))
    s.apply(CHANCE, GAME.action_from("deal -4R"))
    s.apply(CHANCE, GAME.action_from("deal 10P"))
    assert GAME.view(s, 0).piles == (
        (s.tops[0],),
        (s.tops[1],),
        (s.tops[2],),
    )
    assert GAME.write(s).split()[2] == "5S/-4R/10P"


@pytest.mark.parametrize("seats", GAME.seats)
def test_2_3_everyone_gets_nine_cards(seats: int) -> None:
    s = dealt(GAME, seats)
    assert [len(members(hand)) for hand in s.hands] == [9] * seats


@pytest.mark.parametrize(("seats", "rest"), [(2, 27), (3, 18), (4, 9), (5, 0)])
def test_2_4_the_rest_stays_in_the_box(seats: int, rest: int) -> None:
    assert len(members(dealt(GAME, seats).unseen)) == rest


def test_2_4_nobody_sees_the_rest() -> None:
    s = dealt(GAME, 4)
    for seat in range(4):
        view = GAME.view(s, seat)
        seen = set(view.hand) | {card for pile in view.piles for card in pile}
        assert not seen & set(members(s.unseen))


def test_2_seats_do_not_deal() -> None:
    s = GAME.new(2)
    assert GAME.why_not(s, 0, GAME.action_from("7P")) == "2.2"

"""2. Setup."""

import pytest

from tatami.core.cards import size
from tatami.core.frames import CHANCE, WATCHER, Chance
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.pieces import stones_of_a_shape
from tests.games.tables import dealt


def test_2_1_any_village_may_come_first_as_often_as_it_is_there() -> None:
    s = GAME.new(2)
    asked = s.asking
    assert isinstance(asked, Chance)
    odds = {GAME.action_text(a): n for a, n in zip(s.legal(CHANCE), asked.odds(s), strict=True)}
    assert odds == {
        "turn h": 5,
        "turn b": 5,
        "turn hb": 9,
        "turn r": 5,
        "turn hr": 9,
        "turn br": 9,
        "turn hbr": 2,
    }


def test_2_1_everybody_sees_the_top_village_and_no_other() -> None:
    s = dealt(GAME, 2)
    for viewer in (0, 1, WATCHER):
        view = GAME.view(s, viewer)
        assert view.top == s.top
        assert view.village_pile == 43
        assert not hasattr(view, "pile")


def test_2_2_the_first_village_lies_in_the_middle_and_the_next_is_visible() -> None:
    s = GAME.new(2)
    s.apply(CHANCE, GAME.action_from("turn hb"))
    s.apply(CHANCE, GAME.action_from("turn r"))
    assert GAME.write(s).split()[1] == "hb@0,0"
    assert GAME.write(s).split()[5] == "r"


@pytest.mark.parametrize(("seats", "stones"), [(2, 10), (3, 16), (4, 16)])
def test_2_3_there_are_16_stones_of_a_shape_with_two_seats_10(seats: int, stones: int) -> None:
    assert stones_of_a_shape(seats) == stones


@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 15), (4, 13)])
def test_2_4_with_four_seats_everybody_lacks_two_samurai(seats: int, cards: int) -> None:
    s = GAME.new(seats)
    assert [size(pile) for pile in s.piles] == [cards] * seats


@pytest.mark.parametrize("seats", GAME.seats)
def test_2_5_everybody_holds_five_cards(seats: int) -> None:
    s = dealt(GAME, seats)
    assert [size(hand) for hand in s.hands] == [5] * seats


def test_2_5_nobody_sees_the_cards_of_others() -> None:
    s = dealt(GAME, 3)
    assert len(GAME.view(s, 1).hand) == 5
    assert GAME.view(s, 1).hand_sizes == (5, 5, 5)
    assert GAME.view(s, WATCHER).hand == ()


@pytest.mark.parametrize("seats", GAME.seats)
def test_2_6_seat_0_begins(seats: int) -> None:
    assert dealt(GAME, seats).actors() == [0]


def test_2_seats_have_nothing_to_do_meanwhile() -> None:
    s = GAME.new(2)
    assert GAME.why_not(s, 0, GAME.action_from("h2 1,0")) == "4.3"
    s.apply(CHANCE, GAME.action_from("turn hb"))
    s.apply(CHANCE, GAME.action_from("turn r"))
    assert GAME.why_not(s, 0, GAME.action_from("h2 1,0")) == "2.5"


def test_2_7_the_table_chooses_who_begins() -> None:
    s = dealt(GAME, 3, first=2)
    asked: list[int] = []
    while len(asked) < 3:
        (seat,) = s.actors()
        if seat != CHANCE:
            asked.append(seat)
        s.apply(seat, s.legal(seat)[0])
    assert asked == [1, 2, 0]


def test_2_7_or_leaves_it_to_the_lot() -> None:
    s = GAME.new(3, GAME.options(first="lot"))
    assert [GAME.action_text(action) for action in s.legal(CHANCE)] == [
        "begin 1",
        "begin 2",
        "begin 3",
    ]
    s.apply(CHANCE, GAME.action_from("begin 3"))
    assert s.options.first == 2

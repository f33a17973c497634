"""5. The end."""

import pytest

from tatami.core.chance import dice_of
from tatami.core.frames import WATCHER
from tatami.core.laws import Trial
from tatami.games.ninjan import GAME
from tatami.games.ninjan.rules import ThrowSign
from tatami.games.ninjan.view import FACE_DOWN
from tests.games.ninjan.table import NinjanTable, ending


def tied_at_three() -> NinjanTable:
    """Seats 0, 1 and 2 lead with three points each; seat 3 is behind."""
    t = ending("3S/3P/1S+2S/1P")
    t.lays(3, 1)
    return t


def test_5_1_it_is_over_when_the_last_card_is_resolved() -> None:
    t = ending("5S/3P")
    assert t.winners == []
    t.lays(1, 1)
    assert t.s.is_over()
    assert t.actors == []
    assert t.why_not(0, "lay 1") == "5.1"


def test_5_1_cards_left_on_the_piles_count_for_nobody() -> None:
    t = ending("5S/3P")
    t.lays(1, 1)
    assert GAME.scores(t.s) == [5, 3]


def test_5_2_most_points_win_and_negative_cards_count() -> None:
    t = ending("10S+-6S/5P")
    t.lays(1, 1)
    assert GAME.scores(t.s) == [4, 5]
    assert t.winners == [1]


def test_5_3_only_the_tied_seats_throw() -> None:
    t = tied_at_three()
    assert t.actors == [0, 1, 2]
    assert t.choices(0) == ["rock", "scissors", "paper"]
    assert t.why_not(3, "rock") == "5.4"
    assert t.why_not(0, "take 1") == "5.3"


def test_5_4_a_throw_is_secret_until_all_have_thrown() -> None:
    t = tied_at_three()
    t.throws(1, "paper")
    assert GAME.view(t.s, 0).throws[1] == FACE_DOWN
    assert GAME.view(t.s, WATCHER).throws[1] == FACE_DOWN
    assert GAME.view(t.s, 1).throws[1] == t.s.throws[1]


def test_5_4_a_throw_is_final() -> None:
    t = tied_at_three()
    t.throws(1, "paper")
    assert t.why_not(1, "rock") == "5.4"


def test_5_5_of_two_signs_the_beaten_one_drops_out() -> None:
    t = tied_at_three()
    t.throws(0, "rock")
    t.throws(1, "paper")
    t.throws(2, "rock")
    assert t.s.is_over()
    assert t.winners == [1]


def test_5_5_those_who_are_left_throw_again() -> None:
    t = tied_at_three()
    t.throws(0, "scissors")
    t.throws(1, "paper")
    t.throws(2, "scissors")
    assert t.actors == [0, 2]
    t.throws(0, "scissors")
    t.throws(2, "rock")
    assert t.winners == [2]


def test_5_5_with_all_three_signs_the_same_seats_throw_again() -> None:
    t = tied_at_three()
    t.throws(0, "rock")
    t.throws(1, "paper")
    t.throws(2, "scissors")
    assert t.actors == [0, 1, 2]


def test_5_5_with_one_sign_the_same_seats_throw_again() -> None:
    t = tied_at_three()
    t.throws(0, "rock")
    t.throws(1, "rock")
    t.throws(2, "rock")
    assert t.actors == [0, 1, 2]
    assert GAME.view(t.s, 0).throws == (-1, -1, -1, -1)


def test_5_5_nobody_has_won_while_they_throw() -> None:
    assert tied_at_three().winners == []


@pytest.mark.parametrize(("seats", "number"), [(2, 16), (3, 18), (4, 0)])
def test_the_laws_hold_in_a_tie_break(seats: int, number: int) -> None:
    trial = Trial(GAME, seats, GAME.options(), dice_of(number, "tie"))
    while not isinstance(trial.s.asking, ThrowSign):
        trial.dice.below(1_000_000)
        trial.move()
    trial.run()


def test_a_position_in_a_tie_break_can_be_read() -> None:
    t = tied_at_three()
    t.throws(1, "paper")
    assert GAME.write(GAME.read(GAME.write(t.s))) == GAME.write(t.s)

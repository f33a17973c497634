"""1. The cards and the chips."""

import pytest

from tatami.core.actions import act
from tatami.games.hagakure import GAME
from tatami.games.hagakure.pieces import (
    CHIPS,
    DECK,
    FOOL,
    SAMURAI,
    VILLAGERS,
    cards_in,
    is_red,
    minus,
    plus,
    set_with,
)
from tatami.games.hagakure.rules import CHIP
from tests.games.hagakure.table import chips


def test_1_1_there_are_seventeen_villagers_ten_samurai_and_three_fools() -> None:
    assert cards_in(VILLAGERS) == list(range(1, 18))
    assert cards_in(SAMURAI) == list(range(18, 28))
    assert cards_in(DECK[5]).count(FOOL) == 3
    assert len(cards_in(DECK[5])) == 30


def test_1_1_villagers_are_blue_samurai_and_fools_are_red() -> None:
    assert not is_red(17)
    assert is_red(18)
    assert is_red(27)
    assert is_red(FOOL)


def test_1_1_fools_are_alike() -> None:
    two = plus(plus(set_with([7]), FOOL), FOOL)
    assert cards_in(two) == [7, FOOL, FOOL]
    assert minus(two, FOOL) == set_with([FOOL, 7])
    assert minus(minus(two, FOOL), FOOL) == set_with([7])


@pytest.mark.parametrize("seats", [3, 4])
def test_1_2_with_3_or_4_seats_ten_cards_stay_in_the_box(seats: int) -> None:
    assert cards_in(DECK[seats]) == [*range(6, 23), FOOL, FOOL, FOOL]


def test_1_2_with_5_seats_all_the_cards_are_used() -> None:
    assert cards_in(DECK[5]) == [*range(1, 28), FOOL, FOOL, FOOL]


def test_1_3_everyone_begins_with_the_same_five_chips() -> None:
    assert GAME.write(GAME.new(4)).split()[7] == "DZVSL/DZVSL/DZVSL/DZVSL"


def test_1_3_there_are_no_other_chips() -> None:
    assert GAME.why_not(chips().s, 0, act(CHIP, CHIPS)) == "1.3"

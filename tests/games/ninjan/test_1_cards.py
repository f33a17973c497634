"""1. The cards."""

from tatami.games.ninjan import GAME
from tatami.games.ninjan.pieces import CARDS, PAPER, ROCK, SCISSORS, SUIT, VALUE, beats
from tests.games.ninjan.table import ending, picking


def values_of(suit: int) -> list[int]:
    return [VALUE[card] for card in range(CARDS) if SUIT[card] == suit]


def test_1_1_every_suit_has_one_card_of_each_value_and_no_zero() -> None:
    expected = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert values_of(ROCK) == values_of(SCISSORS) == values_of(PAPER) == expected


def test_1_1_the_cards_are_worth_34_a_suit_and_102_in_all() -> None:
    assert sum(values_of(ROCK)) == 34
    assert sum(VALUE) == 102
    assert CARDS == 48


def test_1_2_rock_beats_scissors_beat_paper_beats_rock() -> None:
    assert beats(ROCK, SCISSORS)
    assert beats(SCISSORS, PAPER)
    assert beats(PAPER, ROCK)


def test_1_2_nothing_beats_the_other_way_round_or_its_own_suit() -> None:
    assert not beats(SCISSORS, ROCK)
    assert not beats(PAPER, SCISSORS)
    assert not beats(ROCK, PAPER)
    assert not beats(ROCK, ROCK)
    assert not beats(SCISSORS, SCISSORS)
    assert not beats(PAPER, PAPER)


def test_1_3_the_values_of_won_cards_are_points_the_negative_ones_too() -> None:
    t = picking("4P+-6S/3P+5S/9P", "8R", "-5R", round=9)
    t.picks("8R", "-5R")
    t.takes(0, 1)
    assert GAME.scores(t.s) == [-2, 0]
    t.takes(1, 2)
    assert GAME.scores(t.s) == [-2, 8]


def test_1_3_most_points_win() -> None:
    t = ending("10S+-6S/3P/5S")
    t.lays(2, 1)
    assert GAME.scores(t.s) == [4, 3, 5]
    assert t.winners == [2]

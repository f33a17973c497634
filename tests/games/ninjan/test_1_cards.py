"""1. The cards."""

from tatami.games.ninjan.pieces import CARDS, PAPER, ROCK, SCISSORS, SUIT, VALUE, beats


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

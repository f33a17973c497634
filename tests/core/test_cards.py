"""Sets of cards as bits behave as sets."""

from hypothesis import given
from hypothesis import strategies as st

from tatami.core.cards import BIT, filled, highest, lowest, members, nth, set_of, size, zeros

CARD_SETS = st.sets(st.integers(0, 61))


@given(CARD_SETS)
def test_a_set_keeps_its_cards_in_rising_order(cards: set[int]) -> None:
    bits = set_of(list(cards))
    assert members(bits) == sorted(cards)
    assert size(bits) == len(cards)


@given(CARD_SETS.filter(bool))
def test_every_card_can_be_found_by_its_place(cards: set[int]) -> None:
    bits = set_of(list(cards))
    assert [nth(bits, k) for k in range(len(cards))] == sorted(cards)
    assert lowest(bits) == min(cards)
    assert highest(bits) == max(cards)


def test_every_bit_is_a_power_of_two() -> None:
    assert list(BIT) == [2**card for card in range(62)]


def test_packed_numbers() -> None:
    assert list(zeros(3)) == [0, 0, 0]
    assert list(filled(2, -1)) == [-1, -1]

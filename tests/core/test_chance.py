"""The one source of randomness."""

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tatami.core.chance import Dice, Seal, dice_of, fresh_seal, seal_of


def test_the_numbers_are_the_same_on_every_machine() -> None:
    dice = Dice(b"tatami")
    assert [dice.below(100) for _ in range(10)] == [86, 43, 97, 21, 42, 57, 45, 54, 71, 26]


def test_the_numbers_can_be_computed_by_anybody() -> None:
    row = hashlib.shake_128(b"tatami" + bytes(8)).digest(1024)
    dice = Dice(b"tatami")
    words = [int.from_bytes(row[at : at + 4], "little") for at in range(0, 1024, 4)]
    assert [dice.word() for _ in words] == words


def test_the_row_goes_on_with_the_next_page() -> None:
    dice = Dice(b"tatami")
    for _ in range(256):
        dice.word()
    page = hashlib.shake_128(b"tatami" + (1).to_bytes(8, "big")).digest(1024)
    assert dice.word() == int.from_bytes(page[:4], "little")


@given(st.integers(1, 2**31), st.binary(max_size=8))
def test_a_number_is_below_its_bound(n: int, seed: bytes) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(20))


def test_all_numbers_are_equally_likely() -> None:
    dice = Dice(b"fair")
    counts = Counter(dice.below(6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_a_bound_that_divides_badly_is_drawn_again() -> None:
    # With three quarters of the words in the uneven rest, a biased method would show.
    n = 3 * 2**29
    dice = Dice(b"fair")
    low = sum(dice.below(n) < n // 2 for _ in range(4000))
    assert abs(low - 2000) < 200


def test_a_shuffle_keeps_everything_and_is_fair() -> None:
    dice = Dice(b"shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [1, 2, 3]
        dice.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())


def test_a_commitment_binds_seed_and_salt() -> None:
    seal = Seal(b"secret", b"salt")
    assert seal.commitment() == Seal(b"secret", b"salt").commitment()
    assert seal.commitment() != Seal(b"secret", b"pepper").commitment()
    assert seal.commitment() != Seal(b"public", b"salt").commitment()
    assert len(seal.commitment()) == 64


def test_what_a_seat_adds_changes_the_dice_and_nothing_can_be_shifted() -> None:
    seal = Seal(b"secret", b"salt")
    rows = [
        seal.dice([]),
        seal.dice([b"ab"]),
        seal.dice([b"a", b"b"]),
        seal.dice([b"b", b"a"]),
    ]
    assert len({dice.word() for dice in rows}) == 4


def test_fresh_seals_differ() -> None:
    assert fresh_seal().commitment() != fresh_seal().commitment()


def test_a_series_can_be_repeated() -> None:
    assert seal_of(1, 2).commitment() == seal_of(1, 2).commitment()
    assert seal_of(1, 2).commitment() != seal_of(1, 3).commitment()
    assert seal_of(1, 2).commitment() != seal_of(12).commitment()
    assert dice_of(1, "a").word() == dice_of(1, "a").word()
    assert dice_of(1, "a").word() != dice_of(1, "b").word()

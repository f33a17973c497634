"""Sets of up to 62 cards as bits of one int; a card is its number."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1


def zeros(n: i64) -> vec[i64]:
    """n numbers, all 0."""
    return filled(n, 0)


def filled(n: i64, value: i64) -> vec[i64]:
    """n numbers, all `value`."""
    numbers = vec[i64]()
    for _ in range(n):
        numbers = append(numbers, value)
    return numbers


def numbers(items: list[int]) -> vec[i64]:
    """These numbers, packed."""
    packed = vec[i64]()
    for item in items:
        packed = append(packed, i64(item))
    return packed


# A table, because the compiler folds a shifted literal to 32 bits.
BIT: Final = numbers([1 << card for card in range(62)])

SIZE_OF_BYTE: Final = numbers([bin(byte).count("1") for byte in range(256)])

# The powers of two leave different rests when divided by 67.
MODULUS: Final = 67
CARD_OF_REST: Final = zeros(MODULUS)
for _card in range(62):
    CARD_OF_REST[(1 << _card) % MODULUS] = _card


def size(cards: i64) -> int:
    """How many cards."""
    n: i64 = 0
    while cards:
        n += SIZE_OF_BYTE[cards & 255]
        cards >>= 8
    return n


def lowest(cards: i64) -> int:
    """The card with the lowest number; there must be one."""
    return CARD_OF_REST[(cards & -cards) % MODULUS]


def nth(cards: i64, k: i64) -> int:
    """The k-th card in rising order, counted from 0; there must be so many."""
    below: i64 = 0
    here = SIZE_OF_BYTE[cards & 255]
    while k >= here:
        k -= here
        below += 8
        cards >>= 8
        here = SIZE_OF_BYTE[cards & 255]
    while k:
        cards &= cards - 1
        k -= 1
    return below + CARD_OF_REST[(cards & -cards) % MODULUS]


def members(cards: i64) -> list[int]:
    """The cards in rising order."""
    found = []
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found


def set_of(cards: list[int]) -> int:
    """The set with these cards."""
    bits: i64 = 0
    for card in cards:
        bits |= BIT[card]
    return bits

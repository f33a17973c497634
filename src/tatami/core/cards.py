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

# The place of the k-th bit of a byte, at 8 * byte + k.
NTH_OF_BYTE: Final = numbers(
    [
        ([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[k]
        for byte in range(256)
        for k in range(8)
    ]
)

# A number in each byte.
ONES: Final = 0x0101010101010101
EIGHTIES: Final = 0x0080808080808080


def sizes_of_bytes(cards: i64) -> i64:
    """How many cards there are in each byte of the set, byte by byte."""
    # Count in pairs of bits, then in fours, then in bytes.
    cards -= cards >> 1 & 0x1555555555555555
    cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333)
    return cards + (cards >> 4) & 0x0F0F0F0F0F0F0F0F


def size(cards: i64) -> i64:
    """How many cards."""
    return sizes_of_bytes(cards) * ONES >> 56 & 255


def lowest(cards: i64) -> i64:
    """The card with the lowest number; there must be one."""
    return size((cards & -cards) - 1)


def nth(cards: i64, k: i64) -> i64:
    """The k-th card in rising order, counted from 0; there must be so many."""
    # Without a branch, as no processor can foresee where the card lies. The bytes of `up_to` tell
    # how many cards there are up to here; the card is in the first byte where that exceeds k.
    up_to = sizes_of_bytes(cards) * ONES
    passed = (k * ONES | EIGHTIES) - (up_to & 0x00FFFFFFFFFFFFFF) & EIGHTIES
    below = (passed >> 7) * ONES >> 53 & 56
    k -= up_to << 8 >> below & 255
    return below + NTH_OF_BYTE[(cards >> below & 255) << 3 | k]


def highest(cards: i64) -> i64:
    """The card with the highest number; there must be one."""
    # Put in all that are lower: then there is one more than its number says.
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    cards |= cards >> 32
    return size(cards) - 1


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

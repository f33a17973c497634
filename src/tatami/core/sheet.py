"""Rows of small numbers, written from left to right and read back: what programs learn from.

A number is one signed byte, and eight of them are one word of packed memory, which NumPy can look
at as it is. A set becomes numbers eight bits at a time, so most of an observation, which is
zeros and ones, costs an eighth of what it would number by number.
"""

from sys import byteorder
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import BIT, numbers, zeros

LANES: Final = 8
"""So many numbers are one word."""
LANE_BITS: Final = 3

# Numbers beyond a byte are two: the second counts in these.
DIGIT: Final = 128
HALF: Final = 64
DIGIT_BITS: Final = 7
SMALLEST: Final = -128
LARGEST: Final = 127
BYTE: Final = 255

assert byteorder == "little", (
    "the numbers of an observation are laid out for little-endian machines"
)

# Eight bits as eight numbers.
SPREAD: Final = numbers(
    [sum([1 << 8 * bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)]
)

# A one among the eight numbers of a word.
ONE_AT: Final = numbers([1 << 8 * lane for lane in range(LANES)])

# The numbers of a word that still fit where so many are already.
FITTING: Final = numbers([sum([1 << 8 * lane for lane in range(8 - used)]) for used in range(8)])


def words_for(size: int) -> int:
    """How many words a row of so many numbers takes."""
    return (size + LANES - 1) // LANES


class Viewpoint:
    """From where the seats are counted: the viewer is the first, the others follow clockwise."""

    def __init__(self, seats: i64, viewer: i64) -> None:
        self.seats = seats
        self.viewer: i64 = max(viewer, 0)
        """Who only watches looks from the first seat."""

    def relative(self, seat: i64) -> i64:
        """How many seats after the viewer."""
        away = seat - self.viewer
        return away if away >= 0 else away + self.seats

    def absolute(self, away: i64) -> i64:
        """The seat that is so many seats after the viewer."""
        seat = away + self.viewer
        return seat if seat < self.seats else seat - self.seats


class Sheet(Viewpoint):
    """Rows of `size` numbers each; one row is written at a time, from left to right."""

    def __init__(self, rows: i64, size: i64, seats: i64) -> None:
        super().__init__(seats, 0)
        self.size = size
        self.per_row: i64 = words_for(size)
        self.words: vec[i64] = zeros(rows * self.per_row)
        self.at: i64 = 0
        """The word that is being filled."""
        self.word: i64 = 0
        self.filled: i64 = 0
        """How many numbers it has already."""

    def begin(self, row: i64, viewer: i64) -> None:
        """Write this row anew, as this seat or a watcher sees it."""
        self.viewer = max(viewer, 0)
        self.at = row * self.per_row
        self.word = 0
        self.filled = 0

    def number(self, value: i64) -> None:
        """A number of one byte."""
        filled = self.filled
        if filled == LANES - 1:
            self.words[self.at] = self.word | value << 8 * filled
            self.at += 1
            self.word = 0
            self.filled = 0
        else:
            self.word |= (value & BYTE) << 8 * filled
            self.filled = filled + 1

    def long_number(self, value: i64) -> None:
        """A number of two: the rest first, from -64 to 63, then how often 128 is in it."""
        rest = (value + HALF & DIGIT - 1) - HALF
        self.number(rest)
        self.number(value - rest >> DIGIT_BITS)

    def bits(self, ones: i64, size: i64) -> None:
        """A set of what is below `size`, which is at most 62, as so many zeros and ones."""
        if ones == 0:
            self.blank(size)
            return
        words = self.words
        table = SPREAD
        at = self.at
        filled = self.filled
        word = self.word
        shift = 8 * filled
        fitting = FITTING[filled]
        while size >= LANES:
            spread = table[ones & BYTE]
            if filled:
                words[at] = word | (spread & fitting) << shift
                word = spread >> 64 - shift
            else:
                words[at] = spread
            at += 1
            ones >>= LANES
            size -= LANES
        if size:
            spread = table[ones]
            word |= (spread & fitting) << shift
            filled += size
            if filled >= LANES:
                words[at] = word
                at += 1
                word = spread >> 64 - shift
                filled -= LANES
        self.at = at
        self.word = word
        self.filled = filled

    def blank(self, size: i64) -> None:
        """So many zeros."""
        filled = self.filled + size
        if filled >= LANES:
            words = self.words
            at = self.at
            words[at] = self.word
            at += 1
            filled -= LANES
            while filled >= LANES:
                words[at] = 0
                at += 1
                filled -= LANES
            self.at = at
            self.word = 0
        self.filled = filled

    def one_of(self, place: i64, size: i64) -> None:
        """A one at this place among zeros; nothing but zeros if it is below 0."""
        # As `here` and `mark` do it; most of a row is made of this, and calls are not free.
        at = (self.at << LANE_BITS) + self.filled + place
        self.blank(size)
        if place < 0:
            return
        one = ONE_AT[at & LANES - 1]
        if at >> LANE_BITS == self.at:
            self.word |= one
        else:
            self.words[at >> LANE_BITS] |= one

    def here(self) -> i64:
        """Where the next number will be, counted from the beginning of the sheet."""
        return (self.at << LANE_BITS) + self.filled

    def mark(self, at: i64) -> None:
        """Make a one of a zero that was written; `at` is where it is."""
        one = ONE_AT[at & LANES - 1]
        if at >> LANE_BITS == self.at:
            # This word is being filled, and not stored yet.
            self.word |= one
        else:
            self.words[at >> LANE_BITS] |= one

    def one_seat(self, seat: i64) -> None:
        """A seat, counted from the viewer: a one among zeros; only zeros if it is none."""
        if seat < 0:
            self.blank(self.seats)
        else:
            self.one_of(self.relative(seat), self.seats)

    def some_seats(self, seats: i64) -> None:
        """A set of seats, counted from the viewer, as zeros and ones."""
        around = seats >> self.viewer | seats << self.seats - self.viewer
        self.bits(around & BIT[self.seats] - 1, self.seats)

    def end(self) -> None:
        """The row is complete; what is left of its last word stays zero."""
        if self.filled:
            self.words[self.at] = self.word
            self.at += 1
            self.filled = 0
            self.word = 0

    def written(self, row: i64) -> i64:
        """How many numbers of this row, which is being written, are there so far."""
        return (self.at - row * self.per_row) * LANES + self.filled

    def has(self, row: i64, place: i64) -> bool:
        """Whether there is a one at this place of a row."""
        if place < 0 or place >= self.size:
            return False
        word = self.words[row * self.per_row + place // LANES]
        return word >> 8 * (place % LANES) & BYTE == 1

    def row(self, row: i64) -> list[int]:
        found: list[int] = []
        for place in range(self.size):
            word = self.words[row * self.per_row + place // LANES]
            byte = word >> 8 * (place % LANES) & BYTE
            found.append(byte - 256 if byte > LARGEST else byte)
        return found


class Scan(Viewpoint):
    """Reads a row of numbers as it was written."""

    def __init__(self, row: list[int], seats: i64, viewer: i64) -> None:
        super().__init__(seats, viewer)
        self.numbers = row
        self.at = 0

    def number(self) -> int:
        """The next number."""
        self.at += 1
        return self.numbers[self.at - 1]

    def long_number(self) -> int:
        """The next number that was written as two."""
        rest = self.number()
        return rest + DIGIT * self.number()

    def several(self, size: int) -> list[int]:
        """The next so many numbers."""
        self.at += size
        return self.numbers[self.at - size : self.at]

    def one_of(self, size: int) -> int:
        """Where the one is among so many; NONE if there is none."""
        found = self.several(size)
        return found.index(1) if 1 in found else -1

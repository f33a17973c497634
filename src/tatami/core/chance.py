"""The one source of randomness: numbers that follow from a seed, and seeds that are sealed."""

import hashlib
import secrets
from typing import Final

from librt.strings import read_i32_le
from mypy_extensions import i64

from tatami.core.choices import Choices

PAGE_BYTES: Final = 1024
WORD_BYTES: Final = 4
WORD_BITS: Final = 32
WORD_MASK: Final = 0xFFFFFFFF
WORD_SPAN: Final = 0x100000000
SECRET_BYTES: Final = 32
SALT_BYTES: Final = 16


class Dice:
    """An endless row of numbers that follows from its seed alone, on every machine.

    The row is SHAKE-128 of the seed and a page number: no one who has not the seed can
    foresee it, and anyone who has it can compute it in any language.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.page: i64 = 0
        self.row = b""
        self.at: i64 = PAGE_BYTES
        self.choices = Choices()
        """What is chosen among, one question after the other: so a choice costs no memory."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely; n is at most 2**31."""
        # Lemire's method: scale a word to n, and draw again in the uneven rest.
        while True:
            scaled = self.word() * n
            rest = scaled & WORD_MASK
            if rest >= n or rest >= WORD_SPAN % n:
                return scaled >> WORD_BITS

    def word(self) -> i64:
        """The next 32 bits."""
        at = self.at
        if at == PAGE_BYTES:
            self.turn_page()
            at = 0
        self.at = at + WORD_BYTES
        return i64(read_i32_le(self.row, at)) & WORD_MASK

    def turn_page(self) -> None:
        """Compute the next bytes of the row."""
        page = int(self.page).to_bytes(8, "big")
        self.row = hashlib.shake_128(self.seed + page).digest(PAGE_BYTES)
        self.page += 1

    def shuffle(self, things: list[int]) -> None:
        """Put `things` into an order of which all are equally likely."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


class Seal:
    """A seed that is published as a hash before the first deal and opened after the last."""

    def __init__(self, secret: bytes, salt: bytes) -> None:
        self.secret = secret
        self.salt = salt

    def commitment(self) -> str:
        """What is published beforehand: it binds the seed and tells nothing about it."""
        return hashlib.sha256(b"tatami" + self.salt + self.secret).hexdigest()

    def dice(self, entropy: list[bytes]) -> Dice:
        """The dice of the match: the secret, mixed with what the seats added of their own."""
        seed = hashlib.sha256(self.secret)
        for gift in entropy:
            seed.update(len(gift).to_bytes(4, "big") + gift)
        return Dice(seed.digest())


def fresh_seal() -> Seal:
    """A seal that nobody can guess."""
    return Seal(secrets.token_bytes(SECRET_BYTES), secrets.token_bytes(SALT_BYTES))


def seal_of(seed: int, number: int = 0) -> Seal:
    """The seal of match `number` in the series `seed`: the same for everyone, to reproduce it."""
    row = hashlib.shake_128(b"tatami %d %d" % (seed, number)).digest(SECRET_BYTES + SALT_BYTES)
    return Seal(row[:SECRET_BYTES], row[SECRET_BYTES:])


def copy_of(dice: Dice) -> Dice:
    """Dice of their own that go on as these do."""
    other = Dice(dice.seed)
    other.page, other.row, other.at = dice.page, dice.row, dice.at
    return other


def dice_of(seed: int, label: str) -> Dice:
    """Dice for one purpose in the series `seed`, independent of those for any other."""
    return Dice(hashlib.sha256(b"tatami %d " % seed + label.encode()).digest())

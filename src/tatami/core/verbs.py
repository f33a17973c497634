"""The parts of an action by name: what a verb is done to, and how that is packed into the noun.

A part has the low bits, the next part those above it. The rules pack and unpack by themselves,
with the same numbers of bits; the law of notation checks that both agree.
"""

from tatami.core.errors import TatamiError

Parts = dict[str, int | str]
"""An action in named parts: its `verb`, and what it is done to."""


class Part:
    """One thing that an action names: a number below `size`, in so many bits.

    Only the last part of a verb may have neither, as on a table that grows without an end. Where an
    action names one of two sorts of things, the second sort (`other`) has the numbers from `size`
    on, and counts from 0 itself.
    """

    def __init__(self, name: str, bits: int = 0, size: int = 0, other: str = "") -> None:
        self.name = name
        self.bits = bits
        self.size = size or (1 << bits if bits else 0)
        self.other = other

    def names(self) -> list[str]:
        """What it may be called."""
        return [self.name, self.other] if self.other else [self.name]

    def fits(self, value: object) -> bool:
        """Whether it can be this."""
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            return False
        return self.size == 0 or value < self.size


class Verb:
    """What can be done, and the parts that say to what, from the low bits of the noun up."""

    def __init__(
        self, name: str, parts: list[Part] | None = None, tails: list[list[Part]] | None = None
    ) -> None:
        self.name = name
        self.parts = parts or []
        self.tails = tails or []
        """What may follow after that, if the game tells which of these does by what is named."""

    def optional(self) -> list[str]:
        """The names of the parts that only some of its actions have."""
        named = [name for tail in self.tails for part in tail for name in part.names()]
        return list(dict.fromkeys(named))


def unpacked(parts: list[Part], noun: int, named: Parts) -> int:
    """Name these parts of a noun; what is left of it."""
    for part in parts:
        if part.bits:
            value = noun & (1 << part.bits) - 1
            noun >>= part.bits
            if part.other and value >= part.size:
                named[part.other] = value - part.size
            else:
                named[part.name] = value
        else:
            named[part.name] = noun
            noun = 0
    return noun


def packed(parts: list[Part], named: Parts) -> int:
    """The noun that these parts make up; what does not fit is refused."""
    noun = 0
    shift = 0
    for part in parts:
        if part.other and part.other in named:
            if part.name in named:
                verb = str(named["verb"])
                raise TatamiError(
                    "unknown-action-part", verb=verb, part=part.other, names=part.name
                )
            # It stands in the bits of this part, behind all that this part can be.
            second = Part(part.other, part.bits, (1 << part.bits) - part.size)
            value = part.size + checked(second, named)
        else:
            value = checked(part, named)
        noun |= value << shift
        shift += part.bits
    return noun


def checked(part: Part, named: Parts) -> int:
    """The value of a part; what does not fit is refused."""
    value = named.get(part.name)
    if not isinstance(value, int) or not part.fits(value):
        raise TatamiError(
            "bad-action-part",
            verb=str(named["verb"]),
            part=part.name,
            value=str(value) if value is not None else "none",
            wanted=f"0..{part.size - 1}" if part.size else "0..",
        )
    return value

"""An action is one int: a verb in the low bits, a noun above it."""

from typing import Final

from mypy_extensions import i64

VERB_BITS: Final = 6
VERB_MASK: Final = 63


def act(verb: i64, noun: i64 = 0) -> i64:
    """The action that does `verb` to `noun`; a noun has no upper limit."""
    return noun << VERB_BITS | verb


def verb(action: i64) -> i64:
    """What is done."""
    return action & VERB_MASK


def noun(action: i64) -> i64:
    """To what it is done."""
    return action >> VERB_BITS

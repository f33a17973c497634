"""Grades: what a loss is called, and when it may be called so.

A loss is the chance to win that a seat gave away, from what it knew. Analyses are noisy, so a
decision is only called a mistake if several with random numbers of their own agree that it was one
and a rehearsal confirms it, and of every loss what may be noise is left out. So grades stay as they
are when a match is analysed again with other random numbers (`python -m bench.planted`).
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, Literal

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: Final[list[Grade]] = ["best", "good", "inaccuracy", "mistake", "blunder"]
WRONG: Final[list[Grade]] = ["mistake", "blunder"]

GOOD: Final = 0.01
INACCURACY: Final = 0.03
MISTAKE: Final = 0.07
BLUNDER: Final = 0.15
"""From such a loss on a decision is called so."""

SUSPICIOUS: Final = 0.04
"""Where an analysis finds such a loss, a decision is looked at closely before it is called so."""

ENOUGH: Final = 4
"""So many analyses have to agree before a decision is called a mistake."""

CLEAR: Final = 2.0
"""A loss is clear if it is so many standard errors above the threshold that is halfway to it."""

UNSURE: Final = 0.08
"""The standard error that is assumed of a single analysis, which shows none of its own."""

NOISE: Final = 0.03
"""What an analysis errs by at least; two that happen to agree do not prove that they are better."""

SEVERITY: Final = 7.0
"""How fast accuracy falls with the loss: a tenth of the chance to win given away makes it 50."""

SWING: Final = 0.1
"""A chance that changes by so much is worth a word."""


def loss_of(losses: Sequence[float]) -> tuple[float, float]:
    """The loss that these analyses found on average, and its standard error."""
    mean = sum(losses) / len(losses)
    if len(losses) < 2:
        return max(0.0, mean), UNSURE
    spread = sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1)
    return max(0.0, mean), sqrt(max(spread, NOISE * NOISE) / len(losses))


def gain_of(gains: Sequence[float]) -> tuple[float, float]:
    """By how much a choice was better in a rehearsal on average, and the standard error."""
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean, sqrt(spread / len(gains))


def is_suspicious(losses: Sequence[float]) -> bool:
    """Whether it may be a mistake: where analyses disagree, one of them may have missed it."""
    return max(losses) >= SUSPICIOUS


def is_sure(losses: Sequence[float], gains: Sequence[float] = ()) -> bool:
    """Whether the grade stands: nothing is wrong, or enough analyses agree on what is."""
    if is_alarming(losses):
        return bool(gains)
    return not is_suspicious(losses) or len(losses) >= ENOUGH


def is_alarming(losses: Sequence[float]) -> bool:
    """Whether analyses agree that it was a mistake at least, so that it has to be rehearsed."""
    return looks_like(losses) in WRONG


def looks_like(losses: Sequence[float]) -> Grade:
    """What a decision would be called by its analyses alone."""
    loss, doubt = loss_of(losses)
    if loss - doubt < GOOD:
        return "best"
    if loss - doubt < INACCURACY:
        return "good"
    certain = loss - CLEAR * doubt
    if len(losses) < ENOUGH or min(losses) <= 0.0 or certain < INACCURACY:
        # It looks wrong, but not every time.
        return "inaccuracy" if certain > 0.0 else "good"
    if loss < MISTAKE:
        return "inaccuracy"
    return "mistake" if loss < BLUNDER or certain < MISTAKE else "blunder"


def rehearsed_loss(losses: Sequence[float], gains: Sequence[float]) -> tuple[float, float]:
    """The loss and its standard error, if a rehearsal saw the other choice gain so much.

    Both have the same say: analyses look at more, and a rehearsal looks at it more truly.
    """
    loss, doubt = loss_of(losses)
    if not gains:
        return loss, doubt
    gain, spread = gain_of(gains)
    return max(0.0, (loss + gain) / 2), sqrt(doubt * doubt + spread * spread) / 2


def grade_of(losses: Sequence[float], is_best: bool, gains: Sequence[float] = ()) -> Grade:
    """What a decision is called, of which analyses found these losses.

    A rehearsal, if there was one, saw what looked better gain so much, world by world.
    """
    if is_best:
        return "best"
    looks = looks_like(losses)
    if looks not in WRONG:
        return looks
    if not gains:
        # That it was a mistake is not said before it was rehearsed.
        return "inaccuracy"
    gain, _ = gain_of(gains)
    if gain < GOOD:
        return "good"
    loss, _ = rehearsed_loss(losses, gains)
    if gain < INACCURACY or loss < MISTAKE:
        return "inaccuracy"
    return "mistake" if gain < MISTAKE or loss < BLUNDER else looks


def accuracy_of(loss: float, doubt: float) -> float:
    """How good a decision was, from 0 to 100; what may be noise is left out of the loss."""
    return 100.0 * exp(-SEVERITY * max(0.0, loss - doubt))


def fortune_of(grade: Grade, change: float) -> Literal["", "lucky", "unlucky"]:
    """Whether what came of a decision was luck: right and gone wrong, or wrong and gone well."""
    if grade in ("best", "good") and change <= -SWING:
        return "unlucky"
    if grade in WRONG and change >= SWING:
        return "lucky"
    return ""

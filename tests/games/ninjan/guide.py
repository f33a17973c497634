"""What is expected of the guide to Ninjan: see tests/games/lessons.py."""

from tatami.games.ninjan.pieces import SUIT, VALUE, beats
from tests.games.lessons import LEARNER, Fit, Moment


def costs_points(m: Moment) -> bool:
    """A pile with minus points would have to be taken by some card of the hand."""
    return any(
        sum(VALUE[card] for card in pile) < 0
        and any(beats(SUIT[card], SUIT[pile[-1]]) for card in m.view.hand)
        for pile in m.view.piles
    )


FITS: dict[str, Fit] = {
    "PickCard-3": costs_points,
    "PickCard-4": lambda m: any(VALUE[card] < 0 for card in m.view.hand),
    "PickCard-5": lambda m: max(sum(VALUE[c] for c in pile) for pile in m.view.piles) >= 8,
    "Resolve-1": lambda m: m.can("take"),
    "Resolve-2": lambda m: len(m.view.resolving) > 1,
    "Resolve-3": lambda m: m.can("lay") and VALUE[m.view.picks[LEARNER]] < 0,
}
"""What a lesson speaks of is there to be seen; those that always fit are not listed."""

WELCOME = "PickCard-1"
"""The lesson that tells the aim: it comes first."""

LEAST = 0.75
"""Which part of the lessons fits its moment, at least."""

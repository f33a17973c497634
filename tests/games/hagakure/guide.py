"""What is expected of the guide to Hagakure: see tests/games/lessons.py."""

from tatami.games.hagakure.pieces import FOOL, is_red
from tests.games.lessons import LEARNER, Fit, Moment


def must_follow(m: Moment) -> bool:
    """Red was led, and the hand has red cards and others."""
    led = m.view.trick[m.view.leader]
    reds = [is_red(card) for card in m.view.hands[LEARNER]]
    return m.view.leader != LEARNER and bool(is_red(led)) and any(reds) and not all(reds)


def is_extreme(m: Moment) -> bool:
    """A hand of high cards only, or of low ones."""
    numbers = [card for card in m.view.hands[LEARNER] if card != FOOL]
    return all(card >= 12 for card in numbers) or all(card <= 14 for card in numbers)


FITS: dict[str, Fit] = {
    "PlayChip-2": is_extreme,
    "PlayCard-2": must_follow,
    "PlayCard-3": lambda m: FOOL in (*m.view.hands[LEARNER], *m.view.trick),
    "PlayCard-4": lambda m: m.view.leader == LEARNER,
    "PlayCard-5": lambda m: any(m.view.won),
}
"""What a lesson speaks of is there to be seen; those that always fit are not listed."""

WELCOME = "PlayChip-1"
"""The lesson that tells the aim: it comes first."""

LEAST = 0.8
"""Which part of the lessons fits its moment, at least."""

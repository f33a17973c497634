"""What is expected of the guide to Sake & Samurai: see tests/games/lessons.py."""

from tests.games.lessons import Fit

FITS: dict[str, Fit] = {
    "ChoosePlay-2": lambda m: m.can("drink"),
    "ChoosePlay-3": lambda m: m.can("attack") or m.can("move"),
    "ChoosePlay-4": lambda m: m.can("iaido"),
    "ChoosePlay-5": lambda m: m.can("burn") or m.can("extra"),
}
"""What a lesson speaks of is there to be seen; those that always fit are not listed."""

WELCOME = "ChoosePlay-1"
"""The lesson that tells the aim: it comes first."""

LEAST = 0.4
"""Which part of the lessons fits its moment, at least; there are more than a match."""

"""Who begins: an option of every game in which somebody does.

The default, seat 1, is left out of options (`Option.is_quiet`): what was recorded before there was
a choice reads as it did. Once the first seat has been drawn by lot, the match goes on as if the
table had chosen it.
"""

from typing import Final

from tatami.core.cards import NONE
from tatami.core.game import Option, Options

FIRST: Final = "first"
LOT: Final = "lot"


def who_begins(most_seats: int) -> Option:
    """A seat, counted from 1, or the lot."""
    return Option(FIRST, [1, LOT], range(2, most_seats + 1), is_quiet=True, is_seat=True)


def first_seat(options: Options) -> int:
    """The seat that begins, counted from 0; NONE if that is yet to be drawn by lot."""
    chosen = options.get(FIRST, 1)
    return NONE if chosen == LOT else int(chosen) - 1


def begun_by(options: Options, seat: int) -> Options:
    """The same options after this seat was drawn by lot."""
    rest = {name: value for name, value in options.items() if name != FIRST}
    return {**rest, FIRST: seat + 1} if seat else rest

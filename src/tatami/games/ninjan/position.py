"""A position of Ninjan on one line, as in

    deals=1,tie=throws 1.9 5S/2R+4P/8R -/- -/3R 9S/- 0/0 - -/- Count>Resolve(1)

options, deal and round, piles (the top card last), hands, picks, won cards, points of earlier
deals, leaders, throws, and what is pending. Cards that are nowhere were not dealt.
"""

from typing import Final

from tatami.core.cards import members, set_of
from tatami.core.kinds import Each, Word
from tatami.core.notation import read_number, read_options
from tatami.core.position import Column, Field, Position
from tatami.games.ninjan.notation import SIGNS
from tatami.games.ninjan.pieces import MOST_SEATS
from tatami.games.ninjan.rules import (
    CompareSigns,
    Count,
    DealCard,
    PickCard,
    Resolve,
    Round,
    ThrowSign,
    TurnUp,
)
from tatami.games.ninjan.state import OPTIONS, Ninjan, empty_table
from tatami.games.ninjan.view import CARD, CARDS, PUBLIC

SECRET: Final[list[Column]] = [
    Field("hands", Each(CARDS)),
    Field("picks", Each(CARD)),
    Field("throws", Each(Word({sign: number for number, sign in enumerate(SIGNS)}))),
]

POSITION: Final = Position(
    [*PUBLIC, *SECRET],
    [
        DealCard,
        Round,
        PickCard,
        TurnUp,
        Resolve,
        ThrowSign,
        CompareSigns,
        Count,
    ],
    range(2, MOST_SEATS + 1),
    first="deal.round piles hands picks won past leaders throws",
    derived="unseen",
)


def write(s: Ninjan) -> str:
    """The whole position on one line."""
    return POSITION.write(s, s.options.chosen)


def parse(text: str) -> Ninjan:
    """The position as the line has it."""
    words = POSITION.split(text)
    options = read_options(words["options"], OPTIONS)
    s = empty_table(POSITION.seats(words["hands"]), options)
    reading = POSITION.read(words, s, members(s.options.deck))
    read_number(str(s.deal), 0, s.options.deals)
    s.unseen = set_of(reading.left)
    s.resume(POSITION.pending(words, s.seats))
    return s

"""A position of Hagakure on one line, as in (broken here, because it is long)

    rounds=full,tie=extra 2.1 6+18/9/7+fool 0/1/0+2/- - -/20/- -/-/- DZVS/ZVL/DZVSL L/-/- 3/1/0
    EndOfRound>Score>TakeTrick>PlayCard(2)

options, round and leader, hands, who has seen each hand and the Yomi, seats without red, trick,
won cards, chips left, chips of this round, points, and what is pending. The cards in use that are
nowhere are the Yomi.
"""

from typing import Final

from tatami.core.cards import BIT
from tatami.core.kinds import Each, Reading, Seat, SetOf
from tatami.core.notation import parts, read_options
from tatami.core.position import Column, Position
from tatami.games.hagakure.pieces import DECK, FEWEST_SEATS, MOST_SEATS, YOMI, cards_in, set_with
from tatami.games.hagakure.rules import (
    DealCard,
    DrawStarter,
    EndOfRound,
    PlayCard,
    PlayChip,
    Score,
    TakeTrick,
)
from tatami.games.hagakure.state import OPTIONS, Hagakure, empty_table
from tatami.games.hagakure.view import CARDS, PUBLIC

EACH_HAND: Final = Each(CARDS)
SEATS: Final = SetOf(Seat())


class Hands(Column):
    """The hands; the Yomi follows."""

    def __init__(self) -> None:
        super().__init__("hands", ["hands"])

    def write(self, s: Hagakure) -> str:
        return EACH_HAND.write([cards_in(s.hands[seat]) for seat in range(s.seats)], s)

    def read(self, text: str, reading: Reading) -> None:
        for seat, cards in enumerate(EACH_HAND.read(text, reading)):
            reading.s.hands[seat] = set_with(list(cards))


class Knowers(Column):
    """Who has seen each hand, and the Yomi; a hand its own seat at least."""

    def __init__(self) -> None:
        super().__init__("knowers", ["knowers"])

    def write(self, s: Hagakure) -> str:
        places = [*range(s.seats), YOMI]
        return "/".join([SEATS.write(SEATS.shown(s.knowers[place]), s) for place in places])

    def read(self, text: str, reading: Reading) -> None:
        s = reading.s
        *hands, yomi = parts(text, "/", s.seats + 1, "0/1/-")
        s.knowers[YOMI] = SEATS.kept(SEATS.read(yomi, reading))
        for seat, seen in enumerate(hands):
            s.knowers[seat] = SEATS.kept(SEATS.read(seen, reading)) | BIT[seat]


POSITION: Final = Position(
    [*PUBLIC, Hands(), Knowers()],
    [
        DrawStarter,
        DealCard,
        PlayChip,
        PlayCard,
        TakeTrick,
        Score,
        EndOfRound,
    ],
    range(FEWEST_SEATS, MOST_SEATS + 1),
    first="round.leader hands knowers without_red trick won chips banners points",
)


def write(s: Hagakure) -> str:
    """The whole position on one line."""
    return POSITION.write(s, s.options.chosen)


def parse(text: str) -> Hagakure:
    """The position as the line has it."""
    words = POSITION.split(text)
    options = read_options(words["options"], OPTIONS)
    s = empty_table(POSITION.seats(words["hands"]), options)
    reading = POSITION.read(words, s, cards_in(DECK[s.seats]))
    s.hands[YOMI] = set_with(reading.left)
    s.resume(POSITION.pending(words, s.seats))
    return s

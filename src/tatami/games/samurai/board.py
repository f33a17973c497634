"""The map of Japan, read from japan.txt: hexes as numbers, and tables of what they touch.

The hexes are numbered part by part: land from 0, then sea, then the settlements, which the rules
count from 0 again. In each part those come first that are in play with fewer seats. So all the
land fits into one set, and the sea into two: around Honshu, and around the other islands.
"""

from importlib.resources import files
from typing import Final

from tatami.core.cards import NONE, numbers, set_of
from tatami.games.samurai.pieces import MOST_SEATS

LANDS: Final = 56
HOME_SEAS: Final = 44
FAR_SEAS: Final = 40
FAR_SEA: Final = 100
"""The first hex of the sea around the other islands."""

SPOTS: Final = 140
"""Where tiles can lie: the land and the sea. Settlement 0 is the next hex after them."""

SETTLEMENTS: Final = 34
HEXES: Final = 174

EDO: Final = 0

# 1.2 Rows down and columns to the right: west, and from there clockwise.
STEPS: Final = [(0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1)]

Place = tuple[int, int]
"""A row, counted from 0 at the top, and a column, counted from 1 at the left."""


class Chart:
    """The map as japan.txt draws it: for every hex its place, and the seats it takes to play it."""

    def __init__(self, text: str) -> None:
        self.places: list[Place] = []
        self.from_seats: list[int] = []
        self.names: list[str] = []
        """Of the settlements, and in `room` how many figures they hold."""
        self.room: list[int] = []
        lines = [line for line in text.splitlines() if line and line[0] != "#"]
        signs = signs_of([line for line in lines if line[1] == " "])
        for kind in (".", "~"):
            for seats in range(2, MOST_SEATS + 1):
                for place, sign in signs.items():
                    if sign == f"{seats}{kind}":
                        self.add(place, seats)
        place_of = {sign: place for place, sign in signs.items()}
        listed = [line.split() for line in lines if line[1] != " "]
        for sign, seats_needed, room, name in listed:
            self.names.append(name)
            self.room.append(int(room))
            self.add(place_of[sign], int(seats_needed))

    def add(self, place: Place, seats: int) -> None:
        """The next hex lies there, and is in play with so many seats."""
        self.places.append(place)
        self.from_seats.append(seats)


def signs_of(rows: list[str]) -> dict[Place, str]:
    """The two characters of every hex that is drawn in these rows."""
    signs = {}
    for row, line in enumerate(rows):
        column = 2
        while column < len(line):
            if line[column] == " ":
                column += 1
            else:
                signs[row, column - 1] = line[column : column + 2]
                column += 2
    return signs


CHART: Final = Chart(
    files("tatami.games.samurai").joinpath("japan.txt").read_text(encoding="utf-8")
)
PLACES: Final = CHART.places
HEX_AT: Final = {place: hex for hex, place in enumerate(PLACES)}
SETTLEMENT_NAMES: Final = CHART.names
FROM_SEATS: Final = numbers(CHART.from_seats)
ROOM: Final = numbers(CHART.room)
"""1.1 How many figures each settlement holds."""


def around(hex: int) -> list[int]:
    """1.2 The hexes that touch this one: west, then clockwise; NONE where the map ends."""
    row, column = PLACES[hex]
    return [HEX_AT.get((row + down, column + right), NONE) for down, right in STEPS]


# Which settlements a tile influences, two for each spot; NONE if there are fewer.
SETTLEMENTS_BESIDE: Final = [
    [neighbour - SPOTS for neighbour in around(hex) if neighbour >= SPOTS] for hex in range(SPOTS)
]
NEAR: Final = numbers([([*beside, NONE, NONE])[i] for beside in SETTLEMENTS_BESIDE for i in (0, 1)])

# 5.1 The land around each settlement, as a set.
LAND_AROUND: Final = numbers(
    [
        set_of([hex for hex in around(SPOTS + settlement) if 0 <= hex < LANDS])
        for settlement in range(SETTLEMENTS)
    ]
)


# 1.1 What is in play, by the number of seats, as sets.


def in_play(first: int, count: int) -> list[int]:
    """For each number of seats: which of these hexes are in play, counted from the first."""
    return [
        set_of([i for i in range(count) if CHART.from_seats[first + i] <= seats])
        for seats in range(MOST_SEATS + 1)
    ]


def holding(room: int) -> int:
    """The settlements that hold so many figures."""
    return set_of([settlement for settlement in range(SETTLEMENTS) if ROOM[settlement] == room])


LAND_IN_PLAY: Final = numbers(in_play(0, LANDS))
HOME_SEA_IN_PLAY: Final = numbers(in_play(LANDS, HOME_SEAS))
FAR_SEA_IN_PLAY: Final = numbers(in_play(FAR_SEA, FAR_SEAS))
SETTLEMENTS_IN_PLAY: Final = numbers(in_play(SPOTS, SETTLEMENTS))
VILLAGES: Final = holding(1)
CITIES: Final = holding(2)

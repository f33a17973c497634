"""What the table of Sake & Samurai has in places: how it is shown, and written in a position."""

from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.core.cards import BIT, NONE, members, set_of
from tatami.core.errors import TatamiError
from tatami.core.kinds import NOTHING, Each, Kind, Reading, SetOf, items_of, joined
from tatami.core.named import Named
from tatami.core.notation import bad_position, parts, read_number
from tatami.core.position import Column
from tatami.games.sake.deck import FAR, MOST_CARDS, MOST_SAMURAI, MOST_TITLES
from tatami.games.sake.pieces import (
    ACTED,
    BOARD,
    DISTANCE_SHIFT,
    LANE_SHIFT,
    LIFE,
    PILE,
    SIDES,
    TABLE,
    lane_of,
)
from tatami.games.sake.rows import card_of, distance_of, lane_with
from tatami.games.sake.state import Sake


class InDeck(Kind):
    """Something of the deck by its name there, or NONE."""

    def __init__(self, what: str) -> None:
        self.what = what

    def names(self, s: Sake) -> list[str]:
        """The names of all things of this sort."""
        ids: list[str] = getattr(s.deck, f"{self.what}_ids")
        return ids

    def write(self, shown: Any, s: Any) -> str:
        return NOTHING if shown == NONE else self.names(s)[shown]

    def read(self, text: str, reading: Reading) -> Any:
        if text == NOTHING:
            return NONE
        if text not in self.names(reading.s):
            raise bad_position(text, self.what)
        return self.names(reading.s).index(text)

    def ways(self, seats: int) -> int:
        return MOST[self.what]


class PlaceOfSake(InDeck):
    """Where a sake token lies: a title, the board, or the life pile."""

    def write(self, shown: Any, s: Any) -> str:
        return OTHER_PLACES[shown] if shown in OTHER_PLACES else super().write(shown, s)

    def read(self, text: str, reading: Reading) -> Any:
        for place, name in OTHER_PLACES.items():
            if text == name:
                return place
        return super().read(text, reading)

    def ways(self, seats: int) -> int:
        return LIFE + 1


MOST: Final = {"card": MOST_CARDS, "title": MOST_TITLES, "samurai": MOST_SAMURAI}
"""How many there can be of each in a deck: numbers are the same with every deck."""

OTHER_PLACES: Final = {int(BOARD): "board", int(LIFE): "life"}
CARDS: Final = SetOf(InDeck("card"))


class Heap(Column):
    """The cards in a place; those of which nothing is said are in the draw pile."""

    def __init__(self, name: str, place: int) -> None:
        super().__init__(name, ["cards"])
        self.place = place

    def write(self, s: Sake) -> str:
        return CARDS.write(s.cards_in(self.place), s)

    def read(self, text: str, reading: Reading) -> None:
        for card in CARDS.read(text, reading):
            put(reading.s, self.place, card)

    def show(self, s: Sake, seen: dict[str, Any]) -> None:
        seen[self.name] = tuple(s.cards_in(self.place))

    def keep(self, s: Sake, view: Any) -> None:
        for card in getattr(view, self.name):
            put(s, self.place, card)


class Heaps(Column):
    """The cards in a place of each seat."""

    def __init__(self, name: str, place: int) -> None:
        super().__init__(name, ["cards"])
        self.place = place
        """That of seat 0; those of the others follow."""

    def write(self, s: Sake) -> str:
        places = range(self.place, self.place + s.seats)
        return "/".join([CARDS.write(s.cards_in(place), s) for place in places])

    def read(self, text: str, reading: Reading) -> None:
        for seat, cards in enumerate(Each(CARDS).read(text, reading)):
            for card in cards:
                put(reading.s, self.place + seat, card)

    def show(self, s: Sake, seen: dict[str, Any]) -> None:
        places = range(self.place, self.place + s.seats)
        seen[self.name] = tuple([tuple(s.cards_in(place)) for place in places])

    def keep(self, s: Sake, view: Any) -> None:
        for seat, cards in enumerate(getattr(view, self.name)):
            for card in cards:
                put(s, self.place + seat, card)


def put(s: Sake, place: int, card: int) -> None:
    """The card goes from the draw pile to its place, if it has not gone elsewhere already."""
    if not s.has(PILE, card):
        raise TatamiError("card-twice", card=s.deck.card_ids[card])
    s.shift(card, PILE, place)


class Beings(Column):
    """What each seat is: A alive, S spirit, - gone; c seated, b has burnt the soul."""

    def __init__(self) -> None:
        super().__init__("beings", ["alive", "spirits", "seated", "burnt"])

    def write(self, s: Sake) -> str:
        return "/".join([self.being(s, BIT[seat]) for seat in range(s.seats)])

    def being(self, s: Sake, bit: i64) -> str:
        """What one seat is."""
        first = "A" if s.alive & bit else "S" if s.spirits & bit else "-"
        return first + ("c" if s.seated & bit else "") + ("b" if s.burnt & bit else "")

    def read(self, text: str, reading: Reading) -> None:
        s = reading.s
        for seat, being in enumerate(parts(text, "/", s.seats, "Ac/A/Ab/S/-")):
            if being[:1] not in ("A", "S", "-") or being[1:] not in ("", "c", "b", "cb"):
                raise bad_position(being, "Ac, A, Ab, S, -")
            s.alive |= BIT[seat] if being[0] == "A" else 0
            s.spirits |= BIT[seat] if being[0] == "S" else 0
            s.seated |= BIT[seat] if "c" in being else 0
            s.burnt |= BIT[seat] if "b" in being else 0

    def show(self, s: Sake, seen: dict[str, Any]) -> None:
        for name in self.holds:
            seen[name] = tuple(members(getattr(s, name)))

    def keep(self, s: Sake, view: Any) -> None:
        for name in self.holds:
            setattr(s, name, set_of(list(getattr(view, name))))


@dataclass
class Minion(Named):
    """A minion on its way: to which side it goes, and how many steps from its master it is."""

    card: int
    master: int
    side: int
    distance: int
    has_acted: bool


class Minions(Column):
    """The minions in play, as in `minion3@0R2*`: master, side, steps, whether it acted."""

    def __init__(self) -> None:
        super().__init__("minions", ["minions"])

    def write(self, s: Sake) -> str:
        return joined([self.text(s, minion_seen(minion)) for minion in s.minions])

    def text(self, s: Sake, minion: Minion) -> str:
        """One minion."""
        place = f"{minion.master}{SIDE_LETTERS[minion.side]}{minion.distance}"
        return f"{s.deck.card_ids[minion.card]}@{place}{'*' if minion.has_acted else ''}"

    def read(self, text: str, reading: Reading) -> None:
        found: list[Minion] = []
        for item in items_of(text):
            name, place = parts(item, "@", 2, "minion1@0R2")
            spot = place.removesuffix("*")
            if spot[1:2] not in ("L", "R"):
                raise bad_position(item, "minion1@0R2")
            card = InDeck("card").read(name, reading)
            master = read_number(spot[0], 0, reading.s.seats - 1)
            if card == NONE or not reading.s.has(TABLE + master, card):
                raise bad_position(item, "minion1@0R2")
            distance = read_number(spot[2:], 0, FAR)
            side = SIDE_LETTERS.index(spot[1])
            found.append(Minion(card, master, side, distance, place.endswith("*")))
        reading.s.minions = minions_from(found)

    def show(self, s: Sake, seen: dict[str, Any]) -> None:
        seen["minions"] = tuple([minion_seen(minion) for minion in s.minions])

    def keep(self, s: Sake, view: Any) -> None:
        s.minions = minions_from(list(view.minions))


SIDE_LETTERS: Final = "LR"


def minion_seen(minion: i64) -> Minion:
    """A minion on the table."""
    lane = lane_with(minion)
    distance = distance_of(minion)
    return Minion(card_of(minion), lane // SIDES, lane % SIDES, distance, minion & ACTED != 0)


def minions_from(seen: list[Minion]) -> vec[i64]:
    """The minions in play."""
    found = vec[i64]()
    for minion in seen:
        lane: i64 = lane_of(minion.master, minion.side) << LANE_SHIFT
        distance: i64 = minion.distance << DISTANCE_SHIFT
        found = append(found, lane | distance | (ACTED if minion.has_acted else 0) | minion.card)
    return found

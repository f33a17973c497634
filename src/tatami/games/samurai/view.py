"""What a seat, or a watcher, sees of a match of Samurai, and the matches it could be in."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from tatami.core.cards import BIT, members, size
from tatami.core.chance import Dice
from tatami.core.counts import Standing, count_of, leaders, one_of, standings
from tatami.core.game import View
from tatami.core.kinds import Reading, Seat, SetOf, Word
from tatami.core.named import Named
from tatami.core.notation import bad_position, parts, read_number
from tatami.core.position import Column, Field, Tally, keep, shared, show
from tatami.games.samurai.board import SETTLEMENTS, SPOTS
from tatami.games.samurai.notation import TILE_NAMES
from tatami.games.samurai.pieces import FIRST, KINDS, MOST_OF_A_KIND, SWAP_TILE, without_one
from tatami.games.samurai.state import EMPTY, Samurai, empty_table

KEPT: Final = 1 << 14
"""So many tiles, and influences, are kept as they are seen: views are compared all the time, and
what is the same object has not changed."""


@dataclass
class LaidTile(Named):
    """A tile on the map, and whose it is."""

    hex: int
    seat: int
    tile: int


@dataclass
class Influence(Named):
    """What everybody has on a figure of the map, and who would take it now; NONE if nobody."""

    settlement: int
    kind: int
    of_seats: tuple[int, ...]
    strongest: int


@dataclass
class SamuraiView(View):
    """Hexes and settlements are numbers of the map; of equal tiles the first stands for each."""

    tiles: tuple[LaidTile, ...]
    figures: tuple[tuple[int, ...], ...]
    """For every settlement of the map the kinds of its figures."""
    influence: tuple[Influence, ...]
    """Of every figure on the map, settlement by settlement (5.3, 5.4)."""
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    supply_sizes: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """6.2 Everybody's hand when the match is over; before that nothing."""
    box: tuple[int, ...]
    """The seats whose figure exchange is back in the box."""
    lifted: int
    has_laid: bool
    has_laid_plain: bool
    captured: tuple[tuple[int, ...], ...]
    """For every seat the figures of each kind; all saw them captured, screens or not."""
    screened: bool
    """5.6 Whether everybody's stand behind screens, out of sight for the others."""
    leaders: tuple[int, ...]
    """For every kind the seat that has the majority; NONE if nobody has (6.3)."""
    standings: tuple[Standing, ...]
    """How every seat stands by what it has captured (6.3 to 6.6)."""
    aside: tuple[int, ...]
    winners: tuple[int, ...]


class Aside(Tally):
    """The figures that nobody got; they are counted like those of one seat."""

    def counted(self, s: Samurai) -> list[list[int]]:
        return [[s.aside_of(kind) for kind in range(KINDS)]]

    def read(self, text: str, reading: Reading) -> None:
        for kind, count in enumerate(parts(text, ".", KINDS, "h.b.r")):
            reading.s.aside += read_number(count, 0, self.highest) * one_of(0, kind)

    def show(self, s: Samurai, seen: dict[str, Any]) -> None:
        seen["aside"] = tuple(self.counted(s)[0])

    def keep(self, s: Samurai, view: "SamuraiView") -> None:
        for kind, count in enumerate(view.aside):
            s.aside += count * one_of(0, kind)


class Laid(Column):
    """What was laid in this turn: nothing, only tiles with the character, or one without it too."""

    def __init__(self) -> None:
        super().__init__("laid", ["has_laid", "has_laid_plain"])

    def write(self, s: Samurai) -> str:
        return LAID[int(s.has_laid) + int(s.has_laid_plain)]

    def read(self, text: str, reading: Reading) -> None:
        if text not in LAID:
            raise bad_position(text, ", ".join(LAID))
        reading.s.has_laid = text != LAID[0]
        reading.s.has_laid_plain = text == LAID[2]

    def show(self, s: Samurai, seen: dict[str, Any]) -> None:
        seen["has_laid"] = s.has_laid
        seen["has_laid_plain"] = s.has_laid_plain

    def keep(self, s: Samurai, view: "SamuraiView") -> None:
        s.has_laid = view.has_laid
        s.has_laid_plain = view.has_laid_plain


LAID: Final = ["-", "laid", "plain"]

KINDS_OF: Final = [tuple(members(kinds)) for kinds in range(1 << KINDS)]
"""The kinds of figures of each set of them."""

PUBLIC: Final[list[Column]] = [
    Tally("captured", KINDS, MOST_OF_A_KIND),
    Aside("aside", KINDS, MOST_OF_A_KIND),
    Field("lifted", Word(TILE_NAMES)),
    Laid(),
    Field("winners", SetOf(Seat())),
]
"""What everybody sees as it is; the view shows it under the same names."""


def view(s: Samurai, seat: int) -> SamuraiView:
    """What this seat, or a watcher, may see."""
    return SamuraiView(
        seat=seat,
        hand=tuple(names_of(s.hands[seat])) if seat >= 0 else (),
        **shared(s, seen_by_all),
    )


def seen_by_all(s: Samurai) -> dict[str, Any]:
    """What everybody sees alike."""
    seen = show(PUBLIC, s)
    seen["seats"] = s.seats
    seen["options"] = s.options.chosen.copy()
    seen["pending"] = s.pending()
    seen["tiles"] = tuple(laid_tiles(s))
    seen["figures"] = tuple([KINDS_OF[s.kinds_in(place)] for place in range(SETTLEMENTS)])
    seen["influence"] = tuple(influences(s))
    seen["hand_sizes"] = tuple([size(hand) for hand in s.hands])
    seen["supply_sizes"] = tuple([size(supply) for supply in s.supplies])
    seen["hands"] = tuple([tuple(names_of(hand)) for hand in s.hands]) if s.is_over() else ()
    seen["box"] = tuple([owner for owner in range(s.seats) if in_box(s, owner)])
    seen["screened"] = s.has_screens()
    seen["leaders"] = tuple(leaders(s.captured, s.seats))
    seen["standings"] = tuple(standings(s.captured, s.seats))
    return seen


def laid_tiles(s: Samurai) -> list[LaidTile]:
    """The tiles on the map."""
    spots = [hex for hex in range(SPOTS) if s.tiles[hex] != EMPTY]
    return [laid_tile(hex, s.owner(hex), s.tile(hex)) for hex in spots]


laid_tile: Final = lru_cache(KEPT)(LaidTile)


def influences(s: Samurai) -> list[Influence]:
    """What everybody has on the figures of the map."""
    return [
        influence_on(
            settlement,
            kind,
            tuple([count_of(s.influence[settlement], seat, kind) for seat in range(s.seats)]),
            s.strongest(settlement, kind),
        )
        for settlement in range(SETTLEMENTS)
        for kind in members(s.kinds_in(settlement))
    ]


influence_on: Final = lru_cache(KEPT)(Influence)


def names_of(tiles: i64) -> list[int]:
    """The tiles of a set, each named by the first of its equals."""
    return [FIRST[tile] for tile in members(tiles)]


def in_box(s: Samurai, seat: i64) -> bool:
    """4.4 Whether the seat's figure exchange is back in the box."""
    return not (s.hands[seat] | s.supplies[seat]) & BIT[SWAP_TILE]


def imagine(v: SamuraiView, dice: Dice) -> Samurai:
    """A match that the viewer could be in: a rival may hold any tile that it never showed."""
    s = table_as_seen(v)
    for seat in range(v.seats):
        if v.hands:
            hand = list(v.hands[seat])
        elif seat == v.seat:
            hand = list(v.hand)
        else:
            hidden = names_of(s.supplies[seat])
            dice.shuffle(hidden)
            hand = hidden[: v.hand_sizes[seat]]
        for tile in hand:
            s.draw(seat, tile)
    s.resume(v.pending)
    return s


def table_as_seen(v: SamuraiView) -> Samurai:
    """What lies and stands in the open, and all other tiles in the supplies."""
    s = empty_table(v.seats, v.options)
    stand_and_lie(s, list(v.figures), list(v.tiles))
    for seat in v.box:
        s.supplies[seat] = without_one(s.supplies[seat], SWAP_TILE)
    if v.lifted >= 0:
        seat = v.pending[-1].seat
        s.supplies[seat] = without_one(s.supplies[seat], v.lifted)
    keep(PUBLIC, s, v)
    return s


def stand_and_lie(s: Samurai, figures: list[tuple[int, ...]], tiles: list[LaidTile]) -> None:
    """Put these figures and tiles on the empty map."""
    for settlement, kinds in enumerate(figures):
        for kind in kinds:
            s.place_figure(kind, settlement)
    for laid in tiles:
        s.supplies[laid.seat] = without_one(s.supplies[laid.seat], laid.tile)
        s.lay(laid.seat, laid.tile, laid.hex)

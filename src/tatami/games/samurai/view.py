"""What a seat, or a watcher, sees of a match of Samurai, and the matches it could be in."""

from dataclasses import dataclass

from mypy_extensions import i64

from tatami.core.cards import BIT, members, set_of, size
from tatami.core.chance import Dice
from tatami.core.counts import count_of, one_of
from tatami.core.game import View
from tatami.core.named import Named
from tatami.games.samurai.board import SETTLEMENTS, SPOTS
from tatami.games.samurai.pieces import FIRST, KINDS, SWAP_TILE, without_one
from tatami.games.samurai.state import EMPTY, Samurai, empty_table


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
    figures: tuple[int, ...]
    """For every settlement of the map the kinds of its figures, as a set."""
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
    """For every seat the figures of each kind; all saw them captured, screens or not (5.6)."""
    aside: tuple[int, ...]
    winners: tuple[int, ...]


def view(s: Samurai, seat: int) -> SamuraiView:
    """What this seat, or a watcher, may see."""
    seats = range(s.seats)
    return SamuraiView(
        seat=seat,
        seats=s.seats,
        options=s.options.chosen.copy(),
        pending=s.pending(),
        tiles=tuple(laid_tiles(s)),
        figures=tuple([s.kinds_in(settlement) for settlement in range(SETTLEMENTS)]),
        influence=tuple(influences(s)),
        hand=tuple(names_of(s.hands[seat])) if seat >= 0 else (),
        hand_sizes=tuple([size(hand) for hand in s.hands]),
        supply_sizes=tuple([size(supply) for supply in s.supplies]),
        hands=tuple([tuple(names_of(hand)) for hand in s.hands]) if s.is_over() else (),
        box=tuple([owner for owner in seats if in_box(s, owner)]),
        lifted=s.lifted,
        has_laid=s.has_laid,
        has_laid_plain=s.has_laid_plain,
        captured=tuple(
            [tuple([s.captured_of(owner, kind) for kind in range(KINDS)]) for owner in seats]
        ),
        aside=tuple([s.aside_of(kind) for kind in range(KINDS)]),
        winners=tuple(members(s.winners)),
    )


def laid_tiles(s: Samurai) -> list[LaidTile]:
    """The tiles on the map."""
    spots = [hex for hex in range(SPOTS) if s.tiles[hex] != EMPTY]
    return [LaidTile(hex, s.owner(hex), s.tile(hex)) for hex in spots]


def influences(s: Samurai) -> list[Influence]:
    """What everybody has on the figures of the map."""
    return [
        Influence(
            settlement,
            kind,
            tuple([count_of(s.influence[settlement], seat, kind) for seat in range(s.seats)]),
            s.strongest(settlement, kind),
        )
        for settlement in range(SETTLEMENTS)
        for kind in members(s.kinds_in(settlement))
    ]


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
    s.lifted = v.lifted
    s.has_laid = v.has_laid
    s.has_laid_plain = v.has_laid_plain
    for seat, captured in enumerate(v.captured):
        for kind, count in enumerate(captured):
            s.captured += count * one_of(seat, kind)
    for kind, count in enumerate(v.aside):
        s.aside += count * one_of(0, kind)
    s.winners = set_of(list(v.winners))
    return s


def stand_and_lie(s: Samurai, figures: list[int], tiles: list[LaidTile]) -> None:
    """Put these figures and tiles on the empty map."""
    for settlement, kinds in enumerate(figures):
        for kind in members(kinds):
            s.place_figure(kind, settlement)
    for laid in tiles:
        s.supplies[laid.seat] = without_one(s.supplies[laid.seat], laid.tile)
        s.lay(laid.seat, laid.tile, laid.hex)

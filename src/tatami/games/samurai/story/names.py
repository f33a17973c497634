"""Samurai in words: names of pieces and places, and what can be done where."""

from tatami.core.actions import noun, verb
from tatami.core.cards import NONE
from tatami.games.samurai.actions import (
    LAY,
    hex_of,
    kind_of,
    settlement_of,
    tile_of,
)
from tatami.games.samurai.board import (
    FROM_SEATS,
    LANDS,
    SETTLEMENT_NAMES,
    SETTLEMENTS,
    SETTLEMENTS_BESIDE,
    SPOTS,
    around,
)
from tatami.games.samurai.notation import (
    FIGURE_NAMES,
    hex_text,
    tile_text,
)
from tatami.games.samurai.pieces import EXCHANGE_TILE, KIND, STRENGTH
from tatami.games.samurai.view import SamuraiView
from tatami.words import kept, say

TILE_KINDS = ["helmet", "Buddha", "rice", "samurai", "ship", "rider", "exchange", "swap"]

LAND = range(LANDS)
SEA = range(LANDS, SPOTS)

SOON = 2
"""With so few empty land hexes around it a settlement is nearly surrounded."""

# Pieces and places


@kept
def kind_name(kind: int) -> str:
    """A kind of figure or tile in words."""
    return say(f"samurai-{TILE_KINDS[kind]}")


@kept
def tile_name(tile: int) -> str:
    """A tile in words."""
    kind = kind_name(KIND[tile])
    if tile >= EXCHANGE_TILE:
        return kind
    return say("samurai-tile", kind=kind, strength=int(STRENGTH[tile]))


def hex_name(hex: int, coordinates: bool) -> str:
    """What has to be typed for a hex; “none” for who need not type it."""
    return hex_text(hex) if coordinates else "none"


@kept
def settlement_name(settlement: int, coordinates: bool = True) -> str:
    """A settlement with its place."""
    hex = hex_name(SPOTS + settlement, coordinates)
    return say("samurai-place", name=SETTLEMENT_NAMES[settlement], hex=hex)


@kept
def figure_name(figure: int, coordinates: bool = True) -> str:
    """A figure and where it stands."""
    place = settlement_name(settlement_of(figure), coordinates)
    return say("samurai-figure", kind=kind_name(kind_of(figure)), place=place)


@kept
def beside(hex: int, seats: int, coordinates: bool = True) -> str:
    """The settlements that a tile on this hex influences; empty if there are none."""
    settlements = [n for n in SETTLEMENTS_BESIDE[hex] if FROM_SEATS[SPOTS + n] <= seats]
    names = [settlement_name(settlement, coordinates) for settlement in settlements]
    if len(names) == 2:
        return say("samurai-and", first=names[0], last=names[1])
    return "".join(names)


def counts(figures: tuple[int, ...]) -> str:
    """How many figures of each kind."""
    helmets, buddhas, rice = figures
    return say("samurai-captured", helmets=helmets, buddhas=buddhas, rice=rice)


@kept
def laying(tile: int, hex: int, seats: int, coordinates: bool) -> str:
    """To lay a tile on this hex."""
    name, where = tile_name(tile), hex_name(hex, coordinates)
    places = beside(hex, seats, coordinates)
    if not places:
        return say("samurai-do-lay-alone", tile=name, hex=where)
    return say("samurai-do-lay", tile=name, hex=where, places=places)


# The table


def in_play(view: SamuraiView) -> list[int]:
    """The settlements on the map with so many seats."""
    return [n for n in range(SETTLEMENTS) if FROM_SEATS[SPOTS + n] <= view.seats]


def empty_around(view: SamuraiView, settlement: int) -> list[int]:
    """The empty land hexes that touch the settlement."""
    occupied = {laid.hex for laid in view.tiles}
    return [hex for hex in around(SPOTS + settlement) if hex < LANDS and hex not in occupied]


def hand_lines(view: SamuraiView) -> list[str]:
    """The viewer's own tiles."""
    lines = []
    if view.lifted != NONE:
        lines.append(say("samurai-lifted-line", tile=tile_name(view.lifted)))
    hand = ", ".join(tile_name(tile) for tile in view.hand)
    return [*lines, say("samurai-hand-line", tiles=hand or say("samurai-no-tiles"))]


def is_nearly_surrounded(view: SamuraiView, settlement: int) -> bool:
    """Whether few land hexes around the settlement are empty, and some are not."""
    land = [hex for hex in around(SPOTS + settlement) if hex < LANDS]
    return len(empty_around(view, settlement)) <= min(SOON, len(land) - 1)


def shows_figures(view: SamuraiView, seat: int) -> bool:
    """5.6 Whether what a seat has captured stands in the open for the viewer."""
    return not view.screened or seat == view.seat


# What can be done


def lays_on(legal: list[int], part: range, hexes: list[int] | None = None) -> list[int]:
    """The actions that lay a tile in this part of the map, and on these hexes only."""
    lays = [action for action in legal if verb(action) == LAY and hex_of(action) in part]
    return [action for action in lays if hexes is None or hex_of(action) in hexes]


def tiles_in(lays: list[int]) -> list[str]:
    """The tiles that these actions lay, as they are typed."""
    return [tile_text(tile) for tile in sorted({tile_of(action) for action in lays})]


def place_lines(legal: list[int]) -> list[str]:
    """Where figures may be placed; kinds that may go to the same settlements are told together."""
    kinds: dict[str, list[str]] = {}
    for kind, name in enumerate(FIGURE_NAMES):
        figures = [noun(action) for action in legal if kind_of(noun(action)) == kind]
        places = ", ".join(settlement_name(settlement_of(figure)) for figure in figures)
        if places:
            kinds.setdefault(places, []).append(name)
    return [
        say("samurai-can-place", kinds=", ".join(names), places=places)
        for places, names in kinds.items()
    ]

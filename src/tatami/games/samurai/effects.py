"""What laying a tile would bring, by the rules themselves: the browser shows it beforehand."""

from dataclasses import dataclass

from mypy_extensions import i64

from tatami.core.actions import verb
from tatami.core.cards import NONE, members, size
from tatami.core.counts import count_of
from tatami.core.named import Named
from tatami.games.samurai.actions import LAY, hex_of, tile_of
from tatami.games.samurai.board import LAND_AROUND, LANDS, NEAR
from tatami.games.samurai.pieces import TILES
from tatami.games.samurai.state import Samurai
from tatami.games.samurai.view import SamuraiView, table_as_seen


@dataclass
class TouchedFigure(Named):
    """A figure of a settlement beside which a tile is laid."""

    kind: int
    influence: int
    """What whoever lays the tile would have on it; that of the others stays as it is."""
    strongest: int
    """5.4 Who would take it then; NONE if nobody would."""


@dataclass
class TouchedSettlement(Named):
    """A settlement with figures, as it would be with another tile beside it."""

    settlement: int
    figures: list[TouchedFigure]
    open: int
    """How many hexes of land around it would still be empty."""
    closes: bool
    """5.1 Whether the tile would surround it."""


@dataclass
class Laying(Named):
    """What laying a tile would bring."""

    settlements: list[TouchedSettlement]


def effects(view: SamuraiView, legal: list[int]) -> list[Laying | None]:
    """What each choice would bring; None where it does not lay a tile."""
    s = table_as_seen(view)
    known: dict[int, TouchedSettlement] = {}
    return [
        laying(s, view.seat, action, known) if verb(action) == LAY else None for action in legal
    ]


def laying(s: Samurai, seat: int, action: int, known: dict[int, TouchedSettlement]) -> Laying:
    """What it would bring to lay this tile there; settlements that are `known` are not tried."""
    tile = tile_of(action)
    hex = hex_of(action)
    found: list[TouchedSettlement] = []
    for i in range(2):
        settlement = NEAR[2 * hex + i]
        if settlement != NONE and s.kinds_in(settlement):
            # A tile does the same to a settlement on whichever land beside it, and at sea.
            key = (settlement * TILES + tile) * 2 + (1 if hex < LANDS else 0)
            if key not in known:
                known[key] = touched(s, seat, tile, hex, settlement)
            found.append(known[key])
    return Laying(found)


def touched(s: Samurai, seat: int, tile: i64, hex: i64, settlement: i64) -> TouchedSettlement:
    """The settlement as it would be with the tile on this hex beside it."""
    trial = s.clone()
    trial.lay(seat, tile, hex)
    influence = trial.influence[settlement]
    figures = [
        TouchedFigure(kind, count_of(influence, seat, kind), trial.strongest(settlement, kind))
        for kind in members(trial.kinds_in(settlement))
    ]
    open = size(trial.land & LAND_AROUND[settlement])
    was_open = s.land & LAND_AROUND[settlement] != 0
    return TouchedSettlement(settlement, figures, open, was_open and open == 0)

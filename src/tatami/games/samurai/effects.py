"""What a choice would bring to settlements, by the rules: the browser shows it beforehand."""

from dataclasses import dataclass

from mypy_extensions import i64

from tatami.core.actions import verb
from tatami.core.cards import BIT, NONE, members, size
from tatami.core.counts import count_of
from tatami.core.named import Named
from tatami.games.samurai.actions import (
    LAY,
    SWAP,
    figures_of,
    hex_of,
    kind_of,
    settlement_of,
    tile_of,
)
from tatami.games.samurai.board import LAND_AROUND, LANDS, NEAR
from tatami.games.samurai.pieces import TILES
from tatami.games.samurai.state import Samurai
from tatami.games.samurai.view import SamuraiView, table_as_seen


@dataclass
class TouchedFigure(Named):
    """A figure of a settlement that a choice touches."""

    kind: int
    of_seats: list[int]
    """5.3 What every seat would have on it."""
    strongest: int
    """5.4 Who would take it then; NONE if nobody would."""


@dataclass
class TouchedSettlement(Named):
    """A settlement with figures, as it would be with another tile beside it or another figure."""

    settlement: int
    figures: list[TouchedFigure]
    open: int
    """How many hexes of land around it would still be empty."""
    closes: bool
    """5.1 Whether the tile would surround it."""


@dataclass
class Touching(Named):
    """What laying a tile or swapping two figures would bring."""

    settlements: list[TouchedSettlement]


def effects(view: SamuraiView, legal: list[int]) -> list[Touching | None]:
    """What each choice would bring; None where it neither lays a tile nor swaps figures."""
    s = table_as_seen(view)
    laid: dict[int, TouchedSettlement] = {}
    swapped: dict[tuple[int, int], TouchedSettlement] = {}
    found: list[Touching | None] = []
    for action in legal:
        if verb(action) == LAY:
            found.append(laying(s, view.seat, action, laid))
        elif verb(action) == SWAP:
            found.append(swapping(s, action, swapped))
        else:
            found.append(None)
    return found


def laying(s: Samurai, seat: int, action: int, known: dict[int, TouchedSettlement]) -> Touching:
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
                trial = s.clone()
                trial.lay(seat, tile, hex)
                was_open = s.land & LAND_AROUND[settlement] != 0
                known[key] = touched(trial, settlement, s.kinds_in(settlement), was_open=was_open)
            found.append(known[key])
    return Touching(found)


def swapping(s: Samurai, action: int, known: dict[tuple[int, int], TouchedSettlement]) -> Touching:
    """What it would bring to swap these figures; nothing if they are alike or of one place."""
    one, other = figures_of(action)
    found: list[TouchedSettlement] = []
    if kind_of(one) != kind_of(other) and settlement_of(one) != settlement_of(other):
        for left, comes in ((one, other), (other, one)):
            settlement = settlement_of(left)
            kinds = s.kinds_in(settlement) ^ BIT[kind_of(left)] ^ BIT[kind_of(comes)]
            if (settlement, kinds) not in known:
                known[settlement, kinds] = touched(s, settlement, kinds, was_open=False)
            found.append(known[settlement, kinds])
    return Touching(found)


def touched(s: Samurai, settlement: i64, kinds: i64, *, was_open: bool) -> TouchedSettlement:
    """The settlement by the tiles of this table, with figures of these kinds."""
    influence = s.influence[settlement]
    figures = [
        TouchedFigure(
            kind,
            [count_of(influence, seat, kind) for seat in range(s.seats)],
            s.strongest(settlement, kind),
        )
        for kind in members(kinds)
    ]
    open = size(s.land & LAND_AROUND[settlement])
    return TouchedSettlement(settlement, figures, open, was_open and open == 0)

"""Samurai as text: tiles like `h4` and `ship2`, figures like `Kyoto helmet`, hexes like `N27`.

An action is `choose h4`, `place helmet Kyoto`, `h4 N27` (lay that tile there), `exchange N27` (take
up the tile that lies there), `swap Edo helmet Kyoto rice` or `end`.
"""

from typing import Final

from tatami.core.actions import act, noun, verb
from tatami.core.cards import NONE, members
from tatami.core.errors import TatamiError
from tatami.games.samurai.actions import (
    BEGIN,
    CHOOSE,
    DRAW,
    END,
    EXCHANGE,
    LAY,
    PLACE,
    SWAP,
    figure,
    figures_of,
    hex_of,
    kind_of,
    laying,
    settlement_of,
    swapping,
    tile_of,
)
from tatami.games.samurai.board import HEXES, PLACES, SETTLEMENT_NAMES, SETTLEMENTS, SPOTS
from tatami.games.samurai.pieces import (
    EXCHANGE_TILE,
    FIRST,
    KIND,
    KINDS,
    MOST_SEATS,
    SHIP,
    STRENGTH,
    TILES,
)

FIGURE_NAMES: Final = ["helmet", "buddha", "rice"]
FIGURE_LETTERS: Final = "hbr"
SEAT_NAMES: Final = [str(seat + 1) for seat in range(MOST_SEATS)]
TILE_WORDS: Final = ["h", "b", "r", "s", "ship", "rider", "exchange", "swap"]

# Tiles and hexes


def tile_text(tile: int) -> str:
    """The short name of a tile: its kind, and its strength unless there is only one such tile."""
    word = TILE_WORDS[KIND[tile]]
    return f"{word}{STRENGTH[tile]}" if KIND[tile] <= SHIP else word


def hex_text(hex: int) -> str:
    """The row and the column of a hex."""
    row, column = PLACES[hex]
    return f"{chr(ord('A') + row)}{column}"


TILE_NAMES: Final = {tile_text(FIRST[tile]): int(FIRST[tile]) for tile in range(TILES)}
LAYABLE: Final = {name: tile for name, tile in TILE_NAMES.items() if tile < EXCHANGE_TILE}
"""The tiles that are laid on a hex of one's choice."""

HEX_NAMES: Final = {hex_text(hex).lower(): hex for hex in range(HEXES)}
SETTLEMENT_NUMBERS: Final = {name.lower(): n for n, name in enumerate(SETTLEMENT_NAMES)}


def place_from(text: str) -> int:
    """The hex with this row and column, or of the settlement with this name; NONE if none is."""
    text = text.lower()
    if text in SETTLEMENT_NUMBERS:
        return SPOTS + SETTLEMENT_NUMBERS[text]
    return HEX_NAMES.get(text, NONE)


def figure_text(figure: int) -> str:
    """Where a figure stands, and what it is."""
    return f"{SETTLEMENT_NAMES[settlement_of(figure)]} {FIGURE_NAMES[kind_of(figure)]}"


def is_figure(figure: int) -> bool:
    """Whether the number names a kind and a settlement."""
    return kind_of(figure) < KINDS and settlement_of(figure) < SETTLEMENTS


def kinds_text(kinds: int) -> str:
    """The letters of these kinds of figures."""
    return "".join([FIGURE_LETTERS[kind] for kind in members(kinds)])


# Actions


def action_text(action: int) -> str:
    """The action as a person types it; its bare number if there is no such action."""
    kind = verb(action)
    named = noun(action)
    if kind in (CHOOSE, DRAW) and named in TILE_NAMES.values():
        return f"{'choose' if kind == CHOOSE else 'draw'} {tile_text(named)}"
    if kind == PLACE and is_figure(named):
        return f"place {FIGURE_NAMES[kind_of(named)]} {SETTLEMENT_NAMES[settlement_of(named)]}"
    if kind == LAY and hex_of(action) < HEXES and tile_of(action) in LAYABLE.values():
        return f"{tile_text(tile_of(action))} {hex_text(hex_of(action))}"
    if kind == EXCHANGE and named < HEXES:
        return f"exchange {hex_text(named)}"
    if kind == SWAP and is_figure(figures_of(action)[0]) and is_figure(figures_of(action)[1]):
        one, other = figures_of(action)
        return f"swap {figure_text(one)} {figure_text(other)}"
    if kind == BEGIN and named < MOST_SEATS:
        return f"begin {SEAT_NAMES[named]}"
    return "end" if action == END else f"#{action}"


def action_from(text: str) -> int:
    """The action that a person typed."""
    words = text.lower().split()
    first = words[0] if words else ""
    if first == "end" and len(words) == 1:
        return END
    if first in ("choose", "draw") and len(words) == 2 and words[1] in TILE_NAMES:
        return act(CHOOSE if first == "choose" else DRAW, TILE_NAMES[words[1]])
    if first == "begin" and len(words) == 2 and words[1] in SEAT_NAMES:
        return act(BEGIN, SEAT_NAMES.index(words[1]))
    if first == "place" and len(words) == 3:
        return act(PLACE, figure_from(words[2], words[1], text))
    if first == "swap" and len(words) == 5:
        one = figure_from(words[1], words[2], text)
        return swapping(one, figure_from(words[3], words[4], text))
    if len(words) == 2 and place_from(words[1]) != NONE:
        if first == "exchange":
            return act(EXCHANGE, place_from(words[1]))
        if first in LAYABLE:
            return laying(LAYABLE[first], place_from(words[1]))
    raise TatamiError("samurai-bad-action", text=text)


def figure_from(settlement: str, kind: str, text: str) -> int:
    """The figure of this kind in this settlement; a kind may be cut short."""
    kinds = [n for n, name in enumerate(FIGURE_NAMES) if name.startswith(kind)]
    if settlement not in SETTLEMENT_NUMBERS or len(kinds) != 1:
        raise TatamiError("samurai-bad-action", text=text)
    return figure(kinds[0], SETTLEMENT_NUMBERS[settlement])

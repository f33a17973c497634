"""Samurai as text: tiles like `h4` and `ship2`, figures like `Kyoto helmet`, hexes like `N27`.

An action is `choose h4`, `place helmet Kyoto`, `h4 N27` (lay that tile there), `exchange N27` (take
up the tile that lies there), `swap Edo helmet Kyoto rice` or `end`. A position has eleven
fields, as

    opening=chosen,figures=placed,capture=turn,screens=closed,nobody=none h4@N27/ship2@M22
    s3+ship1/h2 - Edo:hbr+Kyoto:hb 1.0.0/0.0.2 0.0.1 - plain - LayTiles(0)

has: options, the seats' tiles on the map, their hands, the seats whose figure exchange is in the
box, the figures on the map, those that the seats have captured, those that were set aside, the tile
that was taken up, what was laid in this turn, the winners, and what is pending. All other tiles are
in the supplies.
"""

from typing import Final

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, NONE, members, set_of
from tatami.core.counts import one_of
from tatami.core.errors import TatamiError
from tatami.core.notation import (
    FrameKinds,
    bad_position,
    parts,
    read_frames,
    read_number,
    read_options,
    write_frames,
    write_options,
)
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
from tatami.games.samurai.board import (
    FROM_SEATS,
    HEXES,
    LANDS,
    PLACES,
    ROOM,
    SETTLEMENT_NAMES,
    SETTLEMENTS,
    SETTLEMENTS_IN_PLAY,
    SPOTS,
)
from tatami.games.samurai.pieces import (
    EXCHANGE_TILE,
    FIRST,
    KIND,
    KINDS,
    MOST_OF_A_KIND,
    MOST_SEATS,
    PLAIN_TILES,
    SHIP,
    STRENGTH,
    SWAP_TILE,
    TILES,
    without_one,
)
from tatami.games.samurai.rules.setup import (
    ChooseTiles,
    DealHand,
    DrawFigure,
    DrawStarter,
    FillEdo,
    PlaceFigure,
)
from tatami.games.samurai.rules.turn import DrawTile, LayAgain, LayTiles
from tatami.games.samurai.state import EMPTY, OPTIONS, Samurai, empty_table
from tatami.games.samurai.view import in_box, laid_tiles, names_of

FIGURE_NAMES: Final = ["helmet", "buddha", "rice"]
FIGURE_LETTERS: Final = "hbr"
TILE_WORDS: Final = ["h", "b", "r", "s", "ship", "rider", "exchange", "swap"]
FIELDS: Final = "options tiles hands box figures captured aside lifted laid winners pending"
SEAT_NAMES: Final = [str(seat + 1) for seat in range(MOST_SEATS)]
LAID: Final = ["-", "laid", "plain"]
"""What was laid in this turn: nothing, only tiles with the character, or one without it too."""

FRAMES: Final[FrameKinds] = {
    "DrawStarter": DrawStarter,
    "ChooseTiles": ChooseTiles,
    "DealHand": DealHand,
    "FillEdo": FillEdo,
    "PlaceFigure": PlaceFigure,
    "DrawFigure": DrawFigure,
    "LayTiles": LayTiles,
    "LayAgain": LayAgain,
    "DrawTile": DrawTile,
}

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


# Writing positions


def write(s: Samurai) -> str:
    """The whole position on one line."""
    tiles = laid_tiles(s)
    seats = range(s.seats)
    return " ".join(
        [
            write_options(s.options.chosen),
            "/".join(
                [
                    joined(
                        [
                            f"{tile_text(laid.tile)}@{hex_text(laid.hex)}"
                            for laid in tiles
                            if laid.seat == seat
                        ]
                    )
                    for seat in seats
                ]
            ),
            "/".join([joined([tile_text(tile) for tile in names_of(hand)]) for hand in s.hands]),
            joined([str(seat) for seat in seats if in_box(s, seat)]),
            joined(
                [
                    f"{SETTLEMENT_NAMES[settlement]}:{kinds_text(s.kinds_in(settlement))}"
                    for settlement in range(SETTLEMENTS)
                    if s.kinds_in(settlement)
                ]
            ),
            "/".join(
                [
                    ".".join([str(s.captured_of(seat, kind)) for kind in range(KINDS)])
                    for seat in seats
                ]
            ),
            ".".join([str(s.aside_of(kind)) for kind in range(KINDS)]),
            tile_text(s.lifted) if s.lifted >= 0 else "-",
            LAID[int(s.has_laid) + int(s.has_laid_plain)],
            joined([str(seat) for seat in members(s.winners)]),
            write_frames(s.pending()),
        ]
    )


def kinds_text(kinds: int) -> str:
    """The letters of these kinds of figures."""
    return "".join([FIGURE_LETTERS[kind] for kind in members(kinds)])


def joined(items: list[str]) -> str:
    """The items with a plus between them; a dash if there are none."""
    return "+".join(items) or "-"


# Reading positions


def parse(text: str) -> Samurai:
    """The position as the line has it."""
    fields = parts(text, " ", len(FIELDS.split()), FIELDS)
    options, tiles, hands, box, figures, captured, aside, lifted, laid, winners, pending = fields
    seats = len(hands.split("/"))
    read_number(str(seats), 2, MOST_SEATS)
    s = empty_table(seats, read_options(options, OPTIONS))
    for item in items_of(figures):
        read_figures(s, item)
    for seat, items in enumerate(parts(tiles, "/", seats, FIELDS)):
        for item in items_of(items):
            read_laid(s, seat, item)
    for seat, items in enumerate(parts(hands, "/", seats, FIELDS)):
        for item in items_of(items):
            tile = unused(s, seat, item)
            s.draw(seat, tile)
    for item in items_of(box):
        seat = read_number(item, 0, seats - 1)
        s.supplies[seat] = without_one(s.supplies[seat], unused(s, seat, "swap"))
    for seat, counts in enumerate(parts(captured, "/", seats, FIELDS)):
        for kind, count in enumerate(parts(counts, ".", KINDS, FIELDS)):
            s.captured += read_number(count, 0, MOST_OF_A_KIND) * one_of(seat, kind)
    for kind, count in enumerate(parts(aside, ".", KINDS, FIELDS)):
        s.aside += read_number(count, 0, MOST_OF_A_KIND) * one_of(0, kind)
    if laid not in LAID:
        raise bad_position(laid, ", ".join(LAID))
    s.has_laid = laid != LAID[0]
    s.has_laid_plain = laid == LAID[2]
    s.winners = set_of([read_number(seat, 0, seats - 1) for seat in items_of(winners)])
    read_lifted(s, lifted, pending)
    s.resume(read_frames(pending, FRAMES, seats))
    return s


def items_of(text: str) -> list[str]:
    """The items between the pluses; none for a dash."""
    return text.split("+") if text != "-" else []


def read_figures(s: Samurai, item: str) -> None:
    """Place the figures of one settlement, as in `Kyoto:hb`."""
    name, letters = parts(item, ":", 2, "Kyoto:hb")
    settlement = SETTLEMENT_NUMBERS.get(name.lower(), NONE)
    if settlement == NONE or not SETTLEMENTS_IN_PLAY[s.seats] & BIT[settlement]:
        raise bad_position(item, "Kyoto:hb")
    for letter in letters:
        kind = FIGURE_LETTERS.find(letter)
        if kind < 0 or s.kinds_in(settlement) & BIT[kind]:
            raise bad_position(item, "Kyoto:hb")
        s.place_figure(kind, settlement)
    if not letters or len(letters) > ROOM[settlement]:
        raise bad_position(item, "Kyoto:hb")


def read_laid(s: Samurai, seat: int, item: str) -> None:
    """Lay one tile of the seat, as in `h4@N27`."""
    name, place = parts(item, "@", 2, "h4@N27")
    tile = unused(s, seat, name)
    hex = HEX_NAMES.get(place.lower(), HEXES)
    lies_right = hex < SPOTS and FROM_SEATS[hex] <= s.seats and s.tiles[hex] == EMPTY
    if not lies_right or tile == SWAP_TILE or (hex < LANDS) == (KIND[tile] == SHIP):
        raise bad_position(item, "h4@N27")
    s.supplies[seat] = without_one(s.supplies[seat], tile)
    s.lay(seat, tile, hex)


def unused(s: Samurai, seat: int, name: str) -> int:
    """The tile with this name, of equal ones the first, if the seat still has it in its supply."""
    if name not in TILE_NAMES:
        raise bad_position(name, ", ".join(TILE_NAMES))
    tile = TILE_NAMES[name]
    if not s.supplies[seat] & BIT[tile]:
        raise TatamiError("card-twice", card=name)
    return tile


def read_lifted(s: Samurai, name: str, pending: str) -> None:
    """The tile that was taken up: there is one just when it has to be laid again."""
    if (name != "-") != pending.startswith("LayAgain"):
        raise bad_position(name, "LayAgain")
    if name == "-":
        return
    seat = int(pending.removeprefix("LayAgain(").removesuffix(")"))
    tile = unused(s, seat, name)
    if not PLAIN_TILES & BIT[tile] or (s.hands[seat] | s.supplies[seat]) & BIT[EXCHANGE_TILE]:
        raise bad_position(name, "h4")
    s.supplies[seat] = without_one(s.supplies[seat], tile)
    s.lifted = tile

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
from tatami.core.cards import BIT, NONE, members, set_of, size
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
    EDO,
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
    FIGURES_OF_A_KIND,
    FIRST,
    HAND,
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
from tatami.games.samurai.rules.end import causes_of_end
from tatami.games.samurai.rules.setup import (
    ChooseTiles,
    DealHand,
    DrawFigure,
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
LAID: Final = ["-", "laid", "plain"]
"""What was laid in this turn: nothing, only tiles with the character, or one without it too."""

FRAMES: Final[FrameKinds] = {
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
    return "end" if action == END else f"#{action}"


def action_from(text: str) -> int:
    """The action that a person typed."""
    words = text.lower().split()
    first = words[0] if words else ""
    if first == "end" and len(words) == 1:
        return END
    if first in ("choose", "draw") and len(words) == 2 and words[1] in TILE_NAMES:
        return act(CHOOSE if first == "choose" else DRAW, TILE_NAMES[words[1]])
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


def read(text: str) -> Samurai:
    """The position that the line describes."""
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
    if pending not in what_can_be_pending(s):
        raise bad_position(pending, "LayTiles(0)")
    read_lifted(s, lifted, pending)
    s.resume(read_frames(pending, FRAMES, seats))
    check(s, fields)
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


def what_can_be_pending(s: Samurai) -> list[str]:
    """All that can be owed: while the table is set, in somebody's turn, and when it is over."""
    seats = range(s.seats)
    first = "LayTiles(0)>DrawFigure" if s.options.random_figures else "LayTiles(0)>PlaceFigure(0)"
    found = [f"{first}>FillEdo>ChooseTiles"]
    if s.options.random_opening:
        deals = [f"DealHand({seat})" for seat in range(s.seats - 1, -1, -1)]
        found = [f"{first}>FillEdo>" + ">".join(deals[: owed + 1]) for owed in seats]
    if s.options.random_figures:
        found.append(first)
    else:
        found.extend([f"LayTiles(0)>PlaceFigure({seat})" for seat in seats])
    for seat in seats:
        found.extend([f"LayTiles({seat})", f"LayAgain({seat})", f"DrawTile({seat})"])
    return [*found, "-"]


def check(s: Samurai, fields: list[str]) -> None:
    """Refuse a position in which what is pending does not fit the table."""
    _, tiles, hands, _, figures, captured, _, _, laid, winners, pending = fields
    setting_up = ">" in pending
    over = pending == "-"
    check_hands(s, hands, pending)
    if setting_up:
        check_setup(s, figures, pending)
    else:
        check_figures(s, figures)
    for kind in range(KINDS):
        gone = s.aside_of(kind) + sum([s.captured_of(seat, kind) for seat in range(s.seats)])
        if gone != (0 if setting_up else s.unplaced(kind)):
            raise bad_position(captured, f"{FIGURE_NAMES[kind]}: {FIGURES_OF_A_KIND[s.seats]}")
    if setting_up and tiles.strip("-/"):
        raise bad_position(tiles, "-")
    if s.has_laid and (setting_up or not pending.startswith("Lay")):
        raise bad_position(laid, LAID[0])
    if s.lifted >= 0 and not s.has_laid_plain:
        raise bad_position(laid, LAID[2])
    if not setting_up and not s.has_laid:
        if s.surrounded:
            raise bad_position(figures, "5.2")
        if over != (causes_of_end(s) != 0):
            raise bad_position(pending, "6.1")
    if s.winners and not over:
        raise bad_position(winners, "-")
    asked = s.asking
    if asked is not None and not [seat for seat in asked.actors(s) if asked.legal(s, seat)]:
        raise bad_position(pending, "legal actions")


def check_hands(s: Samurai, hands: str, pending: str) -> None:
    """Refuse hands of a size that they cannot have now."""
    in_a_turn = pending != "-" and ">" not in pending
    is_placing = ">" in pending and "FillEdo" not in pending
    for seat in range(s.seats):
        held = size(s.hands[seat])
        waits = in_a_turn and not pending.endswith(f"({seat})")
        if held > HAND or (is_placing and held < HAND):
            raise bad_position(hands, f"0..{HAND}")
        if waits and held == 0 and s.supplies[seat]:
            raise bad_position(hands, f"1..{HAND}")
    if isinstance(s.asking, DrawTile) and not s.may_draw(s.asking.receiver):
        raise bad_position(hands, f"0..{HAND - 1}")


def check_setup(s: Samurai, figures: str, pending: str) -> None:
    """Refuse figures that cannot have been placed so far, or another seat than the next."""
    placed = sum([size(s.figures[kind]) for kind in range(KINDS)]) - ROOM[EDO]
    if "FillEdo" in pending:
        if figures != "-":
            raise bad_position(figures, "-")
    elif s.kinds_in(EDO) == 0 or min([s.unplaced(kind) for kind in range(KINDS)]) < 0:
        raise bad_position(figures, "Edo:hbr")
    elif isinstance(s.asking, PlaceFigure) and s.asking.seat != placed % s.seats:
        raise bad_position(pending, f"PlaceFigure({placed % s.seats})")


def check_figures(s: Samurai, figures: str) -> None:
    """Refuse a settlement in which only some of the figures are left."""
    for settlement in members(SETTLEMENTS_IN_PLAY[s.seats]):
        if size(s.kinds_in(settlement)) not in (0, ROOM[settlement]):
            raise bad_position(figures, f"{SETTLEMENT_NAMES[settlement]}: {ROOM[settlement]}")

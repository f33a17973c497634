"""A position of Samurai on one line, as in (broken here, because it is long)

    opening=chosen,figures=placed,capture=turn,screens=closed,nobody=none h4@N27/ship2@M22
    s3+ship1/h2 - Edo:hbr+Kyoto:hb 1.0.0/0.0.2 0.0.1 - plain - LayTiles(0)

options, the seats' tiles on the map, their hands, the seats whose figure exchange is in the box,
the figures on the map, those that the seats have captured, those that were set aside, the tile
that was taken up, what was laid in this turn, the winners, and what is pending. All other tiles are
in the supplies.
"""

from typing import Final

from tatami.core.cards import BIT, NONE
from tatami.core.errors import TatamiError
from tatami.core.frames import Frame
from tatami.core.kinds import items_of, joined
from tatami.core.notation import bad_position, parts, read_number, read_options
from tatami.core.position import Custom, Position
from tatami.games.samurai.board import (
    FROM_SEATS,
    HEXES,
    LANDS,
    ROOM,
    SETTLEMENT_NAMES,
    SETTLEMENTS,
    SETTLEMENTS_IN_PLAY,
    SPOTS,
)
from tatami.games.samurai.notation import (
    FIGURE_LETTERS,
    HEX_NAMES,
    SETTLEMENT_NUMBERS,
    TILE_NAMES,
    hex_text,
    kinds_text,
    tile_text,
)
from tatami.games.samurai.pieces import (
    EXCHANGE_TILE,
    KIND,
    MOST_SEATS,
    PLAIN_TILES,
    SHIP,
    SWAP_TILE,
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
from tatami.games.samurai.view import PUBLIC, in_box, laid_tiles, names_of

# Writing


def write_tiles(s: Samurai) -> str:
    """The tiles of each seat on the map."""
    tiles = laid_tiles(s)
    return "/".join(
        [
            joined(
                [
                    f"{tile_text(laid.tile)}@{hex_text(laid.hex)}"
                    for laid in tiles
                    if laid.seat == seat
                ]
            )
            for seat in range(s.seats)
        ]
    )


def write_hands(s: Samurai) -> str:
    """The hands of all seats, as a word of a position."""
    return "/".join([joined([tile_text(tile) for tile in names_of(hand)]) for hand in s.hands])


def write_box(s: Samurai) -> str:
    """The seats whose figure exchange is in the box."""
    return joined([str(seat) for seat in range(s.seats) if in_box(s, seat)])


def write_figures(s: Samurai) -> str:
    """The figures on the map."""
    return joined(
        [
            f"{SETTLEMENT_NAMES[settlement]}:{kinds_text(s.kinds_in(settlement))}"
            for settlement in range(SETTLEMENTS)
            if s.kinds_in(settlement)
        ]
    )


# Reading


def read_figures(s: Samurai, text: str) -> None:
    """Place all figures."""
    for item in items_of(text):
        read_settlement(s, item)


def read_settlement(s: Samurai, item: str) -> None:
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


def read_tiles(s: Samurai, text: str) -> None:
    """Lay the tiles of all seats."""
    for seat, items in enumerate(parts(text, "/", s.seats, "h4@N27/-")):
        for item in items_of(items):
            read_laid(s, seat, item)


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


def read_hands(s: Samurai, text: str) -> None:
    """Draw the hands of all seats."""
    for seat, items in enumerate(parts(text, "/", s.seats, "h4+s1/-")):
        for item in items_of(items):
            s.draw(seat, unused(s, seat, item))


def read_box(s: Samurai, text: str) -> None:
    """Put the figure exchange of some seats into the box."""
    for item in items_of(text):
        seat = read_number(item, 0, s.seats - 1)
        s.supplies[seat] = without_one(s.supplies[seat], unused(s, seat, "swap"))


def unused(s: Samurai, seat: int, name: str) -> int:
    """The tile with this name, of equal ones the first, if the seat still has it in its supply."""
    if name not in TILE_NAMES:
        raise bad_position(name, ", ".join(TILE_NAMES))
    tile = TILE_NAMES[name]
    if not s.supplies[seat] & BIT[tile]:
        raise TatamiError("card-twice", card=name)
    return tile


def take_up(s: Samurai, name: str, asked: Frame[Samurai]) -> None:
    """The tile that was taken up: there is one just when it has to be laid again."""
    if (name != "-") != isinstance(asked, LayAgain):
        raise bad_position(name, "LayAgain")
    if name == "-":
        return
    seat = asked.seat
    tile = unused(s, seat, name)
    if not PLAIN_TILES & BIT[tile] or (s.hands[seat] | s.supplies[seat]) & BIT[EXCHANGE_TILE]:
        raise bad_position(name, "h4")
    s.supplies[seat] = without_one(s.supplies[seat], tile)


# All of it

POSITION: Final = Position(
    [
        Custom("figures", ["figures"], write_figures, read_figures),
        Custom("tiles", ["tiles"], write_tiles, read_tiles),
        Custom("hands", ["hands"], write_hands, read_hands),
        Custom("box", ["supplies"], write_box, read_box),
        *PUBLIC,
    ],
    [
        DrawStarter,
        ChooseTiles,
        DealHand,
        FillEdo,
        PlaceFigure,
        DrawFigure,
        LayTiles,
        LayAgain,
        DrawTile,
    ],
    range(2, MOST_SEATS + 1),
    first="tiles hands box figures captured aside lifted laid winners",
    derived="land home_sea far_sea influence surrounded liftable",
)


def write(s: Samurai) -> str:
    """The whole position on one line."""
    return POSITION.write(s, s.options.chosen)


def parse(text: str) -> Samurai:
    """The position as the line has it."""
    words = POSITION.split(text)
    options = read_options(words["options"], OPTIONS)
    s = empty_table(POSITION.seats(words["hands"]), options)
    POSITION.read(words, s, [])
    pending = POSITION.pending(words, s.seats)
    take_up(s, words["lifted"], pending[-1] if pending else Frame())
    s.resume(pending)
    return s

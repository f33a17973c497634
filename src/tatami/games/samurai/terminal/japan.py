"""The map of Japan, drawn with two or three characters a hex, and the seats in its empty corner."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions
from rich.text import Text

from tatami.games.samurai.board import FROM_SEATS, HEXES, LANDS, PLACES, SPOTS
from tatami.games.samurai.notation import TILE_WORDS
from tatami.games.samurai.pieces import EXCHANGE_TILE, KIND, SAMURAI, STRENGTH, TILE_EXCHANGE
from tatami.games.samurai.view import SamuraiView
from tatami.narration.terminal import SEAT_COLOURS
from tatami.words import say

SHAPES = ["▲", "●", "■", "★", "≈", "♞", "⇄", "⇅"]
LEGEND = [range(SAMURAI), range(SAMURAI, TILE_EXCHANGE), range(TILE_EXCHANGE, len(SHAPES))]
"""What the signs mean, in lines that find room beside the map."""

SEA = "on #1b3a57"
LAND = "#a39366 on #54492e"
SETTLEMENT = "bold #1f1b16 on #efe4c8"
EMPTIED = "on #8d8468"
TILE = "bold #171512 on "
FAINT = "dim"

NARROW = 2
WIDE = 3
"""How many characters a hex has, by how much room there is."""

TICKS = 4
"""The columns of the map are numbered in such steps."""


class Japan:
    """The map with its tiles and figures, as large as there is room for."""

    def __init__(
        self, view: SamuraiView, names: list[str], shown: list[bool], beneath: list[str]
    ) -> None:
        self.view = view
        self.names = names
        self.shown = shown
        """For each seat whether its captured figures stand in the open."""
        self.beneath = beneath
        """What is told beneath the map."""
        self.tiles = {laid.hex: (laid.seat, laid.tile) for laid in view.tiles}
        self.rows: dict[int, list[tuple[int, int]]] = {}
        """The hexes in play by their row, each with its column."""
        for hex in range(HEXES):
            if FROM_SEATS[hex] <= view.seats:
                row, column = PLACES[hex]
                self.rows.setdefault(row, []).append((column, hex))
        columns = [column for row in self.rows.values() for column, _ in row]
        self.first = min(columns)
        self.last = max(columns)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        wide = self.at(self.last, WIDE) + WIDE + 1 <= options.max_width
        width = WIDE if wide else NARROW
        beside = list(self.facts())
        for row in sorted(self.rows):
            start, line = self.line(row, width)
            has_room = beside and len(beside[0]) < start
            left = beside.pop(0) if has_room else Text()
            yield Text.assemble(left, " " * (start - len(left)), line, no_wrap=True)
        yield self.ticks(width)
        yield from beside
        for told in ["", *self.beneath]:
            yield Text(told, FAINT)

    # The map

    def at(self, column: int, width: int) -> int:
        """How far from the left a column of the map is drawn."""
        return 1 + (column - self.first) * width // 2

    def line(self, row: int, width: int) -> tuple[int, Text]:
        """A row of hexes between its letters, and how far from the left it begins."""
        hexes = sorted(self.rows[row])
        letter = chr(ord("A") + row)
        start = self.at(hexes[0][0], width) - 1
        line = Text(letter, FAINT)
        for column, hex in hexes:
            line.append(" " * (self.at(column, width) - start - len(line)), "none")
            face, style = self.face(hex, width)
            line.append(f"{face:<{width}}", style)
        return start, line.append(letter, FAINT)

    def ticks(self, width: int) -> Text:
        """The numbers of some columns."""
        line = Text(style=FAINT, no_wrap=True)
        for column in range(self.first, self.last + 1):
            if column % TICKS == 1:
                line.append(" " * (self.at(column, width) - len(line))).append(str(column))
        return line

    def face(self, hex: int, width: int) -> tuple[str, str]:
        """What is drawn on a hex, and how."""
        if hex in self.tiles:
            seat, tile = self.tiles[hex]
            return short(tile), TILE + SEAT_COLOURS[seat]
        if hex < LANDS:
            return "·", LAND
        if hex < SPOTS:
            return "", SEA
        kinds = self.view.figures[hex - SPOTS]
        if not kinds:
            return "", EMPTIED
        if len(kinds) > width:
            return say("samurai-edo"), SETTLEMENT
        return "".join(SHAPES[kind] for kind in kinds), SETTLEMENT

    # What stands beside it

    def facts(self) -> Iterator[Text]:
        """The seats, what was set aside, the own hand, and what the signs mean."""
        for seat, name in enumerate(self.names):
            line = Text(f"{name:<6.6} ", SEAT_COLOURS[seat])
            behind = say("samurai-hidden")
            stands = figures(self.view.captured[seat]) if self.shown[seat] else behind
            line.append(f"{stands:<9} ", "none" if self.shown[seat] else FAINT)
            left = f"{self.view.hand_sizes[seat]}+{self.view.supply_sizes[seat]}"
            yield line.append(left, FAINT)
        yield Text(f"{say('samurai-aside'):<6} {figures(self.view.aside)}", FAINT)
        if self.view.seat >= 0:
            own = TILE + SEAT_COLOURS[self.view.seat]
            hand = [Text(f"{short(tile):<2}", own) for tile in self.view.hand]
            yield Text.assemble(f"{say('samurai-hand'):<6} ", Text(" ").join(hand))
        for kinds in LEGEND:
            signs = [f"{SHAPES[kind]} {say(f'samurai-sign-{TILE_WORDS[kind]}')}" for kind in kinds]
            yield Text(" ".join(signs), FAINT)


def short(tile: int) -> str:
    """A tile in one or two characters."""
    sign = SHAPES[KIND[tile]]
    return f"{sign}{STRENGTH[tile]}" if tile < EXCHANGE_TILE else sign


def figures(counts: tuple[int, ...]) -> str:
    """How many figures of each kind, in signs."""
    return " ".join(f"{SHAPES[kind]}{count}" for kind, count in enumerate(counts))

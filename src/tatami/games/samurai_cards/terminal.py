"""Samurai: the card game in the terminal."""

from collections.abc import Iterator

from rich.align import Align
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tatami.core.cards import members
from tatami.core.grid import column_and_row
from tatami.games.samurai_cards.pieces import KIND, STRENGTH, SYMBOLS, stones_of_a_shape
from tatami.games.samurai_cards.story import SamuraiCardsNarrator, kind_name
from tatami.games.samurai_cards.view import SamuraiCardsView
from tatami.narration.terminal import SEAT_COLOURS, Table
from tatami.words import say

SHAPES = ["▲", "●", "■", "★"]
CELL_WIDTH = 4


class SamuraiCardsTable(Table[SamuraiCardsView, SamuraiCardsNarrator]):
    """The chequerboard, the next village, everybody's stones, and your hand."""

    def draw(self, view: SamuraiCardsView) -> RenderableType:
        return Group(
            Align.center(piles(view)),
            "",
            Board(view),
            "",
            Align.center(self.draw_seats(view)),
            "",
            Align.center(Text("  ").join([short(card, "bold") for card in view.hand])),
            Align.center(legend()),
        )

    def draw_seats(self, view: SamuraiCardsView) -> RenderableType:
        """Everybody's stones, those who lead in bold, and how many cards they have left."""
        grid = Grid(box=None, padding=(0, 1), header_style="dim")
        supply = say("samurai_cards-supply", supply=stones_of_a_shape(view.seats))
        grid.add_column(say("samurai_cards-column-seat"))
        for symbol in range(SYMBOLS):
            grid.add_column(f"{SHAPES[symbol]} {supply}", justify="right")
        grid.add_column(say("samurai_cards-column-cards"), justify="right")
        for seat, name in enumerate(self.names):
            cards = view.hand_sizes[seat] + view.pile_sizes[seat]
            stones = [
                Text(str(view.stones[seat][symbol]), "bold" if leads(view, seat, symbol) else "")
                for symbol in range(SYMBOLS)
            ]
            grid.add_row(Text(name, SEAT_COLOURS[seat]), *stones, str(cards))
        return grid


class Board:
    """The chequerboard with its columns and rows, as much of it as there is room for."""

    def __init__(self, view: SamuraiCardsView) -> None:
        self.view = view
        self.faces: dict[tuple[int, int], Text] = {}
        for cell in view.open:
            self.faces[column_and_row(cell)] = Text("·", "dim")
        for village in view.villages:
            style = "dim" if village.is_turned else "reverse"
            self.faces[column_and_row(village.cell)] = village_face(village.symbols, style)
        for lying in view.placed:
            style = SEAT_COLOURS[lying.seat] + (" underline" if lying.cell == view.newest else "")
            style += " dim" if lying.is_turned else ""
            self.faces[column_and_row(lying.cell)] = short(lying.card, style)
        for cell in view.due:
            self.faces[column_and_row(cell)] = Text("?", "bold")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Align]:
        columns = [column for column, _ in self.faces]
        rows = [row for _, row in self.faces]
        room = max(1, options.max_width // CELL_WIDTH - 1)
        across = window(min(columns), max(columns), self.middle()[0], room)
        yield Align.center(head_line(across))
        for row in range(max(rows), min(rows) - 1, -1):
            yield Align.center(self.line(row, across))

    def middle(self) -> tuple[int, int]:
        """Where to look if there is not room for all: at the newest card."""
        return column_and_row(max(self.view.newest, 0))

    def line(self, row: int, across: range) -> Text:
        """One row of the board, its number before it."""
        line = Text(f"{row:>3} ", "dim", no_wrap=True)
        for column in across:
            face = self.faces.get((column, row), Text(""))
            line.append_text(face)
            line.append(" " * (CELL_WIDTH - len(face)), "none")
        return line


def head_line(across: range) -> Text:
    """The numbers of the columns."""
    numbers = "".join(f"{column:<{CELL_WIDTH}}" for column in across)
    return Text(" " * CELL_WIDTH + numbers, "dim", no_wrap=True)


def window(lowest: int, highest: int, middle: int, room: int) -> range:
    """The numbers from lowest to highest, or as many as there is room for around the middle."""
    if highest - lowest < room:
        return range(lowest, highest + 1)
    first = min(max(lowest, middle - room // 2), highest + 1 - room)
    return range(first, first + room)


def leads(view: SamuraiCardsView, seat: int, symbol: int) -> bool:
    """Whether the seat has more stones of this shape than every other."""
    others = [view.stones[rival][symbol] for rival in range(view.seats) if rival != seat]
    return view.stones[seat][symbol] > max(others)


# Pictures


def short(card: int, style: str) -> Text:
    """A card in two characters."""
    return Text(f"{SHAPES[KIND[card]]}{STRENGTH[card]}", style)


def village_face(symbols: int, style: str = "reverse") -> Text:
    """A village in up to three characters."""
    return Text("".join(SHAPES[symbol] for symbol in members(symbols)) or "-", style)


def piles(view: SamuraiCardsView) -> Text:
    """The visible village, the one to be laid before it, and how many are left."""
    line = Text()
    if view.taken:
        line.append(say("samurai_cards-to-lay") + " ").append_text(village_face(view.taken))
        line.append("   ")
    line.append(say("samurai_cards-next") + " ").append_text(village_face(view.top))
    return line.append("   " + say("samurai_cards-left", left=view.village_pile), "dim")


def legend() -> Text:
    """What the signs mean, and how to type them."""
    signs = [f"{shape} {kind_name(kind)}" for kind, shape in enumerate(SHAPES)]
    return Text("   ".join(signs), "dim")


TABLE = SamuraiCardsTable

"""Samurai: the card game in the terminal."""

from collections.abc import Iterator

from rich.align import Align
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tatami.cli.tables.table import SEAT_COLOURS, Table
from tatami.core.actions import noun, verb
from tatami.core.cards import NONE, members
from tatami.core.grid import SIDES, cell_at, column_and_row
from tatami.core.state import Entry
from tatami.games.samurai_cards.notation import place_text
from tatami.games.samurai_cards.pieces import KIND, STRENGTH, SYMBOLS, stones_of_a_shape
from tatami.games.samurai_cards.rules import NO_SYMBOL, PLACE, card_of, cell_of
from tatami.games.samurai_cards.view import SamuraiCardsView
from tatami.words import say

KINDS = ["helmet", "Buddha", "rice", "samurai"]
SHAPES = ["▲", "●", "■", "★"]
SIDE_NAMES = ["north", "east", "south", "west"]
STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]

CELL_WIDTH = 4


class SamuraiCardsTable(Table[SamuraiCardsView]):
    """The chequerboard, the next village, everybody's stones, and your hand."""

    # What is wanted, what can be done, what happened

    def prompt(self, view: SamuraiCardsView) -> str:
        question = type(view.pending[-1]).__name__
        return say(
            f"samurai_cards-ask-{question}",
            next=village_name(view.top) or "none",
            taken=village_name(view.taken),
        )

    def choice(self, view: SamuraiCardsView, action: int) -> str:
        if verb(action) != PLACE:
            return say("samurai_cards-do-lay", village=village_name(view.taken))
        taken = {cell for cell, _, _ in view.placed}
        beside = [
            say(
                "samurai_cards-do-side",
                village=village_name(symbols),
                side=1 + sum(place in taken for place in around(cell)),
            )
            for cell, symbols, _ in view.villages
            if cell_of(action) in around(cell)
        ]
        card = card_name(card_of(action))
        return say("samurai_cards-do-place", card=card, villages=", ".join(beside))

    def story(self, view: SamuraiCardsView, entry: Entry) -> str:
        match entry.frame:
            case "Setup":
                return say("samurai_cards-log-Setup")
            case "LayFirstVillage":
                return say("samurai_cards-log-LayFirstVillage", village=village_at(*entry.facts))
            case "TurnUpVillage":
                village = village_name(noun(entry.action))
                return say("samurai_cards-log-TurnUpVillage", village=village)
            case "DrawCard" if entry.action != NONE:
                return say("samurai_cards-log-DrawCard", card=card_name(noun(entry.action)))
            case "LayVillages" if entry.facts:
                return say("samurai_cards-log-LayVillages", village=village_at(*entry.facts))
            case "PlaceCard" | "ChoosePlace":
                return self.done(view, entry)
            case "ScoreVillages":
                return "\n".join(self.scored(entry.facts))
            case "Count":
                causes = [say(f"samurai_cards-cause-{1 << n}") for n in members(entry.facts[0])]
                return say("samurai_cards-log-Count", causes=", ".join(causes))
        return ""

    def done(self, view: SamuraiCardsView, entry: Entry) -> str:
        """The sentence for what a seat did."""
        who = self.names[entry.seat]
        you = int(entry.seat == view.seat)
        if entry.frame == "ChoosePlace":
            village = village_at(entry.facts[0], noun(entry.action))
            return say("samurai_cards-log-ChoosePlace", who=who, you=you, village=village)
        card = card_name(card_of(entry.action))
        place = place_text(cell_of(entry.action))
        return say("samurai_cards-log-PlaceCard", who=who, you=you, card=card, place=place)

    def scored(self, facts: list[int]) -> Iterator[str]:
        """A sentence for each village that was scored: its cell, then who took which stone."""
        for at in range(0, len(facts), SYMBOLS + 1):
            cell, *takers = facts[at : at + SYMBOLS + 1]
            stones = [
                say("samurai_cards-log-no-stone", symbol=kind_name(symbol))
                if taker == NONE
                else say("samurai_cards-log-stone", symbol=kind_name(symbol), who=self.names[taker])
                for symbol, taker in enumerate(takers)
                if taker != NO_SYMBOL
            ]
            yield say("samurai_cards-log-score", place=place_text(cell), stones=", ".join(stones))

    # The table in words

    def lines(self, view: SamuraiCardsView) -> list[str]:
        top = village_name(view.top) or "none"
        said = [say("samurai_cards-next-line", left=view.village_pile, next=top)]
        if view.taken:
            said.append(say("samurai_cards-taken-line", village=village_name(view.taken)))
        for seat, name in enumerate(self.names):
            helmets, buddhas, rice = view.stones[seat]
            said.append(
                say(
                    "samurai_cards-seat-line",
                    who=name,
                    helmets=helmets,
                    buddhas=buddhas,
                    rice=rice,
                    hand=view.hand_sizes[seat],
                    pile=view.pile_sizes[seat],
                )
            )
        placed = {cell: (seat, card) for cell, seat, card in view.placed}
        for cell, symbols, turned in view.villages:
            if not turned:
                said.append(self.village_line(cell, symbols, placed))
        hand = ", ".join(card_name(card) for card in view.hand)
        said.append(say("samurai_cards-hand-line", cards=hand or say("samurai_cards-no-cards")))
        return said

    def village_line(self, cell: int, symbols: int, placed: dict[int, tuple[int, int]]) -> str:
        """A village that is not scored yet: what lies on its sides, and who has what influence."""
        sides = []
        for side, place in zip(SIDE_NAMES, around(cell), strict=True):
            name = say(f"samurai_cards-{side}")
            if place in placed:
                seat, card = placed[place]
                who = self.names[seat]
                sides.append(
                    say("samurai_cards-side-line", side=name, who=who, card=card_name(card))
                )
            else:
                sides.append(say("samurai_cards-free-side", side=name))
        influence = [self.influence(cell, symbol, placed) for symbol in members(symbols)]
        return say(
            "samurai_cards-village-line",
            village=village_at(symbols, cell),
            sides=", ".join(sides),
            influence=", ".join(influence),
        )

    def influence(self, cell: int, symbol: int, placed: dict[int, tuple[int, int]]) -> str:
        """Who has what influence on a symbol of a village."""
        sums: dict[int, int] = {}
        for place in around(cell):
            if place in placed:
                seat, card = placed[place]
                if KIND[card] in (symbol, len(KINDS) - 1):
                    sums[seat] = sums.get(seat, 0) + STRENGTH[card]
        if not sums:
            return say("samurai_cards-no-influence", symbol=kind_name(symbol))
        told = [
            say("samurai_cards-sum", who=self.names[seat], strength=strength)
            for seat, strength in sorted(sums.items())
        ]
        return say("samurai_cards-influence", symbol=kind_name(symbol), sums=" ".join(told))

    # The table drawn

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
        for cell, symbols, turned in view.villages:
            style = "dim" if turned else "reverse"
            self.faces[column_and_row(cell)] = village_face(symbols, style)
        for cell, seat, card in view.placed:
            style = SEAT_COLOURS[seat] + (" underline" if cell == view.newest else "")
            self.faces[column_and_row(cell)] = short(card, style)
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


def around(cell: int) -> list[int]:
    """The four places that touch a cell: north, east, south, west."""
    column, row = column_and_row(cell)
    return [cell_at(column + right, row + up) for right, up in STEPS[:SIDES]]


def leads(view: SamuraiCardsView, seat: int, symbol: int) -> bool:
    """Whether the seat has more stones of this shape than every other."""
    others = [view.stones[rival][symbol] for rival in range(view.seats) if rival != seat]
    return view.stones[seat][symbol] > max(others)


# Words


def kind_name(kind: int) -> str:
    """A symbol, or the samurai, in words."""
    return say(f"samurai_cards-{KINDS[kind]}")


def card_name(card: int) -> str:
    """An influence card in words."""
    return say("samurai_cards-card", kind=kind_name(KIND[card]), strength=int(STRENGTH[card]))


def village_name(symbols: int) -> str:
    """The symbols of a village in words; empty if there is no village."""
    return " ".join(kind_name(symbol) for symbol in members(symbols))


def village_at(symbols: int, cell: int) -> str:
    """A village and its place in words."""
    return say("samurai_cards-village", symbols=village_name(symbols), place=place_text(cell))


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

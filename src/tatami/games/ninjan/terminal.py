"""Ninjan in the terminal."""

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tatami.core.cards import NONE
from tatami.games.ninjan.pieces import SUIT, VALUE
from tatami.games.ninjan.story import NinjanNarrator, points, progress, sign_name, signless, worth
from tatami.games.ninjan.view import FACE_DOWN, NinjanView
from tatami.narration.narrator import signed
from tatami.narration.terminal import SEAT_COLOURS, Table
from tatami.words import say

SHAPES = ["●", "▲", "■"]
COLOURS = ["red", "dodger_blue1", "green"]


class NinjanTable(Table[NinjanView, NinjanNarrator]):
    """The three piles, the cards before each seat, what they have won, and your hand."""

    def draw(self, view: NinjanView) -> RenderableType:
        return Group(
            Align.center(Text(progress(view), "bold")),
            Align.center(Columns([draw_pile(view, pile) for pile in range(3)], padding=(0, 2))),
            "",
            Align.center(self.draw_seats(view)),
            "",
            Align.center(Columns([draw_card(card) for card in view.hand], padding=(0, 0))),
            Align.center(wheel()),
        )

    def draw_seats(self, view: NinjanView) -> RenderableType:
        """Who has what: the card before each seat, points, and won cards."""
        grid = Grid(box=None, padding=(0, 1), header_style="dim")
        grid.add_column(say("ninjan-column-seat"))
        grid.add_column(say("ninjan-column-card"), justify="center", min_width=5)
        grid.add_column(say("ninjan-column-points"), justify="right")
        grid.add_column(say("ninjan-column-won"), overflow="ellipsis", no_wrap=True)
        for seat, name in enumerate(self.names):
            grid.add_row(
                Text(name, SEAT_COLOURS[seat]),
                short_pick(view.picks[seat]),
                signed(points(view, seat)),
                Text(" ").join([short(card) for card in view.won[seat]]),
            )
        return grid


# Pictures


def short(card: int) -> Text:
    """The card in three characters."""
    return Text(f"{signless(VALUE[card])}{SHAPES[SUIT[card]]}", COLOURS[SUIT[card]])


def short_pick(card: int) -> Text:
    """The card before a seat, its back while it is face down."""
    if card == NONE:
        return Text("·", "dim")
    return Text("▒▒", "dim") if card == FACE_DOWN else short(card)


def wheel() -> Text:
    """What beats what, and who goes first of three equal values."""
    rock, scissors, paper = (Text(f"{SHAPES[s]} {sign_name(s)}", COLOURS[s]) for s in range(3))
    beats = f" {say('ninjan-beats')} "
    return Text.assemble(rock, beats, scissors, beats, paper, beats, rock, style="dim")


def draw_card(card: int) -> Panel:
    """One card of the hand."""
    colour = COLOURS[SUIT[card]]
    face = Text(f"{signless(VALUE[card]):>2}\n{SHAPES[SUIT[card]]:>2}", f"bold {colour}")
    return Panel(face, border_style=colour, padding=0, width=5)


def draw_pile(view: NinjanView, number: int) -> Panel:
    """A pile: its top card in front, the values under it, their sum."""
    pile = view.piles[number]
    colour = COLOURS[SUIT[pile[-1]]] if pile else "dim"
    top = Text("").join([short(card) for card in pile[-1:]])
    top.stylize(f"bold reverse {colour}")
    return Panel(
        Group(Align.center(top), Align.center(Text(" ").join([short(card) for card in pile[:-1]]))),
        title=say("ninjan-pile", pile=number + 1),
        subtitle=say("ninjan-sum", points=signed(worth(pile))),
        border_style=colour,
        padding=0,
        width=15,
        height=5,
    )


TABLE = NinjanTable

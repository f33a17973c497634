"""Hagakure in the terminal."""

from collections.abc import Sequence

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tatami.core.cards import NONE
from tatami.games.hagakure.notation import CHIP_LETTERS
from tatami.games.hagakure.pieces import BONUS_CARD, FOOL, cards_in, is_red
from tatami.games.hagakure.story import HagakureNarrator, clockwise, must_follow, own_hand
from tatami.games.hagakure.view import HagakureView, hidden_from
from tatami.narration.narrator import signed
from tatami.narration.terminal import SEAT_COLOURS, Table
from tatami.words import say

BLUE = "dodger_blue1"
RED = "red"
FLYING = "bold reverse gold1"


class HagakureTable(Table[HagakureView, HagakureNarrator]):
    """The trick, what each seat has won and which banners it has left, and your hand."""

    def draw(self, view: HagakureView) -> RenderableType:
        return Group(
            Align.center(Text(self.narrator.progress(view), "bold")),
            Align.center(self.draw_trick(view)),
            Align.center(self.draw_seats(view)),
            "",
            Align.center(Columns(draw_hand(view), padding=(0, 0))),
            Align.center(draw_unseen(view)),
        )

    def draw_trick(self, view: HagakureView) -> RenderableType:
        """The cards of the trick under the names of their seats, in the order of play."""
        grid = Grid.grid(padding=(0, 1))
        seats = clockwise(view)
        grid.add_row(*[Text(self.names[seat], SEAT_COLOURS[seat]) for seat in seats])
        grid.add_row(*[draw_card(view.trick[seat]) for seat in seats])
        return grid

    def draw_seats(self, view: HagakureView) -> RenderableType:
        """Who has what: points, tricks, banners, and the hands that the viewer has seen."""
        grid = Grid(box=None, padding=(0, 1), header_style="dim")
        grid.add_column(say("hagakure-column-seat"))
        grid.add_column(say("hagakure-column-points"), justify="right")
        grid.add_column(say("hagakure-column-tricks"), justify="right")
        grid.add_column(say("hagakure-column-chips"))
        grid.add_column(say("hagakure-column-hand"), overflow="ellipsis", no_wrap=True)
        for seat, name in enumerate(self.names):
            tricks = str(len(view.won[seat]) // view.seats)
            grid.add_row(
                Text(name, SEAT_COLOURS[seat]),
                signed(view.points[seat]),
                f"★{tricks}" if BONUS_CARD in view.won[seat] else tricks,
                draw_chips(view, seat),
                draw_held(view.hands[seat], view.hand_sizes[seat], seat in view.without_red),
            )
        yomi = draw_held(view.yomi, view.yomi_size, without_red=False)
        grid.add_row(Text(say("hagakure-yomi"), "dim"), "", "", "", yomi)
        return grid


# Pictures


def number(card: int) -> str:
    """What is printed on a card; an old fool has a letter instead."""
    return "F" if card == FOOL else str(card)


def mark(card: int) -> str:
    """What tells the kinds apart without colours; samurai 18 has a star."""
    return "★" if card == BONUS_CARD else "◆" if is_red(card) else "○"


def colour(card: int) -> str:
    """Red or blue."""
    return RED if is_red(card) else BLUE


def short(card: int, style: str = "") -> Text:
    """The card in three characters."""
    return Text(number(card) + mark(card), f"{style} {colour(card)}")


def draw_card(card: int, is_dim: bool = False) -> Panel:
    """One card, or the place for it."""
    if card == NONE:
        return Panel("\n", border_style="dim", padding=0, width=5)
    style = f"{'dim' if is_dim else 'bold'} {colour(card)}"
    face = Text(f"{number(card):>2}\n{mark(card):>2}", style)
    return Panel(face, border_style="dim" if is_dim else colour(card), padding=0, width=5)


def draw_hand(view: HagakureView) -> list[RenderableType]:
    """The viewer's cards, those that cannot be played now dimmed."""
    follows = must_follow(view)
    return [draw_card(card, follows and not is_red(card)) for card in own_hand(view)]


def draw_chips(view: HagakureView, seat: int) -> Text:
    """The five banners: one flies in this round, some are left, the others are struck through."""
    drawn = Text()
    for chip, letter in enumerate(CHIP_LETTERS):
        if view.banners[seat] == chip:
            drawn.append(letter, FLYING)
        else:
            drawn.append(letter, "" if chip in view.chips[seat] else "dim strike")
    return drawn


def draw_held(cards: Sequence[int], count: int, without_red: bool) -> Text:
    """Cards that the viewer has seen, or the backs of the others, blue if none can be red."""
    if cards:
        return Text(" ").join([short(card) for card in cards])
    return Text("▒ " * count, BLUE if without_red else "dim")


def draw_unseen(view: HagakureView) -> Text:
    """The cards that the viewer has not seen in this round."""
    hidden = [short(card, "dim") for card in cards_in(hidden_from(view))]
    return Text(" ").join([Text(say("hagakure-unseen"), "dim"), *hidden])


TABLE = HagakureTable

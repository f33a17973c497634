"""Hagakure in the terminal."""

from collections.abc import Sequence

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tatami.cli.tables.table import SEAT_COLOURS, Table
from tatami.core.actions import noun, verb
from tatami.core.cards import NONE
from tatami.core.state import Entry
from tatami.games.hagakure.notation import CHIP_LETTERS, CHIP_NAMES, card_text
from tatami.games.hagakure.pieces import (
    BONUS_CARD,
    FOOL,
    VILLAGER_GOAL,
    YOMI,
    cards_in,
    is_red,
)
from tatami.games.hagakure.rules import CHIP, LOOK_AT, PASS, PlayChip
from tatami.games.hagakure.view import HagakureView, hidden_from
from tatami.words import say

BLUE = "dodger_blue1"
RED = "red"
FLYING = "bold reverse gold1"


class HagakureTable(Table[HagakureView]):
    """The trick, what each seat has won and which banners it has left, and your hand."""

    # What is wanted, what can be done, what happened

    def prompt(self, view: HagakureView) -> str:
        if isinstance(view.pending[-1], PlayChip):
            return say("hagakure-ask-PlayChip", round=view.round)
        if view.seat == view.leader:
            return say("hagakure-ask-lead")
        sentence = "hagakure-ask-follow" if must_follow(view) else "hagakure-ask-free"
        return say(sentence, card=card_name(view.trick[view.leader]))

    def choice(self, view: HagakureView, action: int) -> str:
        what = noun(action)
        if verb(action) == PASS:
            return say("hagakure-do-none")
        if verb(action) == CHIP:
            return say(f"hagakure-do-{CHIP_NAMES[what]}", goal=VILLAGER_GOAL[view.seats])
        if verb(action) == LOOK_AT:
            if what == YOMI:
                return say("hagakure-do-look-yomi")
            return say("hagakure-do-look", who=self.names[what])
        return card_name(what)

    def story(self, view: HagakureView, entry: Entry) -> str:
        facts = entry.facts
        match entry.frame:
            case "Round":
                return self.began(*facts)
            case "PlayChip":
                return self.announced(view, entry)
            case "PlayCard":
                card = card_name(noun(entry.action))
                return say("hagakure-log-PlayCard", **self.who(view, entry.seat), card=card)
            case "TakeTrick":
                return say("hagakure-log-TakeTrick", **self.who(view, facts[0]))
            case "Score":
                return say("hagakure-log-Score", points=self.points(facts))
            case "EndOfRound":
                return say("hagakure-log-EndOfRound", points=self.points(facts))
            case "ExtraRound":
                names = ", ".join(self.names[seat] for seat in facts)
                return say("hagakure-log-ExtraRound", names=names)
        return ""

    def began(self, number: int, rounds: int) -> str:
        """The sentence for a round that begins; the dealer sits before the starter."""
        dealer = self.names[(number - 2) % len(self.names)]
        return say(
            "hagakure-log-Round",
            round=number,
            rounds=rounds,
            extra=int(number > rounds),
            who=dealer,
        )

    def announced(self, view: HagakureView, entry: Entry) -> str:
        """The sentence for a chip, or for none."""
        who = self.who(view, entry.seat)
        what = noun(entry.action)
        if verb(entry.action) == PASS:
            return say("hagakure-log-none", **who)
        if verb(entry.action) == CHIP:
            return say("hagakure-log-chip", **who, chip=chip_name(what))
        if what == YOMI:
            return say("hagakure-log-look-yomi", **who)
        return say("hagakure-log-look", **who, whom=self.names[what])

    def who(self, view: HagakureView, seat: int) -> dict[str, int | str]:
        """A seat as the subject of a sentence."""
        return {"who": self.names[seat], "you": int(seat == view.seat)}

    def points(self, points: Sequence[int]) -> str:
        """What each seat has."""
        return ", ".join(f"{self.names[seat]} {signed(count)}" for seat, count in enumerate(points))

    # The table in words

    def lines(self, view: HagakureView) -> list[str]:
        said = [self.progress(view)]
        for seat in range(view.seats):
            said += self.seat_lines(view, seat)
        if view.seat in view.yomi_knowers:
            said.append(say("hagakure-seen-yomi-line", cards=card_names(view.yomi)))
        hidden = cards_in(hidden_from(view))
        said.append(say("hagakure-unseen-line", cards=card_texts(hidden)))
        laid = [
            say("hagakure-trick-card", who=self.names[seat], card=card_name(view.trick[seat]))
            for seat in clockwise(view)
            if view.trick[seat] != NONE
        ]
        if laid:
            said.append(say("hagakure-trick-line", cards=", ".join(laid)))
        said.append(say("hagakure-hand-line", cards=card_names(own_hand(view))))
        return said

    def seat_lines(self, view: HagakureView, seat: int) -> list[str]:
        """What everybody can see of a seat, and what the viewer has seen."""
        who = self.names[seat]
        said = [
            say(
                "hagakure-seat-line",
                who=who,
                points=signed(view.points[seat]),
                tricks=len(view.won[seat]) // view.seats,
                won=card_texts(view.won[seat]),
                hand=view.hand_sizes[seat],
                chips=", ".join(map(chip_name, view.chips[seat])) or say("hagakure-nothing"),
            )
        ]
        if view.banners[seat] != NONE:
            said.append(say("hagakure-banner-line", who=who, chip=chip_name(view.banners[seat])))
        if seat in view.without_red and view.hand_sizes[seat]:
            said.append(say("hagakure-without-red-line", who=who))
        if seat != view.seat and view.hands[seat]:
            cards = card_names(view.hands[seat])
            said.append(say("hagakure-seen-hand-line", who=who, cards=cards))
        return said

    def progress(self, view: HagakureView) -> str:
        """Which round it is, and who leads."""
        extra = view.round > view.rounds
        sentence = "hagakure-extra-round" if extra else "hagakure-round"
        who = self.who(view, view.leader)
        return say(sentence, **who, round=view.round, rounds=view.rounds)

    # The table drawn

    def draw(self, view: HagakureView) -> RenderableType:
        return Group(
            Align.center(Text(self.progress(view), "bold")),
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


# Words


def card_name(card: int) -> str:
    """The card in words."""
    if card == FOOL:
        return say("hagakure-fool")
    return say("hagakure-samurai" if is_red(card) else "hagakure-villager", number=card)


def card_names(cards: Sequence[int]) -> str:
    """The cards in words."""
    return ", ".join(map(card_name, cards)) or say("hagakure-nothing")


def card_texts(cards: Sequence[int]) -> str:
    """The cards as they are typed, for a long list."""
    return ", ".join(map(card_text, cards)) or say("hagakure-nothing")


def chip_name(chip: int) -> str:
    """The chip in words."""
    return say(f"hagakure-chip-{CHIP_NAMES[chip]}")


def signed(points: int) -> str:
    """A number that shows whether it is good or bad."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


# What lies open


def own_hand(view: HagakureView) -> tuple[int, ...]:
    """The viewer's cards; a watcher has none."""
    return view.hands[view.seat] if view.seat >= 0 else ()


def clockwise(view: HagakureView) -> list[int]:
    """The seats in the order of play."""
    return [(view.leader + number) % view.seats for number in range(view.seats)]


def must_follow(view: HagakureView) -> bool:
    """Whether red is led and the viewer has red."""
    return is_red(view.trick[view.leader]) and any(map(is_red, own_hand(view)))


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

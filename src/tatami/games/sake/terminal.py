"""Sake & Samurai in the terminal."""

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tatami.core.cards import NONE
from tatami.games.sake.deck import Deck
from tatami.games.sake.pieces import BOARD, LEFT, LIFE
from tatami.games.sake.story import SakeNarrator
from tatami.games.sake.story import names as words
from tatami.games.sake.targets import NO_TARGET
from tatami.games.sake.view import SakeView
from tatami.narration.terminal import SEAT_COLOURS, Table
from tatami.words import say

SAKE = "●"
HEART = "♥"
WOUND = "♡"
STEP = "·"
WIELDED = "†"
ACTIVE = "▶"
DOWN = "▼"
UP = "▲"
LIQUID = "bright_cyan"
BOARD_WIDTH = 11
LIFE_WIDTH = 8
BACK_COLOURS = ["orange3", "indian_red", "steel_blue1"]
MOST_DOTS = 12
ROOMY = 4
"""With so many seats there is room for the texts of the hand below its cards."""


class SakeTable(Table[SakeView, SakeNarrator]):
    """The ring of samurai, the steps between them, and your hand."""

    def draw(self, view: SakeView) -> RenderableType:
        deck = self.narrator.deck
        drawn: list[RenderableType] = [Align.center(draw_middle(view))]
        news = self.narrator.news(view)
        if news:
            drawn.append(Align.center(Text(news, "bold")))
        if view.seat >= 0:
            drawn += draw_hand(deck, view)
        if view.fight.target != NO_TARGET:
            drawn.append(draw_fight(self.names, view))
        for seat in seats_around(view):
            drawn += draw_seat(deck, self.names, view, seat)
        return Group(*drawn)


def seats_around(view: SakeView) -> list[int]:
    """All seats, the viewer's left neighbour first, so that what is near comes before the rest."""
    first = words.beside(view, view.seat, LEFT) if view.seat in view.alive else max(0, view.seat)
    return [(first + number) % view.seats for number in range(view.seats)]


def draw_middle(view: SakeView) -> Text:
    """The sake that is left to drink, and the piles."""
    drawn = Text.assemble((say("sake-masu") + " ", "bold"), (SAKE * view.masu or "—", LIQUID))
    drawn.append(" " + say("sake-piles", pile=view.pile_size, discards=len(view.discards)) + " ")
    if view.top >= 0:
        drawn.append_text(draw_back(view.top))
    return drawn


# The ring


def draw_seat(deck: Deck, names: list[str], view: SakeView, seat: int) -> list[Text]:
    """One seat, what lies before it, and the way to the next samurai."""
    mark = ACTIVE if seat == view.active else " "
    head = Text.assemble(mark, " ", (f"{names[seat]:<6}", f"bold {SEAT_COLOURS[seat]}"), " ")
    hand = draw_backs(deck, view.hands[seat])
    if seat in view.spirits:
        loot = Text(SAKE * view.loot[seat], LIQUID)
        return [Text.assemble(head, (say("sake-spirit"), "italic dim"), " ", loot, " ", hand)]
    if seat not in view.alive:
        return [Text.assemble(head, (say("sake-gone"), "dim strike"))]
    posture = (" " + say("sake-sits"), "dim") if seat in view.seated else ""
    board = padded(draw_board(deck, view, seat), BOARD_WIDTH)
    life = padded(draw_life(view, seat), LIFE_WIDTH)
    first = Text.assemble(head, board, life, hand, posture)
    return [first, Text.assemble("  ", draw_row(view, seat), draw_things(deck, view, seat))]


def padded(text: Text, width: int) -> Text:
    """The text with spaces behind it."""
    return Text.assemble(text, " " * max(1, width - text.cell_len))


def draw_board(deck: Deck, view: SakeView, seat: int) -> Text:
    """The samurai, with sake on the board or not."""
    name = deck.samurai_ids[view.samurai[seat]].capitalize()
    if BOARD in view.sake[seat]:
        return Text.assemble((name, "dim"), (SAKE, LIQUID))
    return Text(name)


def draw_life(view: SakeView, seat: int) -> Text:
    """Life points and wounds, with sake on the life pile or not."""
    sake = SAKE if LIFE in view.sake[seat] else ""
    return Text.assemble(
        (sake, LIQUID),
        (HEART * len(view.life[seat]), "red"),
        (WOUND * len(view.wounds[seat]), "dim red"),
    )


def draw_backs(deck: Deck, hand: tuple[int, ...]) -> Text:
    """The backs of the cards in a hand, each by its letter."""
    backs = sorted([int(deck.back[card]) if card >= 0 else ~card for card in hand])
    return Text.assemble(*[draw_back(back) for back in backs])


def draw_back(back: int) -> Text:
    """The back of a card."""
    return Text.assemble((words.back_name(back)[0].upper(), f"reverse {BACK_COLOURS[back]}"))


def draw_things(deck: Deck, view: SakeView, seat: int) -> Text:
    """Weapons and items: the wielded one marked, sake on what cannot be used."""
    drawn = Text()
    for title in words.things(deck, view, seat):
        has_sake = title in view.sake[seat]
        drawn.append(WIELDED if view.wielded[seat] == title else "", "bold")
        drawn.append(words.title_name(deck, title), "dim" if has_sake else "")
        drawn.append(SAKE if has_sake else "", LIQUID)
        drawn.append(" ")
    return drawn


def draw_row(view: SakeView, seat: int) -> Text:
    """The steps to the next samurai and the minions among them, in the colours of their masters."""
    steps = view.steps[seat]
    drawn = Text("↓ ", "dim")
    minions = words.minions_in(view, seat)
    if not steps:
        return Text()
    if steps > MOST_DOTS and not minions:
        drawn.append(f"{STEP}×{steps}", "bold")
    else:
        for passed in range(steps + 1):
            for minion in minions:
                if minion.master == seat and minion.distance == passed:
                    drawn.append(DOWN, SEAT_COLOURS[minion.master])
                elif minion.master != seat and steps - minion.distance == passed:
                    drawn.append(UP, SEAT_COLOURS[minion.master])
            drawn.append(STEP if passed < steps else "", "bold")
    drawn.append(" " * max(2, MOST_DOTS - 2 - drawn.cell_len))
    return drawn


def draw_fight(names: list[str], view: SakeView) -> Text:
    """Who attacks whom."""
    fight = view.fight
    told = say(
        "sake-fight",
        striker=names[fight.striker],
        target=names[fight.target.seat] if fight.target.minion == NONE else say("sake-a-minion"),
        value=fight.value,
        defence=fight.defence,
    )
    return Text(told, "bold reverse")


# The hand


def draw_hand(deck: Deck, view: SakeView) -> list[RenderableType]:
    """Each card with its boxes, and what its text does in a line of its own."""
    drawn: list[RenderableType] = []
    is_spirit = view.seat in view.spirits
    for card in view.hands[view.seat]:
        head = Text.assemble(
            draw_back(int(deck.back[card])),
            (f" {deck.card_ids[card]:<12}", "bold"),
            "" if is_spirit else words.boxes_in_short(deck, card),
        )
        text = Text(words.title_text(deck, int(deck.title[card])), "dim")
        if is_spirit:
            drawn.append(head)
        elif view.seats <= ROOMY:
            drawn += [head, Padding(text, (0, 0, 0, 2))]
        else:
            drawn.append(in_one_line(Text.assemble(head, "  ", text)))
    if not is_spirit and view.samurai[view.seat] >= 0:
        knowledge = words.knowledge_text(deck, view.samurai[view.seat])
        drawn.append(in_one_line(Text(knowledge, "italic dim")))
    known = [deck.card_ids[card] for card in reversed(view.life[view.seat]) if card >= 0]
    if known and not is_spirit:
        drawn.append(Text(say("sake-own-life", cards=", ".join(known)), "dim"))
    return drawn


def in_one_line(text: Text) -> Text:
    """The text, cut off where the line ends."""
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


TABLE = SakeTable

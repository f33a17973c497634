"""The table of Sake & Samurai as a picture of characters."""

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tatami.cli.tables import sake_words as words
from tatami.cli.tables.table import SEAT_COLOURS
from tatami.core.cards import NONE
from tatami.games.sake.deck import Deck
from tatami.games.sake.pieces import BOARD, LIFE, MINION_TARGET
from tatami.games.sake.view import SakeView
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
BACK_COLOURS = ["orange3", "indian_red", "steel_blue1"]
MOST_DOTS = 12


def draw_table(deck: Deck, names: list[str], view: SakeView, middle: str) -> RenderableType:
    """The Masu and the piles, the ring of samurai, the fight, and the viewer's hand."""
    drawn: list[RenderableType] = [Align.center(draw_masu(view)), Align.center(Text(middle, "dim"))]
    for seat in range(view.seats):
        drawn += draw_seat(deck, names, view, seat)
    if view.fight[2] != NONE:
        drawn.append(draw_fight(names, view))
    if view.seat >= 0:
        drawn.append("")
        drawn += draw_hand(deck, view)
    return Group(*drawn)


def draw_masu(view: SakeView) -> Text:
    """The sake that is left to drink."""
    return Text.assemble((say("sake-masu") + " ", "bold"), (SAKE * view.masu or "—", LIQUID))


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
    first = Text.assemble(
        head, draw_board(deck, view, seat), " ", draw_life(view, seat), " ", hand, posture
    )
    return [first, Text.assemble("  ", draw_row(view, seat), draw_things(deck, view, seat))]


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
    drawn = Text()
    for back in sorted([int(deck.back[card]) if card >= 0 else ~card for card in hand]):
        drawn.append(words.back_name(back)[0].upper(), f"reverse {BACK_COLOURS[back]}")
    return drawn


def draw_things(deck: Deck, view: SakeView, seat: int) -> Text:
    """Weapons and items: the wielded one marked, sake on what cannot be used."""
    drawn = Text()
    for title in words.things(deck, view, seat):
        has_sake = title in view.sake[seat]
        drawn.append(WIELDED if view.wielded[seat] == title else "", "bold")
        drawn.append(deck.title_names[title], "dim" if has_sake else "")
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
            for _, master, distance in minions:
                if master == seat and distance == passed:
                    drawn.append(DOWN, SEAT_COLOURS[master])
                elif master != seat and steps - distance == passed:
                    drawn.append(UP, SEAT_COLOURS[master])
            drawn.append(STEP if passed < steps else "", "bold")
    drawn.append(" " * max(2, MOST_DOTS - 2 - drawn.cell_len))
    return drawn


def draw_fight(names: list[str], view: SakeView) -> Text:
    """Who attacks whom."""
    striker, _, target, _, value, _, defence, _ = view.fight
    whom = names[target] if target < MINION_TARGET else say("sake-a-minion")
    told = say("sake-fight", striker=names[striker], target=whom, value=value, defence=defence)
    return Text(told, "bold reverse")


# The hand


def draw_hand(deck: Deck, view: SakeView) -> list[RenderableType]:
    """Each card with its boxes, and what its text does in a line of its own."""
    drawn: list[RenderableType] = []
    spirit = view.seat in view.spirits
    for card in view.hands[view.seat]:
        back = int(deck.back[card])
        head = Text(f"{words.back_name(back)[0].upper()}", f"reverse {BACK_COLOURS[back]}")
        head.append_text(Text(f" {deck.card_ids[card]:<11}", "not reverse bold"))
        if not spirit:
            head.append_text(Text(words.boxes_text(deck, card), "not reverse"))
        drawn.append(head)
        if not spirit:
            text = Text(words.title_text(deck, int(deck.title[card])), "dim")
            drawn.append(Padding(text, (0, 0, 0, 2)))
    known = [deck.card_ids[card] for card in reversed(view.life[view.seat]) if card >= 0]
    if known and not spirit:
        drawn.append(Text(say("sake-own-life", cards=", ".join(known)), "dim"))
    return drawn

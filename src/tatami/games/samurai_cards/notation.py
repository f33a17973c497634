"""Samurai as text: cards like `h3` and `s1`, villages like `hb`, places like `2,-1`.

An action is `h3 2,-1` (place that card there) or `lay 1,1` (the village that was taken goes
there). A position has eleven fields, as in

    influence=111223,gap=strict,leaderless=stones hb@0,0+r@1,1 h3@1,0/s1@0,1 b2+s1/r4
    1.0.0/0.0.2 hbr - 0,1 - - Count>Round>PlaceCard(1)

options, villages (those turned over with a star), the seats' cards on the table, their hands, their
stones, the visible village, the village taken from the pile, the place of the newest card, the
places where a village is due, the winners, and what is pending. All other cards are in the piles.
"""

import re
from typing import Final

from tatami.core.actions import act, noun, verb
from tatami.core.cards import BIT, NONE, members, set_of
from tatami.core.counts import one_of
from tatami.core.errors import TatamiError
from tatami.core.grid import PLANE, SIDES, cell_at, cells_within, column_and_row
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
from tatami.games.samurai_cards.pieces import (
    ALL_SYMBOLS,
    CARDS,
    FIRST,
    FIRST_VILLAGE,
    KIND,
    MOST_SEATS,
    MOST_STONES,
    STRENGTH,
    SYMBOLS,
    VILLAGES,
)
from tatami.games.samurai_cards.rules import (
    BEGIN,
    DRAW,
    LAY,
    PLACE,
    TURN_UP,
    ChoosePlace,
    Count,
    DealHand,
    DrawCard,
    DrawStarter,
    LayFirstVillage,
    PlaceCard,
    Round,
    TurnUpVillage,
    card_of,
    cell_of,
    places_due,
    placing,
)
from tatami.games.samurai_cards.state import (
    CARD_MASK,
    EMPTY,
    OPTIONS,
    SamuraiCards,
    empty_table,
)
from tatami.games.samurai_cards.view import kinds, placed_cards, villages

LETTERS: Final = "hbrs"
FIELDS: Final = "options villages placed hands stones top taken newest due winners pending"
STAR: Final = "*"
SEAT_NAMES: Final = [str(seat + 1) for seat in range(MOST_SEATS)]

FARTHEST: Final = cells_within(2 * VILLAGES)
"""Every village lies two steps from another, so no card can come as far as this."""

FRAMES: Final[FrameKinds] = {
    "DrawStarter": DrawStarter,
    "TurnUpVillage": TurnUpVillage,
    "LayFirstVillage": LayFirstVillage,
    "DealHand": DealHand,
    "DrawCard": DrawCard,
    "Count": Count,
    "Round": Round,
    "PlaceCard": PlaceCard,
    "ChoosePlace": ChoosePlace,
}

# Cards and places


def card_text(card: int) -> str:
    """The letter of the card's symbol, or of the samurai, and its strength."""
    return f"{LETTERS[KIND[card]]}{STRENGTH[card]}"


def village_text(symbols: int) -> str:
    """The letters of the village's symbols; a dash if there is no village."""
    return "".join([LETTERS[symbol] for symbol in members(symbols)]) or "-"


CARD_NAMES: Final = {card_text(FIRST[card]): int(FIRST[card]) for card in range(CARDS)}
VILLAGE_NAMES: Final = {village_text(symbols): symbols for symbols in range(1, ALL_SYMBOLS + 1)}
PLACE_TEXT: Final = re.compile(r"(-?[0-9]{1,5}),(-?[0-9]{1,5})")


def place_text(cell: int) -> str:
    """The column and the row of a place, counted from the first village."""
    column, row = column_and_row(cell)
    return f"{column},{row}"


def place_from(text: str) -> int:
    """The place with this column and row."""
    found = PLACE_TEXT.fullmatch(text)
    if found is None:
        raise bad_position(text, "2,-1")
    return cell_at(int(found[1]), int(found[2]))


# Actions


def action_text(action: int) -> str:
    """The action as a person types it; its bare number if there is no such action."""
    kind = verb(action)
    if kind == PLACE and card_of(action) in CARD_NAMES.values():
        return f"{card_text(card_of(action))} {place_text(cell_of(action))}"
    if kind == LAY:
        return f"lay {place_text(noun(action))}"
    if kind == DRAW and noun(action) in CARD_NAMES.values():
        return f"draw {card_text(noun(action))}"
    if kind == TURN_UP and noun(action) in VILLAGE_NAMES.values():
        return f"turn {village_text(noun(action))}"
    if kind == BEGIN and noun(action) < MOST_SEATS:
        return f"begin {SEAT_NAMES[noun(action)]}"
    return f"#{action}"


def action_from(text: str) -> int:
    """The action that a person typed."""
    words = text.lower().replace("\u2212", "-").replace(", ", ",").split()
    if len(words) == 2:
        first, second = words
        is_place = PLACE_TEXT.fullmatch(second) is not None
        if first in CARD_NAMES and is_place:
            return placing(CARD_NAMES[first], place_from(second))
        if first == "lay" and is_place:
            return act(LAY, place_from(second))
        if first == "draw" and second in CARD_NAMES:
            return act(DRAW, CARD_NAMES[second])
        if first == "turn" and second in VILLAGE_NAMES:
            return act(TURN_UP, VILLAGE_NAMES[second])
        if first == "begin" and second in SEAT_NAMES:
            return act(BEGIN, SEAT_NAMES.index(second))
    raise TatamiError("samurai_cards-bad-action", text=text)


# Writing positions


def write(s: SamuraiCards) -> str:
    """The whole position on one line."""
    placed = placed_cards(s)
    seats = range(s.seats)
    return " ".join(
        [
            write_options(s.options.chosen),
            joined(
                [
                    village_text(village.symbols)
                    + (STAR if village.is_turned else "")
                    + f"@{place_text(village.cell)}"
                    for village in villages(s)
                ]
            ),
            "/".join(
                [
                    joined(
                        [
                            f"{card_text(lying.card)}@{place_text(lying.cell)}"
                            for lying in placed
                            if lying.seat == seat
                        ]
                    )
                    for seat in seats
                ]
            ),
            "/".join([joined([card_text(card) for card in kinds(hand)]) for hand in s.hands]),
            "/".join(
                [
                    ".".join([str(s.stones_of(seat, symbol)) for symbol in range(SYMBOLS)])
                    for seat in seats
                ]
            ),
            village_text(s.top),
            village_text(s.taken),
            place_text(s.newest) if s.newest >= 0 else "-",
            joined([place_text(cell) for cell in places_due(s)]),
            joined([str(seat) for seat in members(s.winners)]),
            write_frames(s.pending()),
        ]
    )


def joined(items: list[str]) -> str:
    """The items with a plus between them; a dash if there are none."""
    return "+".join(items) or "-"


# Reading positions


def parse(text: str) -> SamuraiCards:
    """The position as the line has it."""
    fields = parts(text, " ", len(FIELDS.split()), FIELDS)
    options, laid, placed, hands, stones, top, taken, newest, due, winners, pending = fields
    seats = len(hands.split("/"))
    read_number(str(seats), 2, MOST_SEATS)
    s = empty_table(seats, read_options(options, OPTIONS))
    for item in items_of(laid):
        read_village(s, item)
    for seat, items in enumerate(parts(placed, "/", seats, FIELDS)):
        for item in items_of(items):
            read_placed(s, seat, item)
    for seat, items in enumerate(parts(hands, "/", seats, FIELDS)):
        for item in items_of(items):
            draw_named(s, seat, item)
    for seat, counts in enumerate(parts(stones, "/", seats, FIELDS)):
        for symbol, count in enumerate(parts(counts, ".", SYMBOLS, FIELDS)):
            s.stones += read_number(count, 0, MOST_STONES) * one_of(seat, symbol)
    s.taken = turned_up(s, taken)
    s.top = turned_up(s, top)
    s.recall_newest(read_newest(s, newest))
    s.due = read_due(s, due)
    s.winners = set_of([read_number(seat, 0, seats - 1) for seat in items_of(winners)])
    s.resume(read_frames(pending, FRAMES, seats))
    return s


def items_of(text: str) -> list[str]:
    """The items between the pluses; none for a dash."""
    return text.split("+") if text != "-" else []


def card_from(text: str) -> int:
    """The card with this name; of equal ones the first."""
    if text not in CARD_NAMES:
        raise bad_position(text, ", ".join(CARD_NAMES))
    return CARD_NAMES[text]


def read_village(s: SamuraiCards, item: str) -> None:
    """Lay one village, as in `hb*@1,1`."""
    name, place = parts(item, "@", 2, "hb@1,1")
    symbols = turned_up(s, name.removesuffix(STAR))
    cell = place_from(place)
    lies_right = sum(column_and_row(cell)) % 2 == 0 and cell < FARTHEST and not is_taken(s, cell)
    if symbols == 0 or not lies_right:
        raise bad_position(item, "hb@1,1")
    s.lay_village(symbols, cell)
    if name.endswith(STAR):
        s.turn_over(cell)


def read_placed(s: SamuraiCards, seat: int, item: str) -> None:
    """Place one card of the seat, as in `h3@1,0`."""
    name, place = parts(item, "@", 2, "h3@1,0")
    card = draw_named(s, seat, name)
    cell = place_from(place)
    if cell not in s.open:
        raise bad_position(item, "h3@1,0")
    s.place(seat, card, cell)


def draw_named(s: SamuraiCards, seat: int, name: str) -> int:
    """Take the card with this name from the seat's pile into its hand."""
    card = card_from(name)
    if not s.piles[seat] & BIT[card]:
        raise TatamiError("card-twice", card=name)
    s.draw(seat, card)
    return card


def turned_up(s: SamuraiCards, name: str) -> int:
    """Take a village with these symbols from the pile; 0 for a dash."""
    if name == "-":
        return 0
    if name not in VILLAGE_NAMES:
        raise bad_position(name, ", ".join(VILLAGE_NAMES))
    symbols = VILLAGE_NAMES[name]
    if not s.pile & BIT[FIRST_VILLAGE[symbols]]:
        raise TatamiError("card-twice", card=name)
    s.turn_up(symbols)
    return symbols


def is_taken(s: SamuraiCards, cell: int) -> bool:
    """Whether a card lies there."""
    return cell < len(s.table) and s.lying(cell) != EMPTY


def read_newest(s: SamuraiCards, text: str) -> int:
    """The place of the newest influence card, if there is one."""
    if text == "-":
        return NONE
    cell = place_from(text)
    if not is_taken(s, cell) or s.lying(cell) <= CARD_MASK:
        raise bad_position(text, "h3@1,0")
    return cell


def read_due(s: SamuraiCards, text: str) -> int:
    """The sides of the newest card where a village is due."""
    sides = []
    for item in items_of(text):
        cell = place_from(item)
        beside = (
            [PLANE.near[SIDES * s.newest + side] for side in range(SIDES)] if s.newest >= 0 else []
        )
        if cell not in beside or is_taken(s, cell):
            raise bad_position(item, "due")
        sides.append(beside.index(cell))
    return set_of(sides)

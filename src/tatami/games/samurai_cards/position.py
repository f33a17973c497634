"""A position of Samurai: the card game on one line, as in (broken here, because it is long)

    influence=111223,gap=strict,leaderless=stones hb@0,0+r@1,1 h3@1,0/s1@0,1 b2+s1/r4
    1.0.0/0.0.2 hbr - 0,1 - - Count>Round>PlaceCard(1)

options, villages (those turned over with a star), the seats' cards on the table, their hands, their
stones, the visible village, the village taken from the pile, the place of the newest card, the
places where a village is due, the winners, and what is pending. All other cards are in the piles.
"""

from typing import Final

from tatami.core.cards import BIT, NONE
from tatami.core.errors import TatamiError
from tatami.core.grid import cells_within, column_and_row
from tatami.core.kinds import items_of, joined
from tatami.core.notation import bad_position, parts, read_options
from tatami.core.position import Custom, Position
from tatami.games.samurai_cards.notation import (
    CARD_NAMES,
    card_text,
    place_from,
    place_text,
    village_from,
    village_text,
)
from tatami.games.samurai_cards.pieces import FIRST_VILLAGE, MOST_SEATS, VILLAGES
from tatami.games.samurai_cards.rules import (
    ChoosePlace,
    Count,
    DealHand,
    DrawCard,
    DrawStarter,
    LayFirstVillage,
    PlaceCard,
    Round,
    TurnUpVillage,
    places_due,
)
from tatami.games.samurai_cards.state import CARD_MASK, EMPTY, OPTIONS, SamuraiCards, empty_table
from tatami.games.samurai_cards.view import PUBLIC, kinds, placed_cards, villages

STAR: Final = "*"

FARTHEST: Final = cells_within(2 * VILLAGES)
"""Every village lies two steps from another, so no card can come as far as this."""

# Writing


def write_villages(s: SamuraiCards) -> str:
    """The villages on the table, those that are turned over with a star."""
    return joined(
        [
            village_text(village.symbols)
            + (STAR if village.is_turned else "")
            + f"@{place_text(village.cell)}"
            for village in villages(s)
        ]
    )


def write_cards(s: SamuraiCards) -> str:
    """The cards of each seat on the table."""
    placed = placed_cards(s)
    return "/".join(
        [
            joined(
                [
                    f"{card_text(lying.card)}@{place_text(lying.cell)}"
                    for lying in placed
                    if lying.seat == seat
                ]
            )
            for seat in range(s.seats)
        ]
    )


def write_hands(s: SamuraiCards) -> str:
    """The hands of all seats, as a word of a position."""
    return "/".join([joined([card_text(card) for card in kinds(hand)]) for hand in s.hands])


# Reading


def card_from(text: str) -> int:
    """The card with this name; of equal ones the first."""
    if text not in CARD_NAMES:
        raise bad_position(text, ", ".join(CARD_NAMES))
    return CARD_NAMES[text]


def read_villages(s: SamuraiCards, text: str) -> None:
    """Lay all villages."""
    for item in items_of(text):
        read_village(s, item)


def read_village(s: SamuraiCards, item: str) -> None:
    """Lay one village, as in `hb*@1,1`."""
    name, place = parts(item, "@", 2, "hb@1,1")
    symbols = village_from(name.removesuffix(STAR))
    cell = place_from(place)
    lies_right = sum(column_and_row(cell)) % 2 == 0 and cell < FARTHEST and not is_taken(s, cell)
    if symbols == 0 or not lies_right:
        raise bad_position(item, "hb@1,1")
    take_from_pile(s, symbols)
    s.lay_village(symbols, cell)
    if name.endswith(STAR):
        s.turn_over(cell)


def read_cards(s: SamuraiCards, text: str) -> None:
    """Place the cards of all seats."""
    for seat, items in enumerate(parts(text, "/", s.seats, "h3@1,0/-")):
        for item in items_of(items):
            read_placed(s, seat, item)


def read_hands(s: SamuraiCards, text: str) -> None:
    """Draw the hands of all seats."""
    for seat, items in enumerate(parts(text, "/", s.seats, "b2+s1/-")):
        for item in items_of(items):
            draw_named(s, seat, item)


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


def take_from_pile(s: SamuraiCards, symbols: int) -> None:
    """Take a village with these symbols from the pile, if there is one left."""
    if not s.pile & BIT[FIRST_VILLAGE[symbols]]:
        raise TatamiError("card-twice", card=village_text(symbols))
    s.turn_up(symbols)


def is_taken(s: SamuraiCards, cell: int) -> bool:
    """Whether a card lies there."""
    return cell < len(s.table) and s.lying(cell) != EMPTY


def check_newest(s: SamuraiCards) -> None:
    """The newest card is an influence card, and the places where a village is due are empty."""
    if s.newest == NONE:
        return
    if not is_taken(s, s.newest) or s.lying(s.newest) <= CARD_MASK:
        raise bad_position(place_text(s.newest), "h3@1,0")
    for cell in places_due(s):
        if is_taken(s, cell):
            raise bad_position(place_text(cell), "due")


# All of it

POSITION: Final = Position(
    [
        Custom("villages", ["table", "pile"], write_villages, read_villages),
        Custom("placed", ["table"], write_cards, read_cards),
        Custom("hands", ["hands", "piles"], write_hands, read_hands),
        *PUBLIC,
    ],
    [
        DrawStarter,
        TurnUpVillage,
        LayFirstVillage,
        DealHand,
        DrawCard,
        Count,
        Round,
        PlaceCard,
        ChoosePlace,
    ],
    range(2, MOST_SEATS + 1),
    first="villages placed hands stones top taken newest due winners",
    derived="rings open closing",
)


def write(s: SamuraiCards) -> str:
    """The whole position on one line."""
    return POSITION.write(s, s.options.chosen)


def parse(text: str) -> SamuraiCards:
    """The position as the line has it."""
    words = POSITION.split(text)
    options = read_options(words["options"], OPTIONS)
    s = empty_table(POSITION.seats(words["hands"]), options)
    POSITION.read(words, s, [])
    top = s.top
    for symbols in (s.taken, top):
        if symbols:
            take_from_pile(s, symbols)
    s.top = top
    check_newest(s)
    s.recall_newest(s.newest)
    s.resume(POSITION.pending(words, s.seats))
    return s

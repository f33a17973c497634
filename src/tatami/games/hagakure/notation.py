"""Hagakure as text: cards like `18` and `fool`, actions like `look 2`, a position on one line.

A position has eleven fields, as in (broken here, because it is long)

    rounds=full,tie=extra 2.1 6+18/9/7+fool 0/1/0+2/- - -/20/- -/-/- DZVS/ZVL/DZVSL L/-/- 3/1/0
    EndOfRound>Score>TakeTrick>PlayCard(2)

options, round and leader, hands, who has seen each hand and the Yomi, seats without red, trick,
won cards, chips left, chips of this round, points, and what is pending. The cards in use that are
nowhere are the Yomi.
"""

from typing import Final

from tatami.core.actions import act
from tatami.core.cards import BIT, NONE, members, set_of
from tatami.core.errors import TatamiError
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
from tatami.games.hagakure.pieces import (
    CHIPS,
    DECK,
    FEWEST_SEATS,
    FOOL,
    LOOK,
    MOST_SEATS,
    YOMI,
    cards_in,
    minus,
    set_with,
)
from tatami.games.hagakure.rules import (
    BEGIN,
    CHIP,
    DEAL,
    LOOK_AT,
    PASS,
    PLAY,
    DealCard,
    DrawStarter,
    EndOfRound,
    PlayCard,
    PlayChip,
    Score,
    TakeTrick,
)
from tatami.games.hagakure.state import OPTIONS, Hagakure, empty_table

CHIP_NAMES: Final = ["double", "zero", "villagers", "swap", "look"]
CHIP_LETTERS: Final = "DZVSL"
FIELDS: Final = "options round.leader hands knowers no-red trick won chips banners points pending"

MOST_ROUNDS: Final = 999
"""More than any match comes near to; extra rounds have no limit."""
MOST_POINTS: Final = 9999

FRAMES: Final[FrameKinds] = {
    "DrawStarter": DrawStarter,
    "DealCard": DealCard,
    "PlayChip": PlayChip,
    "PlayCard": PlayCard,
    "TakeTrick": TakeTrick,
    "Score": Score,
    "EndOfRound": EndOfRound,
}

# Cards


def card_text(card: int) -> str:
    """The number of the card; the fools have none."""
    return "fool" if card == FOOL else str(card)


CARD_NAMES: Final = {card_text(card): card for card in range(1, FOOL + 1)}


# Actions


def _action_names() -> dict[int, str]:
    names = {act(PLAY, card): name for name, card in CARD_NAMES.items()}
    names.update({act(DEAL, card): f"deal {name}" for name, card in CARD_NAMES.items()})
    names.update({act(CHIP, chip): CHIP_NAMES[chip] for chip in range(CHIPS) if chip != LOOK})
    names.update({act(LOOK_AT, seat): f"look {seat + 1}" for seat in range(MOST_SEATS)})
    names[act(LOOK_AT, YOMI)] = "look yomi"
    names.update({act(BEGIN, seat): f"begin {seat + 1}" for seat in range(MOST_SEATS)})
    names[act(PASS)] = "none"
    return names


ACTION_NAMES: Final = _action_names()
ACTIONS: Final = {name: action for action, name in ACTION_NAMES.items()}


def action_text(action: int) -> str:
    """The action as a person types it; its bare number if there is no such action."""
    return ACTION_NAMES.get(action, f"#{action}")


def action_from(text: str) -> int:
    """The action that a person typed."""
    name = " ".join(text.lower().split())
    if name not in ACTIONS:
        raise TatamiError("hagakure-bad-action", text=text)
    return ACTIONS[name]


# Positions


def write(s: Hagakure) -> str:
    """The whole position on one line."""
    places = [*range(s.seats), YOMI]
    return " ".join(
        [
            write_options(s.options.chosen),
            f"{s.round}.{s.leader}",
            "/".join([write_cards(cards_in(s.hands[seat])) for seat in range(s.seats)]),
            "/".join([write_seats(s.knowers[place]) for place in places]),
            write_seats(s.without_red),
            "/".join([write_cards([card] if card != NONE else []) for card in s.trick]),
            "/".join([write_cards(cards_in(won)) for won in s.won]),
            "/".join([write_chips(members(chips)) for chips in s.chips]),
            "/".join([write_chips([chip] if chip != NONE else []) for chip in s.banners]),
            "/".join([str(points) for points in s.points]),
            write_frames(s.pending()),
        ]
    )


def write_cards(cards: list[int]) -> str:
    """The cards in this order; a dash if there are none."""
    return "+".join([card_text(card) for card in cards]) or "-"


def write_seats(seats: int) -> str:
    """The seats of a set; a dash if there are none."""
    return "+".join([str(seat) for seat in members(seats)]) or "-"


def write_chips(chips: list[int]) -> str:
    """The first letters of the chips; a dash if there are none."""
    return "".join([CHIP_LETTERS[chip] for chip in chips]) or "-"


def parse(text: str) -> Hagakure:
    """The position as the line has it."""
    fields = parts(text, " ", len(FIELDS.split()), FIELDS)
    options, progress, hands, knowers, no_red, trick, won, chips, banners, points, pending = fields
    seats = read_number(str(len(hands.split("/"))), FEWEST_SEATS, MOST_SEATS)
    s = empty_table(seats, read_options(options, OPTIONS))
    number, leader = parts(progress, ".", 2, "round.leader")
    s.round = read_number(number, 0, MOST_ROUNDS)
    s.leader = read_number(leader, 0, seats - 1)
    s.without_red = read_seats(no_red, seats)
    *seen_hands, seen_yomi = parts(knowers, "/", seats + 1, FIELDS)
    s.knowers[YOMI] = read_seats(seen_yomi, seats)
    for seat, seen in enumerate(seen_hands):
        s.knowers[seat] = read_seats(seen, seats) | BIT[seat]
    for seat, cards in enumerate(parts(hands, "/", seats, FIELDS)):
        s.hands[seat] = set_with(take_cards(s, cards))
    for seat, card in enumerate(parts(trick, "/", seats, FIELDS)):
        s.trick[seat] = only_one(take_cards(s, card), trick)
    for seat, cards in enumerate(parts(won, "/", seats, FIELDS)):
        s.won[seat] = set_with(take_cards(s, cards))
    for seat, letters in enumerate(parts(chips, "/", seats, FIELDS)):
        s.chips[seat] = set_of(read_chips(letters))
    for seat, letter in enumerate(parts(banners, "/", seats, FIELDS)):
        s.banners[seat] = only_one(read_chips(letter), banners)
    for seat, total in enumerate(parts(points, "/", seats, FIELDS)):
        s.points[seat] = read_number(total, -MOST_POINTS, MOST_POINTS)
    s.resume(read_frames(pending, FRAMES, seats))
    return s


def take_cards(s: Hagakure, text: str) -> list[int]:
    """The cards that the text names, taken from those in use that are nowhere else."""
    cards = [read_card(name, s.seats) for name in text.split("+")] if text != "-" else []
    for card in cards:
        left = minus(s.hands[YOMI], card)
        if left == s.hands[YOMI]:
            raise TatamiError("card-twice", card=card_text(card))
        s.hands[YOMI] = left
    return cards


def read_card(text: str, seats: int) -> int:
    """The card with this name, if it is in use."""
    card = CARD_NAMES.get(text, NONE)
    in_use = cards_in(DECK[seats])
    if card not in in_use:
        raise bad_position(text, f"{in_use[0]} .. fool")
    return card


def read_seats(text: str, seats: int) -> int:
    """The set of these seats."""
    if text == "-":
        return 0
    return set_of([read_number(seat, 0, seats - 1) for seat in text.split("+")])


def read_chips(text: str) -> list[int]:
    """The chips with these letters."""
    if text == "-":
        return []
    for letter in text:
        if letter not in CHIP_LETTERS:
            raise bad_position(text, CHIP_LETTERS)
    return [CHIP_LETTERS.index(letter) for letter in text]


def only_one(found: list[int], text: str) -> int:
    """What a seat has of something that it can have once, or NONE."""
    if len(found) > 1:
        raise bad_position(text, "1 / -")
    return found[0] if found else NONE

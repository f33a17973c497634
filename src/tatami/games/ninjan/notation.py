"""Ninjan as text: cards like `7P` and `-4R`, actions like `take 2`, a position on one line.

A position has ten fields, as in

    deals=1,tie=throws 1.9 5S/2R+4P/8R -/- -/3R 9S/- 0/0 - -/- Count>Resolve(1)

options, deal and round, piles (the top card last), hands, picks, won cards, points of earlier
deals, leaders, throws, and what is pending. Cards that are nowhere were not dealt.
"""

from typing import Final

from tatami.core.actions import act
from tatami.core.cards import NONE, members, set_of
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
from tatami.games.ninjan.pieces import (
    ALL_CARDS,
    CARDS,
    MOST_SEATS,
    PILES,
    ROUNDS,
    SUIT,
    SUITS,
    VALUE,
)
from tatami.games.ninjan.rules import (
    DEAL,
    LAY,
    PICK,
    TAKE,
    THROW,
    CompareSigns,
    Count,
    DealCard,
    PickCard,
    Resolve,
    Round,
    ThrowSign,
    TurnUp,
)
from tatami.games.ninjan.state import OPTIONS, Ninjan, empty_table
from tatami.games.ninjan.view import pile_from_bottom

SUIT_LETTERS: Final = "RSP"
SIGNS: Final = ["rock", "scissors", "paper"]
FIELDS: Final = "options deal.round piles hands picks won past leaders throws pending"

FRAMES: Final[FrameKinds] = {
    "DealCard": DealCard,
    "Round": Round,
    "PickCard": PickCard,
    "TurnUp": TurnUp,
    "Resolve": Resolve,
    "ThrowSign": ThrowSign,
    "CompareSigns": CompareSigns,
    "Count": Count,
}

# Cards


def card_text(card: int) -> str:
    """The card's value and the letter of its suit."""
    return f"{VALUE[card]}{SUIT_LETTERS[SUIT[card]]}"


CARD_NAMES: Final = {card_text(card): card for card in range(CARDS)}


def card_from(text: str) -> int:
    """The card with this name."""
    if text not in CARD_NAMES:
        raise bad_position(text, "-6R .. 10P")
    return CARD_NAMES[text]


# Actions


def _action_names() -> dict[int, str]:
    names = {act(PICK, card): card_text(card) for card in range(CARDS)}
    names.update({act(DEAL, card): f"deal {card_text(card)}" for card in range(CARDS)})
    names.update({act(TAKE, pile): f"take {pile + 1}" for pile in range(PILES)})
    names.update({act(LAY, pile): f"lay {pile + 1}" for pile in range(PILES)})
    names.update({act(THROW, sign): SIGNS[sign] for sign in range(SUITS)})
    return names


ACTION_NAMES: Final = _action_names()
ACTIONS: Final = {name.lower(): action for action, name in ACTION_NAMES.items()}


def action_text(action: int) -> str:
    """The action as a person types it; its bare number if there is no such action."""
    return ACTION_NAMES.get(action, f"#{action}")


def action_from(text: str) -> int:
    """The action that a person typed."""
    name = " ".join(text.lower().replace("\u2212", "-").split())
    if name not in ACTIONS:
        raise TatamiError("ninjan-bad-action", text=text)
    return ACTIONS[name]


# Positions


def write(s: Ninjan) -> str:
    """The whole position on one line."""
    return " ".join(
        [
            write_options(s.options.chosen),
            f"{s.deal}.{s.round}",
            "/".join([write_cards(list(pile_from_bottom(s, pile))) for pile in range(PILES)]),
            "/".join([write_cards(members(hand)) for hand in s.hands]),
            "/".join([write_cards([card] if card != NONE else []) for card in s.picks]),
            "/".join([write_cards(members(won)) for won in s.won]),
            "/".join([str(points) for points in s.past]),
            "+".join([str(seat) for seat in members(s.leaders)]) or "-",
            "/".join([SIGNS[sign] if sign != NONE else "-" for sign in s.throws]),
            write_frames(s.pending()),
        ]
    )


def write_cards(cards: list[int]) -> str:
    """The cards in this order; a dash if there are none."""
    return "+".join([card_text(card) for card in cards]) or "-"


def parse(text: str) -> Ninjan:
    """The position as the line has it."""
    fields = parts(text, " ", len(FIELDS.split()), FIELDS)
    options, progress, piles, hands, picks, won, past, leaders, throws, pending = fields
    seats = len(hands.split("/"))
    read_number(str(seats), 2, MOST_SEATS)
    s = empty_table(seats, read_options(options, OPTIONS))
    deal, number = parts(progress, ".", 2, "deal.round")
    s.deal = read_number(deal, 0, s.options.deals)
    s.round = read_number(number, 0, ROUNDS)
    placed: list[int] = []
    for pile, cards in enumerate(parts(piles, "/", PILES, FIELDS)):
        s.piles[pile] = set_of(read_cards(cards, placed))
        s.tops[pile] = placed[-1] if s.piles[pile] else NONE
    for seat, cards in enumerate(parts(hands, "/", seats, FIELDS)):
        s.hands[seat] = set_of(read_cards(cards, placed))
    for seat, cards in enumerate(parts(picks, "/", seats, FIELDS)):
        s.picks[seat] = placed[-1] if read_cards(cards, placed) else NONE
    for seat, cards in enumerate(parts(won, "/", seats, FIELDS)):
        s.won[seat] = set_of(read_cards(cards, placed))
    for seat, points in enumerate(parts(past, "/", seats, FIELDS)):
        s.past[seat] = read_number(points, -1000, 1000)
    for seat, sign in enumerate(parts(throws, "/", seats, FIELDS)):
        s.throws[seat] = read_sign(sign)
    if leaders != "-":
        s.leaders = set_of([read_number(seat, 0, seats - 1) for seat in leaders.split("+")])
    s.unseen = ALL_CARDS ^ set_of(placed)
    s.resume(read_frames(pending, FRAMES, seats))
    return s


def read_cards(text: str, placed: list[int]) -> list[int]:
    """The cards that the text names, none of them `placed` before; they are now."""
    cards = [card_from(name) for name in text.split("+")] if text != "-" else []
    for card in cards:
        if card in placed:
            raise TatamiError("card-twice", card=card_text(card))
        placed.append(card)
    return cards


def read_sign(text: str) -> int:
    """The sign that a seat has thrown, if any."""
    if text == "-":
        return NONE
    if text not in SIGNS:
        raise bad_position(text, ", ".join(SIGNS))
    return SIGNS.index(text)

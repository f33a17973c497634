"""How likely an imagined world makes what the rivals have done so far."""

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import BIT, NONE, members
from tatami.games.hagakure.bot.opponents import card_odds, chip_odds
from tatami.games.hagakure.pieces import CHIPS, KINDS, SWAP, YOMI, plus
from tatami.games.hagakure.rules import PlayChip
from tatami.games.hagakure.state import Hagakure

MISTAKE: Final = 0.03
"""The chance that somebody does what the model of the opponents holds for impossible."""


def has_evidence(s: Hagakure, viewer: i64) -> bool:
    """Whether there is any evidence for the viewer, whose turn it is."""
    return viewer != s.leader or (not isinstance(s.asking, PlayChip) and is_first_trick(s))


def is_first_trick(s: Hagakure) -> bool:
    """Whether nobody has won a trick in this round."""
    won: i64 = 0
    for cards in s.won:
        won |= cards
    return won == 0


def likelihood(world: Hagakure, viewer: i64) -> float:
    """How likely the rivals were to do what the viewer, whose turn it is, has seen them do.

    That is the cards of this trick, and the chips if it is the first one: afterwards nobody can
    tell from the table who played what.
    """
    s = world.clone()
    if isinstance(s.asking, PlayChip):
        return likelihood_of_chips(s, viewer, viewer)
    product = likelihood_of_cards(s, viewer)
    if is_first_trick(s):
        product *= likelihood_of_chips(s, viewer, s.leader)
    return product


def likelihood_of_cards(s: Hagakure, viewer: i64) -> float:
    """How likely the cards of this trick were; takes them back into the hands."""
    product = 1.0
    seat = viewer
    while seat != s.leader:
        seat = before(s, seat)
        card = s.trick[seat]
        s.trick[seat] = NONE
        s.hands[seat] = plus(s.hands[seat], card)
        cards = members(s.playable(seat) & KINDS)
        product *= chance_of(card_odds(s, seat, cards), cards.index(card))
    return product


def likelihood_of_chips(s: Hagakure, viewer: i64, until: i64) -> float:
    """How likely the chips were that were played by the starter and so on `until` this seat."""
    product = 1.0
    seat = until
    while True:
        seat = before(s, seat)
        chip = s.banners[seat]
        if chip == SWAP:
            s.hands[seat], s.hands[YOMI] = s.hands[YOMI], s.hands[seat]
        if seat != viewer:
            if chip == NONE:
                product *= chance_of(chip_odds(s, seat, s.chips[seat]), CHIPS)
            else:
                product *= chance_of(chip_odds(s, seat, s.chips[seat] | BIT[chip]), chip)
        if seat == s.leader:
            return product


def chance_of(odds: list[float], number: int) -> float:
    """How likely one of several choices is, with these odds, or by mistake."""
    return odds[number] / sum(odds) + MISTAKE


def before(s: Hagakure, seat: i64) -> i64:
    """The seat on the right."""
    return seat - 1 if seat else s.seats - 1

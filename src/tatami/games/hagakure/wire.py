"""The pieces of Hagakure."""

import msgspec

from tatami.games.hagakure.pieces import (
    BONUS_CARD,
    DECK,
    FIRST_RED,
    FOOL,
    MOST_SEATS,
    VILLAGER_GOAL,
    YOMI,
    cards_in,
)

BOT_MINUTES = 8
"""How long a match against bots takes, about; see bench/bot_minutes.py."""

CHIP_NAMES = ["double", "zero", "villagers", "swap", "look"]


class HagakurePieces(msgspec.Struct, frozen=True):
    """The number of a card is printed on it; the fools, all alike, have the number `fool`."""

    first_red: int
    bonus_card: int
    fool: int
    decks: list[list[int]]
    """The cards in use, by number of seats."""
    villager_goals: list[int]
    """So many villagers the villagers chip asks for, by number of seats."""
    chips: list[str]
    yomi: int
    """What stands for the Yomi where a seat could stand."""


def pieces() -> HagakurePieces:
    """What lies in the box."""
    return HagakurePieces(
        first_red=FIRST_RED,
        bonus_card=BONUS_CARD,
        fool=FOOL,
        decks=[cards_in(DECK[seats]) for seats in range(MOST_SEATS + 1)],
        villager_goals=[VILLAGER_GOAL[seats] for seats in range(MOST_SEATS + 1)],
        chips=CHIP_NAMES,
        yomi=YOMI,
    )

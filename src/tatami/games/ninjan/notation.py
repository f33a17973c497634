"""Ninjan as text: cards like `7P` and `-4R`, actions like `take 2`."""

from typing import Final

from tatami.core.actions import act
from tatami.core.errors import TatamiError
from tatami.games.ninjan.pieces import CARDS, PILES, SUIT, SUITS, VALUE
from tatami.games.ninjan.rules import DEAL, LAY, PICK, TAKE, THROW

SUIT_LETTERS: Final = "RSP"
SIGNS: Final = ["rock", "scissors", "paper"]

# Cards


def card_text(card: int) -> str:
    """The card's value and the letter of its suit."""
    return f"{VALUE[card]}{SUIT_LETTERS[SUIT[card]]}"


CARD_NAMES: Final = {card_text(card): card for card in range(CARDS)}


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

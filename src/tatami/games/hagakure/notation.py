"""Hagakure as text: cards like `18` and `fool`, actions like `look 2`."""

from typing import Final

from tatami.core.actions import act
from tatami.core.errors import TatamiError
from tatami.games.hagakure.pieces import CHIPS, FOOL, LOOK, MOST_SEATS, YOMI
from tatami.games.hagakure.rules import BEGIN, CHIP, DEAL, LOOK_AT, PASS, PLAY

CHIP_NAMES: Final = ["double", "zero", "villagers", "swap", "look"]
CHIP_LETTERS: Final = "DZVSL"

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

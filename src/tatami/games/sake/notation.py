"""Actions of Sake & Samurai as text: `attack katana3 yumi 2`, `move sandals1 left 2`, `burn board`.

A card is its title and a number, seats count from 1; a section of steps is named by the seat at the
left end of its row and its number there. The slots of a verb fill the noun from its low bits up.
"""

from typing import Final

from tatami.core.actions import act, noun, verb
from tatami.core.errors import TatamiError
from tatami.games.sake.deck import (
    ADD_STEPS,
    ATTACK,
    BACKS,
    MINION,
    ONE_DISCARDS,
    REMOVE_CARD,
    REMOVE_SAKE,
    REMOVE_STEPS,
    Deck,
)
from tatami.games.sake.pieces import BOARD, LIFE, MINION_TARGET, MOST_SEATS
from tatami.games.sake.rules import verbs
from tatami.games.sake.rules.verbs import BARE_HANDS, VERBS

# The slots, and how many bits each has in a noun.
BITS: Final = {
    "card": 7,
    "title": 6,
    "weapon": 6,
    "place": 6,
    "target": 8,
    "seat": 3,
    "section": 9,
    "back": 2,
    "side": 1,
    "number": 7,
    "samurai": 6,
    "aim": 0,
}

SLOTS: Final = {
    verbs.PASS: "",
    verbs.ATTACK: "card weapon target",
    verbs.MOVE: "card side number",
    verbs.IAIDO: "card side number",
    verbs.DRINK: "card number",
    verbs.TEXT: "card aim",
    verbs.USE: "title aim",
    verbs.BURN: "place",
    verbs.EXTRA: "place",
    verbs.SOUL: "number",
    verbs.STRIKE: "weapon target",
    verbs.AIM: "title aim",
    verbs.CANCEL: "card",
    verbs.DEFEND: "card",
    verbs.EVADE: "card",
    verbs.CUT: "",
    verbs.DISCARD: "card",
    verbs.PLACE: "place",
    verbs.PAY: "place",
    verbs.LOSE: "place",
    verbs.WIELD: "title",
    verbs.SEND: "card number",
    verbs.KEEP: "card",
    verbs.LIFT: "card",
    verbs.ADD: "section",
    verbs.REMOVE: "section",
    verbs.SHIFT: "seat place place",
    verbs.HAND_ON: "seat back seat",
    verbs.STEAL: "",
    verbs.HAUNT: "card seat",
    verbs.JOIN: "card",
    verbs.FADE: "card",
    verbs.GIVE: "seat",
    verbs.BOARD_IS: "samurai",
    verbs.DEAL: "card",
    verbs.DRAW: "card",
    verbs.TURN_UP: "back",
    verbs.REVEAL: "card",
    verbs.PASS_ON: "card",
}

# The slots of an aim, by the effect of the text.
AIM_SLOTS: Final = {
    ATTACK: "target",
    ADD_STEPS: "section",
    REMOVE_STEPS: "section",
    ONE_DISCARDS: "seat",
    REMOVE_CARD: "seat title",
    REMOVE_SAKE: "seat place",
}

SEAT_NAMES: Final = [str(seat + 1) for seat in range(MOST_SEATS)]
SIDE_NAMES: Final = ["left", "right"]
SECTIONS: Final = 64


class Names:
    """What people call the things of a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        titles = {number: ident for number, ident in enumerate(deck.title_ids)}
        cards = {number: ident for number, ident in enumerate(deck.card_ids)}
        seats = {number: name for number, name in enumerate(SEAT_NAMES)}
        self.names: dict[str, dict[int, str]] = {
            "card": cards,
            "title": titles,
            "weapon": {**titles, BARE_HANDS: "bare"},
            "place": {**titles, BOARD: "board", LIFE: "life"},
            "target": {**seats, **{MINION_TARGET + card: name for card, name in cards.items()}},
            "seat": seats,
            "section": {
                section << 3 | row: f"{row + 1}.{section + 1}"
                for row in range(MOST_SEATS)
                for section in range(SECTIONS)
            },
            "back": {number: back for number, back in enumerate(BACKS)},
            "side": {number: side for number, side in enumerate(SIDE_NAMES)},
            "number": {number: str(number) for number in range(1 << BITS["number"])},
            "samurai": {number: ident for number, ident in enumerate(deck.samurai_ids)},
        }
        self.values: dict[str, dict[str, int]] = {
            slot: {name: value for value, name in named.items()}
            for slot, named in self.names.items()
        }

    # Actions

    def action_text(self, action: int) -> str:
        """The action as a person types it; its bare number if there is no such action."""
        rest = noun(action)
        slots = SLOTS.get(verb(action), "none").split()
        words = [VERBS[verb(action)]] if verb(action) < len(VERBS) else []
        title = 0
        while slots:
            slot = slots.pop(0)
            if slot == "aim":
                slots = self.aim_slots(title)
                continue
            value = rest & (1 << BITS.get(slot, 0)) - 1
            rest >>= BITS.get(slot, 0)
            if slot not in self.names or value not in self.names[slot]:
                return f"#{action}"
            title = self.title_of(slot, value)
            words.append(self.names[slot][value])
        return " ".join(words) if rest == 0 else f"#{action}"

    def action_from(self, text: str) -> int:
        """The action that a person typed."""
        words = text.lower().split()
        if not words or words[0] not in VERBS:
            raise TatamiError("sake-bad-action", text=text)
        done = VERBS.index(words[0])
        slots = SLOTS[done].split()
        found = 0
        shift = 0
        title = 0
        for word in words[1:]:
            slot = slots.pop(0) if slots else ""
            if slot == "aim":
                slots = self.aim_slots(title)
                slot = slots.pop(0) if slots else ""
            if slot not in self.values or word not in self.values[slot]:
                raise TatamiError("sake-bad-action", text=text)
            value = self.values[slot][word]
            title = self.title_of(slot, value)
            found |= value << shift
            shift += BITS[slot]
        if slots and not (slots == ["aim"] and not self.aim_slots(title)):
            raise TatamiError("sake-bad-action", text=text)
        return act(done, found)

    def title_of(self, slot: str, value: int) -> int:
        """The title that decides what an aim looks like."""
        return self.deck.title[value] if slot == "card" else value

    def aim_slots(self, title: int) -> list[str]:
        """What has to be said beside the text."""
        if self.deck.title_kind[title] == MINION:
            return ["side"]
        return AIM_SLOTS.get(self.deck.effect[title], "").split()

"""Actions of Sake & Samurai as text: `attack katana3 yumi 2`, `move sandals1 left 2`, `burn board`.

A card is its title and a number, seats count from 1; a section of steps is named by the seat at the
left end of its row and its number there. What follows a verb are its parts (rules/verbs.py).
"""

from typing import Final

from tatami.core.errors import TatamiError
from tatami.core.verbs import Part, Parts, Verb
from tatami.games.sake.deck import BACKS, Deck
from tatami.games.sake.pieces import BOARD, LIFE, MOST_SEATS
from tatami.games.sake.rules.verbs import (
    BARE_HANDS,
    NUMBER_BITS,
    SECTION_BITS,
    VERB_NAMES,
    VERBS,
    aim_parts,
)

# What people call a part by, where it is not its own name.
KIND_OF: Final = {
    "steps": "number",
    "tokens": "number",
    "cards": "number",
    "to": "place",
    "receiver": "seat",
    "thing": "title",
    "minion": "card",
}

SEAT_NAMES: Final = [str(seat + 1) for seat in range(MOST_SEATS)]
SIDE_NAMES: Final = ["left", "right"]
SECTIONS: Final = 1 << SECTION_BITS


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
            "target": seats,
            "seat": seats,
            "row": {row: f"{name}." for row, name in seats.items()},
            "section": {number: str(number + 1) for number in range(SECTIONS)},
            "back": {number: back for number, back in enumerate(BACKS)},
            "side": {number: side for number, side in enumerate(SIDE_NAMES)},
            "number": {number: str(number) for number in range(1 << NUMBER_BITS)},
            "samurai": {number: ident for number, ident in enumerate(deck.samurai_ids)},
        }
        self.values: dict[str, dict[str, int]] = {
            slot: {name: value for value, name in named.items()}
            for slot, named in self.names.items()
        }

    # Actions

    def action_text(self, action: int, named: Parts) -> str:
        """The action as a person types it; its bare number if there is no such action."""
        words = str(named["verb"])
        if not words:
            return f"#{action}"
        is_row = False
        for part, value in named.items():
            if part == "verb":
                continue
            known = self.names.get(KIND_OF.get(part, part), {})
            if not isinstance(value, int) or value not in known:
                return f"#{action}"
            words += known[value] if is_row else f" {known[value]}"
            is_row = part == "row"
        return words

    def parts_from(self, text: str) -> Parts:
        """The parts of the action that a person typed."""
        words = text.lower().replace(".", ". ").split()
        if not words or words[0] not in VERB_NAMES:
            raise TatamiError("sake-bad-action", text=text)
        shape = VERBS[VERB_NAMES.index(words[0])]
        named: Parts = {"verb": shape.name}
        missing = shape.parts.copy()
        for n, word in enumerate(words[1:], 1):
            for part in missing.pop(0).names() if missing else []:
                known = self.values.get(KIND_OF.get(part, part), {})
                if word in known:
                    named[part] = known[word]
                    break
            else:
                raise TatamiError("sake-bad-action", text=text)
            if n == len(shape.parts):
                missing = self.tail(shape, named)
        if missing:
            raise TatamiError("sake-bad-action", text=text)
        return named

    def tail(self, shape: Verb, named: Parts) -> list[Part]:
        """What has to be said beside a text, which is that of a card or of a title."""
        if not shape.tails:
            return []
        first = shape.parts[0].name
        value = named[first]
        assert isinstance(value, int)
        if first == "card" and value < self.deck.cards:
            return aim_parts(self.deck, self.deck.title[value]).copy()
        if first == "title" and value < self.deck.titles:
            return aim_parts(self.deck, value).copy()
        return []

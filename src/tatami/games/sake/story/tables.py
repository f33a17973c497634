"""The cards of a deck as the rulebook lists them, so that no number stands in two places."""

from collections.abc import Sequence
from typing import Any

from tatami.core.game import Game
from tatami.games.sake import SakeGame
from tatami.games.sake import deck as d
from tatami.games.sake.deck import Deck
from tatami.games.sake.story.names import (
    knowledge_name,
    knowledge_text,
    location_name,
    location_text,
    title_name,
    title_text,
)
from tatami.words import say

KINDS = {
    "weapons": d.WEAPON,
    "items": d.ITEM,
    "events": d.EVENT,
    "interrupts": d.INTERRUPT,
    "minions": d.MINION,
}


def rulebook_tables(game: Game[Any, Any]) -> dict[str, str]:
    """The tables of this game's deck in Markdown, by their names in the rulebook."""
    assert isinstance(game, SakeGame)
    deck = game.deck
    tables = {name: title_table(deck, kind) for name, kind in KINDS.items()}
    return {**tables, "samurai": samurai_table(deck), "locations": location_table(deck)}


def title_table(deck: Deck, kind: int) -> str:
    """All titles of a kind: how many cards there are, and what the text does."""
    titles = [title for title in range(deck.titles) if deck.title_kind[title] == kind]
    cards = [int(title) for title in deck.title]
    rows = [
        [title_name(deck, title), str(cards.count(title)), begun(title_text(deck, title))]
        for title in titles
    ]
    return table(["name", "cards", "does"], rows)


def samurai_table(deck: Deck) -> str:
    """All samurai, and what they know."""
    rows = [
        [
            deck.samurai_names[samurai],
            str(int(deck.life[samurai])),
            knowledge_name(deck, samurai),
            begun(knowledge_text(deck, samurai)),
        ]
        for samurai in range(deck.samurai)
    ]
    return table(["name", "life", "skill", "does"], rows)


def location_table(deck: Deck) -> str:
    """All places, and what is special about them."""
    rows = [
        [location_name(deck, place), begun(location_text(deck, place))]
        for place in range(deck.locations)
    ]
    return table(["name", "does"], rows)


def begun(text: str) -> str:
    """A text with a capital letter."""
    return text[:1].upper() + text[1:]


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    heads = [say(f"sake-table-{column}") for column in columns]
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)

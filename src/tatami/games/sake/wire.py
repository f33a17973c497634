"""The cards, samurai and places of Sake & Samurai, for the browser."""

from typing import Any

import msgspec

from tatami.core.game import Game
from tatami.games.sake import GAME, SakeGame
from tatami.games.sake.deck import BACKS, RANGED, Deck
from tatami.games.sake.pieces import BOARD, HAND_LIMIT, LIFE, MOST_SEATS, masu_for
from tatami.games.sake.rules.verbs import BARE_HANDS
from tatami.games.sake.story import names as words

BOT_MINUTES = 5
"""How long a match against bots takes, about; see bench/bot_minutes.py."""

KINDS = ["event", "weapon", "item", "interrupt", "minion"]


class Title(msgspec.Struct, frozen=True):
    """What all cards with the same name share."""

    ident: str
    name: str
    kind: str
    text: str
    attack: int
    defence: int
    nearest: int
    farthest: int
    ranged: bool
    cost: int


class CardBoxes(msgspec.Struct, frozen=True):
    """What a card is worth in each of its boxes."""

    attack: int
    defence: int
    move: int
    drink: int


class SakeCard(msgspec.Struct, frozen=True):
    """One card: its title, its boxes and its back."""

    title: int
    boxes: CardBoxes
    back: int


class SamuraiBoard(msgspec.Struct, frozen=True):
    """A samurai and what it knows."""

    ident: str
    name: str
    life: int
    knowledge: str
    text: str


class Location(msgspec.Struct, frozen=True):
    """Where the fight is."""

    ident: str
    name: str
    text: str


class SakePieces(msgspec.Struct, frozen=True):
    """All that is printed in the box of Sake & Samurai."""

    titles: list[Title]
    cards: list[SakeCard]
    samurai: list[SamuraiBoard]
    locations: list[Location]
    backs: list[str]
    masu: list[int]
    """How many tokens there are at first, by the number of seats."""
    hand_limit: int
    bare_hands: int
    bare_hands_name: str
    board: int
    board_name: str
    life: int
    life_name: str


def pieces() -> SakePieces:
    """The pieces of the house deck, with their names in the language that is spoken."""
    return pieces_of_deck(GAME)


def pieces_of_deck(game: Game[Any, Any]) -> SakePieces:
    """The pieces of the deck with which this game is played."""
    assert isinstance(game, SakeGame)
    deck = game.deck
    return SakePieces(
        titles=[title_facts(deck, title) for title in range(deck.titles)],
        cards=[card_facts(deck, card) for card in range(deck.cards)],
        samurai=[
            SamuraiBoard(
                ident=deck.samurai_ids[n],
                name=deck.samurai_names[n],
                life=int(deck.life[n]),
                knowledge=words.knowledge_name(deck, n),
                text=words.knowledge_text(deck, n),
            )
            for n in range(deck.samurai)
        ],
        locations=[
            Location(
                ident=deck.location_ids[n],
                name=words.location_name(deck, n),
                text=words.location_text(deck, n),
            )
            for n in range(deck.locations)
        ],
        backs=[words.back_name(back) for back in range(len(BACKS))],
        masu=[masu_for(seats) for seats in range(MOST_SEATS + 1)],
        hand_limit=HAND_LIMIT,
        bare_hands=BARE_HANDS,
        bare_hands_name=words.weapon_name(deck, BARE_HANDS),
        board=BOARD,
        board_name=words.place_name(deck, BOARD),
        life=LIFE,
        life_name=words.place_name(deck, LIFE),
    )


def title_facts(deck: Deck, title: int) -> Title:
    """What is printed on all cards of a title."""
    kind = int(deck.title_kind[title])
    return Title(
        ident=deck.title_ids[title],
        name=words.title_name(deck, title),
        kind=KINDS[kind],
        text=words.title_text(deck, title),
        attack=int(deck.attack[title]),
        defence=int(deck.defence[title]),
        nearest=int(deck.nearest[title]),
        farthest=int(deck.farthest[title]),
        ranged=int(deck.attack_kind[title]) == RANGED,
        cost=int(deck.cost[title]),
    )


def card_facts(deck: Deck, card: int) -> SakeCard:
    """What is printed on one card."""
    return SakeCard(
        title=int(deck.title[card]),
        boxes=CardBoxes(
            attack=int(deck.attack_box[card]),
            defence=int(deck.defence_box[card]),
            move=int(deck.move_box[card]),
            drink=int(deck.drink_box[card]),
        ),
        back=int(deck.back[card]),
    )

"""The cards, samurai and locations of Sake & Samurai in words."""

import pytest

from tatami.core.actions import act
from tatami.core.frames import CHANCE
from tatami.core.state import Entry
from tatami.games.sake import SakeGame
from tatami.games.sake.deck_file import read
from tatami.games.sake.rules.setup import BoardDealt, DealBoard
from tatami.games.sake.rules.verbs import BOARD_IS
from tatami.games.sake.story import SakeNarrator
from tatami.games.sake.story.names import (
    knowledge_name,
    knowledge_text,
    location_name,
    location_text,
    title_text,
)
from tatami.words import speaking
from tests.games.sake.narrated import DECK, HOUSE, NAMES, seen


def test_texts_are_told_from_the_deck() -> None:
    titles = {DECK.title_ids[title]: title_text(DECK, title) for title in range(DECK.titles)}
    assert titles["nodachi"] == "melee weapon at exactly 2 steps: attack +4, defence +1"
    assert titles["yumi"] == "ranged weapon at 4 or more steps: attack +1, defence +0"
    assert titles["roar"] == "pay 1 sake: a ranged attack of 4 at exactly 2 steps"
    assert titles["bowl"] == "pay 1 sake: recover 2 life points"


def test_every_samurai_and_location_is_told() -> None:
    known = [knowledge_text(DECK, one) for one in range(DECK.samurai)]
    assert known[0] == "your melee weapons are worth 1 more at exactly 1 step"
    assert known[4].count(";") == 1
    places = [location_text(DECK, place) for place in range(DECK.locations)]
    assert places[0] == "no special rule"
    assert places[2] == "ranged attacks \N{MINUS SIGN}1"


ADDED = """
[samurai.hanzo]
name = "Hattori Hanzo"
life = 5
knowledge = "Out of the shadows"
effects = [{ does = "attack", amount = 1, kind = "ranged" }, { does = "move", amount = 2 }]
from.house = ["name", "life", "knowledge", "effects"]

[locations.beach]
name = "Moonlit Beach"
effects = [{ does = "melee attacks", amount = 1 }]
from.house = ["name", "effects"]
"""


def test_an_added_samurai_is_told() -> None:
    game = SakeGame(read(HOUSE + ADDED, "my.toml"))
    narrator = SakeNarrator(NAMES[:3], game)
    entry = Entry(DealBoard(0), CHANCE, act(BOARD_IS, 8), BoardDealt(0))
    assert narrator.story(seen(), entry) == "You are Hattori Hanzo."
    assert knowledge_text(game.deck, 8) == (
        "your ranged attacks are worth 1 more at any distance; your moves go 2 steps farther"
    )


# What the house deck calls its things


@pytest.mark.parametrize(
    ("language", "place", "knowledge"),
    [("en", "Rope Bridge", "One Cut"), ("de", "Seilbrücke", "Ein Schnitt")],
)
def test_places_and_skills_of_the_house_deck_are_translated(
    language: str, place: str, knowledge: str
) -> None:
    with speaking(language):
        assert location_name(DECK, DECK.location_ids.index("bridge")) == place
        assert knowledge_name(DECK, DECK.samurai_ids.index("ittosai")) == knowledge


def test_another_deck_keeps_the_names_it_gives() -> None:
    deck = read(HOUSE.replace('"Rope Bridge"', '"Plank"'), "deck.toml")
    with speaking("de"):
        assert location_name(deck, deck.location_ids.index("bridge")) == "Plank"

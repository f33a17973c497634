"""1. The cards and the table."""

from collections import Counter

import pytest

from tatami.core.cards import members, size
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.notation import card_text, village_text
from tatami.games.samurai_cards.pieces import (
    ALL_VILLAGES,
    EQUALS,
    FIRST,
    SET_NAMES,
    VILLAGE,
    influence_set,
    with_one,
    without_one,
)
from tatami.games.samurai_cards.view import kinds
from tests.games.samurai_cards.table import table


def cards_of(name: int, seats: int) -> Counter[str]:
    return Counter(card_text(card) for card in kinds(influence_set(name, seats)))


def test_1_1_each_symbol_has_stones_of_its_own() -> None:
    t = table("h@0,0", ["s1@1,0+s2@0,1+h2@-1,0", "-"], ["h4", "b2"], top="r")
    t.places(0, "h4 0,-1")
    assert t.stones(0) == [1, 0, 0]


def test_1_2_there_are_44_villages() -> None:
    found = Counter(village_text(VILLAGE[card]) for card in members(ALL_VILLAGES))
    assert found == {"h": 5, "b": 5, "r": 5, "hb": 9, "hr": 9, "br": 9, "hbr": 2}
    assert sum(found.values()) == 44


@pytest.mark.parametrize("symbol", "hbr")
def test_1_2_every_symbol_is_on_25_villages(symbol: str) -> None:
    shown = [village_text(VILLAGE[card]) for card in members(ALL_VILLAGES)]
    assert sum(symbol in village for village in shown) == 25


def test_1_3_everybody_has_the_same_15_cards() -> None:
    castes = {f"{symbol}{strength}": 1 for symbol in "hbr" for strength in (2, 3, 4)}
    assert cards_of(111223, 2) == {**castes, "s1": 3, "s2": 2, "s3": 1}
    assert cards_of(111223, 3) == cards_of(111223, 2)


@pytest.mark.parametrize(
    ("name", "samurai"), [(112233, {"s1": 2, "s2": 2, "s3": 2}), (112223, {"s1": 2, "s2": 3})]
)
def test_1_3_the_option_chooses_other_samurai(name: int, samurai: dict[str, int]) -> None:
    found = cards_of(name, 2)
    assert sum(found.values()) == 15
    assert samurai.items() <= found.items()


@pytest.mark.parametrize("name", SET_NAMES)
def test_1_3_the_option_is_what_is_dealt(name: int) -> None:
    s = GAME.new(3, GAME.options(influence=name))
    assert [Counter(map(card_text, kinds(pile))) for pile in s.piles] == [cards_of(name, 3)] * 3


def test_1_3_equal_cards_cannot_be_told_apart() -> None:
    cards = influence_set(111223, 2)
    first = FIRST[11]
    assert [card_text(card) for card in (9, 10, 11)] == ["s1"] * 3
    fewer = without_one(cards, first, EQUALS[first])
    assert size(fewer) == 14
    assert with_one(fewer, first, EQUALS[first]) == cards


def test_1_4_places_touch_by_their_edges() -> None:
    t = table("h@0,0", ["-", "-"], ["h4", "b2"])
    assert t.open == [(-1, 0), (0, -1), (0, 1), (1, 0)]


def test_1_4_the_table_has_no_end() -> None:
    line = "+".join(f"{'hb' if n < 9 else 'br'}@{n},{n}" for n in range(18))
    t = table(line, ["-", "b2@18,17"], ["h4", "b3"])
    t.places(0, "h4 17,18")
    t.turns_up("h")
    assert t.villages[18, 18] == "hbr"
    assert (18, 19) in t.open
    assert (19, 18) in t.open

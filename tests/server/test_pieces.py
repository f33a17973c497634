"""The pieces that the browser is told of are those that the games play with."""

import msgspec
import pytest

from tatami.games import GAMES
from tatami.games.hagakure import wire as hagakure
from tatami.games.ninjan import wire as ninjan
from tatami.games.samurai import wire as samurai
from tatami.games.samurai.board import LANDS, SETTLEMENTS
from tatami.games.samurai_cards import wire as samurai_cards
from tatami.server.pieces import pieces_of
from tatami.words import LANGUAGES, speaking


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_its_pieces_in_every_language(game: str, language: str) -> None:
    with speaking(language):
        assert msgspec.json.encode(pieces_of(GAMES[game]))


def test_hexes_of_samurai_touch_each_other() -> None:
    hexes = samurai.pieces().hexes
    assert all(n in hexes[other].around for n, hex in enumerate(hexes) for other in hex.around)
    assert len([hex for hex in hexes if hex.part == "land"]) == LANDS
    assert len(samurai.pieces().settlements) == SETTLEMENTS


def test_a_samurai_tile_influences_all_kinds_of_figures_and_a_helmet_its_own() -> None:
    tiles = samurai.pieces().tiles
    assert {tuple(tile.influences) for tile in tiles if tile.kind == "samurai"} == {(0, 1, 2)}
    assert {tuple(tile.influences) for tile in tiles if tile.kind == "helmet"} == {(0,)}
    assert sum([tile.copies for n, tile in enumerate(tiles) if tile.first == n]) == len(tiles)


def test_villages_of_the_card_game_are_known_by_their_symbols() -> None:
    villages = samurai_cards.pieces().villages
    assert villages[5].symbols == [0, 2]
    assert sum([village.copies for village in villages]) == 44


def test_the_browser_is_told_which_sign_takes_a_pile_of_ninjan() -> None:
    rock, scissors, paper = range(3)
    assert ninjan.pieces().beaten_by == [paper, rock, scissors]


def test_the_browser_is_told_how_many_villagers_the_chip_asks_for() -> None:
    assert hagakure.pieces().villager_goals[3:] == [4, 4, 5]

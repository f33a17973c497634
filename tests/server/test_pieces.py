"""The pieces that the browser is told of are those that the games play with."""

from typing import Any

import msgspec
import pytest

from tatami.core.actions import noun, verb
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.games import GAMES
from tatami.games.sake import GAME as SAKE
from tatami.games.sake import SakeGame
from tatami.games.sake import wire as sake
from tatami.games.sake.story.names import slots_of
from tatami.games.samurai import wire as samurai
from tatami.games.samurai.board import LANDS, SETTLEMENTS
from tatami.games.samurai_cards import wire as samurai_cards
from tatami.search import bot_named
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


def test_actions_of_sake_are_read_by_the_slots_that_the_browser_gets() -> None:
    told = sake.pieces()
    assert isinstance(SAKE, SakeGame)
    for action in sake_actions():
        said, aim = slots_of(SAKE.deck, action)
        assert named(told, action) == [*said, *aim]


def named(told: sake.SakePieces, action: int) -> list[tuple[str, int]]:
    """What an action names, read as the browser reads it."""
    found: list[tuple[str, int]] = []
    rest = noun(action)
    slots = list(told.slots[verb(action)])
    while slots:
        slot = slots.pop(0)
        if slot.names == "aim":
            kind, value = found[-1]
            slots = list(told.titles[told.cards[value].title if kind == "card" else value].aim)
        else:
            found.append((slot.names, rest & (1 << slot.bits) - 1))
            rest >>= slot.bits
    return found


def sake_actions() -> set[int]:
    """Everything that somebody could do in a match between bots."""
    dice = Dice(b"pieces")
    bot: Any = bot_named("random", SAKE, dice)
    s = SAKE.new(4)
    found: set[int] = set()
    while s.asking is not None:
        seat = s.asking.actors(s)[0]
        legal = s.legal(seat)
        if seat == CHANCE:
            s.apply(seat, s.asking.sample(s, seat, dice))
            continue
        found.update(legal)
        s.apply(seat, bot.choose(SAKE.view(s, seat), legal))
    return found

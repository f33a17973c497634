"""Samurai: the card game at the terminal: what is drawn."""

from rich.console import Console

from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.story import SamuraiCardsNarrator
from tatami.games.samurai_cards.terminal import SamuraiCardsTable, window
from tests.games.samurai_cards.table import SamuraiTable
from tests.games.samurai_cards.test_story import match

TABLE = SamuraiCardsTable(SamuraiCardsNarrator(["You", "Aki", "Botan"]))


def drawn(t: SamuraiTable, viewer: int = 0, width: int = 60) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(TABLE.draw(GAME.view(t.s, viewer)))
    return capture.get()


def test_the_board_is_drawn_with_its_columns_and_rows() -> None:
    t = match()
    t.places(0, "h4 1,0")
    t.turns_up("h")
    board = drawn(t)
    assert "-1  0   1" in board
    assert "  0 ·   ▲●  ▲4" in board
    assert "To lay ●■   Next ▲" in board
    assert "?" in board


def test_a_board_that_is_too_wide_is_cut_around_the_newest_card() -> None:
    t = match()
    t.places(0, "h4 1,0")
    narrow = drawn(t, width=24)
    assert all(len(line) <= 24 for line in narrow.splitlines())
    assert "▲4" in narrow


def test_the_window_moves_with_the_middle_and_stays_on_the_board() -> None:
    assert list(window(-2, 2, 0, 9)) == [-2, -1, 0, 1, 2]
    assert list(window(-9, 9, 0, 3)) == [-1, 0, 1]
    assert list(window(-9, 9, 9, 3)) == [7, 8, 9]
    assert list(window(-9, 9, -9, 3)) == [-9, -8, -7]

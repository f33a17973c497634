"""Hagakure at the terminal: what is drawn."""

from rich.console import Console

from tatami.core.frames import WATCHER
from tatami.games.hagakure.story import HagakureNarrator
from tatami.games.hagakure.terminal import HagakureTable
from tests.games.hagakure.table import HagakureTable as Match
from tests.games.hagakure.table import chips

TABLE = HagakureTable(HagakureNarrator(["You", "Aki", "Botan"]))


def drawn(t: Match, viewer: int = 0) -> str:
    console = Console(width=60, color_system=None)
    with console.capture() as capture:
        console.print(TABLE.draw(t.view(viewer)))
    return capture.get()


def test_the_table_drawn() -> None:
    t = chips()
    t.in_turn("look 3", "swap", "none")
    t.does(0, "18")
    picture = drawn(t)
    assert "Round 1 of 9" in picture
    assert "8○ 15○ 16○ 20◆ F◆" in picture
    assert "▒ ▒" in picture
    assert "unseen" in picture
    assert "▒ ▒ ▒ ▒ ▒" in drawn(t, WATCHER)

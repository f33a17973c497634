"""Sake & Samurai at the terminal: what is drawn."""

from dataclasses import replace

from rich.console import Console

from tatami.core.cards import NONE
from tatami.core.frames import WATCHER
from tatami.games.sake import GAME
from tatami.games.sake.columns import Minion
from tatami.games.sake.pieces import BOARD, LIFE
from tatami.games.sake.story import SakeNarrator
from tatami.games.sake.targets import Target
from tatami.games.sake.terminal import SakeTable
from tatami.games.sake.view import Ending, Fight, SakeView
from tests.games.sake.narrated import NAMES, card, dealt, seen


def drawn(view: SakeView, names: list[str], width: int = 60) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(SakeTable(SakeNarrator(names)).draw(view))
    return capture.get()


def test_the_table_drawn() -> None:
    view = seen()
    picture = drawn(view, NAMES[:3])
    assert "Masu ●●●●●●●● pile" in picture
    assert picture.index("Botan") < picture.index("You") < picture.index("Aki")
    assert "†Katana" in picture
    assert "↓ ···" in picture
    assert "▶ You" in picture


def test_a_fight_minions_sake_and_spirits_drawn() -> None:
    minion = card("minion1")
    view = replace(
        seen(),
        alive=(0, 1),
        spirits=(2,),
        loot=(0, 0, 3),
        sake=((BOARD, LIFE, 0), (), ()),
        steps=(4, 0, 0),
        minions=(Minion(minion, 1, 0, 1, False), Minion(card("minion2"), 0, 1, 0, False)),
        fight=Fight(1, NONE, Target(0, NONE), 1, 5, NONE, 0, 0),
        options={**seen().options, "location": "shrine"},
        ending=Ending(0, 0, last_turns=1, sudden_deaths=0),
    )
    picture = drawn(view, NAMES[:3])
    assert "Shrine Grounds · the last turn" in picture
    assert "Aki → You: 5 against 0" in picture
    assert "↓ ▼···▲·" in picture
    assert "†Katana●" in picture
    assert "●♥" in picture
    assert "spirit ●●●" in picture
    at_minion = replace(view, fight=Fight(1, NONE, Target(NONE, minion), 1, 5, NONE, 0, 0))
    assert "Aki → a minion" in drawn(at_minion, NAMES[:3])
    assert "gone" in drawn(replace(view, spirits=()), NAMES[:3])
    long = replace(view, steps=(14, 0, 0), minions=())
    assert "↓ ·×14" in drawn(long, NAMES[:3])


def test_with_many_seats_a_card_has_one_line() -> None:
    assert "…" in drawn(GAME.view(dealt(8), 0), NAMES, 48)


def test_a_spirit_sees_only_what_it_can_use() -> None:
    view = replace(seen(), alive=(1, 2), spirits=(0,))
    assert "A1" not in drawn(view, NAMES[:3])


def test_a_watcher_has_no_hand() -> None:
    assert "A1 D" not in drawn(GAME.view(dealt(), WATCHER), NAMES[:3])

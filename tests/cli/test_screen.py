"""The full screen, driven by keys and clicks as a person would."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from tatami.cli.play import new_sitting, table_of
from tatami.cli.screen import RulesScreen, TableApp
from tatami.core.record import load, replay
from tatami.games import game_named

Story = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def on_screen(
    path: Path, story: Story, size: tuple[int, int] = (80, 24), game: str = "ninjan"
) -> TableApp:
    """Play on a screen of this size, without pauses."""
    sitting = new_sitting(game_named(game), None, "random", 1, None, 3, path)
    app = TableApp(sitting, table_of(sitting), pause=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await story(app, pilot)

    asyncio.run(run())
    return app


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the others have played."""
    await app.workers.wait_for_complete()
    await pilot.pause()


def shown(app: TableApp, part: str) -> str:
    return str(app.query_one(part, Static).content)


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("hagakure", (80, 24)),
        ("ninjan", (80, 24)),
        ("samurai_cards", (160, 50)),
        pytest.param("samurai", (80, 24), marks=pytest.mark.long),
        pytest.param("sake", (80, 24), marks=pytest.mark.long),
    ],
)
def test_a_whole_match_can_be_played_with_enter(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    path = tmp_path / "match.json"

    async def story(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.sitting.is_over():
            await pilot.press("enter")
            await settled(app, pilot)

    on_screen(path, story, size, game)
    assert replay(load(path)[0], game_named(game)).is_over()


def test_typing_narrows_the_choices(tmp_path: Path) -> None:
    async def story(app: TableApp, pilot: Pilot[None]) -> None:
        choices = app.query_one("#choices", OptionList)
        assert choices.option_count == 9
        await pilot.press("8")
        await pilot.pause()
        assert choices.option_count == 2
        await pilot.press("r", "enter")
        await settled(app, pilot)
        own = [action for seat, action in app.sitting.moves if seat == 0]
        assert app.sitting.game.action_text(own[0]) == "8R"
        assert app.query_one("#typed", Input).value == ""

    on_screen(tmp_path / "match.json", story)


def test_the_arrows_mark_a_choice(tmp_path: Path) -> None:
    async def story(app: TableApp, pilot: Pilot[None]) -> None:
        choices = app.query_one("#choices", OptionList)
        await pilot.press("down", "down", "up")
        assert choices.highlighted == 1
        await pilot.press("up", "up")
        assert choices.highlighted == 8

    on_screen(tmp_path / "match.json", story)


def test_a_choice_can_be_clicked(tmp_path: Path) -> None:
    async def story(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.click("#choices", offset=(4, 3))
        await settled(app, pilot)
        assert [seat for seat, _ in app.sitting.moves].count(0) == 1

    on_screen(tmp_path / "match.json", story)


def test_an_illegal_action_is_refused_with_its_rule(tmp_path: Path) -> None:
    async def story(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*"lay", "space", "1", "enter")
        await pilot.pause()
        assert "Rule 3.1" in shown(app, "#prompt")
        assert app.query_one("#prompt").has_class("refused")

    on_screen(tmp_path / "match.json", story)


def test_nonsense_is_refused(tmp_path: Path) -> None:
    async def story(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*"fly", "enter")
        await pilot.pause()
        assert "not an action of Ninjan" in shown(app, "#prompt")

    on_screen(tmp_path / "match.json", story)


def test_the_rules_can_be_read_and_closed(tmp_path: Path) -> None:
    async def story(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, RulesScreen)

    on_screen(tmp_path / "match.json", story)


def test_leaving_is_not_an_interruption(tmp_path: Path) -> None:
    async def story(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+q")

    app = on_screen(tmp_path / "match.json", story)
    assert not app.interrupted
    assert not app.sitting.is_over()


def test_ctrl_c_is_an_interruption(tmp_path: Path) -> None:
    async def story(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+c")

    assert on_screen(tmp_path / "match.json", story).interrupted

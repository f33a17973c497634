"""Samurai, the board game, at the terminal: what is answered, what is drawn."""

import asyncio
from pathlib import Path

import pytest
from rich.console import Console
from textual.widgets import Input, OptionList, RichLog

from tatami.cli.play import new_sitting, table_of
from tatami.cli.screen import TableApp
from tatami.core.chance import dice_of
from tatami.core.frames import WATCHER
from tatami.core.game import Move
from tatami.core.record import Record, encode
from tatami.games import game_named
from tatami.games.samurai import GAME
from tatami.games.samurai.state import Samurai
from tatami.games.samurai.story import SamuraiNarrator
from tatami.games.samurai.terminal import SamuraiTable
from tests.cli.run import tatami
from tests.games.samurai.table import SamuraiTable as Match
from tests.games.samurai.table import new, table
from tests.games.samurai.test_story import match

TABLE = SamuraiTable(SamuraiNarrator(["You", "Aki", "Botan"]))


def ask(t: Match, question: str) -> list[str]:
    return TABLE.reply(GAME.view(t.s, 0), t.s.legal(0), question)


def drawn(t: Match, viewer: int = 0, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(TABLE.draw(GAME.view(t.s, viewer)))
    return capture.get()


# Questions


def test_what_is_near_a_settlement() -> None:
    assert ask(match(), "near Wakayama") == [
        "Wakayama P19, village: Buddha Aki 4; empty land 1 at P21.",
        "west P17: sea, empty.",
        "north-west O18: sea, empty.",
        "north-east O20: Aki, Buddha 4.",
        "east P21: land, empty.",
        "south-east Q20: sea, empty.",
        "south-west Q18: sea, empty.",
    ]


def test_what_is_near_a_hex() -> None:
    near = ask(match(), "NEAR n27")
    assert near[0] == "N27: You, samurai 1."
    assert near[4] == "east N29: Edo helmet Buddha rice."
    assert len(ask(match(), "near G34")) == 4  # The map ends there, and Hokkaido is not in play.


def test_an_empty_settlement_is_told() -> None:
    assert ask(match(), "near aomori")[0] == "Aomori H35, village: no figures."


def test_what_can_be_done_here() -> None:
    t = match()
    t.s.hands[0] |= 1 << 18
    assert ask(t, "here N13") == ["At N13 you can:", "lay b3 on N13."]
    assert ask(t, "here N27") == ["At N27 you can:", "pick up your tile: exchange N27."]
    assert ask(t, "here Wakayama") == [
        "At Wakayama P19 you can:",
        "lay b3 on P21.",
        "lay ship1 on O18, P17, Q18, Q20.",
        "swap Wakayama buddha and another figure.",
    ]
    assert ask(t, "here M22") == ["At M22 you can do nothing now."]


def test_where_a_figure_can_be_placed() -> None:
    t = new(3, opening="random")
    t.nature()
    assert ask(t, "here Akita") == [
        "At Akita J33 you can:",
        "place helmet Akita.",
        "place buddha Akita.",
        "place rice Akita.",
    ]


def test_a_place_that_is_not_on_the_map() -> None:
    assert ask(match(), "near Osaka") == ["There is no place called “osaka” on this map."]
    assert ask(match(), "here Sapporo") == ["There is no place called “sapporo” on this map."]


def test_all_settlements_and_all_tiles() -> None:
    assert len(ask(match(), "map")) == 26
    assert ask(match(), "tiles") == [
        "You: helmet 4 at M12, tile exchange at N25, samurai 1 at N27.",
        "Aki: Buddha 4 at O20, ship 2 at M22.",
        "Botan: rider 1 at N31.",
    ]
    t = table(["", "", ""], ["b4", "b4", "b4"])
    assert ask(t, "tiles")[0] == "You: no tiles."


def test_help_tells_what_can_be_asked() -> None:
    assert ask(match(), "help") == TABLE.help()
    assert TABLE.help()[0] == "near Kyoto, or near N27: what is there, and what touches it."


def test_an_action_is_no_question() -> None:
    assert ask(match(), "b3 N13") == []
    assert ask(match(), "") == []


# The table drawn


def test_the_map_is_drawn_with_rows_and_columns() -> None:
    picture = drawn(match())
    assert "You    ▲1 ●0 ■2  3+14" in picture
    assert "Aki    screen    1+17" in picture
    assert "hand   ●3 ≈1 ⇅" in picture
    assert "▲ h helmet ● b Buddha ■ r rice" in picture
    assert "1     5     9     13" in picture
    row = next(line for line in picture.splitlines() if line.strip().startswith("N"))
    assert row.rstrip().startswith("N")
    assert row.rstrip().endswith("N")
    assert "★1 ▲●■♞1" in row
    assert "Nearly surrounded:" in picture


def test_a_narrow_map_has_two_characters_a_hex() -> None:
    picture = drawn(match(), width=49)
    assert max(len(line.rstrip()) for line in picture.splitlines()) <= 49
    assert "★1Ed♞1" in picture


def test_a_watcher_has_no_hand() -> None:
    picture = drawn(match(), WATCHER)
    assert "hand" not in picture
    assert "You    screen" in picture


def test_with_two_seats_there_is_only_honshu() -> None:
    t = table(["", ""], ["b4", "b4"])
    picture = SamuraiTable(SamuraiNarrator(["You", "Aki"])).draw(GAME.view(t.s, 0))
    console = Console(width=60, color_system=None)
    with console.capture() as capture:
        console.print(picture)
    rows = [line.rstrip()[-1:] for line in capture.get().splitlines()[:11]]
    assert rows == list("GHIJKLMNOPQ")


# Plain lines and the full screen


def test_a_screen_reader_can_ask_and_play() -> None:
    typed = "map\nnear edo\nchoices choose s\nchoose s3\nfly\nhelp\nquit\n"
    said = tatami("play", "samurai", "--plain", "--seats", "2", "--seed", "4", typed=typed).out
    assert "  choose one of h4, h3" in said
    assert "Edo N29, capital: no figures." in said
    assert "  choose ship2: take ship 2" in said
    assert "You choose samurai 3." in said
    assert "“fly” is not an action of Samurai." in said
    assert "near Kyoto, or near N27" in said


def random_match(number: int) -> tuple[Samurai, list[Move]]:
    """A whole match of four seats, played at random, and its moves."""
    s = GAME.new(4)
    dice = dice_of(number, "nobody")
    moves: list[Move] = []
    while s.asking is not None:
        seat = s.actors()[0]
        moves.append((seat, s.asking.sample(s, seat, dice)))
        s.apply(*moves[-1])
    return s, moves


def test_a_match_without_a_winner_is_told(tmp_path: Path) -> None:
    s, moves = next(match for n in range(1000) if not GAME.winners((match := random_match(n))[0]))
    record = Record(
        game="samurai",
        version=GAME.version,
        seats=4,
        options=GAME.options(),
        scores=GAME.scores(s),
        moves=moves,
    )
    path = tmp_path / "nobody.json"
    path.write_bytes(encode(record))
    assert tatami("replay", str(path)).out.splitlines()[-1] == "Nobody won."


@pytest.mark.slow
def test_long_lists_are_shown_word_by_word(tmp_path: Path) -> None:
    sitting = new_sitting(
        game_named("samurai"), 2, "random", 1, ["opening=random"], 3, tmp_path / "match.json"
    )
    app = TableApp(sitting, table_of(sitting), pause=0)

    async def story() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            for placed in range(9):
                await app.workers.wait_for_complete()
                await pilot.pause()
                if placed == 2:
                    begun = [text for text, _ in app.grouped(sitting.legal())]
                    assert begun == ["place helmet", "place buddha", "place rice"]
                app.play(sitting.legal()[0])
            await app.workers.wait_for_complete()
            await pilot.pause()
            choices = app.query_one("#choices", OptionList)
            typed = app.query_one("#typed", Input)
            assert choices.option_count <= 6
            first = str(choices.get_option_at_index(0).prompt)
            assert "choices" in first
            await pilot.press("enter")
            await pilot.pause()
            word = first.split()[0]
            assert typed.value == f"{word} "
            assert choices.option_count > 6
            await pilot.press("enter")
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert sitting.s.has_laid  # type: ignore[attr-defined]
            log = app.query_one("#log", RichLog)
            lines = len(log.lines)
            await pilot.press(*"near", "space", *"edo", "enter")
            await pilot.pause()
            assert len(log.lines) > lines
            assert typed.value == ""

    asyncio.run(story())

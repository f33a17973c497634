"""Samurai, the board game, at the terminal: what is said, what is answered, what is drawn."""

import asyncio
from pathlib import Path

from rich.console import Console
from textual.widgets import Input, OptionList, RichLog

from tatami.cli.play import new_sitting, table_of
from tatami.cli.screen import TableApp
from tatami.cli.tables.samurai import SamuraiTable
from tatami.core.chance import dice_of
from tatami.core.frames import WATCHER
from tatami.core.game import Move
from tatami.core.record import Record, encode
from tatami.games import game_named
from tatami.games.samurai import GAME
from tatami.games.samurai.state import Samurai
from tests.cli.run import tatami
from tests.games.samurai.table import SamuraiTable as Match
from tests.games.samurai.table import new, table

TABLE = SamuraiTable(["You", "Aki", "Botan"])


def match(**options: str) -> Match:
    """Three seats in the middle of a match."""
    t = table(
        ["h4@M12 s1@N27 exchange@N25", "ship2@M22 b4@O20", "rider@N31"],
        ["b3 ship1 swap", "b2", "b2"],
        captured=[(1, 0, 2), (0, 0, 0), (0, 1, 0)],
        figures="Aomori:",
        **options,  # type: ignore[arg-type]
    )
    t.s.log = []
    return t


def prompt(t: Match, viewer: int = 0) -> str:
    return TABLE.prompt(GAME.view(t.s, viewer))


def told(t: Match, viewer: int = 0) -> list[str]:
    """The story as this seat reads it."""
    view = GAME.view(t.s, viewer)
    entries = [entry.seen_by(viewer) for entry in t.s.log or []]
    return [sentence for entry in entries if (sentence := TABLE.story(view, entry))]


def ask(t: Match, question: str) -> list[str]:
    return TABLE.reply(GAME.view(t.s, 0), t.s.legal(0), question)


def drawn(t: Match, viewer: int = 0, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(TABLE.draw(GAME.view(t.s, viewer)))
    return capture.get()


# What is wanted, what can be done


def test_the_prompt_says_what_is_wanted() -> None:
    t = new(3)
    assert prompt(t) == "Choose 5 more tiles for your first hand."
    for tile in ("h4", "h3", "h2", "b4"):
        t.does(0, f"choose {tile}")
    assert prompt(t) == "Choose the last tile for your first hand."
    t = new(3, opening="random")
    t.nature()
    assert prompt(t) == "Place a figure in a city."
    for _ in range(4):
        t.s.apply(t.actors[0], t.s.legal(t.actors[0])[0])
    assert prompt(t) == "Place a figure in a village."
    t = match()
    assert prompt(t) == "Lay a tile."
    t.does(0, "ship1 M10")
    assert prompt(t) == "Lay another tile, or end your turn."


def test_the_prompt_names_the_tile_that_was_taken_up() -> None:
    t = table(["h4@N27", "", ""], ["exchange", "b4", "b4"])
    t.does(0, "exchange N27")
    assert prompt(t) == "Lay helmet 4 again, on empty land."
    assert TABLE.reminder(GAME.view(t.s, 0))[0] == "Taken up: helmet 4."


def test_every_choice_says_what_it_does() -> None:
    t = table(["h4@N27", "", ""], ["exchange ship1 swap rider", "b4", "b4"])
    view = GAME.view(t.s, 0)
    meanings = {
        text: TABLE.choice(view, GAME.action_from(text))
        for text in (
            "choose s2",
            "place rice Kyoto",
            "rider N31",
            "ship1 M10",
            "ship1 S4",
            "exchange N27",
            "swap Edo helmet Mito buddha",
            "end",
        )
    }
    assert meanings == {
        "choose s2": "samurai 2, in your first hand",
        "place rice Kyoto": "rice to Kyoto O22",
        "rider N31": "rider 1 beside Edo N29 and Mito N33",
        "ship1 M10": "ship 1 beside Shimonoseki N11",
        "ship1 S4": "ship 1 beside Kagoshima R5",
        "exchange N27": "take up helmet 4",
        "swap Edo helmet Mito buddha": "helmet of Edo N29 for Buddha of Mito N33",
        "end": "end your turn",
    }
    assert TABLE.choice(view, GAME.action_from("ship1 L11")) == "ship 1 beside no settlement"
    # The strait has two sides, but Hokkaido is not in play.
    assert TABLE.choice(view, GAME.action_from("ship1 G34")) == "ship 1 beside Aomori H35"


def test_many_choices_are_summed_up() -> None:
    t = match()
    t.s.hands[0] |= 1 << 18
    t.does(0, "ship1 M10")
    assert TABLE.summary(GAME.view(t.s, 0), t.s.legal(0)) == [
        "b3: on any of the 38 empty land hexes, as in b3 I34.",
        "exchange: take up one of your tiles, at M12, N27, as in exchange M12.",
        "swap: two figures, as in swap Tokushima buddha Kochi rice.",
        "end: end your turn.",
        "“choices b3” lists them one by one; “here” and a place tells what can be done there.",
    ]


def test_ships_are_summed_up_too() -> None:
    t = match()
    assert TABLE.summary(GAME.view(t.s, 0), t.s.legal(0))[1] == (
        "ship1: on any of the 63 empty sea hexes, as in ship1 G34."
    )


def test_few_choices_are_listed() -> None:
    t = match()
    t.does(0, "ship1 M10")
    t.does(0, "b3 O24")
    t.does(0, "swap Edo helmet Edo rice")
    assert TABLE.summary(GAME.view(t.s, 0), t.s.legal(0)) == []


def test_the_choices_of_the_setup_are_summed_up() -> None:
    t = new(3)
    view = GAME.view(t.s, 0)
    assert TABLE.summary(view, t.s.legal(0))[0].startswith("choose one of h4, h3, h2, b4")
    t = new(3, opening="random")
    t.nature()
    for _ in range(6):
        t.s.apply(t.actors[0], t.s.legal(t.actors[0])[0])
    summary = TABLE.summary(GAME.view(t.s, 0), t.s.legal(0))
    assert len(summary) == 1
    assert summary[0].startswith("place helmet, buddha, rice: in Himeji N17, Tottori M20")


# What happened


def test_a_turn_is_told_in_sentences() -> None:
    t = match()
    t.does(0, "swap Edo helmet Choshi helmet")
    t.does(0, "ship1 L11")
    t.does(0, "b3 N13")
    t.does(0, "end")
    t.draws("s3")
    assert told(t) == [
        "You swap helmet of Edo N29 and helmet of Choshi P31.",
        "You lay ship 1 on L11.",
        "You lay Buddha 3 on N13, beside Shimonoseki N11 and Matsue M14.",
        "Shimonoseki N11 is surrounded: helmet to You.",
        "You draw samurai 3.",
    ]
    assert told(t, 1)[-1] == "Shimonoseki N11 is surrounded: helmet to You."


def test_what_a_rival_does_is_told() -> None:
    t = table(["", "b4@N27", ""], ["b4", "exchange", "b4"], turn=1)
    t.s.log = []
    t.does(1, "exchange N27")
    t.does(1, "b4 O20")
    assert told(t) == [
        "Aki lays the tile exchange on N27 and takes up Buddha 4.",
        "Aki lays Buddha 4 on O20, beside Kyoto O22 and Wakayama P19.",
    ]


def test_a_figure_that_is_set_aside_is_told() -> None:
    t = table(["b4@M12", "", ""], ["r4", "b4", "b4"])
    t.s.log = []
    t.does(0, "r4 N13")
    t.does(0, "end")
    assert told(t)[-1] == "Shimonoseki N11 is surrounded: helmet set aside."


def test_the_beginning_is_told() -> None:
    t = new(3)
    t.does(0, "choose h4")
    t.does(1, "choose h4")
    assert told(t) == ["Everybody chooses five tiles in secret.", "You choose helmet 4."]
    t = new(3, opening="random", figures="random")
    t.nature()
    story = told(t)
    assert story[0] == "Everybody draws five tiles."
    assert story[1] == "You draw helmet 4."
    assert "Edo gets a helmet, a Buddha and a rice field." in story
    assert "helmet comes to Kyoto O22." in story
    t = new(3, opening="random")
    t.nature()
    t.does(0, "place rice Kyoto")
    assert told(t)[-1] == "You place a figure: rice in Kyoto O22."


def test_the_end_is_told_with_all_screens_lifted() -> None:
    t = table(
        ["", "", ""],
        ["r2", "b4", "b4"],
        aside=(4, 0, 0),
        captured=[(1, 0, 0), (0, 2, 0), (0, 0, 0)],
    )
    t.s.log = []
    t.does(0, "r2 N27")
    assert TABLE.lines(GAME.view(t.s, 0))[1].startswith("Aki: figures behind the screen;")
    t.does(0, "end")
    assert told(t)[-1].splitlines() == [
        "The game ends: the fourth figure has been set aside.",
        "You: helmets 1, Buddhas 0, rice 0; tiles in hand 0, in the supply 19.",
        "Aki: helmets 0, Buddhas 2, rice 0; tiles in hand 1, in the supply 19.",
        "Botan: helmets 0, Buddhas 0, rice 0; tiles in hand 1, in the supply 19.",
    ]


# The table in words


def test_the_table_is_told_in_lines() -> None:
    assert TABLE.lines(GAME.view(match().s, 0)) == [
        "You: helmets 1, Buddhas 0, rice 2; tiles in hand 3, in the supply 14.",
        "Aki: figures behind the screen; tiles in hand 1, in the supply 17.",
        "Botan: figures behind the screen; tiles in hand 1, in the supply 18.",
        "Set aside: helmets 0, Buddhas 0, rice 0.",
        "On the map: helmets 10, Buddhas 10, rice 9.",
        "Nearly surrounded:",
        "Shimonoseki N11, village: helmet You 4; empty land 1 at N13.",
        "Wakayama P19, village: Buddha Aki 4; empty land 1 at P21.",
        "Nagoya O26, village: Buddha You 1; empty land 2 at O24, O28.",
        "Mito N33, village: Buddha Botan 1; empty land 2 at M32, O32.",
        "Your hand: Buddha 3, ship 1, figure exchange.",
    ]


def test_open_screens_show_what_everybody_has() -> None:
    lines = TABLE.lines(GAME.view(match(screens="open").s, 0))
    assert lines[2].startswith("Botan: helmets 0, Buddhas 1, rice 0;")


def test_only_the_hand_is_told_again_within_a_turn() -> None:
    t = match()
    assert TABLE.reminder(GAME.view(t.s, 0)) == TABLE.lines(GAME.view(t.s, 0))
    t.does(0, "ship1 M10")
    assert TABLE.reminder(GAME.view(t.s, 0)) == ["Your hand: Buddha 3, figure exchange."]
    assert TABLE.lines(GAME.view(t.s, WATCHER))[-1] == "Your hand: no tiles."


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
    assert ask(t, "here N27") == ["At N27 you can:", "take up your tile: exchange N27."]
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
    picture = SamuraiTable(["You", "Aki"]).draw(GAME.view(t.s, 0))
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
    assert "  choose ship2: ship 2, in your first hand" in said
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

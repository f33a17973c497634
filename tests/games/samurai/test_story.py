"""Samurai, the board game, in words."""

from tatami.core.frames import WATCHER
from tatami.games.samurai import GAME
from tatami.games.samurai.story import SamuraiNarrator
from tests.games.samurai.table import SamuraiTable as Match
from tests.games.samurai.table import new, table

TELLER = SamuraiNarrator(["You", "Aki", "Botan"])


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
    return TELLER.prompt(GAME.view(t.s, viewer))


def told(t: Match, viewer: int = 0) -> list[str]:
    """The story as this seat reads it."""
    view = GAME.view(t.s, viewer)
    entries = [entry.seen_by(viewer) for entry in t.s.log or []]
    return [sentence for entry in entries if (sentence := TELLER.story(view, entry))]


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
    assert prompt(t) == "Lay helmet 4 again, on an empty land hex."
    assert TELLER.reminder(GAME.view(t.s, 0))[0] == "Picked up: helmet 4."


def test_every_choice_says_what_it_does() -> None:
    t = table(["h4@N27", "", ""], ["exchange ship1 swap rider", "b4", "b4"])
    view = GAME.view(t.s, 0)
    meanings = {
        text: TELLER.choice(view, GAME.action_from(text))
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
        "choose s2": "take samurai 2",
        "place rice Kyoto": "place a rice field in Kyoto O22",
        "rider N31": "lay rider 1 on N31, beside Edo N29 and Mito N33",
        "ship1 M10": "lay ship 1 on M10, beside Shimonoseki N11",
        "ship1 S4": "lay ship 1 on S4, beside Kagoshima R5",
        "exchange N27": "pick up helmet 4 at N27",
        "swap Edo helmet Mito buddha": "swap helmet in Edo N29 and Buddha in Mito N33",
        "end": "end your turn",
    }
    alone = TELLER.choice(view, GAME.action_from("ship1 L11"))
    assert alone == "lay ship 1 on L11, beside no settlement"
    # The strait has two sides, but Hokkaido is not in play.
    strait = TELLER.choice(view, GAME.action_from("ship1 G34"))
    assert strait == "lay ship 1 on G34, beside Aomori H35"


def test_many_choices_are_summed_up() -> None:
    t = match()
    t.s.hands[0] |= 1 << 18
    t.does(0, "ship1 M10")
    assert TELLER.summary(GAME.view(t.s, 0), t.s.legal(0)) == [
        "b3: on any of the 38 empty land hexes, as in b3 I34.",
        "exchange: pick up one of your tiles, at M12, N27, as in exchange M12.",
        "swap: two figures, as in swap Tokushima buddha Kochi rice.",
        "end: end your turn.",
        "“choices b3” lists them one by one; “here” and a place tells what can be done there.",
    ]


def test_ships_are_summed_up_too() -> None:
    t = match()
    assert TELLER.summary(GAME.view(t.s, 0), t.s.legal(0))[1] == (
        "ship1: on any of the 63 empty sea hexes, as in ship1 G34."
    )


def test_few_choices_are_listed() -> None:
    t = match()
    t.does(0, "ship1 M10")
    t.does(0, "b3 O24")
    t.does(0, "swap Edo helmet Edo rice")
    assert TELLER.summary(GAME.view(t.s, 0), t.s.legal(0)) == []


def test_the_choices_of_the_setup_are_summed_up() -> None:
    t = new(3)
    view = GAME.view(t.s, 0)
    assert TELLER.summary(view, t.s.legal(0))[0].startswith("choose one of h4, h3, h2, b4")
    t = new(3, opening="random")
    t.nature()
    for _ in range(6):
        t.s.apply(t.actors[0], t.s.legal(t.actors[0])[0])
    summary = TELLER.summary(GAME.view(t.s, 0), t.s.legal(0))
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
        "You swap helmet in Edo N29 and helmet in Choshi P31.",
        "You lay ship 1 on L11.",
        "You lay Buddha 3 on N13, beside Shimonoseki N11 and Matsue M14.",
        "Shimonoseki N11 is surrounded: helmet to you.",
        "You draw samurai 3.",
    ]
    assert told(t, 1)[-1] == "Shimonoseki N11 is surrounded: helmet to you."


def test_what_a_rival_does_is_told() -> None:
    t = table(["", "b4@N27", ""], ["b4", "exchange", "b4"], turn=1)
    t.s.log = []
    t.does(1, "exchange N27")
    t.does(1, "b4 O20")
    assert told(t) == [
        "Aki lays the tile exchange on N27 and picks up Buddha 4.",
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
    assert "A figure for Kyoto O22: helmet." in story
    t = new(3, opening="random")
    t.nature()
    t.does(0, "place rice Kyoto")
    assert told(t)[-1] == "You place a rice field in Kyoto O22."


def test_the_end_is_told_with_all_screens_lifted() -> None:
    t = table(
        ["", "", ""],
        ["r2", "b4", "b4"],
        aside=(4, 0, 0),
        captured=[(1, 0, 0), (0, 2, 0), (0, 0, 0)],
    )
    t.s.log = []
    t.does(0, "r2 N27")
    assert TELLER.lines(GAME.view(t.s, 0))[1].startswith("Aki: figures behind the screen;")
    t.does(0, "end")
    assert told(t)[-1].splitlines() == [
        "The game ends: the fourth figure has been set aside.",
        "You: helmets 1, Buddhas 0, rice 0; tiles in hand 0, in the supply 19.",
        "Aki: helmets 0, Buddhas 2, rice 0; tiles in hand 1, in the supply 19.",
        "Botan: helmets 0, Buddhas 0, rice 0; tiles in hand 1, in the supply 19.",
    ]


# The table in words


def test_the_table_is_told_in_lines() -> None:
    assert TELLER.lines(GAME.view(match().s, 0)) == [
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
    lines = TELLER.lines(GAME.view(match(screens="open").s, 0))
    assert lines[2].startswith("Botan: helmets 0, Buddhas 1, rice 0;")


def test_5_6_with_two_players_captured_figures_stand_before_the_screen() -> None:
    t = table(["", ""], ["r2", "b4"], captured=[(0, 0, 0), (0, 2, 1)])
    lines = SamuraiNarrator(["You", "Aki"]).lines(GAME.view(t.s, 0))
    assert lines[1].startswith("Aki: helmets 0, Buddhas 2, rice 1;")


def test_only_the_hand_is_told_again_within_a_turn() -> None:
    t = match()
    assert TELLER.reminder(GAME.view(t.s, 0)) == TELLER.lines(GAME.view(t.s, 0))
    t.does(0, "ship1 M10")
    assert TELLER.reminder(GAME.view(t.s, 0)) == ["Your hand: Buddha 3, figure exchange."]
    assert TELLER.lines(GAME.view(t.s, WATCHER))[-1] == "Your hand: no tiles."

"""3. A turn."""

from tatami.core.frames import CHANCE, Chance
from tatami.games.samurai import GAME
from tatami.games.samurai.actions import laying
from tests.games.samurai.table import table

EMPTY_SUPPLY = (
    "h3@M12 h2@M16 b4@M18 b3@M26 b2@M28 r4@M30 r3@M32 r2@L25 s3@L29 s2@L33 s2@K32 s1@K34 s1@K36 "
    "ship2@M22 ship1@M34 ship1@O18 exchange@N13"
)


def test_3_1_the_turn_goes_clockwise() -> None:
    t = table(["", "", ""], ["h4 h3", "b4", "r4"])
    t.turn(0, "h4 N27")
    assert t.actors == [1]
    t.turn(1, "b4 N31")
    t.turn(2, "r4 O30")
    assert t.actors == [0]


def test_3_1_nobody_plays_out_of_turn() -> None:
    t = table(["", ""], ["h4", "b4"])
    assert t.why_not(1, "b4 N27") == "3.1"
    assert t.choices(1) == []


def test_3_1_there_is_nothing_else_to_do_than_to_lay_tiles() -> None:
    t = table(["", ""], ["h4", "b4"])
    assert t.why_not(0, "choose h3") == "3.1"
    assert t.why_not(0, "place helmet Mito") == "3.1"
    assert t.why_not(0, "draw h3") == "3.1"


def test_3_2_tiles_come_from_the_own_hand() -> None:
    t = table(["", ""], ["h4", "b4"])
    assert t.why_not(0, "b4 N27") == "3.2"
    assert t.why_not(0, "ship1 M22") == "3.2"
    assert t.why_not(0, "exchange N27") == "3.2"
    assert t.why_not(0, "swap Mito buddha Sendai rice") == "3.2"


def test_3_2_equal_tiles_are_one_choice() -> None:
    t = table(["", ""], ["s1 s1", "b4"])
    assert len(t.choices(0)) == 30
    t.does(0, "s1 N27")
    assert t.hand(0) == ["s1"]


def test_3_2_a_tile_of_equals_has_only_one_name() -> None:
    t = table(["", ""], ["s1 s1", "b4"])
    second = GAME.action_from("s1 N27") + (1 << 6)
    assert GAME.why_not(t.s, 0, second) == "3.2"
    assert GAME.why_not(t.s, 0, laying(31, 0)) == "3.2"


def test_3_3_only_one_tile_without_the_character() -> None:
    t = table(["", ""], ["h4 s1", "b4"])
    t.does(0, "h4 N27")
    assert t.why_not(0, "s1 N31") == "3.3"
    assert t.choices(0) == ["end"]


def test_3_3_any_number_with_the_character() -> None:
    t = table(["", ""], ["s2 ship2 ship1 ship1 rider", "b4"])
    t.turn(0, "ship1 M22", "s2 N27", "rider N31", "ship2 O18", "ship1 M34")
    assert set(t.tiles) == {"M22", "N27", "N31", "O18", "M34"}


def test_3_3_the_rulebooks_example_a_samurai_and_two_ships() -> None:
    t = table(["", ""], ["s2 ship2 ship1", "b4"])
    t.turn(0, "s2 N27", "ship2 O18", "ship1 M34")
    assert t.actors == [1]


def test_3_3_in_any_order() -> None:
    t = table(["", ""], ["s2 rider", "b4"])
    t.does(0, "rider N31")
    t.does(0, "s2 N27")
    assert t.choices(0) == ["end"]


def test_3_3_one_tile_with_the_character_is_a_turn() -> None:
    t = table(["", ""], ["s2 ship1", "b4"])
    t.turn(0, "ship1 M22")
    assert t.actors == [1]


def test_3_3_so_is_the_figure_exchange_alone() -> None:
    t = table(["", ""], ["s2 swap", "b4"])
    t.turn(0, "swap Mito buddha Sendai rice")
    assert t.actors == [1]


def test_3_3_in_the_next_turn_all_begins_anew() -> None:
    t = table(["", ""], ["h4 h3", "b4 b3"])
    t.turn(0, "h4 N27")
    assert t.why_not(1, "end") == "3.7"
    t.turn(1, "b4 N31")
    assert t.why_not(0, "h3 O30") == ""


def test_3_4_ships_go_on_empty_sea() -> None:
    t = table(["ship1@M22", ""], ["ship2 h4", "b4"])
    assert len(t.places(0, "ship2")) == 43
    assert t.why_not(0, "ship2 N27") == "3.4"


def test_3_4_all_other_tiles_go_on_empty_land() -> None:
    t = table(["h3@N27", ""], ["rider h4", "b4"])
    assert len(t.places(0, "h4")) == len(t.places(0, "rider")) == 29
    assert t.why_not(0, "h4 M22") == "3.4"
    assert t.why_not(0, "rider M22") == "3.4"


def test_3_4_with_four_seats_there_is_more_sea_and_land() -> None:
    t = table(["", "", "", ""], ["ship2 h4", "b4", "b4", "b4"])
    assert len(t.places(0, "ship2")) == 84
    assert len(t.places(0, "h4")) == 56
    t.does(0, "ship2 R17")
    assert t.tiles["R17"] == (0, "ship2")


def test_3_4_the_exchanges_are_not_simply_laid() -> None:
    t = table(["h3@N27", ""], ["exchange swap", "b4"])
    land = GAME.action_from("h3 M28") >> 11
    assert GAME.why_not(t.s, 0, laying(18, land)) == "3.4"
    assert GAME.why_not(t.s, 0, laying(19, land)) == "3.4"


def test_3_5_no_tile_on_a_settlement() -> None:
    t = table(["", ""], ["h4 ship1", "b4"])
    assert t.why_not(0, "h4 Edo") == "3.5"
    assert t.why_not(0, "ship1 Mito") == "3.5"


def test_3_5_not_even_on_one_without_figures() -> None:
    t = table(["", ""], ["h4", "b4"], figures="Mito:")
    assert t.why_not(0, "h4 Mito") == "3.5"


def test_3_6_a_hex_holds_one_tile() -> None:
    t = table(["h3@N27", "ship1@M22"], ["h4 ship1", "b4"])
    assert t.why_not(0, "h4 N27") == "3.6"
    assert t.why_not(0, "ship1 M22") == "3.6"


def test_3_7_the_turn_ends_when_the_seat_says_so() -> None:
    t = table(["", ""], ["h4 ship1", "b4"])
    assert t.why_not(0, "end") == "3.7"
    t.does(0, "ship1 M22")
    assert "end" in t.choices(0)
    t.ends(0)
    assert t.actors == [1]


def test_3_8_the_seat_draws_until_it_holds_five() -> None:
    t = table(["", ""], ["h4 ship1 ship1 b2 b3", "b4"])
    t.turn(0, "h4 N27", "ship1 M22")
    assert len(t.hand(0)) == 5


def test_3_8_every_draw_is_one_tile_from_the_own_supply() -> None:
    t = table(["h3@M12", ""], ["h4 h2 b4 b3 b2", "b4"])
    t.does(0, "h4 N27")
    t.does(0, "end")
    asked = t.s.asking
    assert isinstance(asked, Chance)
    assert dict(zip(t.choices(CHANCE), asked.odds(t.s), strict=True)) == {
        "draw r4": 1,
        "draw r3": 1,
        "draw r2": 1,
        "draw s3": 1,
        "draw s2": 2,
        "draw s1": 2,
        "draw ship2": 1,
        "draw ship1": 2,
        "draw rider": 1,
        "draw exchange": 1,
        "draw swap": 1,
    }
    assert t.why_not(CHANCE, "draw h4") == "3.8"
    assert t.why_not(0, "end") == "3.8"
    t.draws("swap")
    assert t.hand(0) == ["h2", "b4", "b3", "b2", "swap"]
    assert t.actors == [1]


def test_3_8_without_a_supply_it_plays_on_with_what_it_has() -> None:
    t = table([EMPTY_SUPPLY, ""], ["h4 rider swap", "b4"])
    t.turn(0, "h4 N27")
    assert t.hand(0) == ["rider", "swap"]
    assert t.actors == [1]


def test_3_8_a_short_supply_is_drawn_to_its_end() -> None:
    t = table([EMPTY_SUPPLY, ""], ["h4 swap", "b4"])
    t.turn(0, "h4 N27")
    assert t.hand(0) == ["rider", "swap"]


def test_3_9_a_seat_without_tiles_is_passed_over() -> None:
    tiles = ["", f"{EMPTY_SUPPLY} h4@N21 rider@N23", ""]
    t = table(tiles, ["b4 b3", "swap", "r4"], turn=1)
    t.turn(1, "swap Mito buddha Sendai rice")
    assert t.hand(1) == []
    assert t.actors == [2]
    t.turn(2, "r4 O30")
    t.turn(0, "b4 N31")
    assert t.actors == [2]

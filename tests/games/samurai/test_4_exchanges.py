"""4. The two exchanges."""

from tatami.games.samurai import GAME
from tatami.games.samurai.actions import figure, swapping
from tatami.games.samurai.board import LANDS
from tatami.games.samurai.notation import hex_text
from tests.games.samurai.table import HONSHU, MAPS, all_swaps, table

LAND_TILES = ["h3", "h2", "b4", "b3", "b2", "r4", "r3", "r2", "s3", "s2", "s2", "s1", "s1", "h4"]
ALL_BUT_TWO = [
    "I34 I36 J35 K32 K34 K36 L25 L29 L33 M12 M16 M18 M26 M28",
    "M30 M32 N13 N15 N19 N21 N23 N25 N31 O20 O24 O28 O30 O32",
]
"""All the land of Honshu but N27 and P21."""


def test_4_1_two_figures_change_places() -> None:
    t = table(["", ""], ["swap", "b4"])
    t.does(0, "swap Shimonoseki helmet Aomori rice")
    assert (t.figures("Shimonoseki"), t.figures("Aomori")) == ("r", "h")


def test_4_1_also_figures_in_cities() -> None:
    t = table(["", ""], ["swap", "b4"])
    t.does(0, "swap Kyoto helmet Aomori rice")
    assert (t.figures("Kyoto"), t.figures("Aomori")) == ("br", "h")


def test_4_1_the_order_in_which_they_are_named_does_not_matter() -> None:
    one = GAME.action_from("swap Kyoto helmet Aomori rice")
    assert one == GAME.action_from("swap Aomori rice Kyoto helmet")


def test_4_1_there_have_to_be_such_figures() -> None:
    t = table(["", ""], ["swap", "b4"], figures="Mito:")
    assert t.why_not(0, "swap Mito buddha Sendai rice") == "4.1"
    assert t.why_not(0, "swap Nagoya helmet Sendai rice") == "4.1"
    assert t.why_not(0, "swap Sapporo helmet Sendai rice") == "4.1"
    assert t.why_not(0, "swap Sendai rice Sendai rice") == "4.1"


def test_4_1_a_swap_has_only_one_number() -> None:
    t = table(["", ""], ["swap", "b4"])
    action = GAME.action_from("swap Kyoto helmet Aomori rice")
    turned = action & 63 | (action >> 6 & 255) << 14 | (action >> 14) << 6
    assert GAME.why_not(t.s, 0, action) == ""
    assert GAME.why_not(t.s, 0, turned) == "4.1"
    assert GAME.why_not(t.s, 0, swapping(figure(0, 1), figure(3, 40))) == "4.1"


def test_4_1_all_swaps_are_found() -> None:
    for seats in (2, 3, 4):
        t = table([""] * seats, ["swap"] * seats)
        expected = [GAME.action_from(text) for text in all_swaps(MAPS[seats])]
        assert sorted(t.s.legal(0)) == sorted(expected)


def test_4_2_no_city_may_hold_two_of_a_kind() -> None:
    t = table(["", ""], ["swap", "b4"])
    assert t.why_not(0, "swap Kyoto helmet Mito buddha") == "4.2"
    assert t.why_not(0, "swap Kyoto helmet Akita buddha") == "4.2"
    assert t.why_not(0, "swap Kyoto helmet Mito buddha") == "4.2"


def test_4_2_neither_may_edo() -> None:
    t = table(["", ""], ["swap", "b4"])
    assert t.why_not(0, "swap Edo helmet Mito buddha") == "4.2"
    assert t.why_not(0, "swap Edo helmet Choshi helmet") == ""


def test_4_3_two_of_a_kind_may_be_swapped_without_effect() -> None:
    t = table(["", ""], ["swap", "b4"])
    t.does(0, "swap Kyoto helmet Choshi helmet")
    assert [t.figures(name) for name in ("Kyoto", "Choshi")] == ["hb", "h"]


def test_4_3_so_may_two_of_a_settlement() -> None:
    t = table(["", ""], ["swap", "b4"])
    t.does(0, "swap Edo helmet Edo rice")
    assert t.figures("Edo") == "hbr"


def test_4_3_at_the_end_it_may_be_the_only_swap() -> None:
    others = " ".join(item.split(":")[0] + ":" for item in HONSHU.split() if "Edo" not in item)
    t = table(["", ""], ["swap", "b4"], figures=others)
    assert t.choices(0) == [
        "swap Edo helmet Edo buddha",
        "swap Edo helmet Edo rice",
        "swap Edo buddha Edo rice",
    ]


def test_4_4_the_figure_exchange_goes_back_to_the_box() -> None:
    t = table(["", ""], ["swap h4", "b4"])
    t.does(0, "swap Kyoto helmet Choshi helmet")
    assert t.tiles == {}
    assert t.hand(0) == ["h4"]
    assert GAME.view(t.s, 1).box == (0,)


def test_4_5_the_tile_exchange_takes_up_an_own_tile() -> None:
    t = table(["h4@N27", "b4@N31"], ["exchange", "b3"])
    assert t.choices(0) == ["exchange N27"]
    t.does(0, "exchange N27")
    assert t.s.lifted == 0
    assert t.tiles["N27"] == (0, "exchange")


def test_4_5_not_one_with_the_character_nor_one_of_another_seat() -> None:
    t = table(["h4@N27 rider@N25 ship1@M22", "b4@N31"], ["exchange", "b3"])
    for hex in ("N25", "M22", "N31", "O30", "Edo"):
        assert t.why_not(0, f"exchange {hex}") == "4.5"


def test_4_5_also_one_beside_an_empty_settlement() -> None:
    t = table(["h4@N27", ""], ["exchange", "b3"], figures="Edo: Nagoya:")
    assert t.why_not(0, "exchange N27") == ""


def test_4_5_a_tile_that_was_laid_this_turn_with_the_character_cannot_be_taken_up() -> None:
    t = table(["h4@N27", ""], ["exchange rider", "b3"])
    t.does(0, "rider N25")
    assert t.why_not(0, "exchange N25") == "4.5"
    assert t.why_not(0, "exchange N27") == ""


def test_4_6_the_tile_exchange_occupies_the_hex_without_strength() -> None:
    # Wakayama lies between O20 and P21.
    t = table(["b4@O20", "b2@P21"], ["exchange", "b3"])
    t.does(0, "exchange O20")
    t.does(0, "b4 I34")
    t.ends(0)
    assert t.figures("Wakayama") == ""
    assert t.captured(1) == [0, 1, 0]


def test_4_7_the_lifted_tile_is_laid_again_at_once() -> None:
    t = table(["h4@N27", ""], ["exchange ship1", "b3"])
    t.does(0, "exchange N27")
    assert len(t.choices(0)) == 29
    assert t.why_not(0, "end") == "4.7"
    assert t.why_not(0, "ship1 M22") == "4.7"
    assert t.why_not(1, "h4 N31") == "3.1"
    t.does(0, "h4 N31")
    assert t.tiles == {"N27": (0, "exchange"), "N31": (0, "h4")}


def test_4_7_on_an_empty_land_hex_so_not_where_it_was() -> None:
    t = table(["h4@N27", ""], ["exchange", "b3"])
    t.does(0, "exchange N27")
    assert t.why_not(0, "h4 N27") == "3.6"
    assert t.why_not(0, "h4 M22") == "3.4"
    assert t.why_not(0, "h4 Edo") == "3.5"
    assert t.why_not(0, "h4 F37") == "1.1"


def test_4_7_without_empty_land_there_is_no_tile_exchange() -> None:
    mine, theirs = (
        " ".join(f"{tile}@{hex}" for tile, hex in zip(LAND_TILES, hexes.split(), strict=True))
        for hexes in ALL_BUT_TWO
    )
    t = table([mine, f"{theirs} rider@P21"], ["exchange rider", "swap"])
    assert t.why_not(0, "exchange I34") == ""
    t.does(0, "rider N27")
    assert t.s.land == 0
    assert t.why_not(0, "exchange I34") == "4.7"
    assert t.why_not(0, "exchange M30") == "4.5"
    assert t.choices(0) == ["end"]


def test_4_7_the_tile_counts_where_it_lies_now() -> None:
    t = table(["b4@M28", "b2@P21"], ["exchange", "b3"])
    t.does(0, "exchange M28")
    t.does(0, "b4 O20")
    t.ends(0)
    assert t.captured(0) == [0, 1, 0]


def test_4_8_the_exchange_is_the_one_tile_without_the_character() -> None:
    t = table(["h4@N27", ""], ["exchange s1 ship1", "b3"])
    t.does(0, "exchange N27")
    t.does(0, "h4 N31")
    assert t.why_not(0, "s1 M28") == "3.3"
    assert t.why_not(0, "ship1 M22") == ""


def test_4_8_after_another_such_tile_it_cannot_be_laid() -> None:
    t = table(["h4@N27", ""], ["exchange s1", "b3"])
    t.does(0, "s1 M28")
    assert t.why_not(0, "exchange N27") == "3.3"


def test_4_8_a_lifted_tile_can_be_lifted_only_while_there_is_an_exchange() -> None:
    t = table(["h4@N27", ""], ["exchange", "b3"])
    t.turn(0, "exchange N27", "h4 N31")
    assert {hex_text(hex) for hex in range(LANDS) if t.s.liftable[0] >> hex & 1} == {"N31"}

"""5. Captures."""

from tatami.core.cards import NONE
from tatami.games.samurai import GAME
from tatami.games.samurai.board import SETTLEMENT_NAMES
from tatami.games.samurai.rules.captures import Capture, Captured, CapturedFigure
from tests.games.samurai.table import SamuraiTable, table

# Shimonoseki (a helmet) lies between M12 and N13, Wakayama (a Buddha) between O20 and P21. Kyoto (a
# helmet and a Buddha) has O20, N21, N23, O24 and P21.


def nearly_surrounded_kyoto() -> SamuraiTable:
    """Kyoto and Wakayama lack only P21; seat 0 is ahead for the helmet, seat 1 for the Buddhas."""
    return table(["h4@N21 rider@O24", "s3@N23 b3@O20"], ["s2", "b4"])


def test_5_1_nothing_is_captured_while_a_land_hex_is_empty() -> None:
    t = table(["h4@M12", ""], ["b4", "b3"])
    t.turn(0, "b4 I34")
    assert t.figures("Shimonoseki") == "h"


def test_5_1_tiles_of_anybody_surround() -> None:
    t = table(["h4@M12", ""], ["b4", "b3"], turn=1)
    t.turn(1, "b3 N13")
    assert t.figures("Shimonoseki") == ""
    assert t.captured(0) == [1, 0, 0]
    assert t.captured(1) == [0, 0, 0]


def test_5_1_the_sea_need_not_be_occupied() -> None:
    t = table(["h4@M12", ""], ["b4", "b3"])
    t.turn(0, "b4 N13")
    assert t.captured(0) == [1, 0, 0]


def test_5_1_ships_alone_surround_nothing() -> None:
    t = table(["ship1@M10 ship1@N9", ""], ["ship2", "b3"])
    t.turn(0, "ship2 O12")
    assert t.figures("Shimonoseki") == "h"


def test_5_2_figures_are_captured_when_the_last_tile_is_laid() -> None:
    t = table(["h4@M12", ""], ["b4 rider", "b3"])
    t.does(0, "b4 N13")
    assert t.figures("Shimonoseki") == "h"
    t.does(0, "rider I34")
    assert t.figures("Shimonoseki") == "h"
    t.ends(0)
    assert t.figures("Shimonoseki") == ""


def test_5_2_a_ship_that_is_laid_after_the_surrounding_tile_still_counts() -> None:
    t = table(["h2@M12", "h3@I34"], ["ship2", "s3 ship2"], turn=1)
    t.turn(1, "s3 N13", "ship2 M10")
    assert t.captured(1) == [1, 0, 0]


def test_5_2_a_figure_that_is_swapped_in_after_the_surrounding_tile_is_captured() -> None:
    t = table(["b4@M12", ""], ["b3 swap", "b4"])
    t.turn(0, "b3 N13", "swap Shimonoseki helmet Mito buddha")
    assert t.captured(0) == [0, 1, 0]
    assert t.figures("Mito") == "h"


def test_5_2_a_tile_exchange_can_take_strength_away_before_it_is_judged() -> None:
    t = table(["ship1@N9", "h4@M12"], ["s3", "rider exchange"], turn=1)
    t.turn(1, "rider N13", "exchange M12", "h4 I34")
    assert t.figures("Shimonoseki") == ""
    assert t.aside == [1, 0, 0]


def test_5_2_several_settlements_at_the_same_moment() -> None:
    # O20 was the last land hex of Wakayama, and with P21 both are round Kyoto too.
    t = table(["h4@N21 b4@P21", "s3@N23 h2@O24"], ["s2", "b3"])
    t.turn(0, "s2 O20")
    assert [t.figures(name) for name in ("Kyoto", "Wakayama")] == ["", ""]
    assert t.captured(0) == [1, 2, 0]


def test_5_2_option_instant_captures_happen_after_each_tile() -> None:
    t = table(["h4@M12", ""], ["b4 rider", "b3"], capture="instant")
    t.does(0, "b4 N13")
    assert t.figures("Shimonoseki") == ""
    assert t.captured(0) == [1, 0, 0]
    assert t.actors == [0]
    t.turn(0, "rider I34")
    assert t.actors == [1]


def test_5_2_option_instant_a_later_ship_comes_too_late() -> None:
    t = table(["h3@M12", ""], ["s1", "s2 ship2"], turn=1, capture="instant")
    t.does(1, "s2 N13")
    t.does(1, "ship2 M10")
    assert t.captured(0) == [1, 0, 0]
    assert t.captured(1) == [0, 0, 0]


def test_5_2_option_instant_a_later_swap_comes_too_late() -> None:
    t = table(["b4@M12", ""], ["b3 swap", "b4"], capture="instant")
    t.does(0, "b3 N13")
    assert t.why_not(0, "swap Shimonoseki helmet Mito buddha") == "4.1"


def test_5_2_option_instant_the_tile_exchange_is_judged_as_a_whole() -> None:
    t = table(["b4@M28 b2@O20", ""], ["exchange rider", "b3"], capture="instant")
    t.does(0, "rider P21")
    assert t.captured(0) == [0, 1, 0]
    t.does(0, "exchange M28")
    t.does(0, "b4 I34")
    assert t.tiles["I34"] == (0, "b4")
    t = table(["b4@M28", "b2@P21"], ["exchange", "b3"], capture="instant")
    t.does(0, "exchange M28")
    assert t.figures("Wakayama") == "b"
    t.does(0, "b4 O20")
    assert t.captured(0) == [0, 1, 0]


def test_5_2_option_instant_strength_can_be_used_again_after_scoring() -> None:
    t = table(["b4@O20", ""], ["exchange rider", "b3"], capture="instant")
    t.does(0, "rider P21")
    t.does(0, "exchange O20")
    t.does(0, "b4 N31")
    assert t.captured(0) == [0, 1, 0]


def test_5_2_a_swap_alone_captures_nothing() -> None:
    t = table(["h4@M12", ""], ["swap", "b3"], capture="instant")
    t.turn(0, "swap Shimonoseki helmet Mito buddha")
    assert t.figures("Shimonoseki") == "b"


def test_5_3_influence_is_the_sum_of_all_own_tiles() -> None:
    t = table(["s1@M12 ship1@M10", "ship2@N9"], ["s1", "h2"])
    t.turn(0, "s1 N13")
    assert t.captured(0) == [1, 0, 0]


def test_5_3_tiles_of_another_kind_do_not_count() -> None:
    t = table(["b4@M12", ""], ["r4", "h2"], turn=1)
    t.turn(1, "h2 N13")
    assert t.captured(1) == [1, 0, 0]
    assert t.captured(0) == [0, 0, 0]


def test_5_3_ships_count_too() -> None:
    t = table(["h3@M12", "ship2@N9 ship1@M10"], ["r4", "h2"])
    t.turn(0, "r4 N13")
    assert t.captured(0) == [0, 0, 0]
    assert t.aside == [1, 0, 0]


def test_5_3_who_has_only_ships_there_can_capture() -> None:
    t = table(["b3@M12", "ship2@N9"], ["r4", "h2"])
    t.turn(0, "r4 N13")
    assert t.captured(1) == [1, 0, 0]


def test_5_4_the_rulebooks_first_example() -> None:
    # Blue has 3 influence on the helmet, red only 2.
    t = table(["s3@M12", ""], ["b4", "h2"], turn=1)
    t.turn(1, "h2 N13")
    assert t.captured(0) == [1, 0, 0]


def test_5_4_each_figure_of_a_city_is_decided_for_itself() -> None:
    t = nearly_surrounded_kyoto()
    t.turn(0, "s2 P21")
    assert t.figures("Kyoto") == ""
    assert t.captured(0) == [1, 0, 0]
    assert t.captured(1) == [0, 2, 0]


def test_5_4_so_are_those_of_edo() -> None:
    t = table(
        ["h4@N27 b2@M28", "b3@M30 r2@N31", "r3@O30"],
        ["s1", "b4", "r4"],
        turn=2,
    )
    t.turn(2, "r4 O28")
    assert t.figures("Edo") == ""
    assert [t.captured(seat) for seat in range(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_5_4_the_rulebooks_second_example() -> None:
    # Red lays a rider and a samurai 2, and four settlements are surrounded at once: the Buddha on
    # the right and the helmet go to red, the rice to green, the Buddha on the left to yellow.
    blue, green, yellow, red = range(4)
    t = table(
        ["r4@M32 h2@I34 r2@J35 b2@K36", "r3@O30", "b4@N31", ""],
        ["s1", "s1", "s1", "rider s2"],
        turn=red,
        figures="Choshi:r Mito:b Aomori:b Morioka:h",
    )
    t.turn(red, "rider O32", "s2 I36")
    assert [t.figures(name) for name in ("Choshi", "Mito", "Aomori", "Morioka")] == [""] * 4
    assert t.captured(red) == [1, 1, 0]
    assert t.captured(green) == [0, 0, 1]
    assert t.captured(yellow) == [0, 1, 0]
    assert t.captured(blue) == [0, 0, 0]


def test_5_5_a_tie_sets_the_figure_aside() -> None:
    t = table(["h4@M12", ""], ["b4", "h4"], turn=1)
    t.turn(1, "h4 N13")
    assert t.figures("Shimonoseki") == ""
    assert t.aside == [1, 0, 0]
    assert t.captured(0) == t.captured(1) == [0, 0, 0]


def test_5_5_a_tie_for_less_than_the_most_does_not_matter() -> None:
    t = table(["s1@M12 ship1@M10", "ship2@N9", ""], ["b4", "b4", "h4"], turn=2)
    t.turn(2, "h4 N13")
    assert t.captured(2) == [1, 0, 0]


def test_5_5_without_any_influence_it_is_set_aside() -> None:
    t = table(["b4@M12", ""], ["r4", "b3"])
    t.turn(0, "r4 N13")
    assert t.aside == [1, 0, 0]


def test_5_6_what_stands_behind_a_screen_is_known_to_all_who_watched() -> None:
    for screens in ("closed", "open"):
        t = table(["h4@M12", "", ""], ["b4", "b3", "b3"], screens=screens)
        t.turn(0, "b4 N13")
        assert GAME.view(t.s, 2).captured == ((1, 0, 0), (0, 0, 0), (0, 0, 0))
        assert GAME.view(t.s, 2).options["screens"] == screens


def test_5_the_log_tells_who_captured_what() -> None:
    t = table(["h4@M12 b4@O20", "b4@I34"], ["s1", "b3"])
    t.s.log = []
    t.turn(0, "s1 N13")
    captures = [entry.event for entry in t.s.log if entry.frame == Capture()]
    figure = CapturedFigure(SETTLEMENT_NAMES.index("Shimonoseki"), kind=0, taker=0)
    assert captures == [Captured([figure])]


def test_5_the_log_tells_what_was_set_aside() -> None:
    t = table(["b4@M12", ""], ["r4", "b3"])
    t.s.log = []
    t.turn(0, "r4 N13")
    capture = next(entry for entry in t.s.log if entry.frame == Capture())
    figure = CapturedFigure(SETTLEMENT_NAMES.index("Shimonoseki"), kind=0, taker=NONE)
    assert capture.event == Captured([figure])

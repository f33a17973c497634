"""2. Setup."""

import pytest

from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE, Chance
from tatami.games.samurai import GAME
from tests.games.samurai.table import SamuraiTable, new

FIRST_HAND = ["h4", "b4", "r4", "s3", "ship2"]


def after_choosing(seats: int = 2, **options: int | str) -> SamuraiTable:
    """Everybody has chosen the same five tiles."""
    t = new(seats, **options)
    for seat in range(seats):
        for tile in FIRST_HAND:
            t.does(seat, f"choose {tile}")
    return t


def place_anything(t: SamuraiTable) -> None:
    """The next seat places the first figure that it may."""
    seat = t.actors[0]
    t.s.apply(seat, t.s.legal(seat)[0])


def test_2_1_all_choose_at_the_same_time() -> None:
    t = new(3)
    assert t.actors == [0, 1, 2]
    t.does(2, "choose h4")
    t.does(0, "choose s1")
    assert t.actors == [0, 1, 2]
    assert t.hand(2) == ["h4"]


def test_2_1_equal_tiles_are_one_choice() -> None:
    t = new()
    assert len(t.choices(0)) == 17
    t.does(0, "choose s1")
    assert "choose s1" in t.choices(0)
    t.does(0, "choose s1")
    assert "choose s1" not in t.choices(0)
    assert t.hand(0) == ["s1", "s1"]


def test_2_1_who_has_five_tiles_is_done() -> None:
    t = new()
    for tile in FIRST_HAND:
        t.does(1, f"choose {tile}")
    assert t.actors == [0]
    assert t.why_not(1, "choose s1") == "2.1"
    assert t.choices(1) == []


def test_2_1_a_chosen_tile_stays_chosen() -> None:
    t = new()
    t.does(0, "choose h4")
    assert t.why_not(0, "choose h4") == "2.1"


def test_2_1_nobody_else_sees_what_was_chosen() -> None:
    t = new()
    t.does(0, "choose h4")
    assert t.s.log is not None
    assert t.s.log[-1].seen_by(1).action == -1
    assert GAME.view(t.s, 1).hand_sizes == (1, 0)


def test_2_1_option_the_first_tiles_can_be_drawn() -> None:
    t = new(3, opening="random")
    assert t.actors == [CHANCE]
    assert t.why_not(CHANCE, "draw h4") == ""
    asked = t.s.asking
    assert isinstance(asked, Chance)
    odds = dict(zip(t.choices(CHANCE), asked.odds(t.s), strict=True))
    assert (odds["draw h4"], odds["draw s1"], odds["draw ship1"]) == (1, 2, 2)
    t.nature()
    assert [len(t.hand(seat)) for seat in range(3)] == [5, 5, 5]
    assert t.actors == [0]
    assert t.why_not(0, "choose h4") == "2.4"


def test_2_2_the_other_tiles_are_the_supply() -> None:
    t = after_choosing()
    assert GAME.view(t.s, 0).supply_sizes == (15, 15)


def test_2_3_edo_gets_one_figure_of_each_kind_when_all_have_chosen() -> None:
    t = new()
    assert t.figures("Edo") == ""
    assert after_choosing().figures("Edo") == "hbr"


def test_2_4_seat_0_places_first_and_play_goes_clockwise() -> None:
    t = after_choosing(3)
    assert t.actors == [0]
    t.does(0, "place helmet Kyoto")
    t.does(1, "place rice Kyoto")
    t.does(2, "place rice Akita")
    assert t.actors == [0]
    assert (t.figures("Kyoto"), t.figures("Akita")) == ("hr", "r")


def test_2_4_nobody_places_out_of_turn_or_does_anything_else() -> None:
    t = after_choosing()
    assert t.why_not(1, "place helmet Kyoto") == "2.4"
    assert t.why_not(0, "h4 N27") == "2.4"


def test_2_4_only_figures_that_are_left_can_be_placed() -> None:
    t = after_choosing()
    for text in ("helmet Kyoto", "buddha Kyoto", "helmet Akita", "buddha Akita"):
        t.does(t.actors[0], f"place {text}")
    villages = ("Matsue", "Himeji", "Tottori", "Wakayama")
    for village in villages:
        t.does(t.actors[0], f"place helmet {village}")
    assert t.why_not(t.actors[0], "place helmet Mito") == "1.3"
    assert not any(text.startswith("place helmet") for text in t.choices(t.actors[0]))


def test_2_5_cities_come_first() -> None:
    t = after_choosing()
    assert t.choices(0) == [
        f"place {kind} {city}"
        for kind in ("helmet", "buddha", "rice")
        for city in ("Kyoto", "Akita")
    ]
    assert t.why_not(0, "place helmet Mito") == "2.5"
    assert t.why_not(0, "place helmet Edo") == "2.5"


def test_2_5_a_city_never_holds_two_of_a_kind() -> None:
    t = after_choosing()
    t.does(0, "place helmet Kyoto")
    assert t.why_not(1, "place helmet Kyoto") == "2.5"
    t.does(1, "place buddha Kyoto")
    assert t.why_not(0, "place rice Kyoto") == "2.5"


def test_2_5_with_four_seats_sapporo_is_a_third_city() -> None:
    assert "place rice Sapporo" in after_choosing(4).choices(0)
    t = after_choosing(3)
    assert t.why_not(0, "place rice Sapporo") == "1.1"


def test_2_6_then_villages_in_an_order_that_just_goes_on() -> None:
    t = after_choosing(3)
    for text in ("helmet Kyoto", "buddha Kyoto", "helmet Akita", "buddha Akita"):
        t.does(t.actors[0], f"place {text}")
    assert t.actors == [1]
    t.does(1, "place rice Mito")
    assert t.why_not(2, "place rice Mito") == "2.6"
    assert t.why_not(2, "place rice Kyoto") == "2.6"
    assert t.why_not(2, "place helmet Kochi") == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_6_everybody_places_nine_figures(seats: int) -> None:
    t = after_choosing(seats)
    placed = [0] * seats
    while GAME.action_text(t.s.legal(t.actors[0])[0]).startswith("place"):
        placed[t.actors[0]] += 1
        place_anything(t)
    assert placed == [9] * seats
    assert [t.s.unplaced(kind) for kind in range(3)] == [0, 0, 0]


def test_2_7_option_the_figures_can_be_drawn() -> None:
    t = new(4, opening="random", figures="random")
    for _ in range(20):
        t.s.apply(CHANCE, t.s.legal(CHANCE)[0])
    assert t.choices(CHANCE) == ["place helmet Kyoto", "place buddha Kyoto", "place rice Kyoto"]
    asked = t.s.asking
    assert isinstance(asked, Chance)
    assert asked.odds(t.s) == [12, 12, 12]
    t.s.apply(CHANCE, t.s.legal(CHANCE)[0])
    assert t.choices(CHANCE) == ["place buddha Kyoto", "place rice Kyoto"]
    assert t.why_not(CHANCE, "place helmet Kyoto") == "2.7"
    t.nature()
    assert t.actors == [0]
    assert [t.s.unplaced(kind) for kind in range(3)] == [0, 0, 0]


def test_2_7_all_are_drawn_before_anybody_plays() -> None:
    t = new(2, figures="random")
    for seat in range(2):
        for tile in FIRST_HAND:
            t.does(seat, f"choose {tile}")
    dice = dice_of(3, "figures")
    while t.actors == [CHANCE]:
        assert t.s.asking is not None
        t.s.apply(CHANCE, t.s.asking.sample(t.s, CHANCE, dice))
    assert len(t.figures("Kyoto")) == len(t.figures("Akita")) == 2


def test_2_8_then_seat_0_has_the_first_turn() -> None:
    t = after_choosing(4)
    for _ in range(36):
        place_anything(t)
    assert t.actors == [0]
    assert t.why_not(0, "h4 N27") == ""
    assert t.why_not(0, "place helmet Mito") == "3.1"


def test_2_9_whom_the_table_chooses_places_the_first_figure_and_has_the_first_turn() -> None:
    t = after_choosing(3, first=2)
    asked = []
    for _ in range(27):
        asked.append(t.actors[0])
        place_anything(t)
    assert asked == [1, 2, 0] * 9
    assert t.actors == [1]
    t.turn(1, "h4 N27")
    assert t.actors == [2]


def test_2_9_so_does_whom_the_lot_falls_on() -> None:
    t = new(3, first="lot", opening="random")
    assert t.choices(CHANCE) == ["begin 1", "begin 2", "begin 3"]
    t.does(CHANCE, "begin 3")
    t.nature()
    assert t.actors == [2]
    assert t.why_not(2, "place helmet Kyoto") == ""

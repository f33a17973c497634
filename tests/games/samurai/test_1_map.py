"""1. The map, the figures and the tiles."""

from collections import Counter

import pytest

from tatami.core.cards import NONE, members, size
from tatami.core.counts import count_of
from tatami.games.samurai import GAME
from tatami.games.samurai.board import (
    CITIES,
    EDO,
    FAR_SEA,
    FAR_SEA_IN_PLAY,
    FROM_SEATS,
    HEXES,
    HOME_SEA_IN_PLAY,
    LAND_AROUND,
    LAND_IN_PLAY,
    LANDS,
    PLACES,
    ROOM,
    SETTLEMENT_NAMES,
    SETTLEMENTS,
    SETTLEMENTS_BESIDE,
    SETTLEMENTS_IN_PLAY,
    SPOTS,
    VILLAGES,
    around,
)
from tatami.games.samurai.notation import hex_text, place_from, tile_text
from tatami.games.samurai.pieces import FIGURES_OF_A_KIND, FIRST, INFLUENCE, MOST_FIGURES, TILES
from tests.games.samurai.table import table

SEATS = (2, 3, 4)


def islands(seats: int) -> list[set[str]]:
    """What hangs together by land, each island by the names of its settlements."""
    solid = {hex for hex in range(HEXES) if not LANDS <= hex < SPOTS and FROM_SEATS[hex] <= seats}
    found = []
    while solid:
        island = {solid.pop()}
        edge = list(island)
        while edge:
            for neighbour in around(edge.pop()):
                if neighbour in solid:
                    solid.remove(neighbour)
                    island.add(neighbour)
                    edge.append(neighbour)
        found.append({SETTLEMENT_NAMES[hex - SPOTS] for hex in island if hex >= SPOTS})
    return found


# hexes, sea, land, villages, cities
@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, (91, 44, 30, 14, 2)), (3, (133, 64, 43, 23, 2)), (4, (174, 84, 56, 30, 3))],
)
def test_1_1_the_map_grows_with_the_seats(seats: int, counts: tuple[int, ...]) -> None:
    settlements = SETTLEMENTS_IN_PLAY[seats]
    sea = size(HOME_SEA_IN_PLAY[seats]) + size(FAR_SEA_IN_PLAY[seats])
    land = size(LAND_IN_PLAY[seats])
    villages, cities = size(settlements & VILLAGES), size(settlements & CITIES)
    assert (sea + land + villages + cities + 1, sea, land, villages, cities) == counts
    assert [hex for hex in range(HEXES) if FROM_SEATS[hex] <= seats].__len__() == counts[0]


@pytest.mark.parametrize("seats", SEATS)
def test_1_1_no_part_of_the_numbering_is_mixed_up(seats: int) -> None:
    # Land, the sea around Honshu, the sea around the others, settlements: fewer seats come first.
    for first, last in [(0, LANDS), (LANDS, FAR_SEA), (FAR_SEA, SPOTS), (SPOTS, HEXES)]:
        needed = [FROM_SEATS[hex] for hex in range(first, last)]
        assert needed == sorted(needed)
    assert {FROM_SEATS[hex] for hex in range(LANDS, FAR_SEA)} == {2}


@pytest.mark.parametrize("seats", SEATS)
def test_1_1_every_land_hex_touches_exactly_two_settlements(seats: int) -> None:
    for hex in members(LAND_IN_PLAY[seats]):
        beside = SETTLEMENTS_BESIDE[hex]
        assert len(beside) == 2
        assert all(FROM_SEATS[SPOTS + settlement] <= seats for settlement in beside)


@pytest.mark.parametrize(("seats", "coves"), [(2, 3), (3, 10), (4, 14)])
def test_1_1_some_sea_hexes_touch_two_settlements_and_none_more(seats: int, coves: int) -> None:
    touching = [
        len([n for n in SETTLEMENTS_BESIDE[hex] if FROM_SEATS[SPOTS + n] <= seats])
        for hex in range(LANDS, SPOTS)
        if FROM_SEATS[hex] <= seats
    ]
    assert touching.count(2) == coves
    assert max(touching) == 2


def test_1_1_no_two_settlements_touch() -> None:
    for settlement in range(SETTLEMENTS):
        assert max(around(SPOTS + settlement)) < SPOTS


def test_1_1_a_settlement_has_all_its_neighbours_as_soon_as_it_is_in_play() -> None:
    for settlement in range(SETTLEMENTS):
        neighbours = around(SPOTS + settlement)
        assert NONE not in neighbours
        assert max(FROM_SEATS[hex] for hex in neighbours) <= FROM_SEATS[SPOTS + settlement]
        assert 2 <= size(LAND_AROUND[settlement]) <= 6
    assert size(LAND_AROUND[EDO]) == 6


def test_1_1_each_island_hangs_together_and_touches_no_other() -> None:
    honshu = islands(2)
    assert len(honshu) == 1
    assert {"Edo", "Kyoto", "Akita"} <= honshu[0]
    kyushu = {"Fukuoka", "Kokura", "Nagasaki", "Oita", "Kagoshima"}
    shikoku = {"Matsuyama", "Takamatsu", "Tokushima", "Kochi"}
    with_three = islands(3)
    assert len(with_three) == 3
    assert all(island in with_three for island in (*honshu, kyushu, shikoku))
    with_four = islands(4)
    assert len(with_four) == 4
    assert sum("Sapporo" in island for island in with_four) == 1


def test_1_1_the_cities_are_named() -> None:
    assert [SETTLEMENT_NAMES[city] for city in members(CITIES)] == ["Kyoto", "Akita", "Sapporo"]
    assert SETTLEMENT_NAMES[EDO] == "Edo"
    assert ROOM[EDO] == 3
    assert len(set(SETTLEMENT_NAMES)) == SETTLEMENTS


def test_1_2_a_hex_touches_six_others() -> None:
    assert [hex_text(hex) for hex in around(place_from("Edo"))] == [
        "N27",
        "M28",
        "M30",
        "N31",
        "O30",
        "O28",
    ]
    assert place_from("edo") == place_from("n29")
    assert around(place_from("A40"))[1] == NONE


def test_1_2_touching_is_mutual() -> None:
    for hex in range(HEXES):
        for neighbour in around(hex):
            assert neighbour == NONE or hex in around(neighbour)


def test_1_2_a_ship_in_a_strait_reaches_both_islands() -> None:
    beside = SETTLEMENTS_BESIDE[place_from("N9")]
    assert {SETTLEMENT_NAMES[settlement] for settlement in beside} == {"Kokura", "Shimonoseki"}


def test_1_2_every_hex_has_a_place_of_its_own() -> None:
    assert len(set(PLACES)) == HEXES


@pytest.mark.parametrize(("seats", "figures"), [(2, 21), (3, 30), (4, 39)])
def test_1_3_the_figures_fill_all_settlements(seats: int, figures: int) -> None:
    room = sum(ROOM[settlement] for settlement in members(SETTLEMENTS_IN_PLAY[seats]))
    assert room == figures == 3 * FIGURES_OF_A_KIND[seats]
    assert figures <= MOST_FIGURES


def test_1_4_everybody_has_the_same_20_tiles() -> None:
    assert Counter(tile_text(FIRST[tile]) for tile in range(TILES)) == {
        **dict.fromkeys(["h4", "h3", "h2", "b4", "b3", "b2", "r4", "r3", "r2"], 1),
        "s3": 1,
        "s2": 2,
        "s1": 2,
        "ship2": 1,
        "ship1": 2,
        "rider": 1,
        "exchange": 1,
        "swap": 1,
    }


def influence(name: str) -> list[int]:
    """What a tile adds to the influence on helmets, Buddhas and rice fields."""
    tile = next(tile for tile in range(TILES) if tile_text(tile) == name)
    return [count_of(INFLUENCE[tile], 0, kind) for kind in range(3)]


def test_1_5_a_tile_with_a_figure_influences_only_that_kind() -> None:
    assert influence("h4") == [4, 0, 0]
    assert influence("b3") == [0, 3, 0]
    assert influence("r2") == [0, 0, 2]


def test_1_5_samurai_ship_and_rider_influence_all_kinds() -> None:
    assert influence("s3") == [3, 3, 3]
    assert influence("ship2") == [2, 2, 2]
    assert influence("rider") == [1, 1, 1]


def test_1_5_the_exchanges_influence_nothing() -> None:
    assert influence("exchange") == influence("swap") == [0, 0, 0]


def test_1_5_a_tile_influences_every_settlement_that_it_touches() -> None:
    t = table(["s3@N27", "ship2@M22"], ["h4", "h4"])
    names = ("Edo", "Nagoya", "Tottori", "Kanazawa", "Mito")
    sums = [t.s.influence[SETTLEMENT_NAMES.index(name)] for name in names]
    assert [(count_of(n, 0, 1), count_of(n, 1, 1)) for n in sums] == [
        (3, 0),
        (3, 0),
        (0, 2),
        (0, 2),
        (0, 0),
    ]


def influenced(tile: str, figures: str) -> dict[str, int]:
    """Which of these figures the tile influences, as in `Kyoto:b`, and how strongly."""
    t = table([tile, ""], ["h2", "h2"], figures=figures)
    found = {}
    for item in figures.split():
        name, kinds = item.split(":")
        sums = t.s.influence[SETTLEMENT_NAMES.index(name)]
        for kind in kinds:
            strength = count_of(sums, 0, "hbr".index(kind))
            if strength:
                found[f"{name}:{kind}"] = strength
    return found


# The rulebook's examples. M12 lies beside Shimonoseki and Matsue, O20 beside Kyoto and Wakayama,
# the sea hex M22 beside Tottori and Kanazawa.


def test_1_5_the_example_of_a_helmet_that_is_influenced_with_4() -> None:
    assert influenced("h4@M12", "Shimonoseki:h Matsue:b") == {"Shimonoseki:h": 4}


def test_1_5_the_example_of_one_tile_that_influences_a_figure_of_each_kind() -> None:
    # The 7 of the text is a 1: no tile has a 7.
    expected = {"Kyoto:h": 1, "Kyoto:b": 1, "Wakayama:r": 1}
    assert influenced("s1@O20", "Kyoto:hb Wakayama:r") == expected


def test_1_5_the_example_of_two_buddhas_and_a_rice_field() -> None:
    assert influenced("b3@O20", "Kyoto:br Wakayama:b") == {"Kyoto:b": 3, "Wakayama:b": 3}


def test_1_5_the_example_of_a_rider_and_three_figures() -> None:
    expected = {"Kyoto:b": 1, "Kyoto:r": 1, "Wakayama:h": 1}
    assert influenced("rider@O20", "Kyoto:br Wakayama:h") == expected


def test_1_5_the_example_of_a_ship_and_two_figures() -> None:
    assert influenced("ship2@M22", "Tottori:h Kanazawa:r") == {"Tottori:h": 2, "Kanazawa:r": 2}


def may_follow(name: str) -> bool:
    """Whether this tile may still be laid after one without the character."""
    lying, first = [other for other in ("h4", "h3", "h2") if other != name][:2]
    t = table([f"{lying}@N27", ""], [f"{first} {name}", "b4"])
    t.does(0, f"{first} N31")
    return t.choices(0) != ["end"]


def test_1_6_five_tiles_carry_the_character() -> None:
    names = [tile_text(FIRST[tile]) for tile in range(TILES)]
    found = sorted(name for name in names if may_follow(name))
    assert found == ["rider", "ship1", "ship1", "ship2", "swap"]


def test_1_6_the_rest_of_the_map_is_not_in_play() -> None:
    t = table(["", ""], ["h4 ship1", "h4"])
    assert t.why_not(0, "h4 F37") == "1.1"
    assert t.why_not(0, "ship1 S4") == "1.1"
    assert t.why_not(0, "h4 Sapporo") == "1.1"
    beyond = GAME.action_from("h4 E48") + (1 << 30)
    assert GAME.why_not(t.s, 0, beyond) == "1.1"

"""Perft: how many ways there are to go on from small positions, counted by hand beside it."""

import pytest

from tests.games.samurai.table import MAPS, all_swaps, new, perft, table

SWAPS = len(all_swaps(MAPS[2]))


def test_the_choice_of_tiles() -> None:
    # Of samurai 2, samurai 1 and ship 1 there are two, so the same choice can come again.
    once, twice = 14, 3
    assert perft(new().s, 1) == once + twice
    assert perft(new().s, 2) == once * 16 + twice * 17
    # After one of each sort, in either order; after two of the first; after two alike.
    third = once * (13 * 15 + twice * 16) + twice * (once * 16 + 2 * 17 + 1 * 16)
    assert perft(new().s, 3) == third


@pytest.mark.parametrize(("seats", "cities"), [(2, 2), (3, 2), (4, 3)])
def test_the_first_figures(seats: int, cities: int) -> None:
    t = new(seats, opening="random")
    t.nature()
    first = 3 * cities
    # Two more figures fit to the same city, three to each other one.
    same, other = 2, 3 * (cities - 1)
    assert perft(t.s, 1) == first
    assert perft(t.s, 2) == first * (same + other)
    # A full city takes nothing more; two cities with one figure take two each.
    after_other = 2 * same + 3 * (cities - 2)
    assert perft(t.s, 3) == first * (same * other + other * after_other)


def test_the_four_sorts_of_tiles() -> None:
    t = table(["", ""], ["h4 ship1 rider swap", "b4"])
    land, sea, end = 30, 44, 1
    assert perft(t.s, 1) == land + land + sea + SWAPS
    after_one_on_land = land - 1 + sea + SWAPS + end
    after_ship = 2 * land + SWAPS + end
    after_swap = 2 * land + sea + end
    expected = 2 * land * after_one_on_land + sea * after_ship + SWAPS * after_swap
    assert perft(t.s, 2) == expected


def test_the_tile_exchange() -> None:
    t = table(["h4@N27", ""], ["exchange s1", "b4"])
    empty = 29
    assert perft(t.s, 1) == 1 + empty
    assert perft(t.s, 2) == empty + empty
    # After the exchange the turn can only end. After the samurai it has ended, and any of the
    # sorts of tiles is drawn but helmet 4 and the exchange.
    assert perft(t.s, 3) == empty + empty * 15


@pytest.mark.parametrize("capture", ["turn", "instant"])
def test_a_figure_that_was_captured_at_once_cannot_be_swapped(capture: str) -> None:
    t = table(["h4@M12", ""], ["s1 swap", "b4"], capture=capture)
    left = len(all_swaps(MAPS[2].replace("Shimonoseki:h", "")))
    empty, end = 29, 1
    after_surrounding = SWAPS if capture == "turn" else left
    expected = (empty - 1) * (SWAPS + end) + (after_surrounding + end) + SWAPS * (empty + end)
    assert perft(t.s, 2) == expected


def test_the_whole_last_turn() -> None:
    # Three were set aside, and nobody has influence on Shimonoseki's helmet yet.
    t = table(["b4@M12", ""], ["r4 ship1", "b4"], aside=(1, 1, 1))
    t.does(0, "r4 N13")
    beside, elsewhere, end = 4, 40, 1
    assert perft(t.s, 1) == perft(t.s, 2) == beside + elsewhere + end
    # A ship beside it captures it, and the match goes on: any sort of tile but two is drawn.
    assert perft(t.s, 3) == beside * 15 + elsewhere + end

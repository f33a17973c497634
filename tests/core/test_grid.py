"""The endless grid: every cell has one number, and knows its neighbours."""

from hypothesis import given
from hypothesis import strategies as st

from tatami.core.grid import PLANE, SIDES, Plane, cell_at, cells_within, column_and_row

FAR = 30_000


@given(st.integers(-FAR, FAR), st.integers(-FAR, FAR))
def test_a_cell_is_found_by_its_column_and_row(column: int, row: int) -> None:
    assert column_and_row(cell_at(column, row)) == (column, row)


@given(st.integers(0, FAR**2))
def test_a_column_and_row_are_found_by_their_cell(cell: int) -> None:
    column, row = column_and_row(cell)
    assert cell_at(column, row) == cell
    assert cells_within(abs(column) + abs(row)) > cell


def test_numbers_go_outwards_ring_by_ring() -> None:
    assert [column_and_row(cell) for cell in range(6)] == [
        (0, 0),
        (0, 1),
        (1, 0),
        (0, -1),
        (-1, 0),
        (0, 2),
    ]
    assert [cells_within(rings) for rings in range(4)] == [1, 5, 13, 25]


def test_the_plane_knows_what_touches_what() -> None:
    plane = Plane()
    plane.reach(3)
    for cell in range(cells_within(3)):
        column, row = column_and_row(cell)
        beside = [plane.near[SIDES * cell + side] for side in range(SIDES)]
        assert [column_and_row(place) for place in beside] == [
            (column, row + 1),
            (column + 1, row),
            (column, row - 1),
            (column - 1, row),
        ]


def test_the_plane_grows_and_never_shrinks() -> None:
    plane = Plane()
    plane.reach(2)
    small = len(plane.near)
    plane.reach(5)
    assert len(plane.near) > small
    plane.reach(1)
    assert len(plane.near) == SIDES * cells_within(5)
    assert len(PLANE.near) > 0

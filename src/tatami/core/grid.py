"""An endless grid of squares. Cells are numbered outwards, ring by ring, so no size is assumed."""

from math import isqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Sides of a cell, clockwise. Opposite sides differ by two.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4


def cells_within(rings: i64) -> int:
    """How many cells there are in the first `rings` rings around cell 0, and the cell itself.

    A ring holds the cells that are equally many steps away from cell 0; the first has four.
    """
    return 2 * rings * (rings + 1) + 1


def cell_at(column: int, row: int) -> int:
    """The number of the cell so many columns east and rows north of cell 0."""
    ring = abs(column) + abs(row)
    if ring == 0:
        return 0
    if row > 0 and column >= 0:
        along = column
    elif column > 0:
        along = ring - row
    elif row < 0:
        along = 2 * ring - column
    else:
        along = 3 * ring + row
    return 2 * ring * (ring - 1) + 1 + along


def column_and_row(cell: int) -> tuple[int, int]:
    """Where the cell lies, in columns east and rows north of cell 0."""
    if cell == 0:
        return 0, 0
    ring = (isqrt(2 * cell - 1) + 1) // 2
    side, along = divmod(cell - 2 * ring * (ring - 1) - 1, ring)
    if side == 0:
        return along, ring - along
    if side == 1:
        return ring - along, -along
    if side == 2:
        return -along, along - ring
    return along - ring, along


class Plane:
    """Which cells touch, and where they lie: tables that grow when somebody goes further out."""

    def __init__(self) -> None:
        self.near = vec[i64]()
        """The cell on side `d` of cell `c` is at `SIDES * c + d`."""
        self.columns = vec[i64]()
        """In which column each cell lies; `rows`: in which row."""
        self.rows = vec[i64]()

    def reach(self, rings: i64) -> None:
        """Know the neighbours of all cells within these rings."""
        cells = cells_within(rings)
        if len(self.near) >= SIDES * cells:
            return
        # A table of its own until it is complete: other threads may be reading the old one.
        near = vec[i64]()
        columns = vec[i64]()
        rows = vec[i64]()
        for cell in range(cells):
            column, row = column_and_row(cell)
            columns = append(columns, i64(column))
            rows = append(rows, i64(row))
            near = append(near, i64(cell_at(column, row + 1)))
            near = append(near, i64(cell_at(column + 1, row)))
            near = append(near, i64(cell_at(column, row - 1)))
            near = append(near, i64(cell_at(column - 1, row)))
        if len(near) > len(self.near):
            self.columns = columns
            self.rows = rows
            self.near = near


PLANE: Final = Plane()

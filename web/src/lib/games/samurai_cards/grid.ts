/** The endless grid: cells are numbered outwards, ring by ring, clockwise from the north. */

export interface Cell {
  column: number;
  /** North is up, and positive. */
  row: number;
}

const STEPS: Cell[] = [
  { column: 0, row: 1 },
  { column: 1, row: 0 },
  { column: 0, row: -1 },
  { column: -1, row: 0 },
];

export function cellAt({ column, row }: Cell): number {
  const ring = Math.abs(column) + Math.abs(row);
  if (ring === 0) return 0;
  let along = 3 * ring + row;
  if (row > 0 && column >= 0) along = column;
  else if (column > 0) along = ring - row;
  else if (row < 0) along = 2 * ring - column;
  return 2 * ring * (ring - 1) + 1 + along;
}

export function placeOf(cell: number): Cell {
  if (cell === 0) return { column: 0, row: 0 };
  const ring = Math.floor((Math.floor(Math.sqrt(2 * cell - 1)) + 1) / 2);
  const rest = cell - 2 * ring * (ring - 1) - 1;
  const side = Math.floor(rest / ring);
  const along = rest % ring;
  if (side === 0) return { column: along, row: ring - along };
  if (side === 1) return { column: ring - along, row: -along };
  if (side === 2) return { column: -along, row: along - ring };
  return { column: along - ring, row: along };
}

/** The four cells that touch this one: north, east, south, west. */
export function around(cell: number): number[] {
  const { column, row } = placeOf(cell);
  return STEPS.map((step) => cellAt({ column: column + step.column, row: row + step.row }));
}

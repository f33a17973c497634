/** The corners of a hexagon that stands on its point, around 0. */
export function hexagon(radius: number): string {
  const [wide, half] = [(radius * Math.sqrt(3)) / 2, radius / 2];
  const corners = [
    [0, -radius],
    [wide, -half],
    [wide, half],
    [0, radius],
    [-wide, half],
    [-wide, -half],
  ];
  return corners.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
}

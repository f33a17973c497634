/** Card stock: the fibres of washi, the ink frame, and patterns for backs, all as single paths. */

import { contour, disc } from "./brush";

/** Fibres over a sheet: short bent hairs, always the same for the same sheet. */
export function fibres(width: number, height: number, count = 26): string {
  let seed = 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => {
    const [x, y, turn] = [random() * width, random() * height, random() * Math.PI];
    const length = 2 + random() * width * 0.09;
    const bend = (random() - 0.5) * length;
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx / 2 + bend).toFixed(1)} ${(dy / 2 - bend).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
  }).join("");
}

/** A frame drawn by brush, so far from the edge. */
export function frame(width: number, height: number, margin: number, line: number): string {
  const [l, t, r, b] = [margin, margin, width - margin, height - margin];
  const [cx, cy] = [width / 2, height / 2];
  return contour(
    `${l} ${t}!  ${cx} ${t - 0.4}  ${r} ${t}!  ${r + 0.4} ${cy}  ${r} ${b}!  ${cx} ${b + 0.4}  ${l} ${b}!  ${l - 0.4} ${cy}`,
    line,
  );
}

function grid(width: number, height: number, dx: number, dy: number): [number, number][] {
  const columns = Array.from({ length: Math.ceil(width / dx) + 2 }, (_, n) => n - 0.5);
  const rows = Array.from({ length: Math.ceil(height / dy) + 2 }, (_, n) => n);
  return rows.flatMap((row) =>
    columns.map((column): [number, number] => [(column + (row % 2) / 2) * dx, row * dy]),
  );
}

/** Lines of a pattern over a sheet, to be stroked: waves, linked circles, hemp leaves, tortoise shell. */
export const PATTERNS = {
  seigaiha: (width: number, height: number): string =>
    grid(width, height, 20, 5)
      .map(([x, y]) =>
        [9.5, 6.5, 3.5].map((r) => `M${x - r} ${y + 5}a${r} ${r} 0 0 1 ${2 * r} 0`).join(""),
      )
      .join(""),
  shippo: (width: number, height: number): string =>
    grid(width, height, 18, 9)
      .map(([x, y]) => disc(x, y, 9))
      .join(""),
  asanoha: (width: number, height: number): string =>
    grid(width, height, 20, 17.32)
      .flatMap(([x, y]) =>
        [0, 60, 120, 180, 240, 300].map((angle) => {
          const at = (turn: number, r: number): string => {
            const a = ((angle + turn) * Math.PI) / 180;
            return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
          };
          return `M${at(30, 11.55)}L${x} ${y.toFixed(1)}L${at(0, 10)}`;
        }),
      )
      .join(""),
  kikko: (width: number, height: number): string =>
    grid(width, height, 16, 13.86)
      .map(([x, y]) =>
        [9.24, 5]
          .map((r) => {
            const [w, h] = [r * 0.866, r / 2];
            return `M${x} ${y - r}l${w} ${h}v${r}l${-w} ${h}l${-w} ${-h}v${-r}z`;
          })
          .join(""),
      )
      .join(""),
};

export type Pattern = keyof typeof PATTERNS;

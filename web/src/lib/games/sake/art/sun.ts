/** The sun or the moon, filled with a broad brush in nine strokes. */

import { brush, type Layer, type Tone } from "./brush";

const ROWS = [-31, -24, -16, -8, 0, 8, 16, 24, 31];

/** Around a middle, as large as a radius says. */
export function sun(x: number, y: number, r: number, tone: Tone): Layer[] {
  const unit = r / 35;
  const w = 9.4 * unit;
  return ROWS.map((row, n) => {
    const side = n % 2 ? -1 : 1;
    const half = side * Math.sqrt(35 ** 2 - row ** 2) * unit;
    const at = y + row * unit;
    const lean = 0.8 * side * unit;
    const points = [
      [x - half, at + lean, w * 0.7],
      [x - half / 3, at, w],
      [x + half / 3, at - lean, w],
      [x + half + side * unit, at, w * 0.6],
    ];
    return [tone, brush(points.map((point) => point.join(" ")).join(", "), 2)];
  });
}

/** The sun behind a figure, filled with a broad brush in nine strokes. */

import { brush } from "./brush";

const ROWS = [-31, -24, -16, -8, 0, 8, 16, 24, 31];

/** Around a middle, as large as a radius says. */
export function sun(x: number, y: number, r: number): string[] {
  const unit = r / 35;
  return ROWS.map((row, n) => {
    const half = Math.sqrt(35 ** 2 - row ** 2) * unit;
    const lean = (n % 2 ? 0.8 : -0.8) * unit;
    const at = y + row * unit;
    const [start, end] = n % 2 ? [x + half, x - half] : [x - half, x + half];
    const w = 9.4 * unit;
    return brush(
      `${start} ${at - lean} ${w * 0.7}, ${(start * 2 + end) / 3} ${at} ${w}, ${(start + end * 2) / 3} ${at + lean} ${w}, ${end + Math.sign(end - start) * unit} ${at} ${w * 0.6}`,
      2,
    );
  });
}

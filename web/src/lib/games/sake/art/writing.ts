/** The sign for sake, as a hand writes it, for labels, lanterns and casks. */

import { written, type Layer, type Tone } from "./brush";

/** Stroke by stroke in a square of 24: x, y and the width of the brush. */
const STROKES = [
  [
    [3, 3, 1.4],
    [5, 4.6, 2.4],
    [6.6, 6.6, 1.2],
  ],
  [
    [1.6, 9, 1.4],
    [3.6, 10.4, 2.4],
    [5.2, 12, 1.2],
  ],
  [
    [2.2, 21.6, 2.2],
    [4.4, 18.4, 1.8],
    [6.8, 14.6, 0.8],
  ],
  [
    [8.4, 4.2, 1.6],
    [15, 3.8, 1.4],
    [23, 3.4, 2.2],
  ],
  [
    [10, 8.4, 1.4],
    [9.8, 15, 1.6],
    [9.6, 21.8, 1.6],
  ],
  [
    [10, 8.4, 1.2],
    [16, 8, 1.4],
    [22, 7.8, 1.8],
  ],
  [
    [21.8, 7.8, 1.8],
    [21.4, 15, 1.6],
    [21.2, 22, 1.8],
  ],
  [
    [13.6, 4, 1.2],
    [13.4, 9.5, 1.4],
    [11.6, 13.4, 0.8],
  ],
  [
    [17.6, 4, 1.2],
    [17.6, 10.4, 1.4],
    [20, 12.2, 1],
  ],
  [
    [10.4, 15.6, 1.1],
    [15.6, 15.3, 1.3],
    [20.8, 15.2, 1.1],
  ],
  [
    [9.8, 20.8, 1.2],
    [15.6, 20.6, 1.4],
    [21, 20.6, 1.2],
  ],
];

export function sakeSign(x: number, y: number, size: number, tone: Tone): Layer[] {
  const unit = size / 24;
  const lines = STROKES.map((stroke) =>
    stroke.map(([px, py, w]) => `${x + px * unit} ${y + py * unit} ${w * unit}`).join(", "),
  );
  return written(tone, ...lines);
}

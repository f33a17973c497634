/** Single strokes of the brush on a paper of 100 by 30, to lie behind, under or over something. */

import { ink, inks } from "./brush";

export const STROKES = {
  /** A broad sweep to write on. */
  sweep:
    ink("2 17 6  20 14 17  50 16 20  78 13 17  98 17 2") +
    inks("60 27 0.5  82 25.5 2  99 24 0.3;62 4 0.4  82 4.5 1.6  97 6 0.2"),
  /** A line under a word. */
  line: ink("1 17 1.5  20 14.5 4  55 16 5  85 14 3.5  99 16 0.5"),
  /** A line through a word. */
  strike: ink("1 22 1  30 17 4.5  65 12 5.5  99 6 0.6"),
  /** A circle drawn in one breath, open at its end. */
  circle: ink(
    "66 2.5 0.6  42 1.5 2  12 6 3.2  2 16 3.6  14 26 3.4  48 28.5 3  82 25 2.6  98 15 2  84 5 1.2  70 2.8 0.3",
  ),
} as const;

export type StrokeName = keyof typeof STROKES;

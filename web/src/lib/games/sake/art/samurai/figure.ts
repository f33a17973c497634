/** What a portrait consists of: half a figure in a square of 100, all that matters inside its circle. */

import type { Layer, Tone } from "../brush";

export interface Figure {
  /** The colour of the robe and of the sun behind. */
  accent: Tone;
  /** All that a small picture shows. */
  figure: Layer[];
  detail: Layer[];
  /** Where a spirit wears its white triangle: the middle of the brow. */
  brow: readonly [x: number, y: number];
  /** The square that a small picture shows: left, top, and how wide. */
  close: readonly [left: number, top: number, width: number];
}

/** Where somebody looks at a drawing that is larger than the window: pure geometry. */

import type { Box, Spot } from "./geometry";

/** The drawing is shown `scale` times as large, and moved by `x` and `y` pixels. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export const LARGEST = 4;

/** A little smaller than wished for is better than a little cut off. */
const ENOUGH = 0.6;

/** All of the box in the middle of the window; where it would be too small, a part around `focus`. */
export function fitting(
  box: Box,
  width: number,
  height: number,
  least: number,
  focus?: Spot,
): Look {
  const whole = Math.min(width / box.width, height / box.height, LARGEST);
  const filling = Math.max(width / box.width, height / box.height);
  const scale = whole >= least * ENOUGH ? whole : Math.min(least, filling);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const at = scale > whole && focus ? focus : middle;
  const look = { x: width / 2 - at.x * scale, y: height / 2 - at.y * scale, scale };
  return kept(look, box, width, height);
}

/** Closer or farther, while the point of the window at `at` stays where it is. */
export function zoomed(look: Look, factor: number, at: Spot, smallest: number): Look {
  const scale = Math.min(Math.max(look.scale * factor, smallest), LARGEST);
  const change = scale / look.scale;
  return { x: at.x - (at.x - look.x) * change, y: at.y - (at.y - look.y) * change, scale };
}

/** Never past the edge: a box that is smaller than the window stays in its middle. */
export function kept(look: Look, box: Box, width: number, height: number): Look {
  return {
    x: keptAlong(look.x, box.x * look.scale, box.width * look.scale, width),
    y: keptAlong(look.y, box.y * look.scale, box.height * look.scale, height),
    scale: look.scale,
  };
}

function keptAlong(moved: number, start: number, length: number, window: number): number {
  if (length <= window) return (window - length) / 2 - start;
  return Math.min(Math.max(moved, window - length - start), -start);
}

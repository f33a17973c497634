/** Where somebody looks at a drawing that is larger than the window: pure geometry. */

import type { Box, Spot } from "./geometry";

/** The drawing is shown `scale` times as large, and moved by `x` and `y` pixels. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

const LARGEST = 4;

/** A little smaller than wished for is better than a little cut off. */
const ENOUGH = 0.6;

/** What lies over the edges of the window, in pixels. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The window through which the drawing is seen. */
export interface Room {
  width: number;
  height: number;
  margins: Margins;
}

/** What nothing lies over. */
function free({ width, height, margins }: Room): Box {
  return {
    x: margins.left,
    y: margins.top,
    width: Math.max(1, width - margins.left - margins.right),
    height: Math.max(1, height - margins.top - margins.bottom),
  };
}

/**
 * All of the box in the middle of the window; where it would be too small, a part around `focus`
 * that fills the window, but never smaller than is `enough` of the `least`.
 */
export function fitting(
  box: Box,
  room: Room,
  least: number,
  focus?: Spot,
  enough: number = ENOUGH,
): Look {
  const open = free(room);
  const whole = Math.min(open.width / box.width, open.height / box.height, LARGEST);
  const filling = Math.max(open.width / box.width, open.height / box.height);
  const scale = Math.max(
    whole >= least * enough ? whole : Math.min(least, filling),
    least * enough,
  );
  return centred(scale > whole && focus ? focus : middleOf(box), scale, box, room);
}

function middleOf({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

function centred(at: Spot, scale: number, box: Box, room: Room): Look {
  const open = free(room);
  const x = open.x + open.width / 2 - at.x * scale;
  const y = open.y + open.height / 2 - at.y * scale;
  return kept({ x, y, scale }, box, room);
}

/** Moved so that the middle of the drawing is in the middle of the window. */
export function inMiddle(look: Look, box: Box, room: Room): Look {
  return centred(middleOf(box), look.scale, box, room);
}

/** So near to the edge of the window, as a share of it, nothing is well seen. */
const EDGE = 0.12;

/** Moved so that a spot is well in sight; the same look if it is already. */
export function inSight(look: Look, spot: Spot, box: Box, room: Room): Look {
  const open = free(room);
  const x = (spot.x * look.scale + look.x - open.x) / open.width;
  const y = (spot.y * look.scale + look.y - open.y) / open.height;
  const isSeen = [x, y].every((share) => share >= EDGE && share <= 1 - EDGE);
  return isSeen ? look : centred(spot, look.scale, box, room);
}

/** Closer or farther, while the point of the window at `at` stays where it is. */
export function zoomed(look: Look, factor: number, at: Spot, smallest: number): Look {
  const scale = Math.min(Math.max(look.scale * factor, smallest), LARGEST);
  const change = scale / look.scale;
  return { x: at.x - (at.x - look.x) * change, y: at.y - (at.y - look.y) * change, scale };
}

/** Never past the edge: a box that is smaller than the window stays in its middle. */
export function kept(look: Look, box: Box, room: Room): Look {
  const open = free(room);
  return {
    x: keptAlong(look.x - open.x, box.x * look.scale, box.width * look.scale, open.width) + open.x,
    y:
      keptAlong(look.y - open.y, box.y * look.scale, box.height * look.scale, open.height) + open.y,
    scale: look.scale,
  };
}

function keptAlong(moved: number, start: number, length: number, window: number): number {
  if (length <= window) return (window - length) / 2 - start;
  return Math.min(Math.max(moved, window - length - start), -start);
}

/** What hands do, as geometry: lifting, dropping near something, and looking at a card closely. */

import type { Box, Spot } from "./geometry";

const LIFTED = 10;

/** What a pointer that was pressed and has moved so far is about to do; nothing yet if null. */
export function meaning(moved: Spot, isMouse: boolean): "lift" | "scroll" | null {
  if (Math.hypot(moved.x, moved.y) <= LIFTED) return null;
  return !isMouse && moved.y > Math.abs(moved.x) ? "scroll" : "lift";
}

/** The numbers of the boxes that are no farther from the spot than this, the nearest first. */
export function near(spot: Spot, boxes: Box[], farthest: number): number[] {
  const distances = boxes.map((box) => {
    const x = Math.max(box.x - spot.x, 0, spot.x - box.x - box.width);
    const y = Math.max(box.y - spot.y, 0, spot.y - box.y - box.height);
    return Math.hypot(x, y);
  });
  return boxes
    .map((_, n) => n)
    .filter((n) => distances[n] <= farthest)
    .sort((one, other) => distances[one] - distances[other]);
}

const GAP = 8;

/** Where to show something of a size next to a box so that nothing of it is beyond the edge. */
export function beside(
  box: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
): Spot {
  const x = box.x + box.width / 2 - size.width / 2;
  const below = box.y + box.height + GAP;
  const y = below + size.height <= room.height - GAP ? below : box.y - GAP - size.height;
  const inside = (at: number, length: number, all: number) =>
    Math.max(GAP, Math.min(at, all - length - GAP));
  return { x: inside(x, size.width, room.width), y: inside(y, size.height, room.height) };
}

/** The geometry of the curve of chances: no page, no colours. */

import type { Point, Review } from "../../wire";

export interface Box {
  width: number;
  height: number;
  /** Room for the scale at the left end, for the crests at the right, and for marks above. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Where a move is, from left to right: every decision and every deal is a step, however many cards
 * were dealt by it.
 */
export function xOf(curve: Point[], move: number, box: Box): number {
  const share = pointAt(curve, move) / Math.max(1, curve.length - 1);
  return box.left + share * (box.width - box.left - box.right);
}

/** Where a chance is; certain is above. */
export function yOf(chance: number, box: Box): number {
  return box.top + (1 - chance) * (box.height - box.top - box.bottom);
}

/** The way of one seat's chance through the match. */
export function pathOf(curve: Point[], seat: number, box: Box): string {
  return curve
    .map(({ at, chances }, n) => {
      const x = xOf(curve, at, box).toFixed(1);
      return `${n ? "L" : "M"}${x} ${yOf(chances[seat], box).toFixed(1)}`;
    })
    .join("");
}

/** The point of the curve that is nearest to a place. */
export function nearest(curve: Point[], x: number, box: Box): number {
  const share = (x - box.left) / (box.width - box.left - box.right);
  return Math.max(0, Math.min(curve.length - 1, Math.round(share * (curve.length - 1))));
}

/** The last point of the curve up to a move. */
export function pointAt(curve: Point[], move: number): number {
  return Math.max(
    0,
    curve.findLastIndex(({ at }) => at <= move),
  );
}

/** Where the crests at the right end stand, moved apart where they would lie on each other. */
export function endsOf(curve: Point[], seats: number, box: Box, size: number): number[] {
  const last = curve.at(-1);
  if (!last) return [];
  const wanted = Array.from({ length: seats }, (_, seat) => ({
    seat,
    y: yOf(last.chances[seat], box),
  })).sort((one, other) => one.y - other.y);
  for (let n = 1; n < seats; n++) wanted[n].y = Math.max(wanted[n].y, wanted[n - 1].y + size);
  const over = (wanted.at(-1)?.y ?? 0) - (box.height - size / 2);
  if (over > 0)
    for (let n = seats - 1, floor = box.height - size / 2; n >= 0; n--, floor -= size)
      wanted[n].y = Math.min(wanted[n].y, floor);
  const found = new Array<number>(seats);
  for (const { seat, y } of wanted) found[seat] = y;
  return found;
}

/** How a grade is marked, so that it is told without a colour; nothing for what was right. */
export const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** The decisions that are marked on the curve. */
export function marked(review: Review) {
  return review.decisions.filter(({ grade, is_sure }) => is_sure && grade in SIGNS);
}

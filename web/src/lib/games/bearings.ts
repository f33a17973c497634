/** Where one place lies as seen from another, in words. */

import { listed, say } from "../core/words";

type Direction =
  "north" | "north-east" | "east" | "south-east" | "south" | "south-west" | "west" | "north-west";

/** So many steps in a direction. */
export interface Leg {
  direction: Direction;
  count: number;
}

/** A way of some legs, such as “west” or “2 spaces north and 1 space east”. */
export function wayText(legs: Leg[]): string {
  const texts = legs
    .filter(({ count }) => count > 0)
    .map(({ direction, count }) => ({ count, where: say("board-direction", { direction }) }));
  // Of a neighbour the direction says enough.
  if (texts.length === 1 && texts[0].count === 1) return texts[0].where;
  return listed(texts.map(({ count, where }) => say("board-spaces", { count, where })));
}

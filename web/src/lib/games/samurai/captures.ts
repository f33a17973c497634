/** What figures have been captured, by whom, and what came of it. */

import type { SamuraiCapturedFigure, SamuraiCounted, SamuraiLine } from "../../wire";
import { NONE } from "../board";

/** The count at the end of the match; undefined if it has not come to that. */
export function countedIn(story: SamuraiLine[]): SamuraiCounted | undefined {
  const event = story.findLast((line) => line.event?.kind === "Counted")?.event;
  return event?.kind === "Counted" ? event : undefined;
}

/** All figures that these lines tell were captured, in their order. */
export function capturesIn(lines: SamuraiLine[]): SamuraiCapturedFigure[] {
  return lines.flatMap(({ event }) => (event?.kind === "Captured" ? event.figures : []));
}

/** Who captured most figures at once, and how many; the first of those who did as well. */
export function bestTurnIn(story: SamuraiLine[]): { seat: number; count: number } {
  let best = { seat: NONE, count: 0 };
  for (const line of story) {
    const takers = capturesIn([line]).map(({ taker }) => taker);
    for (const seat of takers) {
      const count = takers.filter((taker) => taker === seat).length;
      if (seat >= 0 && count > best.count) best = { seat, count };
    }
  }
  return best;
}

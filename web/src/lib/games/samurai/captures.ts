/** What figures have been captured, by whom, and what came of it. */

import type { SamuraiCapturedFigure, SamuraiCounted, SamuraiLine } from "../../wire";

/** The count at the end of the match; undefined if it has not come to that. */
export function countedIn(story: SamuraiLine[]): SamuraiCounted | undefined {
  const event = story.findLast((line) => line.event?.kind === "Counted")?.event;
  return event?.kind === "Counted" ? event : undefined;
}

/** All figures that these lines tell were captured, in their order. */
export function capturesIn(lines: SamuraiLine[]): SamuraiCapturedFigure[] {
  return lines.flatMap(({ event }) => (event?.kind === "Captured" ? event.figures : []));
}

/** What figures have been captured, and by whom. */

import type { SamuraiCapturedFigure, SamuraiLine } from "../../wire";

/** All figures that these lines tell were captured, in their order. */
export function capturesIn(lines: SamuraiLine[]): SamuraiCapturedFigure[] {
  return lines.flatMap(({ event }) => (event?.kind === "Captured" ? event.figures : []));
}

/** What figures have just been captured, and by whom. */

import type { Line } from "../../wire";

export interface Capture {
  settlement: number;
  kind: number;
  /** The seat that took it; NONE if it was set aside. */
  taker: number;
}

/** All that these lines tell was captured: settlement, kind and seat of each. */
export function capturesIn(lines: Line[]): Capture[] {
  return lines.flatMap(({ frame, facts }) => {
    if (frame !== "Capture") return [];
    const found: Capture[] = [];
    for (let n = 0; n < facts.length; n += 3)
      found.push({ settlement: facts[n], kind: facts[n + 1], taker: facts[n + 2] });
    return found;
  });
}

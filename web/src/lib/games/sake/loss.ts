/** What somebody is about to lose to a text, as long as it can still be burnt. */

import type { SakeLine, SakeView } from "../../wire";

/** A weapon or an item, or the sake on a place. */
export interface Loss {
  seat: number;
  place: number;
  isSake: boolean;
}

/** What is about to be taken, and from whom; null if nothing is. */
export function lossIn({ pending }: SakeView, story: SakeLine[]): Loss | null {
  const isSake = pending.includes("LoseToken");
  if (!isSake && !pending.includes("LoseThing")) return null;
  for (const { parts } of story.toReversed()) {
    if (parts?.verb !== "text" && parts?.verb !== "use" && parts?.verb !== "aim") continue;
    const place = isSake ? parts.place : parts.thing;
    if (parts.seat !== undefined && place !== undefined) return { seat: parts.seat, place, isSake };
  }
  return null;
}

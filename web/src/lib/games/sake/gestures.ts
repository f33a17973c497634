/** The big moments of Sake & Samurai: who is struck, who drinks, who dies and comes back. */

import type { SakeLine } from "../../wire";

export interface Moment {
  kind: "strike" | "drink" | "death" | "ghost";
  seat: number;
  /** How many wounds there are; 0 where nothing is counted. */
  count: number;
}

/** What has just happened that deserves a gesture, in its order. */
export function gesturesIn(news: SakeLine[], spirits: number[]): Moment[] {
  return news.flatMap(({ event, parts, frame, seat }): Moment[] => {
    if (event?.kind === "HitsLanded" && event.hits > 0)
      return [{ kind: "strike", seat: event.target, count: event.hits }];
    if (frame === "Death" || frame === "Seppuku") {
      const death: Moment = { kind: "death", seat, count: 0 };
      return spirits.includes(seat) ? [death, { ...death, kind: "ghost" }] : [death];
    }
    if (parts?.verb === "drink") return [{ kind: "drink", seat, count: parts.tokens }];
    if (parts?.verb === "steal") return [{ kind: "drink", seat, count: 1 }];
    return [];
  });
}

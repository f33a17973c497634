/** The moments of Sake & Samurai that have a gesture: who is struck, drinks, burns, evades or dies. */

import type { SakeLine, SakeParts } from "../../wire";
import { NONE } from "../board";

export interface Moment {
  kind:
    "strike" | "drink" | "death" | "ghost" | "burn" | "soul" | "spill" | "evade" | "stop" | "heal";
  seat: number;
  /** The card of the minion that it is about; -1 if it is about the seat. */
  minion: number;
  /** How many wounds, cups or cards there are; 0 where nothing is counted. */
  count: number;
}

/** What somebody does by themselves, by its verb. */
const DEEDS: Partial<Record<SakeParts["verb"], Moment["kind"]>> = {
  steal: "drink",
  burn: "burn",
  extra: "burn",
  pay: "burn",
  lose: "spill",
  evade: "evade",
};
/** Where a sake token comes or goes, it is counted. */
const COUNTED: Moment["kind"][] = ["drink", "burn", "spill"];

/** What has just happened that deserves a gesture, in its order; `active` is who is at turn. */
export function gesturesIn(news: SakeLine[], spirits: number[], active: number): Moment[] {
  return news.flatMap((line) => [...fateIn(line, spirits), ...deedIn(line, active)]);
}

/** What befalls somebody. */
function fateIn({ event, frame, seat }: SakeLine, spirits: number[]): Moment[] {
  // The hits of a haunting cost sake, which is told by itself.
  if (event?.kind === "HitsLanded" && event.hits > 0 && !event.is_haunting)
    return [{ kind: "strike", seat: event.target, minion: NONE, count: event.hits }];
  if (event?.kind === "Clashed" && event.value > event.defence)
    return [{ kind: "strike", seat: NONE, minion: event.minion, count: 0 }];
  if (event?.kind === "HitsReturned" && event.minion < 0)
    return [{ kind: "strike", seat: event.striker, minion: NONE, count: event.hits }];
  if (event?.kind === "TokenLost" && event.was_there)
    return [{ kind: "spill", seat, minion: NONE, count: 1 }];
  if (event?.kind === "Scattered" && event.lost > 0)
    return [{ kind: "spill", seat: event.spirit, minion: NONE, count: event.lost }];
  if (event?.kind === "TurnEnded" && event.healed > 0)
    return [{ kind: "heal", seat, minion: NONE, count: event.healed }];
  if (frame !== "Death" && frame !== "Seppuku") return [];
  const death: Moment = { kind: "death", seat, minion: NONE, count: 0 };
  return spirits.includes(seat) ? [death, { ...death, kind: "ghost" }] : [death];
}

/** What somebody does. */
function deedIn({ parts, seat }: SakeLine, active: number): Moment[] {
  if (parts?.verb === "drink") return [{ kind: "drink", seat, minion: NONE, count: parts.tokens }];
  if (parts?.verb === "soul") return [{ kind: "soul", seat, minion: NONE, count: parts.cards }];
  // What is cancelled is the deed of who is at turn.
  if (parts?.verb === "cancel") return [{ kind: "stop", seat: active, minion: NONE, count: 0 }];
  const kind = parts ? DEEDS[parts.verb] : undefined;
  return kind ? [{ kind, seat, minion: NONE, count: COUNTED.includes(kind) ? 1 : 0 }] : [];
}

/** What decided a match, as rules 6.3 to 6.7 go through it. */

import { majoritiesIn } from "../counting";

export type Decision = "two" | "only" | "others" | "all" | "shared" | "most" | "nobody";

/** By which rule these seats have won; `counts` are by seat, then by kind. */
export function decisionOf(counts: number[][], winners: number[]): Decision {
  if (!winners.length) return "nobody";
  const rows = majoritiesIn(counts);
  const best = rows[winners[0]];
  if (best.led > 1) return "two";
  if (best.led === 0) return "most";
  const claimants = rows.filter(({ led }) => led === 1);
  if (claimants.length === 1) return "only";
  if (claimants.filter(({ others }) => others === best.others).length === 1) return "others";
  return winners.length === 1 ? "all" : "shared";
}

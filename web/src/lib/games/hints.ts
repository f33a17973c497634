/** What a bot's thoughts come to: few that differ, and why one is better than the others. */

import type { Considered } from "../wire";

const MOST = 3;

/** The best of those that differ in words, the best first. */
export function bestHints(considered: Considered[]): Considered[] {
  const found: Considered[] = [];
  for (const one of considered) {
    if (!found.some(({ text }) => text === one.text)) found.push(one);
    if (found.length === MOST) break;
  }
  return found;
}

export interface Reason {
  name: "better" | "worse" | "same";
  facts: Record<string, string | number>;
}

/** Why: how it compares with the best of the others, in points of a hundred. */
export function reasonOf(best: Considered[], n: number, seat: number): Reason | null {
  const rival = best[n === 0 ? 1 : 0];
  if (!rival || !best[n].shares.length || !rival.shares.length) return null;
  const more = Math.round(best[n].shares[seat] * 100) - Math.round(rival.shares[seat] * 100);
  const facts = { points: Math.abs(more), other: rival.text };
  return { name: more > 0 ? "better" : more < 0 ? "worse" : "same", facts };
}

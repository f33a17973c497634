/** The phases of a turn, and which of them it is now. */

import type { SakeFrame, SakeView } from "../../wire";

/** The phases of a samurai, each with the frame that waits as long as it has not begun. */
const OF_SAMURAI: [string, SakeFrame | null][] = [
  ["cards", null],
  ["minions", "MinionPhase"],
  ["draw", "DrawPhase"],
  ["weapon", "WieldPhase"],
];
/** And those of a spirit. */
const OF_SPIRIT: [string, SakeFrame | null][] = [
  ["power", null],
  ["draw", "Draw"],
  ["mischief", "Act"],
];

export interface Phase {
  name: string;
  isNow: boolean;
  isOver: boolean;
}

/** The phases of the turn that goes on; none between turns. */
export function phasesOf({ pending, active, spirits, fight }: SakeView): Phase[] {
  const end = pending.lastIndexOf("EndTurn");
  if (active < 0 || end < 0) return [];
  const phases = spirits.includes(active) ? OF_SPIRIT : OF_SAMURAI;
  // They were scheduled with the turn, before all that happens in it; but a minion that fights is
  // followed by its phase once more.
  const waiting = pending.slice(end + 1, end + phases.length);
  const isMinions = fight.striker === active && fight.minion >= 0;
  const waits = (frame: SakeFrame) =>
    waiting.includes(frame) && !(isMinions && frame === "MinionPhase");
  const now = phases.findLastIndex(([, frame]) => !frame || !waits(frame));
  return phases.map(([name], n) => ({ name, isNow: n === now, isOver: n < now }));
}

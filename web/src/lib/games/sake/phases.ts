/** The phases of a turn, and which of them it is now. */

import type { SakeFrame, SakeView } from "../../wire";

/** The phases of a samurai, each with the frames of which one waits as long as it has not begun. */
const OF_SAMURAI: [string, SakeFrame[]][] = [
  ["cards", []],
  // A minion that fights is followed by its own phase once more: that tells nothing.
  ["minions", ["PlayPhase", "ChoosePlay"]],
  ["draw", ["DrawPhase"]],
  ["weapon", ["WieldPhase"]],
];
/** And those of a spirit. */
const OF_SPIRIT: [string, SakeFrame[]][] = [
  ["power", []],
  ["draw", ["Draw"]],
  ["mischief", ["Act"]],
];

export interface Phase {
  name: string;
  isNow: boolean;
  isOver: boolean;
}

/** The phases of the turn that goes on; none between turns. */
export function phasesOf({ pending, active, spirits }: SakeView): Phase[] {
  if (active < 0 || !pending.includes("EndTurn")) return [];
  const phases = spirits.includes(active) ? OF_SPIRIT : OF_SAMURAI;
  const now = phases.findLastIndex(([, frames]) => !frames.some((one) => pending.includes(one)));
  return phases.map(([name], n) => ({ name, isNow: n === now, isOver: n < now }));
}

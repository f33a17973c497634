/** What a person chooses when opening a table, as the house wants it. */

import type { Clock, SeatPlan } from "../wire";

export const CLOCKS = ["none", "relaxed", "fast", "days"] as const;

const MINUTE = 60;
const CLOCK: Record<(typeof CLOCKS)[number], Clock> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  relaxed: { kind: "move", seconds: 3 * MINUTE, increment: 0 },
  fast: { kind: "match", seconds: 5 * MINUTE, increment: 5 },
  days: { kind: "days", seconds: 3, increment: 0 },
};

export function clockOf(kind: (typeof CLOCKS)[number]): Clock {
  return CLOCK[kind];
}

/** Seats as they are planned: `me`, `open`, or the level of a bot; and who shares the screen. */
export function seatPlans(plans: string[], names: string[] = []): SeatPlan[] {
  return plans.map((plan, seat) => {
    if (plan === "me") return { kind: "person", level: "", name: names[seat] ?? "" };
    if (plan === "open") return { kind: "open", level: "", name: "" };
    return { kind: "bot", level: plan, name: "" };
  });
}

/** Whether several people sit at this screen. */
export function isShared(plans: string[]): boolean {
  return plans.filter((plan) => plan === "me").length > 1;
}

/** What a person chooses when opening a table, as the house wants it. */

import type { Clock, SeatPlan } from "../wire";

/** How strong bots are at a table for friends. */
export const USUAL_LEVEL = "samurai";

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

/** Which of these clocks it is, if it is one of them. */
export function kindOf(clock: Clock): (typeof CLOCKS)[number] | undefined {
  return CLOCKS.find((known) => {
    const { kind, seconds, increment } = CLOCK[known];
    return kind === clock.kind && seconds === clock.seconds && increment === clock.increment;
  });
}

/** Seats as they are planned: `me`, `open`, or the level of a bot; and who shares the screen. */
export function seatPlans(plans: string[], names: string[] = []): SeatPlan[] {
  return plans.map((plan, seat) => {
    if (plan === "me") return { kind: "person", level: "", name: names[seat] ?? "" };
    if (plan === "open") return { kind: "open", level: "", name: "" };
    return { kind: "bot", level: plan, name: "" };
  });
}

/** Whom one plays with, and how the seats beside one's own are planned then. */
export const COMPANIES = { friends: "open", here: "me", bots: USUAL_LEVEL } as const;

export type Company = keyof typeof COMPANIES;

/** Who sits beside the first seat, if they are all of one kind. */
export function companyOf(plans: string[]): Company | undefined {
  const others = plans.slice(1);
  const kinds = Object.keys(COMPANIES) as Company[];
  return kinds.find((kind) => others.every((plan) => plan === COMPANIES[kind]));
}

/** Whether several people sit at this screen. */
export function isShared(plans: string[]): boolean {
  return plans.filter((plan) => plan === "me").length > 1;
}

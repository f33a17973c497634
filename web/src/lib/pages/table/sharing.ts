/** Whose turn it is among those who share a screen. */

import type { Update } from "../../wire";

type Shown = Pick<Update, "seat" | "legal" | "awaited">;

/** The seat at this screen that is asked next, if the one that looks has nothing to do; or -1. */
export function nextAtScreen(own: number[], shown: Shown, answered: number[]): number {
  if (shown.legal.length) return -1;
  const asked = own.filter(
    (seat) => seat !== shown.seat && shown.awaited.includes(seat) && !answered.includes(seat),
  );
  return asked.length ? asked[0] : -1;
}

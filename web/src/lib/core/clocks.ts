/** Time as a clock shows it. */

import type { Clock, Update } from "../wire";

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Milliseconds as minutes and seconds, or as days and hours if there are many. */
export function timeText(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (seconds >= DAY)
    return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  if (seconds >= HOUR) {
    return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / 60))}:${two(seconds % 60)}`;
  }
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** What a seat has left so long after the clocks were told; only who is asked loses time. */
export function timeLeft(
  update: Pick<Update, "awaited" | "clocks">,
  seat: number,
  passed: number,
): number {
  const lost = update.awaited.includes(seat) ? Math.max(0, passed) : 0;
  return Math.max(0, update.clocks[seat] - lost);
}

/** All the milliseconds that a clock gives at first. */
export function budgetOf(clock: Clock): number {
  return clock.seconds * SECOND * (clock.kind === "days" ? DAY : 1);
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

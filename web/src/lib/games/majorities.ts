/** Which counts decide a match of majorities, and who is ahead in them. */

import type { SamuraiCardsCounted, SamuraiCounted, Standing } from "../wire";

/** What is counted beside the majorities; null where it decides nothing. */
export interface Deciding {
  /** Who has most of the other pieces. */
  others: number[] | null;
  /** Who of those has most in all. */
  all: number[] | null;
}

const BY_OTHERS = ["others", "all", "led", "shared"];

/** The seats that have most; null counts for nothing. */
function ahead(numbers: (number | null)[]): number[] {
  const most = Math.max(...numbers.map((number) => number ?? -1));
  return numbers.flatMap((number, seat) => (number === most ? [seat] : []));
}

export function decidingOf(
  standings: Standing[],
  by: (SamuraiCounted | SamuraiCardsCounted)["decided_by"],
): Deciding {
  const others = BY_OTHERS.includes(by) ? ahead(standings.map((one) => one.others)) : null;
  const isSettled = by === "others" || (!others && by !== "most");
  const all = standings.map(({ total }, seat) => (!others || others.includes(seat) ? total : null));
  return { others, all: isSettled ? null : ahead(all) };
}

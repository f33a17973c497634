/** The choices of a decision that a review tells of. */

import type { Decision, Option } from "../../wire";

export interface Ranked extends Option {
  kind: "best" | "done" | "other";
  /** Its place among the others, if it is one of them. */
  n: number;
}

/** So many others are told of beside the best and what was done. */
const OTHERS = 3;

/** The best, and then what was done and a few others, the more chance the earlier. */
export function ranked({ best, done, others }: Decision, guess = best.action): Ranked[] {
  const rest: Ranked[] = others
    .map((other, n): Ranked => ({ ...other, kind: "other", n }))
    .filter(({ action, n }) => n < OTHERS || action === guess);
  if (done.action !== best.action) rest.push({ ...done, kind: "done", n: -1 });
  rest.sort((one, other) => other.chance - one.chance);
  return [{ ...best, kind: "best", n: -1 }, ...rest];
}

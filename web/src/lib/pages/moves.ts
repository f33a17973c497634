/** A match that is over, move by move: what somebody decided, and all that came of it. */

import type { ReplayMoment } from "../wire";

/**
 * The moments with which the moves begin; the first is the beginning of the match. What chance does
 * belongs to the decision before it: thirty cards that are dealt are not thirty moves.
 */
export function moveStarts(moments: Pick<ReplayMoment, "move" | "seat">[]): number[] {
  return moments.flatMap(({ move, seat }, n) =>
    n === 0 || (seat >= 0 && moments[n - 1].move !== move) ? [n] : [],
  );
}

/** The moves with which somebody else begins: what one does in a row is a turn. */
export function turnStarts(moments: Pick<ReplayMoment, "move" | "seat">[]): number[] {
  const starts = moveStarts(moments);
  return starts.filter(
    // Before the first move there is only what chance has done.
    (start, n) => n < 2 || moments[start].seat !== moments[starts[n - 1]].seat,
  );
}

/** What decided a match: three sentences for who has played it for the first time. */

import { listed, say } from "../core/words";
import type { Line, Standing } from "../wire";
import type { MatchSoFar } from "./facts";

export interface FinishedMatch<L extends Line = Line, Pieces = unknown> extends MatchSoFar<
  L,
  Pieces
> {
  winners: number[];
  /** Whose match it was. */
  reader: number;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own
export type Decided<L extends Line = any, Pieces = any> = (
  match: FinishedMatch<L, Pieces>,
) => string[];

export function namesOf(match: FinishedMatch): string {
  return listed(match.winners.map((seat) => match.seats[seat].name));
}

/** Who won, and by how many points. */
export function byPoints(match: FinishedMatch): string {
  const { scores, winners } = match;
  if (!winners.length) return say("match-won-by", { names: "none" });
  const points = scores[winners[0]];
  const rest = scores.filter((_, seat) => !winners.includes(seat));
  return say("decided-points", {
    names: namesOf(match),
    points,
    lead: points - Math.max(...rest, ...(rest.length ? [] : [points])),
  });
}

/** In which kind the reader was nearest to a majority. */
export function nearest(standings: Standing[], reader: number) {
  const kinds = standings[reader].counts.map((count, kind) => {
    const rest = standings.filter((_, seat) => seat !== reader).map((own) => own.counts[kind]);
    return { kind, count, most: Math.max(...rest), lead: count - Math.max(...rest) };
  });
  return kinds.reduce((best, kind) => (kind.lead > best.lead ? kind : best));
}

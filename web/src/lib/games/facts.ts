/** Three things worth telling of a match that is over. */

import { say } from "../core/words";
import type { Line, SeatFacts } from "../wire";

export interface MatchSoFar<L extends Line = Line, Pieces = unknown> {
  story: L[];
  seats: SeatFacts[];
  scores: number[];
  pieces: Pieces;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own
export type Facts<L extends Line = any, Pieces = any> = (match: MatchSoFar<L, Pieces>) => string[];

/** What can be told of any game. */
export const plainFacts: Facts = ({ story, seats, scores }) => {
  const moves = story.filter(({ kind, seat, parts }) => kind === "game" && seat >= 0 && parts);
  const told = [say("fact-moves", { count: moves.length })];
  const [best, second] = [...scores].sort((one, other) => other - one);
  if (seats.length > 1 && best > second) told.push(say("fact-lead", { points: best - second }));
  return told;
};

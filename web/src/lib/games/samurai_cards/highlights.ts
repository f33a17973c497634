/** What came of a match, counted from its story. */

import type { SamuraiCardsLine } from "../../wire";
import { scoredIn } from "./actions";

export interface Highlights {
  /** The villages that were scored, the stones they had, and those that nobody took. */
  villages: number;
  stones: number;
  untaken: number;
  /** Who took most stones in one turn, and how many; seat -1 if nobody ever took one. */
  best: { seat: number; count: number };
}

export function highlightsOf(story: SamuraiCardsLine[], seats: number): Highlights {
  const villages = scoredIn(story);
  const stones = villages.flatMap((village) => village.stones);
  let best = { seat: -1, count: 0 };
  for (const line of story) {
    const takers = scoredIn([line]).flatMap(({ stones }) => stones.map(({ taker }) => taker));
    for (let seat = 0; seat < seats; seat++) {
      const count = takers.filter((taker) => taker === seat).length;
      if (count > best.count) best = { seat, count };
    }
  }
  const untaken = stones.filter(({ taker }) => taker < 0).length;
  return { villages: villages.length, stones: stones.length, untaken, best };
}

/** Three things worth telling of a match of Samurai: the card game. */

import { say } from "../../core/words";
import type { SamuraiCardsLine, SamuraiCardsPieces } from "../../wire";
import { plainFacts, type Facts } from "../facts";
import { highlightsOf } from "./highlights";

export const facts: Facts<SamuraiCardsLine, SamuraiCardsPieces> = (match) => {
  const { story, seats } = match;
  const { villages, stones, untaken, best } = highlightsOf(story, seats.length);
  if (!villages) return plainFacts(match);
  const told = [say("fact-samurai_cards-villages", { villages, stones })];
  if (best.count > 0) {
    const { name } = seats[best.seat];
    told.push(say("fact-samurai_cards-best", { name, count: best.count }));
  }
  return [...told, say("fact-samurai_cards-nobody", { count: untaken })];
};

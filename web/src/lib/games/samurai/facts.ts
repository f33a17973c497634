/** Three things worth telling of a match of Samurai; the count tells what decided. */

import { say } from "../../core/words";
import type { SamuraiLine, SamuraiPieces } from "../../wire";
import { plainFacts, type Facts } from "../facts";
import { bestTurnIn, capturesIn } from "./captures";

export const facts: Facts<SamuraiLine, SamuraiPieces> = (match) => {
  const { story, seats } = match;
  const captures = capturesIn(story);
  if (!captures.length) return plainFacts(match);
  const places = new Set(captures.map(({ settlement }) => settlement)).size;
  const told = [say("fact-samurai-captured", { places, figures: captures.length })];
  const { seat, count } = bestTurnIn(story);
  if (count > 1) told.push(say("fact-samurai-best", { name: seats[seat].name, count }));
  const aside = captures.filter(({ taker }) => taker < 0).length;
  return [...told, say("fact-samurai-aside", { count: aside })];
};

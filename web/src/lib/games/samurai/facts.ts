/** What decided a match of Samurai, and other things worth telling of it. */

import { say } from "../../core/words";
import type { SamuraiLine, SamuraiPieces } from "../../wire";
import { plainFacts, type Facts } from "../facts";
import { capturesIn, countedIn } from "./captures";
import { KINDS } from "./layout";

const MOST = 3;

export const facts: Facts<SamuraiLine, SamuraiPieces> = (match) => {
  const { story, seats } = match;
  const counted = countedIn(story);
  if (!counted) return plainFacts(match);
  const majorities = counted.leaders.flatMap((leader, kind) => {
    if (leader < 0) return [];
    const count = counted.standings[leader].counts[kind];
    const { name } = seats[leader];
    const many = say("board-majority-kind", { kind: KINDS[kind] });
    return [say("fact-samurai-majority", { name, kind: many, count })];
  });
  const aside = capturesIn(story).filter(({ taker }) => taker < 0).length;
  // The count tells what decided.
  return [...majorities, say("fact-samurai-aside", { count: aside })].slice(0, MOST);
};

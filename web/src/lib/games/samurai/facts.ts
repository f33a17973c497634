/** What decided a match of Samurai, and other things worth telling of it. */

import { say } from "../../core/words";
import type { SamuraiLine, SamuraiPieces } from "../../wire";
import { leadersIn } from "../counting";
import { plainFacts, type FactTeller } from "../facts";
import { capturesIn } from "./captures";
import { KINDS } from "./layout";

const MOST = 3;

export const facts: FactTeller<SamuraiLine, SamuraiPieces> = (match) => {
  const { story, seats, pieces } = match;
  const end = story.findLast(({ event }) => event?.kind === "Counted")?.event;
  if (end?.kind !== "Counted") return plainFacts(match);
  const captured = capturesIn(story);
  const counts = seats.map((_, seat) =>
    KINDS.map(
      (_, kind) => captured.filter((one) => one.taker === seat && one.kind === kind).length,
    ),
  );
  const names = seats.map(({ name }) => name);
  const majorities = leadersIn(counts).flatMap((leader, kind) => {
    if (leader < 0) return [];
    const count = counts[leader][kind];
    return [
      say("fact-samurai-majority", { name: names[leader], kind: pieces.figures[kind], count }),
    ];
  });
  const aside = captured.filter(({ taker }) => taker < 0).length;
  // The count tells what decided.
  return [...majorities, say("fact-samurai-aside", { count: aside })].slice(0, MOST);
};

/** What decided a match of Samurai, and other things worth telling of it. */

import { say } from "../../core/words";
import type { SamuraiLine, SamuraiPieces } from "../../wire";
import { leadersIn } from "../counting";
import { plainFacts, type FactTeller } from "../facts";
import { capturesIn } from "./captures";
import { KINDS } from "./layout";

export const facts: FactTeller<SamuraiLine, SamuraiPieces> = (match) => {
  const { story, seats, pieces } = match;
  const captured = capturesIn(story);
  if (!captured.length) return plainFacts(match);
  const counts = seats.map((_, seat) =>
    KINDS.map(
      (_, kind) => captured.filter((one) => one.taker === seat && one.kind === kind).length,
    ),
  );
  const told = leadersIn(counts).map((leader, kind) => {
    const of = { kind: pieces.figures[kind], count: leader < 0 ? 0 : counts[leader][kind] };
    return leader < 0
      ? say("fact-samurai-no-majority", of)
      : say("fact-samurai-majority", { ...of, name: seats[leader].name });
  });
  const aside = captured.filter(({ taker }) => taker < 0).length;
  return [...told, say("fact-samurai-aside", { count: aside })];
};

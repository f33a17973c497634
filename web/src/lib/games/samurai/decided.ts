/** What decided a match of Samurai. */

import { say } from "../../core/words";
import type { SamuraiLine, SamuraiPieces } from "../../wire";
import { leadersIn } from "../counting";
import { nearest, type DecisionTeller } from "../decided";
import { capturesIn } from "./captures";
import { decisionText } from "./labels";
import { KINDS } from "./layout";

export const decided: DecisionTeller<SamuraiLine, SamuraiPieces> = (match) => {
  const { story, seats, pieces, winners, reader } = match;
  const captured = capturesIn(story);
  const counts = seats.map((_, seat) =>
    KINDS.map(
      (_, kind) => captured.filter((one) => one.taker === seat && one.kind === kind).length,
    ),
  );
  const names = seats.map(({ name }) => name);
  const kind = leadersIn(counts).findIndex((leader) => leader >= 0 && winners.includes(leader));
  const aside = captured.filter(({ taker }) => taker < 0).length;
  const own = nearest(counts, reader);
  return [
    decisionText(counts, winners, names),
    kind < 0
      ? say("fact-samurai-aside", { count: aside })
      : say("fact-samurai-majority", {
          name: names[winners[0]],
          kind: pieces.figures[kind],
          count: counts[winners[0]][kind],
        }),
    say("decided-majority-you", {
      ...own,
      kind: pieces.figures[own.kind],
      ahead: own.lead > 0 ? 1 : 0,
    }),
  ];
};
